// Lantern paper-cut: the few tools that every drawing is made with.
// Drawings are written in a box of 100 by 100 and come out as whole numbers in a box of 400 by 400, with relative paths.
export interface Outline { x: number; y: number; b: string } // where a path starts, and the rest of it
export type Sheet = Outline | Outline[];
export type Box = [x: number, y: number, width: number, height: number];
export type Ground = 'none' | 'disc' | 'card';
interface Cut { w?: number; rim?: string | undefined; sh?: number }
interface Strip { w?: number; rim?: string | 0; cap?: string }
interface Wrapping { ground?: Ground | undefined; base: string; ring: string; glow: string; title?: string | undefined; grain?: boolean | undefined; box?: Box }

// The pen that draws now: thick on tokens, and the colour of light edges. One drawing is made at a time.
let token = false, rimColor = '#fff', rimWidth = 1.25;
export function pen(of: { token?: boolean; rim: string }): void {
  token = of.token ?? false;
  rimColor = of.rim;
  rimWidth = token ? 1.9 : 1.25;
}
export const isToken = (): boolean => token;
export const detail = (drawn: string): string => (token ? '' : drawn); // only on cards
export const bold = (drawn: string): string => (token ? drawn : ''); // only on tokens

const UNIT = 4;
export const units = (v: number): number => Math.round(v * UNIT);
const numbers = (list: number[]): string => list.reduce((text, n) => text + (n < 0 || text === '' ? '' : ' ') + n, '');
interface Point { x: number; y: number; sharp: boolean }
const points = (text: string): Point[] => text.trim().split(/\s+/).map((part) => {
  const sharp = part.endsWith('*'), [x = 0, y = 0] = (sharp ? part.slice(0, -1) : part).split(',').map(Number);
  return { x, y, sharp };
});

// A smooth shape through points "x,y x,y*", closed unless it is open; a star makes a sharp corner.
export function curve(text: string, open = false): Outline {
  const p = points(text), n = p.length, at = (i: number): Point => p[open ? Math.max(0, Math.min(n - 1, i)) : (i + n) % n] as Point;
  const first = at(0), t = 1 / 5.2;
  let cx = units(first.x), cy = units(first.y), b = '';
  for (let i = 0; i < (open ? n - 1 : n); i++) {
    const before = at(i - 1), from = at(i), to = at(i + 1), after = at(i + 2), x = units(to.x), y = units(to.y);
    const a = from.sharp ? [from.x + (to.x - from.x) / 3, from.y + (to.y - from.y) / 3] as const : [from.x + (to.x - before.x) * t, from.y + (to.y - before.y) * t] as const;
    const c = to.sharp ? [to.x - (to.x - from.x) / 3, to.y - (to.y - from.y) / 3] as const : [to.x - (after.x - from.x) * t, to.y - (after.y - from.y) * t] as const;
    const end = [units(c[0]) - cx, units(c[1]) - cy, x - cx, y - cy];
    if (from.sharp && to.sharp) b += 'l' + numbers([x - cx, y - cy]);
    else if (i && !from.sharp) b += 's' + numbers(end);
    else b += 'c' + numbers([units(a[0]) - cx, units(a[1]) - cy, ...end]);
    cx = x;
    cy = y;
  }
  return { x: units(first.x), y: units(first.y), b: b + (open ? '' : 'z') };
}

export function poly(text: string): Outline {
  const [first = { x: 0, y: 0 }, ...rest] = points(text);
  let cx = units(first.x), cy = units(first.y), b = 'l';
  for (const [i, q] of rest.entries()) {
    const x = units(q.x), y = units(q.y), step = numbers([x - cx, y - cy]);
    b += (i === 0 || step.startsWith('-') ? '' : ' ') + step;
    cx = x;
    cy = y;
  }
  return { x: units(first.x), y: units(first.y), b: b + 'z' };
}
export const oval = (x: number, y: number, rx: number, ry = rx): Outline => ({ x: units(x - rx), y: units(y), b: `a${units(rx)} ${units(ry)} 0 1 0 ${2 * units(rx)} 0a${units(rx)} ${units(ry)} 0 1 0 ${-2 * units(rx)} 0z` });
export const rect = (x: number, y: number, w: number, h: number): Outline => ({ x: units(x), y: units(y), b: `h${units(w)}v${units(h)}h${-units(w)}z` });

// The same points on the other side of x = 50.
export const mirrored = (text: string, axis = 50): string => text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${+(2 * axis - Number(x)).toFixed(1)},${y}`);

const path = (sheet: Sheet, dx = 0, dy = 0): string => (Array.isArray(sheet) ? sheet : [sheet]).map((q) => `M${numbers([q.x + units(dx), q.y + units(dy)])}${q.b}`).join('');
const short = (color: string): string => (/^#(.)\1(.)\2(.)\3$/.test(color) ? `#${color[1]}${color[3]}${color[5]}` : color);

export const flat = (sheet: Sheet, fill: string, opacity?: string): string => `<path d="${path(sheet)}" fill="${short(fill)}"${opacity ? ` opacity="${opacity}"` : ''}/>`;

// A sheet of paper with light on its lower left edge; with `sh` it throws a shadow to the upper right.
export function cut(sheet: Sheet, fill: string, of: Cut = {}): string {
  const w = (of.w ?? 1) * rimWidth, d = path(sheet), rim = short(of.rim ?? mix(rimColor, fill, 0.18));
  if (d.length < 70) return (of.sh ? `<path d="${path(sheet, 2.6, -1.6)}" opacity=".38"/>` : '') + `<path d="${d}" fill="${rim}"/><path d="${path(sheet, w, -w * 0.85)}" fill="${short(fill)}"/>`;
  // The same sheet is used again instead of being written again; equal ids always mean equal paths.
  const id = 'h' + hash(d), use = (x: number, y: number, more: string): string => `<use href="#${id}" x="${units(x)}" y="${units(y)}" ${more}/>`;
  return `<g fill="${rim}"><path id="${id}" d="${d}"/></g>` + (of.sh ? use(2.6, -1.6, 'opacity=".38"') + use(0, 0, `fill="${rim}"`) : '') + use(w, -w * 0.85, `fill="${short(fill)}"`);
}

// A strip of paper: a limb, a pole, hair.
export function strip(text: string | string[], w: number, color: string, of: Strip = {}): string {
  const lines = [text].flat().map((each) => curve(each, true)), e = (of.w ?? 1) * rimWidth * 0.7;
  const more = `fill="none" stroke-width="${units(w)}" stroke-linecap="${of.cap ?? 'round'}" stroke-linejoin="round"`;
  if (of.rim === 0) return `<path d="${path(lines)}" ${more} stroke="${short(color)}"/>`;
  return `<path d="${path(lines)}" ${more} stroke="${short(of.rim ?? rimColor)}"/><path d="${path(lines, e, -e)}" ${more} stroke="${short(color)}"/>`;
}
export const line = (text: string | string[], w: number, color: string): string => strip(text, w, color, { rim: 0 });

export const group = (inner: string, transform: string): string => `<g transform="${transform}">${inner}</g>`;
export const turned = (inner: string, angle: number, x = 50, y = 50): string => group(inner, `rotate(${angle} ${units(x)} ${units(y)})`);
export const scaled = (inner: string, s: number, x = 50, y = 50, tx = 0, ty = 0): string => group(inner, `translate(${units(x + tx)} ${units(y + ty)}) scale(${s}) translate(${-units(x)} ${-units(y)})`);

const channel = (color: string, i: number): number => parseInt(color.length < 7 ? (color[1 + i] ?? '0').repeat(2) : color.slice(1 + 2 * i, 3 + 2 * i), 16);
export const mix = (a: string, b: string, t: number): string => '#' + [0, 1, 2].map((i) => Math.round(channel(a, i) * (1 - t) + channel(b, i) * t).toString(16).padStart(2, '0')).join('');

// Two slits of light.
export const glow = (x: number, y: number, gap: number, s: number, color: string, tilt = 0): string => [-1, 1].map((k) => {
  const cx = x + k * gap, t = -k * tilt;
  return flat(curve(`${cx - s},${y + t * -0.6} ${cx},${y - s * 0.8} ${cx + s},${y + t * 0.6} ${cx},${y + s * 0.7}`), color);
}).join('');

function hash(text: string): string {
  let h = 7;
  for (let i = 0; i < text.length; i++) h = (h * 31 + text.charCodeAt(i)) >>> 0;
  return h.toString(36);
}

export const nth = (list: readonly string[], i: number): string => list[i % list.length] ?? '';

export function seeded(n: number): () => number {
  return () => (n = (n * 1664525 + 1013904223) >>> 0) / 4294967296;
}

// Grain for big pictures only; the id is the same everywhere on purpose.
export const GRAIN = '<filter id="hb-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .42 0 0 0 0 .3 .9 .6 0 0 -.62"/><feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="soft-light"/></filter>';

// The whole picture on its ground: none, a disc, or a full square; rings of paper, lighter toward the lamp at the lower left.
export function wrap(inner: string, of: Wrapping): string {
  const { ground = 'none', base, ring, glow: lit, title, grain, box = [0, 0, 100, 100] } = of, [x, y, w, h] = box;
  let before = '', after = '';
  if (ground === 'disc') {
    const cx = x + w / 2, cy = y + h / 2, id = 'k' + hash(box.join() + 'd');
    before = `<clipPath id="${id}"><path d="${path(oval(cx, cy, w / 2 - w * 0.015))}"/></clipPath><g clip-path="url(#${id})">` + flat(rect(x, y, w, h), base) + flat(oval(cx - w * 0.06, cy + h * 0.05, w * 0.42), ring) + flat(oval(cx - w * 0.12, cy + h * 0.12, w * 0.32), lit);
    after = '</g>';
  } else if (ground === 'card') {
    before = flat(rect(x, y, w, h), base) + flat(oval(x + w * 0.44, y + h * 0.56, w * 0.5), ring) + flat(oval(x + w * 0.38, y + h * 0.63, w * 0.37), lit);
  }
  if (grain) {
    before = `${GRAIN}<g filter="url(#hb-grain)">${before}`;
    after += '</g>';
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${numbers([units(x), units(y), units(w), units(h)])}" width="${units(w)}" height="${units(h)}" role="img">${title ? `<title>${title}</title>` : ''}${before}${inner}${after}</svg>`;
}
