// Walls, doors and lines of a plan, drawn between spaces; one entry per draw word of a side.
import type { Side } from '../../scene/scene.ts';
import type { Layout } from '../layout.ts';
import { dark, light, mix, seeded, tidy, tone } from '../tones.ts';

interface Seg { a: number; b: number; c: number; d: number; side: Side; look: string }
interface Painted { shade: string; body: string }

const KINDS = ['wall', 'hedge', 'door', 'bars', 'gap', 'line', 'fence', 'steam', 'dash'];
const KIND_OF: Record<string, string> = { rock: 'wall' };

const path = (list: Seg[]): string => list.map((s) => `M${s.a} ${s.b}L${s.c} ${s.d}`).join('');
const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" ${more}/>`;
const ROUND = 'stroke-linecap="round"';
const castShade = (d: string): string => stroke(d, '#000', 34, `${ROUND} opacity=".42" style="filter:url(#soft)"`);

// Each side once: either neighbour may state it. Dashed lines run inside their own space, so both may have one.
function segments(layout: Layout): Map<string, Seg[]> {
  const seen = new Map<string, Seg>();
  for (const space of layout.spaces) for (const [side, value] of Object.entries(space.sides ?? {}) as [Side, string | string[]][]) {
    const [x, y] = layout.corner(space), [w, h] = layout.size(space);
    const [a, b, c, d] = side === 'n' ? [x, y, x + w, y] : side === 's' ? [x, y + h, x + w, y + h] : side === 'w' ? [x, y, x, y + h] : [x + w, y, x + w, y + h];
    for (const look of [value].flat()) {
      const own = layout.read.look(look).draw === 'dash' ? space.id + side : `${a},${b},${c},${d}`;
      seen.set(look + own, { a, b, c, d, side, look });
    }
  }
  const groups = new Map<string, Seg[]>();
  for (const seg of seen.values()) {
    const draw = layout.read.look(seg.look).draw ?? 'wall', kind = KINDS.includes(draw) ? draw : KIND_OF[draw] ?? 'wall';
    const list = groups.get(kind);
    if (list) list.push(seg);
    else groups.set(kind, [seg]);
  }
  return groups;
}

function wall(list: Seg[]): Painted {
  const d = path(list);
  const body = stroke(d, '#000', 14, `${ROUND} opacity=".5" transform="translate(3 5)"`) + stroke(d, '#150e0a', 14, ROUND) + stroke(d, '#6e5238', 9.5, ROUND)
    + stroke(d, '#8f6d49', 5, ROUND) + stroke(d, '#b08a5e', 1.4, `${ROUND} transform="translate(-1 -1.6)" opacity=".8"`);
  return { shade: castShade(d), body };
}

// Bushes of one green share a path of circles.
function hedge(list: Seg[]): Painted {
  const r = seeded('hedge'), shades: string[] = [], deep = ['', ''], bright = ['', ''];
  const circle = (x: number, y: number, k: number): string => `M${tidy(x - k)} ${tidy(y)}a${tidy(k)} ${tidy(k)} 0 1 0 ${tidy(2 * k)} 0a${tidy(k)} ${tidy(k)} 0 1 0 ${tidy(-2 * k)} 0z`;
  for (const { a, b, c, d } of list) for (let i = 0; i < 4; i++) {
    const t = (i + 0.5) / 4, x = a + (c - a) * t + (r() - 0.5) * 5, y = b + (d - b) * t + (r() - 0.5) * 5, k = 9 + r() * 4;
    shades.push(circle(x + 3, y + 5, k + 2));
    deep[r() < 0.5 ? 0 : 1] += circle(x, y, k);
    bright[r() < 0.5 ? 0 : 1] += circle(x - 2, y - 3, k * 0.55);
  }
  const fill = (d: string, color: string, more = ''): string => `<path d="${d}" fill="${color}" ${more}/>`;
  const body = fill(shades.join(''), '#000', 'opacity=".5"') + fill(deep[0] ?? '', '#26331d') + fill(deep[1] ?? '', '#2f3f23') + fill(bright[0] ?? '', '#41562f') + fill(bright[1] ?? '', '#384b29');
  return { shade: castShade(path(list)), body };
}

// Two stubs, a worn threshold, and a leaf that stands open.
function door({ a, b, c, d }: Seg, color: string, unit: number): string {
  const flat = b === d, m = unit * 0.17;
  const [px, py, qx, qy] = flat ? [a + m, b, c - m, d] : [a, b + m, c, d - m];
  const stubs = `M${a} ${b}L${px} ${py}M${qx} ${qy}L${c} ${d}`, sill = `M${px} ${py}L${qx} ${qy}`;
  const leaf = flat ? `M${px} ${py}l${unit * 0.2} ${-unit * 0.24}` : `M${px} ${py}l${unit * 0.24} ${unit * 0.2}`;
  return stroke(stubs, '#150e0a', 14, ROUND) + stroke(stubs, '#8f6d49', 7, ROUND) + stroke(sill, '#0f0a07', 11) + stroke(sill, mix(color, '#2a1a10', 0.45), 8)
    + stroke(sill, light(color, 0.2), 1.2, 'stroke-dasharray="1 4"') + stroke(leaf, '#0f0a07', 7.5, ROUND) + stroke(leaf, color, 4.5, ROUND);
}

function shut(seg: Seg, color: string): string {
  const d = path([seg]);
  return stroke(d, '#000', 17, 'opacity=".5" transform="translate(2 4)"') + stroke(d, '#120c08', 16) + stroke(d, color, 11)
    + stroke(d, dark(color, 0.45), 11, 'stroke-dasharray="1.5 11"') + stroke(d, light(color, 0.3), 1.2, 'transform="translate(-1 -3)" opacity=".7"');
}

function solid(list: Seg[], color: string): string {
  const d = path(list);
  return stroke(d, '#000', 13, `${ROUND} opacity=".5" transform="translate(2 4)"`) + stroke(d, '#120a08', 13, ROUND) + stroke(d, dark(color, 0.3), 9, ROUND)
    + stroke(d, color, 5, ROUND) + stroke(d, light(color, 0.45), 1.4, `${ROUND} transform="translate(-1 -1.4)"`);
}

function barrier(list: Seg[], color: string): string {
  const d = path(list);
  return stroke(d, '#120a08', 11, ROUND) + stroke(d, color, 7, 'stroke-dasharray="8 4.8"') + stroke(d, '#fff4da', 1.2, 'opacity=".6" transform="translate(0 -2)"');
}

function steam(list: Seg[], color: string): string {
  let d = '';
  for (const { a, b, c, d: e } of list) {
    const flat = b === e;
    d += `M${a} ${b}`;
    for (let i = 1; i <= 4; i++) {
      const t = i / 4, m = (i - 0.5) / 4, k = i % 2 ? 7 : -7;
      d += `Q${flat ? a + (c - a) * m : a + k} ${flat ? b + k : b + (e - b) * m} ${a + (c - a) * t} ${b + (e - b) * t}`;
    }
  }
  return stroke(d, color, 15, `opacity=".22" ${ROUND} style="filter:url(#soft)"`) + stroke(d, '#120a08', 6.5, ROUND) + stroke(d, color, 3.6, ROUND);
}

function dashes(list: Seg[], color: string): string {
  const k = 5;
  let d = '';
  for (const { a, b, c, d: e, side } of list) {
    const flat = side === 'n' || side === 's', ox = side === 'w' ? k : side === 'e' ? -k : 0, oy = side === 'n' ? k : side === 's' ? -k : 0;
    d += `M${a + ox + (flat ? k : 0)} ${b + oy + (flat ? 0 : k)}L${c + ox - (flat ? k : 0)} ${e + oy - (flat ? 0 : k)}`;
  }
  return stroke(d, color, 2.6, 'stroke-dasharray="6 5" opacity=".95"');
}

export function paintSides(layout: Layout): Painted {
  const groups = segments(layout), color = (look: string, fallback?: string): string => tone(layout.read.look(look).tone, fallback);
  let shade = '', body = '';
  for (const [kind, paint] of [['wall', wall], ['hedge', hedge]] as const) {
    const list = groups.get(kind);
    if (!list) continue;
    const done = paint(list);
    shade += done.shade;
    body += done.body;
  }
  for (const seg of groups.get('door') ?? []) body += door(seg, color(seg.look, '#c08a4e'), layout.unit);
  for (const seg of groups.get('bars') ?? []) body += shut(seg, color(seg.look, '#8a6238'));
  const gaps = groups.get('gap');
  if (gaps) body += stroke(path(gaps), '#ffe1a0', 5, `stroke-dasharray="2 9" ${ROUND} opacity=".5"`);
  for (const [kind, paint] of [['line', solid], ['fence', barrier], ['steam', steam], ['dash', dashes]] as const) {
    for (const [look, list] of byLook(groups.get(kind) ?? [])) body += paint(list, color(look));
  }
  return { shade, body };
}

function byLook(list: Seg[]): Map<string, Seg[]> {
  const out = new Map<string, Seg[]>();
  for (const seg of list) out.set(seg.look, [...(out.get(seg.look) ?? []), seg]);
  return out;
}
