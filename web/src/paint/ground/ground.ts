// The ground of a board as SVG text: what changes seldom and never answers. Everything that moves is a component.
import type { Badge, Of } from '../../scene/scene.ts';
import { cells, outline } from './areas.ts';
import { furnishing } from '../art.ts';
import { floorId, floorPattern } from './floors.ts';
import { ico } from '../icons.ts';
import type { Layout } from '../layout.ts';
import { TURN } from '../layout.ts';
import { paintSides } from './sides.ts';
import { TONE, dark, esc, light, slug, tidy, tone } from '../tones.ts';

export function paintDefs(layout: Layout): string {
  const { read, board } = layout, looks = new Set(layout.spaces.map((s) => s.look ?? ''));
  let out = '';
  for (const look of looks) out += floorPattern(floorId(board.id, look), look, read.look(look));
  if (layout.tiles) return out;
  const { width: W, height: H } = layout, id = slug(board.id);
  return out + `<clipPath id="clip-${id}"><path d="${cells(layout, layout.spaces)}"/></clipPath><radialGradient id="evening-${id}" gradientUnits="userSpaceOnUse" cx="${W * 0.5}" cy="${H * 0.44}" r="${Math.max(W, H) * 0.72}"><stop offset="0" stop-color="#ffd58a" stop-opacity=".12"/><stop offset=".5" stop-color="#000" stop-opacity=".08"/><stop offset="1" stop-color="#050302" stop-opacity=".62"/></radialGradient>`;
}

// A printed map: shadow of the map, floors, grid, shade along walls, frame, emblems, obstacles, sides, evening shade.
export function paintPlan(layout: Layout): string {
  const { board, spaces } = layout, id = slug(board.id), all = cells(layout, spaces), rim = outline(layout, spaces);
  const sides = paintSides(layout), marks = spaces.map((s) => printed(layout, s)).join('');
  const frame = [['#0d0806', 12, ''], ['#6a4a2c', 7, ''], ['#c79a55', 1.6, 'opacity=".8"']].map(([c, w, more]) => `<path d="${rim}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="square" ${more}/>`).join('');
  return `<path d="${all}" fill="#000" opacity=".7" transform="translate(6 12)" style="filter:url(#soft)"/>`
    + floors(layout) + `<g clip-path="url(#clip-${id})">${carpets(layout)}${spaces.map((s) => furnished(layout, s)).join('')}${grid(layout)}${sides.shade}</g>` + frame + marks + sides.body
    + `<path d="${all}" fill="url(#evening-${id})"/>` + coordinates(layout);
}

// One path per floor: a room of sixteen squares is one element.
function floors(layout: Layout): string {
  const by = new Map<string, Of<'space'>[]>();
  for (const space of layout.spaces) {
    const list = by.get(space.look ?? '');
    if (list) list.push(space);
    else by.set(space.look ?? '', [space]);
  }
  let out = '';
  for (const [look, area] of by) {
    const fill = `url(#${floorId(layout.board.id, look)})`;
    out += `<path d="${cells(layout, area)}" fill="${fill}" stroke="${dark(TONE[layout.read.look(look).tone ?? ''] ?? '#5f412c', 0.2)}" stroke-width=".6"/>`;
  }
  return out;
}

function grid(layout: Layout): string {
  let d = '';
  for (const space of layout.spaces) {
    const [x, y] = layout.corner(space), [w, h] = layout.size(space), q = 3;
    d += `M${x + q + 0.5} ${y + 0.5}h${w - 2 * q - 1}q${q} 0 ${q} ${q}v${h - 2 * q - 1}q0 ${q} ${-q} ${q}h${-(w - 2 * q - 1)}q${-q} 0 ${-q} ${-q}v${-(h - 2 * q - 1)}q0 ${-q} ${q} ${-q}z`;
  }
  return `<path d="${d}" fill="none" stroke="#fff0d0" stroke-opacity=".085"/>`;
}

// A woven border inside each room that has a carpet; start zones and the like as a dashed field.
function carpets(layout: Layout): string {
  let out = '';
  layout.zones.forEach((zone, i) => {
    const look = layout.read.look(zone), area = layout.area(zone.spaces), rim = outline(layout, area);
    if (look.draw === 'outline') {
      const c = tone(zone.tone ?? look.tone, '#ffe9c0');
      out += `<path d="${cells(layout, area)}" fill="${c}" opacity=".12"/><path d="${rim}" stroke="${c}" stroke-width="3" stroke-dasharray="10 7" fill="none" opacity=".75"/>`;
    }
    const floor = layout.read.look(area[0]);
    if (look.draw !== 'room' || floor.draw !== 'carpet') return;
    const base = TONE[floor.tone ?? ''] ?? '#5b2a33', id = `weave-${slug(layout.board.id)}-${i}`;
    const line = (c: string, w: number, o: number): string => `<path d="${rim}" stroke="${c}" stroke-width="${w}" stroke-linecap="square" fill="none" opacity="${o}"/>`;
    out += `<clipPath id="${id}"><path d="${cells(layout, area)}"/></clipPath><g clip-path="url(#${id})">${line(dark(base, 0.35), 30, 1)}${line(light(base, 0.26), 22, 0.6)}${line(dark(base, 0.35), 18, 0.6)}</g>`;
  });
  return out;
}

// Furniture, on a plan from the space's corner; on a tile `at` is one of its corners, inside the walls.
const INSIDE = 17;
export function furnished(layout: Layout, space: Of<'space'>): string {
  const U = layout.unit, [x, y] = layout.tiles ? layout.size(space).map((v) => -v / 2) as [number, number] : layout.corner(space);
  return (space.decor ?? []).map((piece) => {
    const drawn = furnishing(piece.art, piece.turn ?? 0), [dx, dy] = piece.at ?? [0, 0];
    const k = ((piece.scale ?? 1) * U) / 100, [w, h] = drawn?.size ?? [0, 0];
    const left = layout.tiles ? INSIDE + dx * (layout.size(space)[0] - 2 * INSIDE - w * k) : dx * U, top = layout.tiles ? INSIDE + dy * (layout.size(space)[1] - 2 * INSIDE - h * k) : dy * U;
    return drawn ? `<g transform="translate(${tidy(x + left)} ${tidy(y + top)}) scale(${Math.round(k * 1000) / 1000})" opacity="${layout.tiles ? '.72' : '.92'}">${drawn.body}</g>` : '';
  }).join('');
}

// The squares that furniture covers.
function covered(layout: Layout): Set<string> {
  const under = layout.spaces.flatMap((space) => (space.decor ?? []).flatMap((piece) => {
    const [w, h] = furnishing(piece.art, piece.turn ?? 0)?.size ?? [0, 0];
    return Array.from({ length: (w * h) / 10000 }, (_, i) => `${space.at[0] + (i % (w / 100))},${space.at[1] + Math.floor(i / (w / 100))}`);
  }));
  return new Set(under);
}

// What is printed on a square: an emblem, small signs, obstacles that throw a shadow.
function printed(layout: Layout, space: Of<'space'>): string {
  const { read, unit: U } = layout, [cx, cy] = layout.centre(space);
  let out = space.emblem ? ico(read.look(space.emblem).icon, cx - U * 0.25, cy - U * 0.25, U * 0.5, '#fff0d0', 'opacity=".3"') : '';
  for (const badge of space.badges ?? []) {
    const look = read.look(badge);
    if (look.draw?.startsWith('block')) out += block(layout, badge, cx, cy);
    else if (look.draw !== 'none') out += `<g opacity=".55">${ico(look.icon, cx - U * 0.22, cy - U * 0.22, U * 0.44, '#f7e6c2')}${badge.way ? arrow(cx, cy, U, TURN[badge.way]) : ''}</g>`;
  }
  return out;
}

const arrow = (cx: number, cy: number, U: number, turn: number): string =>
  `<path d="M-6 ${-U * 0.36}l6 -7 6 7" transform="translate(${cx} ${cy}) rotate(${turn})" fill="none" stroke="#f7e6c2" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;

function block(layout: Layout, badge: Badge, cx: number, cy: number): string {
  const look = layout.read.look(badge), U = layout.unit, c = TONE[badge.tone ?? look.tone ?? ''] ?? '#7a5433', tall = look.draw === 'block-tall', k = U * (tall ? 0.46 : 0.38);
  const crown = tall ? `<circle cx="${cx}" cy="${cy}" r="${U * 0.43}" fill="${dark(c, 0.72)}" stroke="${dark(c, 0.45)}" stroke-width="3"/>` : '';
  return `<ellipse cx="${cx + 4}" cy="${tidy(cy + U * 0.22)}" rx="${tidy(k * 0.95)}" ry="${tidy(k * 0.55)}" fill="#000" opacity=".5"/>${crown}`
    + ico(look.icon, cx - k + 1, cy - k + 2, 2 * k, '#0d0907', 'opacity=".7"') + ico(look.icon, cx - k, cy - k, 2 * k, dark(c, tall ? 0.18 : 0.08));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function coordinates(layout: Layout): string {
  if (!layout.board.names) return '';
  const { unit: U, pad, origin: [x0, y0], spaces } = layout;
  let out = '';
  for (let c = 0; c < Math.round(layout.width / U); c++) out += `<text x="${c * U + U / 2}" y="${-pad * 0.36}" text-anchor="middle" class="b-coord">${LETTERS[c + x0] ?? c + x0 + 1}</text>`;
  for (let r = 0; r < Math.round(layout.height / U); r++) {
    if (spaces.some((s) => s.at[1] === r + y0 && s.at[0] === x0)) out += `<text x="${-pad * 0.5}" y="${r * U + U / 2 + 7}" text-anchor="middle" class="b-coord">${r + y0 + 1}</text>`;
  }
  return out;
}

// A tile that is told apart by where it lies ("Ambush, 1 north, 2 east") shows on itself what it is ("Ambush").
const printedName = (space: Of<'space'>): string => (space.name ?? '').split(', ')[0] ?? '';

// Emblem, signs and name of a tile. If something stands on a dark tile its symbol moves to the corner: it is a fact that matters.
export function paintTileMarks(layout: Layout, space: Of<'space'>): string {
  const { read, unit: U } = layout, [w, h] = layout.size(space), down = space.face === 'down', busy = layout.busy.has(space.id);
  let out = down ? '' : furnished(layout, space);
  if (space.emblem) {
    const size = U * (down ? (busy ? 0.24 : 0.4) : 0.36), icon = read.look(space.emblem).icon;
    out += down && busy ? ico(icon, -w / 2 + 16, -h / 2 + 14, size, '#b7aae6', 'opacity=".9"') : ico(icon, -size / 2, -size / 2, size, down ? '#a99bdb' : '#fff0d0', `opacity="${down ? 0.8 : 0.22}"`);
  }
  (space.badges ?? []).forEach((badge, i) => {
    const look = read.look(badge), c = tone(badge.tone ?? look.tone), r = 10.5, x = w / 2 - 33 - i * 24, y = -h / 2 + 35;
    out += `<circle cx="${x}" cy="${y}" r="${r}" fill="#1b1310" fill-opacity=".72" stroke="${c}" stroke-opacity=".75"/>${ico(look.icon, x - 7, y - 7, 14, c)}`;
  });
  const name = printedName(space), size = Math.min(18, (w - 34) / ((name.length || 1) * 0.44));
  if (name && !down) out += `<text y="${h / 2 - 27}" text-anchor="middle" class="b-tilename" style="font-size:${tidy(size)}px">${esc(name)}</text>`;
  return out;
}

// The name of a zone stands in its longest free row.
export function paintNames(layout: Layout): string {
  const { read, unit: U } = layout, named = new Set<string>();
  const printedOn = (s: Of<'space'>): boolean => !!s.badges?.length || Object.values(s.sides ?? {}).flat().some((l) => ['line', 'fence', 'steam', 'dash'].includes(read.look(l).draw ?? ''));
  const free = (s: Of<'space'>): boolean => !layout.busy.has(s.id) && !named.has(s.id) && !read.on.has(s.id) && !printedOn(s);
  const dressed = covered(layout);
  const rank = (z: Of<'zone'>): number => (read.look(z).draw === 'outline' ? 0 : 1);
  let out = '';
  for (const zone of [...layout.zones].sort((a, b) => rank(a) - rank(b))) {
    if (!zone.name || zone.spaces.length < 2 || read.look(zone).draw === 'glow') continue;
    const area = layout.area(zone.spaces), clear = longestRun(area, (s) => free(s) && !dressed.has(s.at.join()));
    const run = clear.length > 1 || clear.length * 2 >= zone.name.length * 0.3 ? clear : longestRun(area, free), first = run[0], last = run.at(-1);
    if (!first || !last) continue;
    for (const s of run) named.add(s.id);
    const [from, y] = layout.corner(first), to = layout.corner(last)[0] + U, size = Math.min(21, (to - from) / (zone.name.length * 0.5));
    if (size > 9) out += `<text x="${(from + to) / 2}" y="${tidy(y + U * 0.5 + size * 0.34)}" text-anchor="middle" class="b-roomname" font-size="${tidy(size)}">${esc(zone.name)}</text>`;
  }
  return out;
}

function longestRun(area: Of<'space'>[], free: (s: Of<'space'>) => boolean): Of<'space'>[] {
  const sorted = [...area].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  let best: Of<'space'>[] = [], run: Of<'space'>[] = [];
  for (const space of sorted) {
    const last = run.at(-1), next = last && last.at[1] === space.at[1] && last.at[0] + 1 === space.at[0];
    run = !free(space) ? [] : next ? [...run, space] : [space];
    if (run.length > best.length) best = run;
  }
  return best;
}

