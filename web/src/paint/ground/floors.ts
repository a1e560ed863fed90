// Floors: one function per draw word; each returns the inside of an SVG pattern of 128 by 128.
import type { Look } from '../../scene/scene.ts';
import { TONE, dark, esc, light, seeded, slug, tidy } from '../tones.ts';

const S = 128;
type Dice = () => number;
type Floor = (c: string, r: Dice) => string;

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(w)}" height="${tidy(h)}" fill="${fill}" ${more}/>`;
const vary = (c: string, r: Dice, k = 0.12): string => (r() < 0.5 ? dark(c, r() * k) : light(c, r() * k * 0.6));
const grid = (n: number, paint: (x: number, y: number) => string): string => {
  let out = '';
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) out += paint(x, y);
  return out;
};
const times = (n: number, paint: (i: number) => string): string => {
  let out = '';
  for (let i = 0; i < n; i++) out += paint(i);
  return out;
};

const plank: Floor = (c, r) => rect(0, 0, S, S, dark(c, 0.25)) + times(8, (i) => {
  const y = i * 16, cut = Math.floor(r() * 96) + 16;
  return ([[0, cut], [cut, S - cut]] as const).map(([x, w]) => {
    const f = vary(c, r, 0.16);
    const grain = `M${x + 4} ${tidy(y + 5 + r() * 3)}h${w - 10}M${x + 9} ${tidy(y + 10 + r() * 2)}h${Math.max(4, w - 30)}`;
    return rect(x + 0.6, y + 0.6, w - 1.2, 14.8, f) + `<path d="${grain}" stroke="${dark(f, 0.22)}" stroke-width=".7" fill="none"/>`;
  }).join('');
});

const parquet: Floor = (c, r) => rect(0, 0, S, S, dark(c, 0.3)) + grid(4, (x, y) => times(4, (i) => {
  const f = vary(c, r, 0.14);
  return (x + y) % 2 ? rect(x * 32 + 0.4, y * 32 + i * 8 + 0.4, 31.2, 7.2, f) : rect(x * 32 + i * 8 + 0.4, y * 32 + 0.4, 7.2, 31.2, f);
}));

const tile: Floor = (c, r) => rect(0, 0, S, S, dark(c, 0.55)) + grid(4, (x, y) => {
  const f = vary((x + y) % 2 ? dark(c, 0.52) : dark(c, 0.2), r, 0.07);
  const edge = `<path d="M${x * 32 + 2} ${y * 32 + 29}v-26h27" stroke="${light(f, 0.14)}" stroke-width=".8" fill="none"/>`;
  return rect(x * 32 + 0.7, y * 32 + 0.7, 30.6, 30.6, f, 'rx="1.5"') + edge;
});

const carpet: Floor = (c, r) => rect(0, 0, S, S, c)
  + times(32, (i) => `<path d="M0 ${tidy(i * 4 + r() * 2)}h${S}" stroke="${r() < 0.5 ? dark(c, 0.12) : light(c, 0.05)}" stroke-width="1.2" opacity=".5"/>`)
  + grid(4, (x, y) => [0, -S].map((k) => {
    const cx = x * 32 + 16 + (y % 2 ? 16 : 0) + k, cy = y * 32 + 16;
    return `<path d="M${cx} ${cy - 7}l5 7-5 7-5-7z" fill="none" stroke="${light(c, 0.18)}" stroke-width="1.1" opacity=".55"/><circle cx="${cx}" cy="${cy}" r="1.4" fill="${light(c, 0.25)}" opacity=".6"/>`;
  }).join(''));

const brick: Floor = (c, r) => rect(0, 0, S, S, dark(c, 0.5)) + times(8, (y) => times(5, (i) =>
  rect((i - 1) * 32 + (y % 2) * 16 + 1, y * 16 + 1, 30, 14, vary(dark(c, 0.12), r, 0.2), 'rx="1.5"')));

const flag: Floor = (c, r) => {
  let out = rect(0, 0, S, S, dark(c, 0.55));
  for (let y = 0; y < 4; y++) for (let x = 0; x < S;) {
    const wish = Math.min(S - x, [24, 32, 40, 48][Math.floor(r() * 4)] ?? 32), w = S - x - wish < 16 ? S - x : wish;
    out += rect(x + 1, y * 32 + 1, w - 2, 30, vary(dark(c, 0.15), r, 0.16), 'rx="3"');
    x += w;
  }
  return out;
};

// Broken stone: a grid whose corners are shaken, the same at opposite edges so that the pattern has no seam.
const stone: Floor = (c, r) => {
  const n = 4, step = S / n;
  const shake = Array.from({ length: n * n }, () => [(r() - 0.5) * 15, (r() - 0.5) * 15] as const);
  const corner = (x: number, y: number): [number, number] => {
    const [dx, dy] = shake[(y % n) * n + (x % n)] ?? [0, 0];
    return [x * step + dx, y * step + dy];
  };
  return rect(0, 0, S, S, dark(c, 0.45)) + grid(n, (x, y) => {
    const f = vary(dark(c, 0.14), r, 0.18), around = [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
    const mx = around.reduce((s, p) => s + p[0], 0) / 4, my = around.reduce((s, p) => s + p[1], 0) / 4;
    const shrunk = (ox: number, oy: number): string => around.map(([px, py]) => `${tidy(mx + (px - mx) * 0.94 + ox)} ${tidy(my + (py - my) * 0.94 + oy)}`).join('L');
    const copies = [[0, 0], ...(x === 0 ? [[S, 0]] : []), ...(y === 0 ? [[0, S]] : []), ...(x === n - 1 ? [[-S, 0]] : []), ...(y === n - 1 ? [[0, -S]] : [])];
    return copies.map(([ox = 0, oy = 0]) => `<path d="M${shrunk(ox, oy)}Z" fill="${f}" stroke="${dark(f, 0.25)}" stroke-width=".8" stroke-linejoin="round"/>`).join('');
  });
};

const asphalt: Floor = (c, r) => rect(0, 0, S, S, c)
  + times(120, () => `<circle cx="${tidy(r() * S)}" cy="${tidy(r() * S)}" r="${tidy(0.4 + r() * 0.9)}" fill="${r() < 0.5 ? light(c, 0.16) : dark(c, 0.3)}"/>`)
  + ['M10 20l14 8 6 16 18 6', 'M90 84l-8 14 4 18'].map((d) => `<path d="${d}" stroke="${dark(c, 0.35)}" fill="none" stroke-width="1"/>`).join('');

const gravel: Floor = (c, r) => rect(0, 0, S, S, dark(c, 0.32))
  + times(150, () => `<ellipse cx="${tidy(r() * S)}" cy="${tidy(r() * S)}" rx="${tidy(1.2 + r() * 2.4)}" ry="${tidy(1 + r() * 1.6)}" fill="${vary(dark(c, 0.18), r, 0.35)}"/>`);

// Blades of one colour share a path: a meadow costs few elements.
const grass: Floor = (c, r) => {
  const blades = ['', '', ''];
  for (let i = 0; i < 150; i++) {
    const k = Math.floor(r() * 3);
    blades[k] += `M${tidy(r() * S)} ${tidy(r() * S)}q${tidy((r() - 0.5) * 3)} -3 ${tidy((r() - 0.5) * 5)} -6`;
  }
  const shades = [light(c, 0.2), dark(c, 0.3), light(c, 0.12)];
  return rect(0, 0, S, S, c)
    + times(9, () => `<ellipse cx="${tidy(r() * S)}" cy="${tidy(r() * S)}" rx="${tidy(14 + r() * 16)}" ry="${tidy(9 + r() * 10)}" fill="${r() < 0.5 ? dark(c, 0.14) : light(c, 0.05)}" opacity=".5"/>`)
    + blades.map((d, i) => `<path d="${d}" stroke="${shades[i]}" stroke-width="1" fill="none" opacity=".75"/>`).join('');
};

const metal: Floor = (c) => rect(0, 0, S, S, dark(c, 0.6))
  + `<path d="${grid(8, (x, y) => `M${x * 16 + 4} ${y * 16 + (x % 2 ? 4 : 12)}l8 ${x % 2 ? 8 : -8}`)}" stroke="${dark(c, 0.35)}" stroke-width="2" stroke-linecap="round"/>`;

const night: Floor = (c, r) => rect(0, 0, S, S, c) + times(14, () => {
  const w = 20 + r() * 40;
  return `<path d="M${tidy(r() * S)} ${tidy(r() * S)}q${tidy(w / 2)} ${tidy(-10 + r() * 20)} ${tidy(w)} 0" stroke="${light(c, 0.12)}" stroke-width="${tidy(1 + r() * 2)}" fill="none" opacity=".45" stroke-linecap="round"/>`;
});

export const FLOOR: Record<string, Floor> = { plank, parquet, tile, carpet, brick, flag, stone, asphalt, gravel, grass, metal, dark: night };

const drawn = new Map<string, string>();

export function floorPattern(id: string, look: string, entry: Partial<Look>): string {
  const key = `${look} ${entry.draw} ${entry.tone}`;
  let inside = drawn.get(key);
  if (inside === undefined) {
    inside = (FLOOR[entry.draw ?? ''] ?? plank)(TONE[entry.tone ?? ''] ?? '#5f412c', seeded(look));
    drawn.set(key, inside);
  }
  return `<pattern id="${esc(id)}" width="${S}" height="${S}" patternUnits="userSpaceOnUse">${inside}</pattern>`;
}

export const floorId = (board: string, look: string | undefined): string => `f-${slug(board)}-${slug(look ?? '')}`;
