// What goes over the wire, as docs/wire.md has it.
import type { Patch, Scene } from '../scene/scene.ts';

export interface GameInfo {
  name: string;
  title: string;
  blurb?: string;
  length?: string | number;
  weight?: string;
  players?: [number, number] | { low: number; high: number } | number[] | string;
  scenarios?: Record<string, string> | { name: string; title?: string; blurb?: string }[] | string[];
  presets?: Record<string, Values> | { name: string; options: Values; help?: string }[];
  options?: OptionInfo[];
  bots?: string[];
}
export type Value = number | string | boolean;
export type Values = Record<string, Value>;
export interface OptionInfo {
  name: string;
  kind?: string;
  default: Value;
  low?: number | null;
  high?: number | null;
  choices?: string[];
  help?: string;
  rules?: string[];
  group?: string;
}

export interface LobbySeat { seat: number; name: string; holder: string; here: boolean; roles?: string[] }
export interface Lobby {
  code: string;
  game: string;
  title: string;
  scenario?: string;
  options?: Values;
  started: boolean;
  over: boolean;
  seats: LobbySeat[];
  you?: number | string | null;
}
export interface NewTable { code: string; host: string; spectator: string; seats: { seat: number; name: string; token: string }[] }
export interface TableWish { game: string; scenario?: string; options: Values; seats: { name: string; holder: string }[]; names?: string[] }

export interface ChatLine { channel: string; from: string; text: string; at: string | number }
export interface UndoWish { by: string; moves: number; who: string | string[] }

export type FromServer =
  | { type: 'scene'; scene: Scene }
  | { type: 'patch'; patch: Patch }
  | { type: 'refused'; id: string; text: string; rule?: string }
  | { type: 'done'; id: string; index: number }
  | { type: 'lobby'; lobby: Lobby }
  | ({ type: 'chat' } & ChatLine)
  | ({ type: 'undo' } & UndoWish)
  | { type: 'undone'; yes?: boolean }
  | { type: 'hint'; option?: string; text: string };

export type FromClient =
  | { type: 'act'; id: string; index: number; option: string | string[] }
  | { type: 'scene' }
  | { type: 'undo'; by: 'action' | 'turn' }
  | { type: 'consent'; yes: boolean }
  | { type: 'chat'; channel: string; text: string }
  | { type: 'hint' }
  | { type: 'stand'; question: string; option: string | null };

export interface RuleEntry { id: string; text: string; section?: string; options?: string[] }
