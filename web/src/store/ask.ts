// The question as rows: the same order for pointer, keys and screen readers. No state, no drawing.
import type { Ask, Id, Option } from '../scene/scene.ts';
import type { Reading } from '../scene/reading.ts';

export const MANY = 6; // a group of more options on spaces is one row that opens

export interface Row { kind: 'option'; option: Option; key: number | undefined }
export interface ManyRow { kind: 'many'; options: Option[]; cost: string | undefined; key: number | undefined }
export interface Group { name: string; rows: (Row | ManyRow)[]; off: Option[] }
export interface Sheet { groups: Group[]; off: Option[]; ends: Option[] }

// On the phone the main option comes first and what is not possible last.
export function sheet(ask: Ask, read: Reading, phone: boolean): Sheet {
  const by = new Map<string, Option[]>(), ends: Option[] = [];
  for (const option of ask.options) {
    if (option.tone === 'end' && !option.off) { ends.push(option); continue; }
    const name = option.group ?? '', list = by.get(name);
    if (list) list.push(option);
    else by.set(name, [option]);
  }
  let entries = [...by];
  if (phone) entries = mainFirst(entries);
  let key = 0;
  const next = (): number | undefined => (++key > 9 ? undefined : key);
  const groups = entries.map(([name, options]): Group => {
    const live = options.filter((o) => !o.off), off = options.filter((o) => o.off);
    const rows: Group['rows'] = isMany(live, read)
      ? [{ kind: 'many', options: live, cost: live[0]?.cost, key: next() }]
      : live.map((option) => ({ kind: 'option', option, key: next() }));
    return { name, rows, off: phone ? [] : off };
  });
  return { groups: groups.filter((g) => g.rows.length || g.off.length), off: phone ? ask.options.filter((o) => o.off) : [], ends };
}

function mainFirst(entries: [string, Option[]][]): [string, Option[]][] {
  const main = entries.findIndex(([, list]) => list.some((o) => o.tone === 'main'));
  if (main < 0) return entries;
  const [name, list] = entries[main] ?? ['', []];
  const sorted = [...list].sort((a, b) => Number(b.tone === 'main') - Number(a.tone === 'main'));
  return [[name, sorted], ...entries.filter((_, i) => i !== main)];
}

const isMany = (live: Option[], read: Reading): boolean =>
  live.length > MANY && live.every((o) => read.get(o.on?.[0])?.kind === 'space' || read.side(o.on?.[0]));

// Everything that can be chosen, in the order of the rows.
export const liveOptions = (sheet: Sheet): Option[] =>
  [...sheet.groups.flatMap((g) => g.rows.flatMap((row) => (row.kind === 'many' ? row.options : [row.option]))), ...sheet.ends];

export function byKey(sheet: Sheet, key: number): Row | ManyRow | undefined {
  for (const group of sheet.groups) for (const row of group.rows) if (row.key === key) return row;
  return undefined;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export interface Place { id: Id; x: number; y: number }
const TOWARD: Record<Arrow, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

// The next pick in a direction: the nearest one, where being off to the side counts double.
export function walk(places: Place[], from: Place | undefined, arrow: Arrow): Place | undefined {
  if (!from) return places[0];
  const [dx, dy] = TOWARD[arrow];
  let best: Place | undefined, least = Infinity;
  for (const place of places) {
    const x = place.x - from.x, y = place.y - from.y, ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (place.id === from.id || ahead <= 0.5) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) { least = cost; best = place; }
  }
  return best;
}
