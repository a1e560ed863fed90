// The question as rows: the same order for pointer, keys and screen readers. No state, no drawing.
import type { Question, Id } from '../../scene/scene.ts';
import type { Reading } from '../../scene/reading.ts';
import type { Answer } from '../../scene/walking.ts';

export const MANY = 6; // a group of more options on spaces is one row that opens
const END = 'e';
// Letters that do nothing else at a table, and then the same with Shift: every answer has a key.
const LETTERS = 'abcdgijkmnopstvxyz';
export const KEYS: readonly string[] = [...'123456789', ...LETTERS, ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.toUpperCase())];

export interface Row { kind: 'option'; option: Answer; key: string | undefined }
export interface ManyRow { kind: 'many'; options: Answer[]; rows: Row[]; cost: string | undefined; key: string | undefined; walks: boolean }
export interface Group { name: string; rows: (Row | ManyRow)[] }
export interface Cause { text: string; rule: string | undefined; options: Answer[] } // why these are no answers now
export interface Sheet { groups: Group[]; causes: Cause[]; ends: Row[] }

// On the phone the main option comes first. What is not possible comes last, by its causes.
export function sheet(ask: Question, read: Reading, phone: boolean): Sheet {
  const by = new Map<string, Answer[]>(), ends: Answer[] = [], causes = new Map<string, Cause>();
  for (const option of read.options) {
    if (option.off) note(causes, option);
    else if (option.tone === 'end') ends.push(option);
    else put(by, option.group ?? '', option);
  }
  const free = [...KEYS], next = (): string | undefined => free.shift();
  const groups = (phone ? mainFirst([...by]) : [...by]).map(([name, options]): Group => {
    if (!isMany(options, read)) return { name, rows: options.map((option): Row => ({ kind: 'option', option, key: next() })) };
    return { name, rows: [{ kind: 'many', options, rows: [], cost: options.every((o) => o.cost === options[0]?.cost) ? options[0]?.cost : undefined, key: next(), walks: !!ask.walks && ask.walks.group === name }] };
  });
  const last = ends.map((option, i): Row => ({ kind: 'option', option, key: i ? next() : END }));
  for (const group of groups) for (const row of group.rows) if (row.kind === 'many') row.rows = row.options.map((option) => ({ kind: 'option', option, key: next() }));
  return { groups, causes: [...causes.values()], ends: last };
}

function put(by: Map<string, Answer[]>, name: string, option: Answer): void {
  const list = by.get(name);
  if (list) list.push(option);
  else by.set(name, [option]);
}

// Equal causes stand once.
function note(causes: Map<string, Cause>, option: Answer): void {
  const text = option.off ?? '', cause = causes.get(text);
  if (cause) cause.options.push(option);
  else causes.set(text, { text, rule: option.rule, options: [option] });
}

function mainFirst(entries: [string, Answer[]][]): [string, Answer[]][] {
  const main = entries.findIndex(([, list]) => list.some((o) => o.tone === 'main'));
  if (main < 0) return entries;
  const [name, list] = entries[main] ?? ['', []];
  const sorted = [...list].sort((a, b) => Number(b.tone === 'main') - Number(a.tone === 'main'));
  return [[name, sorted], ...entries.filter((_, i) => i !== main)];
}

const isMany = (live: Answer[], read: Reading): boolean =>
  live.length > MANY && live.every((o) => read.get(o.on?.[0])?.kind === 'space' || read.side(o.on?.[0]));

// Everything that can be chosen, in the order of the rows.
export const liveOptions = (sheet: Sheet): Answer[] =>
  [...sheet.groups.flatMap((g) => g.rows.flatMap((row) => (row.kind === 'many' ? row.options : [row.option]))), ...sheet.ends.map((row) => row.option)];

// With what is open the rows inside have keys too.
export function byKey(sheet: Sheet, key: string, open = false): Row | ManyRow | undefined {
  const rows = [...sheet.groups.flatMap((g) => g.rows), ...sheet.ends];
  const inner = open ? rows.flatMap((row) => (row.kind === 'many' ? row.rows : [])) : [];
  return [...rows, ...inner].find((row) => row.key === key);
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
