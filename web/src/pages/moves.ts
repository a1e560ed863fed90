// The moves of a replay file: "12  seat 1 Lantern: step E7 | uv=4 hunt=2 | 9f2c...".
export interface Move { n: number; seat: number; text: string; chance: string }

const LINE = /^(\d+) {2}seat (\d+) (.*) \| \S*$/;

export function movesOf(file: string): Move[] {
  const moves: Move[] = [];
  for (const line of file.split('\n')) {
    const match = LINE.exec(line.trimEnd());
    if (!match) continue;
    const [text = '', chance = ''] = (match[3] ?? '').split(' | ');
    moves.push({ n: Number(match[1]), seat: Number(match[2]), text, chance: chance.split(' ').map((c) => c.replace('=', ' ')).join(', ') });
  }
  return moves;
}

export const seatNames = (file: string): string[] => [...file.matchAll(/^seat \d+\s+(\{.*\})$/gm)].map((m) => { try { return (JSON.parse(m[1] ?? '{}') as { name?: string }).name ?? ''; } catch { return ''; } });
