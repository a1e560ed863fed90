// What changes in an area for a moment, and stays inside its walls: hatched where something is ruled out, frost, dark, slime, fire.
import type { Moment, Of } from '../../scene/scene.ts';
import { cells } from './areas.ts';
import type { Layout } from '../layout.ts';

type Box = [number, number, number, number];
const round = (v: number): number => Math.round(v * 10) / 10;

// The same leaves of frost every time.
function seeded(seed: number): () => number {
  let a = seed;
  return () => { a = (a * 1664525 + 1013904223) % 4294967296; return a / 4294967296; };
}

function bounds(layout: Layout, area: Of<'space'>[]): Box {
  const corners = area.map((s) => layout.corner(s)), ends = area.map((s) => { const [x, y] = layout.corner(s), [w, h] = layout.size(s); return [x + w, y + h] as const; });
  return [Math.min(...corners.map((c) => c[0])), Math.min(...corners.map((c) => c[1])), Math.max(...ends.map((c) => c[0])), Math.max(...ends.map((c) => c[1]))];
}

function fern(random: () => number, from: number, down: number, angle: number): string {
  let d = '', x = from, y = down, a = angle, long = 11 + random() * 5;
  const n = 4 + Math.floor(random() * 4);
  for (let i = 0; i < n; i++) {
    const nx = x + Math.cos(a) * long, ny = y + Math.sin(a) * long, side = long * 0.8 * (1 - i / n);
    d += `M${round(x)} ${round(y)}L${round(nx)} ${round(ny)}`;
    for (const k of [-0.95, 0.95]) d += `M${round(x)} ${round(y)}l${round(Math.cos(a + k) * side)} ${round(Math.sin(a + k) * side)}`;
    x = nx; y = ny; a += (random() - 0.5) * 0.36; long *= 0.93;
  }
  return d;
}

function ferns([x0, y0, x1, y1]: Box): string {
  const random = seeded(7), lean = (): number => (random() - 0.5) * 0.8;
  let d = '';
  for (let x = x0; x <= x1; x += 30) d += fern(random, x, y0, Math.PI / 2 + lean()) + fern(random, x, y1, -Math.PI / 2 + lean());
  for (let y = y0; y <= y1; y += 30) d += fern(random, x0, y, lean()) + fern(random, x1, y, Math.PI + lean());
  return d;
}

const veil = (d: string, color: string, opacity: number, more = ''): string => `<path d="${d}" fill="${color}" opacity="${opacity}" ${more}/>`;
const rim = ([x0, y0, x1, y1]: Box, color: string): string => `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="none" stroke="${color}" stroke-width="46" opacity=".34" style="filter:url(#soft)"/>`;

export function paintAir(layout: Layout, zone: Of<'zone'>, air: Moment['air'], id: string): string {
  const area = layout.area(zone.spaces);
  if (!area.length) return '';
  const d = cells(layout, area), box = bounds(layout, area), inside = (text: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${text}</g>`;
  if (air === 'frost') return inside(veil(d, '#cfeaf7', 0.2) + rim(box, '#e8f6fd') + `<path d="${ferns(box)}" stroke="#f2fbff" stroke-width="1.5" stroke-linecap="round" opacity=".85" fill="none"/>`);
  if (air === 'slime') return inside(veil(d, '#f58fb4', 0.22) + rim(box, '#ff9cc4'));
  if (air === 'fire') return inside(veil(d, '#ff8a3a', 0.2) + rim(box, '#ffb35c'));
  if (air === 'dark') return inside(veil(d, '#05030a', 0.4) + rim(box, '#05030a'));
  return veil(d, '#0d0806', 0.4) + veil(d, 'url(#hatch)', 0.8);
}
