// The scene vocabulary, version 1: one picture of a table for one seat. A painter never asks what game it is.

export type Id = string;
export type Side = 'n' | 'e' | 's' | 'w';
export type Way = Side | 'ne' | 'se' | 'sw' | 'nw';
export type Point = [number, number];

export interface Scene {
  scene: number;
  game: string;
  name: string;
  chapter: string;
  index: number;
  seat: Id;
  state: 'play' | 'over';
  when: { text: string; rule?: string };
  focus?: Id;
  seats: Seat[];
  legend: Record<string, Look>;
  things: Record<Id, Thing>;
  ask: Ask | null;
  log: Line[];
  outcome?: Outcome;
}

export type Shape = 'circle' | 'square' | 'diamond' | 'hex' | 'shield' | 'ghost';

export interface Seat {
  id: Id;
  name: string;
  by: 'human' | 'bot' | 'none';
  here?: boolean;
  tone?: string;
  shape?: Shape;
  you?: boolean;
}

export interface Look {
  name?: string;
  draw?: string;
  icon?: string;
  tone?: string;
  text?: string;
  rule?: string;
}

export interface Badge {
  look: string;
  n?: number | string;
  way?: Side;
  tone?: string;
  owner?: Id;
}

interface Common {
  in?: Id;
  n?: number;
  look?: string;
  name?: string;
  text?: string;
  rule?: string;
  owner?: Id;
  tone?: string;
  shape?: Shape;
  badges?: Badge[];
  face?: 'down' | 'up';
  seen?: 'you' | 'team';
  dim?: string;
  was?: Id;
}

export interface Board extends Common { kind: 'board'; lay?: 'plan' | 'tiles'; names?: boolean; level?: number }
export interface Space extends Common {
  kind: 'space';
  at: Point;
  size?: Point;
  sides?: Partial<Record<Side, string | string[]>>;
  emblem?: string;
  turn?: number;
}
export interface Zone extends Common { kind: 'zone'; spaces: Id[] }
export interface Piece extends Common { kind: 'piece'; size?: Point; way?: Way; count?: number; tag?: string; active?: boolean }
export interface Card extends Common { kind: 'card'; count?: number }
export type Lay = 'deck' | 'hand' | 'row' | 'tray' | 'slot' | 'bag' | 'dice';
export interface Pile extends Common { kind: 'pile'; lay?: Lay; count?: number }
export interface Step { at: number; name?: string; look?: string; on?: boolean }
export interface Track extends Common { kind: 'track'; value: number | null; min?: number; max?: number; cap?: number; steps?: Step[] }
export interface Panel extends Common { kind: 'panel'; of?: Id; active?: boolean }
export interface Link extends Common { kind: 'link'; from: Id; to: Id; count?: number }
export interface Note extends Common { kind: 'note'; fresh?: boolean }

export type Thing = Board | Space | Zone | Piece | Card | Pile | Track | Panel | Link | Note;
export type Kind = Thing['kind'];
export type Named<T> = T & { id: Id };
export type Of<K extends Kind> = Named<Extract<Thing, { kind: K }>>;
export type Any = Named<Thing>;

export interface Ask {
  id: string;
  who: Id[];
  done?: Id[];
  text: string;
  hint?: string;
  rule?: string;
  pick?: [number, number];
  order?: boolean;
  coach?: { text: string; option?: string; rule?: string }; // a word to whoever learns the game
  options: Option[];
}

export interface Option {
  id: string;
  text: string;
  on?: Id[];
  group?: string;
  cost?: string;
  off?: string;
  rule?: string;
  tone?: 'main' | 'danger' | 'end';
  show?: Beat;
}

export interface Line {
  i: number;
  seat?: Id;
  text: string;
  on?: Id[];
  rules?: string[];
  tone?: 'good' | 'bad';
  head?: boolean;
  at?: Record<Id, Id>; // where a thing stood at this moment; the beats have it already
}

export interface Outcome {
  text: string;
  why?: string;
  rule?: string;
  seats: { seat: Id; result: 'won' | 'lost' | 'drawn' }[];
}

export interface Beat {
  set?: Record<Id, Record<string, unknown>>;
  drop?: Id[];
  legend?: Record<string, Look>;
  log?: Line[];
}

export interface Patch {
  from: number;
  to: number;
  seat?: Id;
  beats: Beat[];
  when?: Scene['when'];
  ask?: Ask | null;
  seats?: Seat[];
  state?: Scene['state'];
  outcome?: Outcome;
  focus?: Id;
}
