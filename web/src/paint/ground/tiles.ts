// A tile of cardboard: its floor, its light, and its sides, which are drawn inside it.
import type { Of, Side } from '../../scene/scene.ts';
import type { Reading } from '../../scene/reading.ts';
import { TURN } from '../layout.ts';
import { TONE, dark, light, seeded, tidy } from '../tones.ts';

const GAP = 3;

// Drawn around 0,0 so that it can be turned over and dropped.
export function paintTile(read: Reading, space: Of<'space'>, floor: string, w: number, h: number): string {
  const down = space.face === 'down', rim = down ? '#4a3f6b' : light(TONE[read.look(space).tone ?? ''] ?? '#5f412c', 0.12);
  const x = -w / 2 + GAP, y = -h / 2 + GAP, W = w - 2 * GAP, H = h - 2 * GAP;
  const card = (dy: number, fill: string, rx: number, more = ''): string => `<rect x="${x}" y="${y + dy}" width="${W}" height="${H}" rx="${rx}" fill="${fill}" ${more}/>`;
  return card(5, '#000', 12, 'opacity=".55" style="filter:url(#soft)"') + card(3, down ? '#0d0b14' : dark(rim, 0.6), 11) + card(0, `url(#${floor})`, 11)
    + card(0, `url(#${down ? 'tiledark' : 'tilelight'})`, 11)
    + `<rect x="${x + 0.8}" y="${y + 0.8}" width="${W - 1.6}" height="${H - 1.6}" rx="10.5" fill="none" stroke="${rim}" stroke-width="1.6" opacity=".8"/>`
    + (space.dim && !down ? card(0, '#0a0712', 11, 'opacity=".58"') : '') + sides(read, space, w, h);
}

function sides(read: Reading, space: Of<'space'>, w: number, h: number): string {
  let out = '';
  for (const [side, value] of Object.entries(space.sides ?? {}) as [Side, string | string[]][]) for (const look of [value].flat()) {
    const flat = side === 'n' || side === 's', draw = read.look(look).draw ?? 'wall';
    const half = (flat ? w : h) / 2 - GAP, reach = (flat ? h : w) / 2 - GAP;
    const seed = seeded(space.id + side);
    const body = draw === 'rock' ? rock(half, reach, seed) : draw === 'hedge' ? hedge(half, reach, seed) : draw === 'fence' ? rail(half, reach) : draw === 'gap' ? '' : walls(draw, half, reach);
    out += `<g transform="rotate(${TURN[side]})">${body}</g>`;
  }
  return out;
}

// Broken rock along the upper edge; the caller turns it.
function rock(half: number, reach: number, r: () => number): string {
  const T = 21, n = 9, points: [number, number][] = [];
  for (let i = 0; i <= n; i++) points.push([-half + (2 * half * i) / n, -reach + T * (0.62 + r() * 0.55)]);
  const line = points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L');
  const edge = `M${-half} ${-reach}L${line}L${half} ${-reach}z`;
  let cracks = '';
  for (let i = 1; i < n; i += 2) {
    const [x, y] = points[i] ?? [0, 0];
    cracks += `M${tidy(x)} ${tidy(y)}L${tidy(x + (r() - 0.5) * 12)} ${tidy(-reach + 3)}`;
  }
  return `<path d="${edge}" fill="#000" opacity=".55" transform="translate(0 6)" style="filter:url(#soft)"/><path d="${edge}" fill="#241d1a" stroke="#0e0a08" stroke-width="2" stroke-linejoin="round"/><path d="${cracks}" stroke="#4a3f37" stroke-width="2"/><path d="M${line}" fill="none" stroke="#7d6c5c" stroke-width="2" stroke-linejoin="round"/>`;
}

// Bushes along the upper edge, in three greens.
function hedge(half: number, reach: number, r: () => number): string {
  let deep = '', bright = '';
  for (let x = -half + 12; x <= half - 10; x += 15) {
    const k = 11 + r() * 4, y = -reach + 10 + r() * 4;
    deep += `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(k)}"/>`;
    bright += `<circle cx="${tidy(x - 3)}" cy="${tidy(y - 3)}" r="${tidy(k * 0.5)}"/>`;
  }
  return `<g fill="#000" opacity=".45" transform="translate(0 5)">${deep}</g><g fill="#26331d">${deep}</g><g fill="#4a6235">${bright}</g>`;
}

// A balustrade: a handrail on posts.
function rail(half: number, reach: number): string {
  const y = -reach + 7;
  let posts = '';
  for (let x = -half + 14; x <= half - 13; x += 16) posts += `M${tidy(x)} ${y}v9`;
  return `<path d="M${-half + 8} ${y + 5}H${half - 8}" stroke="#000" stroke-width="14" opacity=".35" style="filter:url(#soft)"/><path d="${posts}" stroke="#8d8474" stroke-width="5"/>`
    + `<path d="M${-half + 8} ${y}H${half - 8}" stroke="#1a1411" stroke-width="8" stroke-linecap="round"/><path d="M${-half + 8} ${y}H${half - 8}" stroke="#b9ae98" stroke-width="4.5" stroke-linecap="round"/>`;
}

function walls(draw: string, half: number, reach: number): string {
  const T = 13, gap = draw === 'door' ? half * 0.35 : 0, y = -reach + T / 2 + 1;
  const seg = gap ? `M${-half + 6} ${y}H${-gap}M${gap} ${y}H${half - 6}` : `M${-half + 6} ${y}H${half - 6}`;
  const stroke = (color: string, width: number, more = ''): string => `<path d="${seg}" stroke="${color}" stroke-width="${width}" ${more}/>`;
  let body = stroke('#000', T + 8, 'opacity=".4" transform="translate(0 4)" style="filter:url(#soft)"') + stroke('#150e0a', T, 'stroke-linecap="round"')
    + stroke('#5d452f', T - 4, 'stroke-linecap="round"') + stroke('#8f6d49', T - 9, 'stroke-linecap="round"');
  if (gap) {
    const sill = `x="${-gap}" y="${-reach - 1}" width="${2 * gap}" height="${T + 3}"`;
    body += `<rect ${sill} fill="#c9975a" opacity=".9"/><rect ${sill} fill="none" stroke="#150e0a" stroke-width="2"/><path d="M${-gap + 6} ${-reach + 4}H${gap - 6}M${-gap + 6} ${-reach + 9}H${gap - 6}" stroke="#7a5433" stroke-width="1.4"/>`;
  }
  if (draw === 'bars') body += `<rect x="${-half * 0.33}" y="${-reach}" width="${half * 0.66}" height="${T}" fill="#5a3a22" stroke="#150e0a" stroke-width="2"/><circle cx="${half * 0.2}" cy="${y}" r="2.4" fill="#e8c06a"/>`;
  return body;
}
