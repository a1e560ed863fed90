// Made from the Structs of the server by server/wire/generate_ts.py: change those, then make client.

/** Answer a question. */
export interface Act {
  type: 'act';
  id: string;
  index: number;
  option: string | string[];
}

export interface ActForm {
  id: string;
  index: number;
  option: string | string[];
}

export interface Acted {
  index: number;
}

/** A small mark on a thing: slime, hit points, a printed icon. */
export interface Badge {
  look: string;
  n?: number | string;
  way?: Side;
  tone?: string;
  owner?: string;
}

/** What every thing may say of itself; the legend says the rest. */
export interface Base {
  in?: string;
  n?: number;
  look?: string;
  name?: string;
  text?: string;
  rule?: string;
  owner?: string;
  tone?: string;
  shape?: Shape;
  badges?: Badge[];
  face?: 'down' | 'up';
  seen?: 'you' | 'team';
  dim?: string;
  was?: string;
  part?: string;
  tab?: 'notebook' | 'journal' | 'story' | 'mode';
  art?: string;
}

/** What happens at once: fields merged into things, things gone, and the captions. */
export interface Beat {
  set?: Record<string, Record<string, unknown>>;
  drop?: string[];
  legend?: Record<string, Look>;
  log?: Line[];
  mode?: Mode | null;
  stage?: Stage | null;
}

/** A sight or a reach that is refused, and what stands in its way. */
export interface Block {
  from: string;
  to: string;
  at: string;
}

/** A plane with its own coordinates: a printed map ("plan") or laid cardboard ("tiles"). */
export interface Board extends Base {
  kind: 'board';
  lay: 'plan' | 'tiles';
  names?: boolean;
  level?: number;
}

/** What a seat may know, for a bug report. The position is one that this seat cannot tell from the true one. */
export interface BugReport {
  hauntbox: string;
  game: string;
  rules: number;
  scenario: string;
  options: Record<string, unknown>;
  seat: number | null;
  scene: Scene | null;
  log: string[];
  position: string;
  note: string;
}

export interface CampaignCard {
  code: string;
  game: string;
  title: string;
  chapters: ChapterCard[];
  aside: ChapterCard[];
  next: string;
  won: boolean | null;
  rule: string;
}

export interface CampaignFile {
  text: string;
}

/** What is read. */
export interface Card extends Base {
  kind: 'card';
  count?: number;
}

/** Somebody in a story. */
export interface Cast {
  name: string;
  of?: string;
  look?: string;
  tone?: string;
  shape?: Shape;
  who?: string;
  text?: string;
  has?: Sign[];
}

/** A step of an attack, with all its numbers: painters add nothing up. */
export interface Cell {
  name: string;
  dice?: Die[];
  sum?: Term[];
  text?: string;
  good?: boolean;
  rule?: string;
}

/** A chapter of a campaign, played or being played. */
export interface ChapterCard {
  number: number;
  title: string;
  interlude: boolean;
  over: boolean;
  won: boolean | null;
  rule: string;
  moves: number;
  carries: string[];
}

export interface ChapterChoice {
  chapter?: number;
}

/** Where in a campaign a table is. */
export interface ChapterNow {
  story: string;
  chapter: number;
  title: string;
}

export interface ChatMessage {
  type: 'chat';
  channel: string;
  from: string;
  seat: number;
  text: string;
  at: number;
}

/** The token belongs to this device; the invitation opens nothing any more. */
export interface Claimed {
  code: string;
  seat: number;
  token: string;
}

/** The clocks that a table plays by, and what happens when a seat has no time left. */
export interface ClockForm {
  per: 'game' | 'move';
  seconds: number;
  at_zero: 'bot' | 'mark';
}

/** How much time there is, the same for everybody; it goes on by itself at the seats in `runs`. */
export interface ClockMessage {
  type: 'clock';
  left: number[];
  runs: number[];
  shared: number | null;
  late: number[];
}

/** The closest moment of a game, as the game itself sees it. */
export interface Closest {
  text: string;
  more?: string;
  seat?: string;
  at?: string[];
  index?: number;
}

/** A word to somebody who learns the game, and what it speaks of. */
export interface Coach {
  text: string;
  options?: string[];
  to?: string;
  rule?: string;
  said?: string;
  part?: string;
  turns?: string;
  look?: string[];
  end?: boolean;
}

export interface Consent {
  type: 'consent';
  yes: boolean;
}

/** Furniture: to be seen, and nothing else. It hinders nobody, and no rule knows it. */
export interface Decor {
  art: string;
  at?: Point;
  turn?: number;
  scale?: number;
}

/** Something on the line of a game that is over. */
export interface Deed {
  at: number;
  text: string;
  to?: number;
  look?: string;
  tone?: string;
  seat?: string;
  key?: boolean;
  close?: boolean;
  index?: number;
}

/** On how many devices this seat is open. */
export interface DevicesMessage {
  type: 'devices';
  count: number;
}

/** A die to be rolled, or one that shows a number or symbols. */
export interface Die {
  look: string;
  tag?: string;
  signs?: string[];
  bonus?: boolean;
}

/** It is on the disk. `index` is the seat's number after it. */
export interface Done {
  type: 'done';
  id: string;
  index: number;
}

/** A rule, and how many games ended by it. */
export interface EndingOutcome {
  rule: string;
  text: string;
  before: number;
  after: number;
}

/** An experiment: how far it is, and what came out of it. */
export interface ExperimentCard {
  id: string;
  title: string;
  game: string;
  state: ExperimentState;
  ahead: number;
  done: number;
  games: number;
  text: string;
  outcome: ExperimentOutcome | null;
}

/** What the pairs say that were played so far. */
export interface ExperimentOutcome {
  words: string;
  sides: SideOutcome[];
  length_before: number;
  length_after: number;
  endings: EndingOutcome[];
  broken: number;
  error: string;
}

export type ExperimentState = 'waiting' | 'playing' | 'done' | 'cancelled' | 'late' | 'broken';

/** What a seat did. */
export interface Feats {
  seat: string;
  did: string;
  list?: Sign[];
}

/** Somebody on one side of a battle, and what the side adds up. */
export interface Fighter {
  of: string;
  name?: string;
  kind?: string;
  note?: string;
  parts?: Sign[];
  sum?: number;
  tracks?: Gauge[];
  chips?: Die[];
}

/** How to begin with a game. */
export interface FirstEvening {
  preset: string;
  scenario: string;
}

/** A game on the shelf. */
export interface GameCard {
  name: string;
  title: string;
  line: string;
  blurb: string;
  kind: string;
  length: string;
  weight: string;
  first: FirstEvening | null;
  lesson: string;
  players: string;
  seats: string[];
  scenarios: Record<string, ScenarioTitle>;
  presets: Record<string, Record<string, Value>>;
  preset_lines: Record<string, string>;
  options: OptionCard[];
  bots: string[];
  campaigns: Record<string, string>;
  own: boolean;
}

/** A fighter's points, and what they were before. */
export interface Gauge {
  name: string;
  value: number;
  max: number;
  tone?: string;
  before?: number;
}

/** How one wins, in stages that come one after the other, and how one loses. */
export interface Goal {
  text: string;
  rule?: string;
  win?: Part[][];
  lose?: string[];
}

export interface HandOver {
  seat: number;
}

/** A word of advice, on the option or the way it speaks of. */
export interface Hint {
  by: 'bot' | 'coach';
  text: string;
  to?: string;
}

/** What a bot would do that knows what the seat knows; what it thinks of the seat's chances and what it expects. */
export interface HintMessage {
  type: 'hint';
  option: string;
  text: string;
  chance: number | null;
  line: string[];
}

/** What an invitation is for. */
export interface Invitation {
  code: string;
  game: string;
  title: string;
  seat: number;
  name: string;
  roles: string[];
  started: boolean;
  own: boolean;
}

/** Somebody who is not in the battle, and why one can or cannot join. */
export interface Joiner {
  of: string;
  can?: boolean;
  text?: string;
}

/** Whether small experiments are played here, and within which bounds. */
export interface LabCard {
  closed: string;
  bots: string[];
  fewest: number;
  most: number;
  changes: number;
}

export type Lay = 'deck' | 'hand' | 'row' | 'tray' | 'slot' | 'bag' | 'dice' | 'chips' | 'slots' | 'tokens' | 'menu' | 'ring';

/** A line of the log. `on` lights up with it, and may name what is gone. */
export interface Line {
  i: number;
  text: string;
  seat?: string;
  on?: string[];
  rules?: string[];
  tone?: 'good' | 'bad';
  head?: boolean;
  given?: boolean;
  at?: Record<string, string>;
  shows?: Record<string, Record<string, unknown> | null>;
  set?: string;
  sum?: string;
  look?: string;
  moment?: Moment;
  mode?: Mode | null;
  stage?: Stage | null;
}

/** A line between two things. */
export interface Link extends Base {
  kind: 'link';
  from: string;
  to: string;
  count?: number;
}

export interface Lobby {
  code: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, Value>;
  hints: boolean;
  solo_undo: boolean;
  started: boolean;
  over: boolean;
  closed: boolean;
  rematch: string;
  host_seat: number | null;
  seats: LobbySeat[];
  watching: number;
  campaign: ChapterNow | null;
  clock: ClockForm | null;
  you: You | null;
}

export interface LobbyMessage {
  type: 'lobby';
  lobby: Lobby;
}

export interface LobbySeat {
  seat: number;
  name: string;
  holder: string;
  here: boolean;
  roles: string[];
  open: boolean;
  claimed: boolean;
  local: boolean;
  returns: boolean;
  asked: Wanted;
}

export interface LogLine {
  i: number;
  text: string;
  rules: string[];
}

/** An entry of the legend: how a look is drawn, what it is called and what it means. */
export interface Look {
  name: string;
  draw: string;
  icon?: string;
  tone?: string;
  text?: string;
  rule?: string;
  pips?: boolean;
  art?: string;
}

/** A scenario's map, small: floors, lines and figures, each with the name of its tone. */
export interface MapCard {
  size: [number, number];
  floors: ([number, number, number, number, string])[];
  lines: ([number, number, number, number, string])[];
  dots: ([number, number, string])[];
}

/** A number on a track that matters, or one of its boxes. */
export interface Mark {
  at: number;
  name: string;
  look?: string;
  on?: boolean;
  gain?: string;
  goal?: boolean;
}

export type Message = SceneMessage | PatchMessage | RefusedMessage | Done | LobbyMessage | ChatMessage | UndoAsked | Undone | HintMessage | StandingMessage | Rematch | WishMessage | DevicesMessage | ClockMessage;

/** Another mood of the table, until it is gone. */
export interface Mode {
  kind: 'hunt' | 'battle' | 'collapse';
  name: string;
  text?: string;
  look?: string;
  on?: string[];
  pulse?: number;
  rule?: string;
}

/** How large a beat is, where it happens and where it goes. The line of the log stays its caption. */
export interface Moment {
  kind: 'stamp' | 'card' | 'letter';
  of?: string;
  on?: string;
  from?: string;
  to?: string;
  hold?: number;
  tone?: 'good' | 'bad';
  big?: string;
  text?: string;
  small?: string;
  head?: string;
  title?: string;
  sign?: string;
  zone?: string;
  air?: 'frost' | 'dark' | 'slime' | 'fire';
  mode?: Mode;
  stage?: Stage;
}

/** A seat of a new table. Without roles it has the usual ones. */
export interface NewSeat {
  name?: string;
  holder?: string;
  roles?: number[] | null;
  here?: boolean;
}

export interface NewTable {
  game: string;
  scenario?: string;
  options?: Record<string, unknown>;
  seats?: NewSeat[];
  hints?: boolean;
  solo_undo?: boolean;
  campaign?: string;
  clock?: ClockForm | null;
}

/** The links of a new table; they are shown this once. */
export interface NewTokens {
  code: string;
  host: string;
  spectator: string;
  seats: SeatToken[];
}

/** The chapter that comes, and what it asks for. */
export interface Next {
  name: string;
  picture?: string;
  text?: string;
  asks?: Sign[];
}

/** Words that lie on the table. */
export interface Note extends Base {
  kind: 'note';
  fresh?: boolean;
  style?: 'plain' | 'letter' | 'clue';
  when?: string;
  sign?: string;
}

/** `asked`: the person who sits there was asked first, and there is no token yet. */
export interface Offer {
  token: string;
  asked: boolean;
}

/** An answer. `on[0]` is what one clicks; `off` is why it is no answer now. */
export interface Option {
  id: string;
  text: string;
  on?: string[];
  group?: string;
  cost?: string;
  off?: string;
  rule?: string;
  tone?: 'main' | 'danger' | 'end';
  show?: Beat;
  why?: string;
  note?: Hint;
  icon?: string;
  block?: Block;
}

/** One option of a game, as a form shows it. */
export interface OptionCard {
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

export interface OptionsChange {
  scenario?: string | null;
  options?: Record<string, unknown> | null;
  hints?: boolean | null;
  solo_undo?: boolean | null;
}

/** Who plays one's own seat: human or bot:LEVEL. */
export interface OwnHolder {
  holder: string;
}

/** A scenario file that somebody has written. */
export interface OwnScenario {
  game: string;
  text: string;
}

/** A sheet: a character, a role, a monster group. */
export interface Panel extends Base {
  kind: 'panel';
  of?: string;
  active?: boolean;
  size?: 'board';
  parts?: string[];
}

/** A part of a goal: a box that is filled or not, a count, or a box that nobody knows yet. */
export interface Part {
  look?: string;
  on?: boolean;
  n?: number;
  of?: number;
  text?: string;
}

/** `set` of a beat merges fields into a thing or makes it; null takes a field away. */
export interface Patch {
  from: number;
  to: number;
  seat: string;
  beats: Beat[];
  when?: When;
  ask?: Question | null;
  seats?: Seat[];
  state?: 'play' | 'over';
  outcome?: Verdict | null;
  focus?: string;
  goal?: Goal | null;
  mode?: Mode | null;
  stage?: Stage | null;
  story?: Story | null;
}

export interface PatchMessage {
  type: 'patch';
  patch: Patch;
}

/** Where somebody went, though it may have been hidden during play. */
export interface Path {
  of: string;
  spaces: string[];
  marks?: Spot[];
}

/** Text to be shown as a picture that a phone can read. */
export interface Picture {
  text: string;
}

/** What lies somewhere and is known by its picture: figure, token, die, vehicle. */
export interface Piece extends Base {
  kind: 'piece';
  size?: Point;
  way?: Way;
  count?: number;
  tag?: string;
  signs?: string[];
  active?: boolean;
  ago?: number;
}

/** A holder that is no place on a board: deck, hand, tray. `count` is all that lies in it, known or not. */
export interface Pile extends Base {
  kind: 'pile';
  lay: Lay;
  count?: number;
  slots?: Place[];
  bonus?: boolean;
}

/** A named place of a pile, and the card or piece that lies there. */
export interface Place {
  name?: string;
  of?: string;
}

export type Point = [number, number];

/** Who would sit at such a table, by the roles they play, and what would be played otherwise than asked for. */
export interface Preview {
  seats: string[];
  played: Record<string, Value>;
}

/** Something wrong with it: in one sentence, and in parts; line or column 0 is nowhere in particular. */
export interface ProblemCard {
  says: string;
  line: number;
  column: number;
  field: string;
  message: string;
}

/** The question. For everybody else it has no options. */
export interface Question {
  id: string;
  who: string[];
  done?: string[];
  text: string;
  hint?: string;
  rule?: string;
  pick?: [number, number];
  order?: boolean;
  coach?: Coach;
  have?: Sign[];
  warn?: string;
  walks?: WalkOptions;
  options: Option[];
}

/** A space within a walk's reach, or just out of it. */
export interface Reach {
  via: string;
  cost: number;
  act?: string;
  off?: string;
  before?: string[];
  along?: string[];
}

export interface ReferenceLine {
  text: string;
  rule: string;
}

/** A paragraph of a seat's reference card. */
export interface ReferenceSection {
  title: string;
  lines: ReferenceLine[];
}

export interface Refusal {
  error: string;
  rule?: string;
  scene?: Scene;
}

export interface RefusedMessage {
  type: 'refused';
  text: string;
  id?: string;
  rule?: string;
}

/** The same people play again; the token is this seat's at the new table. */
export interface Rematch {
  type: 'rematch';
  code: string;
  token: string;
}

/** Back to a move, or fields of the position set by hand; and a word to the others. */
export interface Repair {
  note: string;
  move?: number | null;
  fields?: Record<string, unknown> | null;
}

/** A game as some eyes saw it, step by step. Moves that they did not notice are not counted. */
export interface ReplaySteps {
  seats: string[];
  steps: string[];
  at: number;
  lines: number[];
}

export type Request = Act | WantWalk | WantScene | WantUndo | Consent | Say | WantHint | WantStand | WantPage;

export interface Result {
  seat: string;
  result: 'won' | 'lost' | 'drawn';
}

export interface RuleCard {
  id: string;
  text: string;
  section: string;
}

/** Which side of a battle hits, and how hard. */
export interface Ruling {
  by: 'left' | 'right' | 'neither';
  text: string;
  n?: number;
  says?: string;
  rule?: string;
}

export interface Say {
  type: 'chat';
  text: string;
  channel?: 'table' | 'team';
}

/** Its title and map, or all that is wrong with it. */
export interface ScenarioCard {
  title: string;
  problems: ProblemCard[];
  map: MapCard | null;
}

/** What a scenario is called, a line about it, and its picture. */
export interface ScenarioTitle {
  name: string;
  line: string;
  players: [number, number] | null;
  picture: string;
}

export interface Scene {
  scene: number;
  game: string;
  name: string;
  chapter: string;
  index: number;
  seat: string;
  state: 'play' | 'over';
  when: When;
  focus?: string;
  seats: Seat[];
  legend: Record<string, Look>;
  things: Record<string, Board | Space | Zone | Piece | Card | Pile | Track | Panel | Link | Note>;
  ask: Question | null;
  log: Line[];
  outcome?: Verdict;
  goal?: Goal;
  mode?: Mode;
  stage?: Stage;
  story?: Story;
}

export interface SceneMessage {
  type: 'scene';
  scene: Scene;
}

/** Somebody at the table. */
export interface Seat {
  id: string;
  name: string;
  by: 'human' | 'bot' | 'none';
  here?: boolean;
  tone?: string;
  shape?: Shape;
  you?: boolean;
}

export interface SeatAnswer {
  yes: boolean;
}

export interface SeatChange {
  holder?: string | null;
  name?: string | null;
}

/** A seat on the creator's device has a token, one for another person an invitation, any other neither. */
export interface SeatToken {
  seat: number;
  name: string;
  token: string;
  invite: string;
}

export type Shape = 'circle' | 'square' | 'diamond' | 'hex' | 'shield' | 'ghost' | 'arch' | 'kite';

export type Side = 'n' | 'e' | 's' | 'w';

/** What a side won as it is and with the change, and what lies between; shares from 0 to 1. */
export interface SideOutcome {
  side: string;
  games: number;
  before: number;
  before_span: [number, number];
  after: number;
  after_span: [number, number];
  change_span: [number, number];
  is_clear: boolean;
}

/** A small sign with its number and its words. */
export interface Sign {
  look?: string;
  n?: number | string;
  text?: string;
}

export interface Sit {
  name?: string;
}

/** What is asked for. */
export interface SmallExperiment {
  game: string;
  changes: Record<string, number | string | boolean>;
  scenario?: string;
  options?: Record<string, number | string | boolean>;
  bot?: string;
  games?: number;
  seed?: string;
}

/** A place on a board. Each side is a place too: `sq:K6.n`. */
export interface Space extends Base {
  kind: 'space';
  at: Point;
  size?: Point;
  sides?: Partial<Record<Side, string | string[]>>;
  emblem?: string;
  turn?: number;
  decor?: Decor[];
}

/** A stretch of a track and the values that follow from it, one for each of the track's rows. */
export interface Span {
  from: number;
  to: number;
  values: string[];
}

/** A mark on a path: where, in which round. */
export interface Spot {
  at: string;
  n?: number;
  tone?: string;
}

/** A battle on a stage before the board: two sides, their sums or the steps of an attack. */
export interface Stage {
  left: Fighter[];
  right: Fighter[];
  steps?: string[];
  step?: number;
  verdict?: Ruling;
  join?: Joiner[];
  pipe?: Cell[];
}

/** An answer given in advance; `question` is how one names it to be asked again. */
export interface Standing {
  question: string;
  about: string;
  who: string;
  text: string;
}

export interface StandingMessage {
  type: 'standing';
  answers: Standing[];
}

/** A chapter on the road of a campaign. */
export interface Stop {
  at: Point;
  state: 'won' | 'lost' | 'now' | 'open' | 'hid';
  name?: string;
  text?: string;
  to?: number[];
}

/** The opening of a scenario, or the road of a campaign. */
export interface Story {
  kind: 'open' | 'road';
  title: string;
  picture?: string;
  kick?: string;
  text?: string;
  win?: Sign[];
  lose?: Sign[];
  twist?: Sign[];
  cast?: Cast[];
  stops?: Stop[];
  next?: Next;
  shared?: Sign[];
}

/** How a game went. */
export interface Tale {
  rounds: number;
  line?: Deed[];
  closest?: Closest;
  path?: Path[];
  who?: Feats[];
}

/** A number in a sum: how it is joined, what it counts. */
export interface Term {
  n: number;
  op?: string;
  look?: string;
  text?: string;
}

export type Thing = Board | Space | Zone | Piece | Card | Pile | Track | Panel | Link | Note;

export interface Token {
  token: string;
}

/** A number with a meaning. None is a secret number, and is written down as such. */
export interface Track extends Base {
  kind: 'track';
  value: number | null;
  min?: number;
  max?: number;
  cap?: number;
  steps?: Mark[];
  groups?: number[];
  pool?: boolean;
  rows?: Badge[];
  under?: Span[];
  extra?: Badge[];
  note?: string;
}

/** Somebody asks to take something back; `who` are the seats that have not consented yet. */
export interface UndoAsked {
  type: 'undo';
  by: number;
  who: number[];
}

/** The asking is over: taken back, or not. */
export interface Undone {
  type: 'undone';
  yes: boolean;
}

export type Value = number | string | boolean;

/** How it ended. */
export interface Verdict {
  text: string;
  why?: string;
  rule?: string;
  seats: Result[];
  story?: Tale;
  coach?: Coach;
}

/** Several steps at once. */
export interface WalkForm {
  id: string;
  index: number;
  steps: string[];
}

/** Where a piece can go from here, made of what the seat knows. */
export interface WalkOptions {
  of: string;
  to: Record<string, Reach>;
  group?: string;
  text?: string;
  have?: number;
  max?: number;
  unit?: [string, string];
  note?: Hint;
}

/** What would a bot do? */
export interface WantHint {
  type: 'hint';
}

/** Go on to the next part of a guided game. */
export interface WantPage {
  type: 'page';
}

/** Send the whole scene. */
export interface WantScene {
  type: 'scene';
}

/** Answer a question alike from now on, or be asked again. */
export interface WantStand {
  type: 'stand';
  question: string;
  option?: string | null;
}

/** Take back an action, or a turn as far as that is free. */
export interface WantUndo {
  type: 'undo';
  by?: 'action' | 'turn';
}

/** Walk: several steps, as far as nothing happens on the way. */
export interface WantWalk {
  type: 'walk';
  id: string;
  index: number;
  steps: string[];
}

export type Wanted = 'bot' | 'here' | 'link' | 'free' | '';

export type Way = 'n' | 'e' | 's' | 'w' | 'ne' | 'se' | 'sw' | 'nw';

/** Round, phase and whose turn, in one line. */
export interface When {
  text: string;
  rule?: string;
}

/** The host asks something of the person in this seat, or does not any more. */
export interface WishMessage {
  type: 'wish';
  kind: Wanted;
}

/** Who asks. */
export interface You {
  seat: number | null;
  host: boolean;
  spectator: boolean;
}

/** A set of spaces the table talks about: a room, a start zone, a range. */
export interface Zone extends Base {
  kind: 'zone';
  spaces: string[];
}
