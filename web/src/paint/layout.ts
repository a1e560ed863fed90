// Where everything of a board lies, in drawing units. No drawing happens here.
import type { Any, Id, Of, Point, Side, Way } from '../scene/scene.ts';
import type { Reading } from '../scene/reading.ts';

export interface Spot { x: number; y: number; u: number }
export type Box = [x: number, y: number, w: number, h: number];

export const DIRECTION: Record<Side, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const TURN: Record<Side, number> = { n: 0, e: 90, s: 180, w: 270 };
const STANDS = new Set(['figure', 'beast', 'ghost']);

export class Layout {
  readonly tiles: boolean;
  readonly unit: number;
  readonly spaces: Of<'space'>[];
  readonly zones: Of<'zone'>[];
  readonly width: number;
  readonly height: number;
  readonly pad: number;
  readonly origin: Point;
  readonly busy = new Set<Id>(); // spaces on which something stands
  readonly spots = new Map<Id, Spot>(); // pieces and cards on this board

  constructor(readonly read: Reading, readonly board: Of<'board'>) {
    this.tiles = board.lay === 'tiles';
    this.unit = this.tiles ? 168 : 64;
    this.spaces = read.within(board.id, 'space');
    this.zones = read.within(board.id, 'zone');
    const left = Math.min(...this.spaces.map((s) => s.at[0])), top = Math.min(...this.spaces.map((s) => s.at[1]));
    this.origin = this.spaces.length ? [left, top] : [0, 0];
    this.width = Math.max(1, ...this.spaces.map((s) => s.at[0] + (s.size?.[0] ?? 1) - left)) * this.unit;
    this.height = Math.max(1, ...this.spaces.map((s) => s.at[1] + (s.size?.[1] ?? 1) - top)) * this.unit;
    this.pad = this.unit * (this.tiles ? 0.16 : board.names ? 0.62 : 0.3);
    this.settle();
  }

  // A few tiles do not fill the table: there is room for those to come.
  get box(): Box {
    const { pad, board } = this, box: Box = [-pad, -pad * (board.names ? 0.95 : 0.6), this.width + 2 * pad, this.height + pad * (board.names ? 1.5 : 1.2)];
    if (!this.tiles || board.level === undefined) return box;
    const w = Math.max(box[2], this.unit * 2.6), h = Math.max(box[3], this.unit * 3.2);
    return [box[0] - (w - box[2]) / 2, box[1] - (h - box[3]) / 2, w, h];
  }

  corner(space: Of<'space'>): Point {
    return [(space.at[0] - this.origin[0]) * this.unit, (space.at[1] - this.origin[1]) * this.unit];
  }

  size(space: Of<'space'>): Point {
    return [(space.size?.[0] ?? 1) * this.unit, (space.size?.[1] ?? 1) * this.unit];
  }

  centre(space: Of<'space'>): Point {
    const [x, y] = this.corner(space), [w, h] = this.size(space);
    return [x + w / 2, y + h / 2];
  }

  edge(space: Of<'space'>, side: Side): Point {
    const [cx, cy] = this.centre(space), [w, h] = this.size(space), [dx, dy] = DIRECTION[side];
    return [cx + (dx * w) / 2, cy + (dy * h) / 2];
  }

  // The spaces of a zone that are on this board.
  area(ids: readonly Id[]): Of<'space'>[] {
    return ids.map((id) => this.read.is('space', id)).filter((s): s is Of<'space'> => s?.in === this.board.id);
  }

  // Where one points to when one means this id: a space, a side, a piece, a zone, a link that leaves the board.
  place(id: Id): Point | undefined {
    const spot = this.spots.get(id);
    if (spot) return [spot.x, spot.y];
    const side = this.read.side(id);
    if (side) return side.space.in === this.board.id ? this.edge(side.space, side.side) : undefined;
    const thing = this.read.get(id);
    if (thing?.kind === 'space') return thing.in === this.board.id ? this.centre(thing) : undefined;
    if (thing?.kind === 'zone') return thing.in === this.board.id ? middle(this.area(thing.spaces).map((s) => this.centre(s))) : undefined;
    if (thing?.kind === 'link') return this.place(thing.from) ?? this.place(thing.to);
    return undefined;
  }

  private settle(): void {
    const here = new Map<Id, Any[]>();
    for (const thing of [...this.read.every('piece'), ...this.read.every('card')]) {
      const stands = this.read.is('space', thing.in) ?? this.read.side(thing.in);
      const ground = stands && this.read.ground(thing.id);
      if (!ground || ground.space.in !== this.board.id) continue;
      if (ground.side) {
        const [x, y] = this.edge(ground.space, ground.side);
        this.spots.set(thing.id, { x, y, u: this.tiles ? 50 : this.unit * 0.7 });
        continue;
      }
      const mates = here.get(ground.space.id);
      if (mates) mates.push(thing);
      else here.set(ground.space.id, [thing]);
    }
    for (const [id, list] of here) {
      const space = this.read.is('space', id);
      if (!space) continue;
      this.busy.add(id);
      if (this.tiles) this.onTile(space, list);
      else this.onPlan(space, list);
    }
    this.passengers();
  }

  private stands(thing: Any): boolean {
    return STANDS.has(this.read.look(thing).draw ?? '');
  }

  // A tile has room for three figures side by side, more stand in two rows; tokens lie at their right.
  private onTile(space: Of<'space'>, list: Any[]): void {
    const [cx, cy] = this.centre(space), figures = list.filter((t) => this.stands(t)), tokens = list.filter((t) => !this.stands(t));
    const n = figures.length, rows = n > 3 ? 2 : 1, columns = Math.ceil(n / rows), u = n < 3 ? 80 : n < 5 ? 58 : 46, left = tokens.length && n < 3 ? (n === 1 ? 18 : 8) : 0;
    figures.forEach((t, i) => {
      const row = Math.floor(i / columns), across = Math.min(columns, n - row * columns);
      this.spots.set(t.id, { x: cx + ((i % columns) - (across - 1) / 2) * u * 0.86 - left, y: cy + 2 + (row - (rows - 1) / 2) * u * 0.82, u });
    });
    tokens.forEach((t, i) => {
      const beside = { x: cx + 42, y: cy - 4 + (i - Math.max(0, tokens.length - 2) / 2) * 30, u: 62 };
      const alone = { x: cx + (i - (tokens.length - 1) / 2) * 44, y: cy, u: 74 };
      this.spots.set(t.id, figures.length ? beside : alone);
    });
  }

  // A square: one fills it, two overlap, more stand in rows. What is larger than a square fills all of its squares.
  private onPlan(space: Of<'space'>, list: Any[]): void {
    const [cx, cy] = this.centre(space), U = this.unit;
    const rest: Any[] = [];
    for (const t of list) {
      const [w, h] = (t.kind === 'piece' && t.size) || [1, 1], vehicle = this.read.look(t).draw === 'vehicle';
      if (!vehicle && w * h === 1) { rest.push(t); continue; }
      this.spots.set(t.id, { x: cx + ((w - 1) * U) / 2, y: cy + ((h - 1) * U) / 2, u: vehicle ? U : U * Math.min(w, h) });
    }
    rest.sort((a, b) => Number(this.stands(b)) - Number(this.stands(a)));
    const k = rest.length, columns = k > 4 ? 3 : 2, rows = Math.ceil(k / columns), gap = k > 4 ? 21 : 30;
    rest.forEach((t, i) => {
      if (k === 1) this.spots.set(t.id, { x: cx, y: cy, u: U });
      else if (k === 2) this.spots.set(t.id, { x: cx + (i ? 15 : -11), y: cy + (i ? 14 : -6), u: U * (i ? 0.72 : 0.86) });
      else this.spots.set(t.id, { x: cx + ((i % columns) - (columns - 1) / 2) * gap, y: cy + (Math.floor(i / columns) - (rows - 1) / 2) * gap, u: U * (k > 4 ? 0.46 : 0.62) });
    });
  }

  private passengers(): void {
    for (const piece of this.read.every('piece')) {
      const car = this.read.is('piece', piece.in), at = car && this.spots.get(car.id);
      if (!car || !at) continue;
      const mates = this.read.within(car.id, 'piece'), i = mates.findIndex((m) => m.id === piece.id);
      this.spots.set(piece.id, seat(car, at, i, mates.length));
    }
  }

  // Pieces from below to above: tokens under figures, passengers over their car. The order of equals never changes:
  // an element that is moved among its siblings would lose its way.
  get order(): { thing: Any; spot: Spot }[] {
    const list: { thing: Any; spot: Spot; rank: number }[] = [];
    for (const thing of [...this.read.every('piece'), ...this.read.every('card')]) {
      const spot = this.spots.get(thing.id);
      if (!spot) continue;
      const rank = (this.stands(thing) ? 4 : this.read.look(thing).draw === 'vehicle' ? 1 : 0) + (this.read.is('piece', thing.in) ? 2 : 0);
      list.push({ thing, spot, rank });
    }
    return list.sort((a, b) => a.rank - b.rank);
  }

  // Where the eye should rest first: the active piece, twice, and what can be picked.
  get attention(): Point[] {
    const points: Point[] = [];
    for (const id of this.read.on.keys()) {
      const at = this.place(id);
      if (at) points.push(at);
    }
    for (const [id, spot] of this.spots) if (this.read.is('piece', id)?.active) points.push([spot.x, spot.y], [spot.x, spot.y]);
    return points;
  }

  // A zone with a rim around it, to look at closely.
  around(zone: Of<'zone'>): Box {
    const area = this.area(zone.spaces), m = this.unit * 0.95;
    if (!area.length) return this.box;
    const xs = area.map((s) => this.corner(s)[0]), ys = area.map((s) => this.corner(s)[1]);
    const x = Math.min(...xs) - m, y = Math.min(...ys) - m;
    return [x, y, Math.max(...area.map((s) => this.corner(s)[0] + this.size(s)[0])) + m - x, Math.max(...area.map((s) => this.corner(s)[1] + this.size(s)[1])) + m - y];
  }
}

// A seat in a vehicle: behind the windscreen of a car, two by two in what has no front.
const BEHIND: Record<Way, Point> = { n: [0, 1], s: [0, -1], e: [-1, 0], w: [1, 0], ne: [0, 0], se: [0, 0], sw: [0, 0], nw: [0, 0] };
function seat(car: Of<'piece'>, at: Spot, i: number, n: number): Spot {
  const [w, h] = car.size ?? [1, 1], { x, y, u } = at;
  if (!car.way) {
    const columns = n > 1 ? 2 : 1, rows = Math.ceil(n / columns);
    return { x: x + ((i % columns) - (columns - 1) / 2) * u * 0.42 * w, y: y + (Math.floor(i / columns) - (rows - 1) / 2) * u * 0.42 * h, u: u * 0.72 };
  }
  const [dx, dy] = BEHIND[car.way], row = (i - (n - 1) / 2) * u * (n > 2 ? 0.34 : 0.42);
  const back = 0.3 * u;
  return { x: x + dx * back + Math.abs(dx) * row, y: y + dy * back + Math.abs(dy) * row, u: u * (n > 2 ? 0.52 : 0.62) };
}

export function middle(points: Point[]): Point | undefined {
  if (!points.length) return undefined;
  return [points.reduce((s, p) => s + p[0], 0) / points.length, points.reduce((s, p) => s + p[1], 0) / points.length];
}
