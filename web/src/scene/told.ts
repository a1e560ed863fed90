// Words for what a thing shows: faces of dice, marks on a track, and a line of the log with what it shows of its moment.
import { words } from '../words.ts';
import type { Reading } from './reading.ts';
import type { Badge, Die, Id, Line, Mark, Named, Piece, Thing, Track } from './scene.ts';

const W = words.aloud;

// The number on a die, or the names of the symbols on it.
export function faceWords(read: Reading, die: Pick<Piece, 'tag' | 'signs' | 'face'> | Die): string {
  if ('face' in die && die.face === 'down') return W.hidden;
  return die.signs?.length ? die.signs.map((sign) => read.look(sign).name ?? sign).join(W.and) : die.tag ?? '';
}

// The next mark on the way, and the goal.
export function ahead(read: Reading, track: Track): Mark[] {
  const value = track.value, draw = read.look(track).draw;
  if (value === null || draw === 'boxes' || draw === 'ladder') return [];
  const coming = (track.steps ?? []).filter((mark) => mark.at > value).sort((a, b) => a.at - b.at);
  return coming.filter((mark, i) => i === 0 || mark.goal);
}

// Of a ladder, the value that is printed where the cube lies.
export function printed(read: Reading, track: Track): string | undefined {
  return read.look(track).draw === 'ladder' ? track.steps?.find((mark) => mark.at === track.value)?.name : undefined;
}

export const badgeWords = (read: Reading, b: Badge): string =>
  (b.n === undefined ? '' : `${b.n} `) + (read.look(b).name ?? b.look) + (b.way ? ` ${W.facing(W.north[b.way])}` : '');

// As it was at that line. What is gone by now, and did not say all of itself, is not told.
function shown(read: Reading, line: Line, id: Id): Named<Thing> | undefined {
  const fields = line.shows?.[id], known = read.get(id);
  return fields && (known || 'kind' in fields) ? ({ ...known, ...fields, id } as Named<Thing>) : undefined;
}

export function told(read: Reading, line: Line): string {
  const things = Object.keys(line.shows ?? {}).flatMap((id) => shown(read, line, id) ?? []);
  const numbers = things.flatMap((t) => {
    if (t.kind !== 'track' || t.value === null) return [];
    const name = read.name(t), home = t.in === undefined ? undefined : read.get(t.in);
    if (!home && line.text.includes(name) && line.text.includes(String(t.value))) return []; // the sentence has said it
    return `${home ? `${read.name(home)}: ` : ''}${name} ${t.value}${t.max === undefined ? '' : W.of(t.max)}`;
  });
  const said = new Set(line.text.match(/[\p{L}\p{N}_]+/gu)), tray = things.find((t) => t.kind === 'pile');
  const faces = things.flatMap((t) => (t.kind === 'piece' && (t.tag || t.signs?.length) ? faceWords(read, t) : []));
  const dice = faces.every((face) => said.has(face)) ? [] : [`${tray ? read.name(tray) : W.dice}: ${faces.join(', ')}`];
  const bits = [...numbers, ...dice].join('; '), moment = line.moment;
  const more = moment && moment.kind !== 'stamp' ? [moment.title, moment.text, moment.small, moment.sign].flatMap((part) => (part && !line.text.includes(part.replace(/\.$/, '')) ? `${part.replace(/\.$/, '')}.` : [])) : []; // the caption has said the rest
  return [line.text, bits && `[${bits}]`, ...more].filter(Boolean).join(' ');
}

export interface Told { line: Line; lines: Line[]; text: string }

// Lines of one set that follow each other are one row, told by the newest sum.
export function joined(lines: Line[]): Told[] {
  const rows: Told[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last && line.set && last.line.set === line.set && last.line.seat === line.seat) {
      last.lines.push(line);
      last.line = line;
      last.text = line.sum ?? line.text;
    } else rows.push({ line, lines: [line], text: line.sum ?? line.text });
  }
  return rows;
}

// What came of one's own last answer, in one row: the last moment since then, else the last that was good or bad, else the last.
export function outcome(lines: Line[], since: number): string {
  const later = joined(lines.filter((line) => line.i >= since && !line.head));
  const row = later.findLast(({ lines: set }) => set.some((line) => line.moment)) ?? later.findLast(({ line }) => line.tone) ?? later.at(-1);
  return row?.text ?? '';
}

export const rows = (lines: Line[]): Line[] => joined(lines).map((row) => ({ ...row.line, text: row.text }));
