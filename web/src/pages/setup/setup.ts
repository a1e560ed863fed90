// What a set-up form knows: which house rules differ from the usual, how they are grouped, what is sent.
import { kept } from '../../store/kept/memory.ts';
import type { GameCard, NewTable, OptionCard, Value } from '../../wire/types.ts';
import { words } from '../../words.ts';
import { nameOf } from '../../scene/option_name.ts';

export { nameOf };

export type Holder = 'me' | 'human' | 'none' | `bot:${string}`;
export interface SeatWish { name: string; holder: Holder }
export type Values = Record<string, Value>; // of options, by their names

export const PLAYERS = 'players'; // the one option that the seats decide

const suits = (players: [number, number] | null | undefined, n: number): boolean => !players || (players[0] <= n && n <= players[1]);
// The scenario one would like if it is meant for so many, else the first that is; where none says for how many, the first.
export const scenarioFor = (game: GameCard, players: number, liked?: string): string => {
  const ids = Object.keys(game.scenarios);
  return [...(liked ? [liked] : []), ...ids].find((id) => suits(game.scenarios[id]?.players, players)) ?? ids[0] ?? '';
};

export const isChosen = (option: OptionCard, values: Values): boolean => values[option.name] !== undefined;

// What a table would play by: as chosen, else as its scenario and its other rules have it.
export const playedBy = (option: OptionCard, values: Values, played: Values): Value => values[option.name] ?? played[option.name] ?? option.default;

// What was chosen, also where it is as usual: a preset leaves alone what somebody has chosen.
export function chosen(game: GameCard, values: Values): Values {
  const out: Values = {};
  for (const option of game.options) {
    const value = values[option.name];
    if (value !== undefined) out[option.name] = value;
  }
  return out;
}

export const differing = (game: GameCard, values: Values): string[] => game.options.filter((o) => isChosen(o, values) && values[o.name] !== o.default).map((o) => o.name);

export function groups(game: GameCard, find: string): [string, OptionCard[]][] {
  const needle = find.trim().toLowerCase(), by = new Map<string, OptionCard[]>();
  for (const option of game.options) {
    if (option.name === PLAYERS) continue;
    if (needle && !`${nameOf(option.name)} ${option.help} ${option.rules.join(' ')}`.toLowerCase().includes(needle)) continue;
    const name = option.group || (option.kind === 'number' ? words.setup.numbers : words.setup.variants);
    const list = by.get(name);
    if (list) list.push(option);
    else by.set(name, [option]);
  }
  return [...by];
}

// Presets as the form shows them, each with its place in the list. Many are grouped by how many play; a few stand together, as 0.
const MANY = 9;
export interface Evenings { players: number; rows: [string, Values, number][] }
export function eveningsOf(game: GameCard): Evenings[] {
  const rows = Object.entries(game.presets).map(([name, wanted], i): [string, Values, number] => [name, wanted, i]), by = new Map<number, Evenings>();
  const many = rows.length >= MANY && rows.every(([, wanted]) => typeof wanted[PLAYERS] === 'number');
  for (const row of rows) {
    const players = many ? Number(row[1][PLAYERS]) : 0;
    by.set(players, { players, rows: [...(by.get(players)?.rows ?? []), row] });
  }
  return [...by.values()].sort((a, b) => a.players - b.players);
}

export function playersOf(game: GameCard): { low: number; high: number; usual: number } {
  const option = game.options.find((o) => o.name === PLAYERS);
  const usual = typeof option?.default === 'number' ? option.default : game.seats.length;
  return { low: option?.low ?? usual, high: option?.high ?? usual, usual };
}

// The level a newcomer meets; where a server has other levels, the last.
export const usualBot = (levels: string[]): string | undefined => (levels.includes('normal') ? 'normal' : levels.at(-1));

// One for this device, bots for the others: the second seat, for the first is often the hardest.
export function firstSeats(game: GameCard, values: Values): SeatWish[] {
  const wanted = values[PLAYERS], n = typeof wanted === 'number' ? wanted : playersOf(game).usual, mine = Math.min(1, n - 1);
  const bot: Holder = game.bots.length ? `bot:${usualBot(game.bots)}` : 'human';
  return Array.from({ length: n }, (_, i) => ({ name: i === mine ? kept('name', '') : '', holder: i === mine ? 'me' : bot }));
}

export function clamped(option: OptionCard, value: number): number {
  return Math.max(option.low ?? -Infinity, Math.min(option.high ?? Infinity, Math.round(value)));
}

export function wishOf(game: GameCard, scenario: string, values: Values, seats: SeatWish[]): NewTable {
  const options = chosen(game, { ...values, ...(game.options.some((o) => o.name === PLAYERS) ? { [PLAYERS]: seats.length as Value } : {}) });
  return { game: game.name, scenario, options, seats: seats.map(({ name, holder }) => ({ name: name.trim(), holder: holder === 'me' ? 'human' : holder, ...(holder === 'me' ? { here: true } : {}) })) };
}
