// What covers and scenario pictures are built from: people seen from behind, trees, windows, candles.
import { KITS } from '../kits.ts';
import { creature } from '../creature.ts';
import { PALETTE, type Game } from '../palette.ts';
import { curve, poly, oval, rect, flat, cut, line, pen, mix, turned, seeded, GRAIN, type Outline, type Sheet } from '../paper.ts';

interface Man {
  flat?: number;
  rim?: string;
  head?: string;
  hat?: 'brim' | 'hood' | 'cap' | 'hair' | 'top';
  hatc?: string;
}

// A creature laid into a scene: x, y is its upper left corner, s its width in units of the scene. With `id` it may be laid again.
export function fig(kind: string, game: Game, x: number, y: number, s: number, o: { full?: number; id?: number; again?: number } = {}): string {
  const placed = `translate(${Math.round(x * 4)} ${Math.round(y * 4)}) scale(${s / 100})`,
    of = KITS[game].creatures[kind];
  if (o.again) return `<use href="#f-${kind}" transform="${placed}"/>`;
  if (!of) throw new Error(`no creature ${kind} in ${game}`);
  const drawn = creature(of, game, { size: o.full ? 'card' : 'token', box: [0, 0, 100, 100] });
  pen({ rim: PALETTE[game].rim });
  return `<g transform="${placed}"><g${o.id ? ` id="f-${kind}"` : ''}>${drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')}</g></g>`;
}
export const rings = (x: number, y: number, r: number, c: string, to: string, n = 3): string => {
  let s = '';
  for (let i = 0; i < n; i++) s += flat(oval(x, y, r * (1 - i / (n + 0.6))), mix(to, c, (i + 1) / n));
  return s;
};
export const man = (x: number, y: number, s: number, c: string, o: Man = {}): string => {
  const f = (g: Sheet, col: string, w = 0.5): string => (o.flat ? flat(g, col) : cut(g, col, { w: Math.min(0.62, s * w), rim: o.rim })),
    h = o.hatc ?? c;
  return (
    flat(
      [
        poly(`${x - 2.2 * s},${y - 7 * s} ${x - 0.2 * s},${y - 7 * s} ${x - 0.5 * s},${y} ${x - 2.4 * s},${y}`),
        poly(`${x + 2.2 * s},${y - 7 * s} ${x + 0.2 * s},${y - 7 * s} ${x + 0.5 * s},${y} ${x + 2.4 * s},${y}`),
      ],
      mix(c, '#0a0808', 0.55),
    ) +
    f(
      curve(
        `${x - 1 * s},${y - 13.8 * s} ${x - 2.9 * s},${y - 12.8 * s} ${x - 3.2 * s},${y - 9 * s} ${x - 2.9 * s},${y - 5.4 * s}* ${x + 2.9 * s},${y - 5.4 * s}* ${x + 3.2 * s},${y - 9 * s} ${x + 2.9 * s},${y - 12.8 * s} ${x + 1 * s},${y - 13.8 * s}`,
      ),
      c,
    ) +
    flat(
      curve(`${x + 0.8 * s},${y - 13.4 * s} ${x + 2.8 * s},${y - 12.8 * s} ${x + 3.1 * s},${y - 9 * s} ${x + 2.9 * s},${y - 5.5 * s}* ${x + 1.2 * s},${y - 5.5 * s}* ${x + 1.3 * s},${y - 10 * s}`),
      mix(c, '#0a0808', 0.4),
    ) +
    f(oval(x, y - 15.6 * s, 1.9 * s, 2.3 * s), o.head ?? mix(c, '#1a1210', 0.35)) +
    (o.hat === 'brim'
      ? f(curve(`${x - 2.2 * s},${y - 16.6 * s}* ${x - 1.9 * s},${y - 19.6 * s} ${x},${y - 19.8 * s} ${x + 1.9 * s},${y - 19.6 * s} ${x + 2.2 * s},${y - 16.6 * s}*`), h, 0.4) +
        f(oval(x, y - 16.7 * s, 3.9 * s, 0.9 * s), h, 0.4)
      : o.hat === 'hood'
        ? f(curve(`${x - 2.4 * s},${y - 12.8 * s} ${x - 2.4 * s},${y - 17 * s} ${x},${y - 18.8 * s} ${x + 2.4 * s},${y - 17 * s} ${x + 2.4 * s},${y - 12.8 * s}`), h)
        : o.hat === 'cap'
          ? flat(curve(`${x - 2.6 * s},${y - 15.6 * s} ${x - 2 * s},${y - 18.4 * s} ${x + 2 * s},${y - 18.4 * s} ${x + 2.6 * s},${y - 15.6 * s} ${x},${y - 16 * s}`), h)
          : o.hat === 'hair'
            ? f(curve(`${x - 2.3 * s},${y - 13.6 * s} ${x - 2.3 * s},${y - 17 * s} ${x},${y - 18.6 * s} ${x + 2.3 * s},${y - 17 * s} ${x + 2.3 * s},${y - 13.6 * s} ${x},${y - 14.2 * s}`), h, 0.4)
            : o.hat === 'top'
              ? f(
                  poly(`${x - 2 * s},${y - 17 * s} ${x - 2 * s},${y - 21.6 * s} ${x + 2 * s},${y - 21.6 * s} ${x + 2 * s},${y - 17 * s} ${x + 3.4 * s},${y - 16.4 * s} ${x - 3.4 * s},${y - 16.4 * s}`),
                  h,
                  0.4,
                )
              : '')
  );
};
export const tree = (x: number, y: number, s: number, c: string): string =>
  [
    `${x},${y} ${x + s},${y - 10 * s} ${x - s},${y - 20 * s} ${x + 2 * s},${y - 30 * s}`,
    `${x},${y - 11 * s} ${x + 5 * s},${y - 17 * s} ${x + 7 * s},${y - 25 * s}`,
    `${x},${y - 15 * s} ${x - 6 * s},${y - 20 * s} ${x - 7 * s},${y - 28 * s}`,
    `${x + 4 * s},${y - 16 * s} ${x + 10 * s},${y - 18 * s}`,
    `${x - 4 * s},${y - 19 * s} ${x - 10 * s},${y - 20 * s}`,
  ]
    .map((p, i) => line(p, (i ? 1.5 : 3) * s, c))
    .join('');
export const candle = (x: number, y: number, s: number, c = '#e9dcc4'): string =>
  flat(oval(x, y - 9.5 * s, 6.5 * s), '#ffb65a', '.16') +
  cut(rect(x - 1.4 * s, y - 7 * s, 2.8 * s, 7 * s), c, { w: s * 0.5 }) +
  flat(curve(`${x},${y - 12.6 * s}* ${x + 1.5 * s},${y - 9.4 * s} ${x},${y - 7.2 * s} ${x - 1.5 * s},${y - 9.4 * s}`), '#ffb65a') +
  flat(curve(`${x},${y - 10.6 * s}* ${x + 0.7 * s},${y - 8.8 * s} ${x},${y - 7.6 * s} ${x - 0.7 * s},${y - 8.8 * s}`), '#fff3d0');
export const win = (x: number, y: number, w: number, h: number, c: string, bar = '#150f0c'): string =>
  flat(rect(x, y, w, h), c) + line(`${x + w / 2},${y} ${x + w / 2},${y + h}`, 0.7, bar) + line(`${x},${y + h / 2} ${x + w},${y + h / 2}`, 0.7, bar);
export const gothic = (x: number, y: number, w: number, h: number): Outline => {
  const k = Math.min(h * 0.6, w * 0.86),
    q = ([a, b]: [number, number]): string => `${x + w * a},${y + k * b}`;
  return curve(`${x},${y + h}* ${q([0, 1])}* ${q([0.06, 0.62])} ${q([0.24, 0.26])} ${q([0.5, 0])}* ${q([0.76, 0.26])} ${q([0.94, 0.62])} ${q([1, 1])}* ${x + w},${y + h}*`);
};
export const hill = (y: number, a: number, w: number, c: string, rim?: string): string =>
  cut(curve(`-6,${y} ${w * 0.2},${y - a} ${w * 0.45},${y + a * 0.4} ${w * 0.7},${y - a * 0.7} ${w + 6},${y} ${w + 6},130* -6,130*`), c, { rim });
export const pumpkin = (x: number, y: number, s: number, lit = 1): string =>
  cut([oval(x - 2.2 * s, y - 3 * s, 2.6 * s, 3 * s), oval(x + 2.2 * s, y - 3 * s, 2.6 * s, 3 * s)], '#a8521c', { w: s * 0.5, rim: '#ffbf7c' }) +
  cut(oval(x, y - 3 * s, 2.6 * s, 3.3 * s), '#cf7428', { w: s * 0.4, rim: '#ffbf7c' }) +
  line(`${x},${y - 6 * s} ${x + 0.8 * s},${y - 7.6 * s}`, 1 * s, '#4a5a2a') +
  (lit
    ? flat(poly(`${x - 2.4 * s},${y - 3.2 * s} ${x - 1.3 * s},${y - 4.8 * s} ${x - 0.4 * s},${y - 3.2 * s}`), '#ffe08a') +
      flat(poly(`${x + 2.4 * s},${y - 3.2 * s} ${x + 1.3 * s},${y - 4.8 * s} ${x + 0.4 * s},${y - 3.2 * s}`), '#ffe08a') +
      flat(curve(`${x - 3 * s},${y - 2.4 * s}* ${x},${y - 1.5 * s} ${x + 3 * s},${y - 2.4 * s}* ${x},${y - 0.4 * s}`), '#ffe08a')
    : '');
export const wave = (y: number, a: number, n: number, w: number, c: string, rim?: string, ph = 0): string => {
  let s = `-4,110* -4,${y} `;
  for (let i = 0; i <= n; i++) s += `${(w / n) * i},${y + ((i + ph) % 2 ? a : -a)} `;
  return cut(curve(s + `${w + 4},${y} ${w + 4},110*`), c, { rim });
};
export const crystal = (x: number, y: number, s: number, c: string): string =>
  cut(poly(`${x - 2 * s},${y} ${x - 2.6 * s},${y - 5 * s} ${x},${y - 10 * s} ${x + 2 * s},${y - 5 * s} ${x + 2 * s},${y}`), c, { w: s * 0.5, rim: '#f3eaff' }) +
  flat(poly(`${x},${y - 9 * s} ${x + 2.4 * s},${y - 5.4 * s} ${x + 2.3 * s},${y} ${x + 0.4 * s},${y}`), mix(c, '#1a1030', 0.4)) +
  cut(poly(`${x + 1.6 * s},${y} ${x + 2.4 * s},${y - 3 * s} ${x + 5 * s},${y - 5.6 * s} ${x + 5 * s},${y}`), mix(c, '#1a1030', 0.25), { w: s * 0.4, rim: '#f3eaff' });
export const bat = (x: number, y: number, s: number, c: string): string =>
  flat(
    curve(
      `${x},${y}* ${x + 2 * s},${y - 2 * s} ${x + 6 * s},${y - 2.4 * s}* ${x + 4.4 * s},${y} ${x + 3.4 * s},${y + 1.4 * s}* ${x + 2 * s},${y + 0.8 * s} ${x},${y + 2.2 * s}* ${x - 2 * s},${y + 0.8 * s} ${x - 3.4 * s},${y + 1.4 * s}* ${x - 4.4 * s},${y} ${x - 6 * s},${y - 2.4 * s}* ${x - 2 * s},${y - 2 * s}`,
    ),
    c,
  );
export const beam = (p: string, c: string): string => line(p, 2, c) + line(p, 0.8, '#fff7ea');
export const wavy = (x0: number, y0: number, x1: number, y1: number, n: number, a: number): string => {
  let s = '';
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      k = (i % 2 ? 1 : -1) * a * Math.sin(Math.PI * t),
      dx = x1 - x0,
      dy = y1 - y0,
      l = Math.hypot(dx, dy);
    s += `${(x0 + dx * t - (dy / l) * k).toFixed(1)},${(y0 + dy * t + (dx / l) * k).toFixed(1)} `;
  }
  return s.trim();
};
export const gear = (x: number, y: number, rr: number, n: number, c: string, hole: string): string => {
  let s = '';
  for (let i = 0; i < n * 4; i++) {
    const q = (i / (n * 4)) * 6.2832,
      k = i % 4 < 2 ? rr : rr * 0.82;
    s += `${(x + k * Math.cos(q)).toFixed(1)},${(y + k * Math.sin(q)).toFixed(1)} `;
  }
  return cut(poly(s.trim()), c) + flat(oval(x, y, rr * 0.34), hole);
};
export const skyline = (y: number, seed: number, w: number, c: string, lit: string, rim?: string): string => {
  const q = seeded(seed);
  let x = -4;
  const s: Outline[] = [],
    l: Outline[] = [];
  while (x < w + 4) {
    const b = 7 + q() * 9,
      h = 12 + q() * 26;
    s.push(rect(x, y - h, b, h + 60));
    for (let i = 2; i < b - 2; i += 2.6) for (let j = 3; j < h - 1; j += 4) if (q() < 0.22) l.push(rect(x + i, y - h + j, 1.2, 1.9));
    x += b + 0.4;
  }
  return cut(s, c, { w: 0.5, rim }) + flat(l, lit);
};
export const door = (x: number, y: number, w: number, h: number, c: string, o: { frame?: string; open?: string } = {}): string =>
  cut(rect(x, y - h, w, h), o.frame ?? mix(c, '#000', 0.35), { w: 0.6 }) +
  flat(rect(x + 1, y - h + 1.4, w - 2, h - 1.4), o.open ?? c) +
  (o.open ? '' : line(`${x + w / 2},${y - h + 3} ${x + w / 2},${y - 1}`, 0.5, mix(c, '#000', 0.4)) + flat(oval(x + w - 3, y - h * 0.45, 0.8), '#e2b95f'));
export const deadcoffin = (x: number, y: number, s: number, c: string, a = 0): string =>
  turned(
    cut(poly(`${x - 3 * s},${y - 10 * s} ${x + 3 * s},${y - 10 * s} ${x + 5 * s},${y - 4 * s} ${x + 3 * s},${y + 10 * s} ${x - 3 * s},${y + 10 * s} ${x - 5 * s},${y - 4 * s}`), c) +
      line(`${x},${y - 7 * s} ${x},${y + 2 * s}`, 1 * s, '#d9b36a') +
      line(`${x - 2.6 * s},${y - 4 * s} ${x + 2.6 * s},${y - 4 * s}`, 1 * s, '#d9b36a'),
    a,
    x,
    y,
  );

// The ground of a scenario picture, 100 by 75.
export const bg = (c: string, x: number, y: number, r: number, lite: string): string => flat(rect(0, 0, 100, 75), c) + rings(x, y, r, lite, c, 3);
export const floorb = (y: number, c: string): string => flat(rect(0, y, 100, 75 - y + 1), c);
export const moon = (x: number, y: number, r: number, c = '#e3ecff'): string =>
  flat(oval(x, y, r * 1.5), c, '.12') + flat(oval(x, y, r), c) + flat([oval(x - r * 0.3, y - r * 0.2, r * 0.2), oval(x + r * 0.3, y + r * 0.25, r * 0.26)], '#000', '.08');

export function frame(width: number, height: number, base: string, inner: string, title: string): string {
  const id = 'v' + width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * 4} ${height * 4}" width="${width * 4}" height="${height * 4}" role="img"><title>${title}</title>${GRAIN}<clipPath id="${id}"><path d="M0 0H${width * 4}V${height * 4}H0z"/></clipPath><g clip-path="url(#${id})">${flat(rect(0, 0, width, height), base)}<g filter="url(#hb-grain)">${inner}</g></g></svg>`;
}
