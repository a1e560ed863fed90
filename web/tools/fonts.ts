// Cuts the fonts to size, into `.fonts`: of every face what English needs is one file; other letters that a name may have
// (Latin-1, Latin Extended-A) are files that a browser fetches only when it meets such a letter. All else is the system font's.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url)), FOLDER = join(WEB, '.fonts');
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum']; // kerning, ligatures, and the figures that our styles ask for
type Range = [number, number];
const ENGLISH: Range[] = [[0x20, 0x7e], [0xa0, 0xa0], [0xb7, 0xb7], [0xd7, 0xd7], [0x2013, 0x2014], [0x2018, 0x2019], [0x201c, 0x201d], [0x2026, 0x2026], [0x2212, 0x2212]];
const LATIN_1: Range[] = [[0xa1, 0xb6], [0xb8, 0xd6], [0xd8, 0xff]], EXTENDED_A: Range[] = [[0x100, 0x17f]];

interface Face { font: string; family: string; weight: number; style: string; extended: boolean } // extended: the font has letters of Latin Extended-A
const FACES: Face[] = [
  { font: 'im-fell-english-sc', family: 'IM Fell English SC', weight: 400, style: 'normal', extended: false },
  { font: 'im-fell-english', family: 'IM Fell English', weight: 400, style: 'italic', extended: false },
  ...[500, 700, 800].map((weight) => ({ font: 'alegreya-sans', family: 'Alegreya Sans', weight, style: 'normal', extended: true })),
];

const letters = (ranges: Range[]): string => ranges.map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))).join('');
const hex = (ranges: Range[]): string => ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(', ');

async function cut(face: Face, part: string, from: 'latin' | 'latin-ext', ranges: Range[]): Promise<string> {
  const file = `${face.font}-${face.weight}-${part}.woff2`;
  const whole = readFileSync(join(WEB, `node_modules/@fontsource/${face.font}/files/${face.font}-${from}-${face.weight}-${face.style}.woff2`));
  writeFileSync(join(FOLDER, file), await subset(whole, letters(ranges), { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true }));
  return `@font-face { font-family: '${face.family}'; font-style: ${face.style}; font-weight: ${face.weight}; font-display: swap; src: url('${file}') format('woff2'); unicode-range: ${hex(ranges)}; }\n`;
}

async function cutAll(): Promise<void> {
  const made = [fileURLToPath(import.meta.url), join(WEB, 'package-lock.json')].map((path) => readFileSync(path, 'utf8'));
  const key = `/* ${createHash('sha256').update(made.join()).digest('hex')} */\n`;
  const css = join(FOLDER, 'fonts.css');
  if (existsSync(css) && readFileSync(css, 'utf8').startsWith(key)) return; // made by this file from these packages
  mkdirSync(FOLDER, { recursive: true });
  let rules = key;
  for (const face of FACES) {
    rules += await cut(face, 'english', 'latin', ENGLISH) + await cut(face, 'latin-1', 'latin', LATIN_1);
    if (face.extended) rules += await cut(face, 'extended-a', 'latin-ext', EXTENDED_A);
  }
  writeFileSync(css, rules);
}

export const fonts = (): Plugin => ({ name: 'fonts', buildStart: () => (process.env.VITEST ? undefined : cutAll()) });
