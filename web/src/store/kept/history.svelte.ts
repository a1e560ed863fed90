// The games that were played to their end in this browser: when, with whom, and how they ended. No token, no position.
import type { Scene } from '../../scene/scene.ts';
import type { Result, Seat } from '../../wire/types.ts';
import { keep, kept } from './memory.ts';

export type Outcome = Result['result'];
export interface Player { name: string; role?: string; by: Seat['by']; result: Outcome; mine?: true }
export interface PlayedGame { code: string; game: string; title: string; chapter: string; at: number; text: string; people: Player[] }

const MOST = 500; // about 200 kB

class History {
  list = $state.raw<PlayedGame[]>(kept<PlayedGame[]>('history', []).filter(isGame));

  // Whoever only watched has played nothing. A game is noted once: its end does not change.
  note(code: string, scene: Scene, mine: string[]): void {
    if (!scene.outcome || this.list.some((game) => game.code === code)) return;
    const people = peopleOf(scene, mine);
    if (!people.some((one) => one.mine)) return;
    this.save([{ code, game: scene.game, title: scene.name, chapter: scene.chapter, at: Date.now(), text: scene.outcome.text, people }, ...this.list]);
  }

  forget(code: string): void { this.save(this.list.filter((game) => game.code !== code)); }

  private save(list: PlayedGame[]): void {
    this.list = list.slice(0, MOST);
    keep('history', this.list);
  }
}

function peopleOf(scene: Scene, mine: string[]): Player[] {
  return (scene.outcome?.seats ?? []).map(({ seat, result }) => {
    const who = scene.seats.find((each) => each.id === seat), role = roleOf(scene, seat);
    return { name: who?.name ?? seat, by: who?.by ?? 'none', result, ...(role && role !== who?.name ? { role } : {}), ...(mine.includes(seat) ? { mine: true } : {}) };
  });
}

// The name on the sheet of whoever sits there; somebody who leads several has several.
function roleOf(scene: Scene, seat: string): string {
  return Object.values(scene.things).flatMap((thing) => (thing.kind === 'panel' && thing.owner === seat && thing.name ? [thing.name] : [])).join(', ');
}

// What stands in the browser may be older than this program.
function isGame(found: unknown): found is PlayedGame {
  const game = found as Partial<PlayedGame> | null;
  return typeof game?.code === 'string' && typeof game.game === 'string' && typeof game.at === 'number' && Array.isArray(game.people);
}

export interface Count { name: string; played: number; won: number }

// What games come to: by box for everybody who plays on this device, and by the other people at the table.
export function countGames(games: PlayedGame[]): Count[] { return counted(games, (game) => [game.title], (game, _) => game.people.some((one) => one.mine && one.result === 'won')); }
export function countPeople(games: PlayedGame[]): Count[] {
  const others = (game: PlayedGame): Player[] => game.people.filter((one) => one.by === 'human' && !one.mine);
  return counted(games, (game) => [...new Set(others(game).map((one) => one.name))], (game, name) => others(game).some((one) => one.name === name && one.result === 'won'));
}

function counted(games: PlayedGame[], names: (game: PlayedGame) => string[], isWon: (game: PlayedGame, name: string) => boolean): Count[] {
  const found = new Map<string, Count>();
  for (const game of games) {
    for (const name of names(game)) {
      const count = found.get(name) ?? { name, played: 0, won: 0 };
      found.set(name, { name, played: count.played + 1, won: count.won + Number(isWon(game, name)) });
    }
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.name.localeCompare(b.name));
}

// Games won in a row, the latest first.
export function streak(games: PlayedGame[]): number {
  const first = games.findIndex((game) => !game.people.some((one) => one.mine && one.result === 'won'));
  return first < 0 ? games.length : first;
}

// For a spreadsheet: a row for each seat of each game.
export function asTable(games: PlayedGame[]): string {
  const rows = games.flatMap((game) => game.people.map((one) => [new Date(game.at).toISOString(), game.title, game.chapter, game.text, one.name, one.role ?? '', one.by, one.result, one.mine ? 'yes' : 'no']));
  return [['date', 'game', 'scenario', 'ending', 'name', 'role', 'seat', 'result', 'here'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
// A cell that begins like a formula is made text, since names come from other people.
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const history = new History();
