// How a game went, from what its log has told: where a game tells no story of its own. Facts, no scores.
import { words } from '../words.ts';
import type { Reading } from './reading.ts';
import type { Deed, Feats, Line, Tale } from './scene.ts';

const MOST = 14; // deeds on the line
const TONES = { good: 'moss', bad: 'danger' } as const;

const nameOf = (line: Line): string => line.moment?.title ?? line.moment?.big ?? line.text;
const large = (line: Line): boolean => line.moment !== undefined && line.moment.kind !== 'stamp';

// A moment by the round it fell in, with its place among the lines of that round.
function deeds(read: Reading): { rounds: number; line: Deed[] } {
  const { log } = read.scene, heads = log.map((line, i) => (line.head ? i : -1)).filter((i) => i >= 0), found: { deed: Deed; large: boolean }[] = [];
  heads.forEach((from, n) => {
    const lines = log.slice(from + 1, heads[n + 1] ?? log.length);
    lines.forEach((line, k) => {
      if (!line.moment || line.moment.kind === 'letter' || line.moment.stage) return; // a blow is one of many
      const sign = line.moment.tone, look = line.look ?? read.get(line.moment.of)?.look ?? read.get(line.moment.from)?.look, at = n + 1 + (k + 1) / (lines.length + 1);
      found.push({ large: large(line), deed: { at: Math.round(at * 100) / 100, text: nameOf(line), ...(sign ? { tone: TONES[sign] } : {}), ...(line.seat ? { seat: line.seat } : {}), ...(large(line) ? { key: true } : {}), ...(look ? { look } : {}), index: line.i } });
    });
  });
  // What is taken up again and again is told once.
  const seen = new Set<string>(), told = found.filter(({ deed }) => deed.tone === TONES.bad || (!seen.has(deed.text) && seen.add(deed.text)));
  const few = told.length <= MOST ? told : [...told.filter((f) => f.large), ...told.filter((f) => !f.large && f.deed.tone === 'moss')].slice(0, MOST);
  return { rounds: Math.max(1, heads.length), line: few.map((f) => f.deed).sort((a, b) => a.at - b.at) };
}

function feats(log: Line[], seat: string): Feats {
  const own = log.filter((line) => line.seat === seat && !line.head), steps = own.filter((line) => line.set?.startsWith('walk')).length;
  const finds = own.filter((line) => line.moment?.tone === 'good'), last = finds.at(-1) ?? own.findLast((line) => line.moment);
  const list = [...(steps ? [{ text: words.end.steps(steps) }] : []), ...(finds.length ? [{ text: words.end.finds(finds.length) }] : [])];
  return { seat, did: last ? last.text : words.end.lines(own.length), ...(list.length ? { list } : {}) };
}

// Whose eyes a replay is seen through: `s1` is seat 1.
export const eyesOf = (seat: string): string => (seat === 'public' ? seat : seat.slice(1));

export function taleOf(read: Reading): Tale {
  const { log, outcome } = read.scene;
  return { ...deeds(read), who: (outcome?.seats ?? []).map(({ seat }) => feats(log, seat)) };
}
