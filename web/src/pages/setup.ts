// What a set-up form knows: which house rules differ from the usual, how they are grouped, what is sent.
import { kept } from '../store/memory.ts';
import type { GameInfo, OptionInfo, TableWish, Value, Values } from '../wire/messages.ts';
import { words } from '../words.ts';

export type Holder = 'me' | 'human' | 'none' | `bot:${string}`;
export interface SeatWish { name: string; holder: Holder }

export const PLAYERS = 'players'; // the one option that the seats decide

export const nameOf = (option: string): string => { const text = option.replaceAll('_', ' '); return text.charAt(0).toUpperCase() + text.slice(1); };

export const isChosen = (option: OptionInfo, values: Values): boolean => values[option.name] !== undefined;

// What a table would play by: as chosen, else as its scenario and its other rules have it.
export const playedBy = (option: OptionInfo, values: Values, played: Values): Value => values[option.name] ?? played[option.name] ?? option.default;

// What was chosen, also where it is as usual: a preset leaves alone what somebody has chosen.
export function chosen(game: GameInfo, values: Values): Values {
  const out: Values = {};
  for (const option of game.options) {
    const value = values[option.name];
    if (value !== undefined) out[option.name] = value;
  }
  return out;
}

export const differing = (game: GameInfo, values: Values): string[] => game.options.filter((o) => isChosen(o, values) && values[o.name] !== o.default).map((o) => o.name);

export function groups(game: GameInfo, find: string): [string, OptionInfo[]][] {
  const needle = find.trim().toLowerCase(), by = new Map<string, OptionInfo[]>();
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

export function playersOf(game: GameInfo): { low: number; high: number; usual: number } {
  const option = game.options.find((o) => o.name === PLAYERS);
  const usual = typeof option?.default === 'number' ? option.default : game.seats.length;
  return { low: option?.low ?? usual, high: option?.high ?? usual, usual };
}

// The level a newcomer meets; where a server has other levels, the last.
export const usualBot = (levels: string[]): string | undefined => (levels.includes('normal') ? 'normal' : levels.at(-1));

// One for this device, bots for the others: the second seat, for the first is often the hardest.
export function firstSeats(game: GameInfo, values: Values): SeatWish[] {
  const wanted = values[PLAYERS], n = typeof wanted === 'number' ? wanted : playersOf(game).usual, mine = Math.min(1, n - 1);
  const bot: Holder = game.bots.length ? `bot:${usualBot(game.bots)}` : 'human';
  return Array.from({ length: n }, (_, i) => ({ name: i === mine ? kept('name', '') : '', holder: i === mine ? 'me' : bot }));
}

export function clamped(option: OptionInfo, value: number): number {
  return Math.max(option.low ?? -Infinity, Math.min(option.high ?? Infinity, Math.round(value)));
}

// "Larkspur Cottage (small, for 1 or 2 hunters)" is a name and a line about it.
export function titled(text: string): { name: string; line: string } {
  const match = /^(.*?)\s*\((.*)\)\s*$/.exec(text);
  return match ? { name: match[1] ?? text, line: match[2] ?? '' } : { name: text, line: '' };
}

export function wishOf(game: GameInfo, scenario: string, values: Values, seats: SeatWish[]): TableWish {
  const options = chosen(game, { ...values, ...(game.options.some((o) => o.name === PLAYERS) ? { [PLAYERS]: seats.length as Value } : {}) });
  return { game: game.name, scenario, options, seats: seats.map(({ name, holder }) => ({ name: name.trim(), holder: holder === 'me' ? 'human' : holder, ...(holder === 'me' ? { here: true } : {}) })) };
}
