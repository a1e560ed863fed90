// Both themes: every text colour of the wood on every ground it may stand on, every ink on paper; and what the choice does to the page.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { look } from '../../src/store/device/theme.svelte.ts';

const CSS = readFileSync('src/styles/tokens.css', 'utf8');
const BOTH = { 'by day': 0, 'by lamplight': 1 } as const;
type Rgb = [number, number, number];

const value = (name: string): string => new RegExp(`--${name}: ([^;]*);`).exec(CSS)?.[1] ?? '';
const rgb = (hex: string): Rgb => {
  const full = hex.length < 6 ? [...hex.slice(1)].map((c) => c + c).join('') : hex.slice(1);
  return [0, 2, 4].map((i) => parseInt(full.slice(i, i + 2), 16)) as Rgb;
};
// Every colour in a token's value, as one theme has it; what shines through a little is taken for opaque.
const colours = (name: string, theme: 0 | 1): Rgb[] => {
  const text = value(name).replace(/light-dark\(([^,()]+), ([^()]+)\)/g, (_, day: string, night: string) => (theme ? night : day));
  return [...text.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([hex]) => rgb(hex));
};
const part = (v: number): number => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const light = ([r, g, b]: Rgb): number => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
const contrast = (a: Rgb, b: Rgb): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

const PANELS = ['panel', 'mine', 'leaf', 'float', 'bar', 'wood-2', 'sunk', 'well'], ROOM = ['glow-2', 'glow-3', 'glow-4', 'wood'];
const PAIRS: [string[], string[], number][] = [
  [['ivory', 'ivory-2', 'sand'], [...PANELS, ...ROOM], 4.5],
  [['lamp', 'good', 'bad', 'away', 'brass-2', 'dust'], PANELS, 4.5],
  [['lamp', 'brass', 'hot'], [...PANELS, ...ROOM], 3], // rims, signs, titles
  [['lamp', 'ivory', 'sand'], ['key'], 4.5],
  [['ink', 'ink-2', 'ink-3', 'ink-rule', 'ink-why'], ['paper', 'paper-2', 'row', 'sheet'], 4.5],
  [['ink'], ['lit'], 4.5], [['on-main'], ['main'], 4.5], [['on-alarm'], ['alarm'], 4.5], [['on-pit'], ['pit'], 4.5],
];

test.each(Object.entries(BOTH))('%s everything can be read', (_, theme) => {
  const dim: string[] = [];
  for (const [texts, grounds, least] of PAIRS) {
    for (const text of texts) for (const ground of grounds) {
      const [ink] = colours(text, theme), under = colours(ground, theme);
      expect(ink, text).toBeDefined();
      expect(under.length, ground).toBeGreaterThan(0);
      for (const each of under) { const has = contrast(ink as Rgb, each); if (has < least) dim.push(`${text} on ${ground}: ${has.toFixed(1)}`); }
    }
  }
  expect(dim).toEqual([]);
});

beforeEach(() => { localStorage.clear(); document.head.innerHTML = '<meta name="theme-color" content="">'; });

test('a choice is kept and shown, and the device has its way again', () => {
  look.choose('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(localStorage.getItem('hauntbox.theme')).toBe('"light"');
  look.choose('dark');
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('#1b130e');
  look.choose('device');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
