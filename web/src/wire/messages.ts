// What goes over the wire, as docs/wire.md has it.
import type { Patch, Scene } from '../scene/scene.ts';

export type Value = number | string | boolean;
export type Values = Record<string, Value>;

export interface GameInfo {
  name: string;
  title: string;
  line: string;
  blurb: string;
  kind: string;
  length: string;
  weight: string;
  first: { preset: string; scenario: string } | null; // how to begin
  lesson: string; // the title of the guided game, if there is one
  players: string; // "1-5"
  seats: string[]; // by the usual options
  scenarios: Record<string, string>;
  presets: Record<string, Values>;
  preset_lines: Record<string, string>; // what each of them changes, in a sentence
  options: OptionInfo[];
  bots: string[]; // levels
  campaigns: Record<string, string>;
  own: boolean; // whether one may bring scenarios of one's own
}
export interface OptionInfo {
  name: string;
  kind: 'number' | 'word' | 'switch';
  default: Value;
  low: number | null;
  high: number | null;
  choices: string[];
  help: string;
  rules: string[];
  group: string;
}

export type Wanted = 'bot' | 'here' | 'link' | 'free'; // what a host may ask of the person in a seat
export interface LobbySeat { seat: number; name: string; holder: string; here: boolean; roles: string[]; open: boolean; claimed: boolean; local: boolean; returns: boolean; asked: Wanted | '' }
export interface Lobby {
  code: string;
  game: string;
  title: string;
  scenario: string;
  options: Values;
  hints: boolean;
  started: boolean;
  over: boolean;
  closed: boolean;
  rematch: string;
  host_seat: number | null;
  seats: LobbySeat[];
  watching: number;
  campaign: { story: string; chapter: number; title: string } | null;
  you: { seat: number | null; host: boolean; spectator: boolean } | null;
}
export interface Crib { title: string; lines: { text: string; rule: string }[] }
export interface SeatToken { seat: number; name: string; token: string; invite: string }
export interface Invitation { code: string; game: string; title: string; seat: number; name: string; roles: string[]; started: boolean; own: boolean }
export interface Offer { token: string; asked: boolean } // asked: the person who sits there decides first
export interface NewTable { code: string; host: string; spectator: string; seats: SeatToken[] }
export interface TableWish { game: string; scenario: string; options: Values; seats: { name: string; holder: string; here?: boolean }[]; campaign?: string }

export interface ChapterInfo { number: number; title: string; interlude: boolean; over: boolean; won: boolean | null; rule: string; moves: number; carries: string[] }
export interface CampaignInfo { code: string; game: string; title: string; chapters: ChapterInfo[]; aside: ChapterInfo[]; next: string; won: boolean | null; rule: string }

export interface ChatLine { channel: string; from: string; seat?: number; text: string; at: number }
export interface Advice { option?: string; text: string; chance?: number | null; line?: string[] } // what a bot would do, and then expects
export interface UndoWish { by: number; who: number[] }

export interface Standing { question: string; about: string; who: string; text: string } // an answer given in advance

export type FromServer =
  | { type: 'scene'; scene: Scene }
  | { type: 'patch'; patch: Patch }
  | { type: 'refused'; id?: string; text: string; rule?: string }
  | { type: 'done'; id: string; index: number }
  | { type: 'lobby'; lobby: Lobby }
  | ({ type: 'chat' } & ChatLine)
  | ({ type: 'undo' } & UndoWish)
  | { type: 'undone'; yes?: boolean }
  | ({ type: 'hint' } & Advice)
  | { type: 'standing'; answers: Standing[] }
  | { type: 'rematch'; code: string; token: string }
  | { type: 'wish'; kind: Wanted | '' }
  | { type: 'devices'; count: number };

export type FromClient =
  | { type: 'act'; id: string; index: number; option: string | string[] }
  | { type: 'scene' }
  | { type: 'undo'; by: 'action' | 'turn' }
  | { type: 'consent'; yes: boolean }
  | { type: 'chat'; channel: string; text: string }
  | { type: 'hint' }
  | { type: 'stand'; question: string; option: string | null };

export interface SmallMap { size: [number, number]; floors: [number, number, number, number, string][]; lines: [number, number, number, number, string][]; dots: [number, number, string][] }
export interface OwnScenario { title: string; problems: { says: string }[]; map: SmallMap | null }
export interface ReplaySteps { seats: string[]; steps: string[]; at: number }
export interface RuleEntry { id: string; text: string; section: string }
