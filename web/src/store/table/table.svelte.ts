// A table as one seat has it: the painted scene, the line to the server, and everything said besides.
import { untrack } from 'svelte';
import { Gap } from '../../scene/patch.ts';
import { Reading } from '../../scene/reading.ts';
import { outcome, told } from '../../scene/told.ts';
import { moodWords } from '../../scene/moods.ts';
import type { Line as LogLine, Patch, Question, Scene, Seat } from '../../scene/scene.ts';
import { api, Refusal } from '../../wire/api.ts';
import type { ChatMessage, HintMessage, Lobby, Message, Request, Say, Standing, UndoAsked, Wanted } from '../../wire/types.ts';
import { Line, browserTools, socketUrl, type LineState } from '../../wire/socket.ts';
import { words } from '../../words.ts';
import { Picker } from './picker.svelte.ts';
import { Player } from './player.svelte.ts';
import { chime } from '../device/chime.ts';
import { Clocks } from './clocks.svelte.ts';
import { tables } from '../kept/tables.svelte.ts';

export interface Wire {
  open(): void;
  close(): void;
  retry(): void;
  act(index: number, option: string | string[]): string;
  walk(index: number, steps: string[]): string;
  say(message: Request): void;
}
interface Refused { option: string; text: string; rule?: string | undefined }
interface Events { scene?(scene: Scene): void; lobby?(lobby: Lobby): void; rematch?(code: string, token: string): void }

export class TableStore {
  readonly player = new Player((line, scene, was) => this.heard(line, scene, was));
  readonly picker: Picker;
  readonly clocks = new Clocks();
  readonly wire: Wire;
  line = $state<LineState>('connecting');
  retryAt = $state(0);
  sent = $state.raw<{ id: string; option: string } | undefined>();
  refused = $state.raw<Refused | undefined>();
  chat = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  undo = $state.raw<UndoAsked | undefined>(); // somebody asks for consent
  asked = $state(false); // we asked to take back
  since = $state(Infinity); // the line of the log that came first after one's own last answer
  wanted = $state<Wanted | ''>(''); // what the host asks of this seat
  devices = $state(1); // on which this seat is open
  news = $state.raw<ChatMessage[]>([]); // what the table itself has said and nobody here has read
  why = $state(''); // the seat was lost
  hint = $state.raw<HintMessage | 'asked' | undefined>();
  standing = $state.raw<Standing[]>([]); // answers given in advance
  lobby = $state.raw<Lobby | undefined>();
  polite = $state(''); // for screen readers, the last of what is said
  said = $state.raw<{ n: number; text: string }[]>([]); // all of it, a dozen lines
  urgent = $state(''); // said at once
  called = $state(0); // how often: the same words are said again when they hold anew
  replay = false;
  read = $derived(new Reading(peopled(this.player.scene ?? EMPTY, this.lobby)));
  notice = $state.raw<{ text: string; rule?: string | undefined } | undefined>(); // a refusal of something that is no option
  came = $derived(outcome(this.read.scene.log, this.since)); // of that answer
  private told: string | undefined; // the question that was announced, while it is asked

  constructor(readonly token: string, private readonly events: Events = {}, wire?: (store: TableStore) => Wire) {
    this.picker = new Picker(this);
    const handlers = { message: (m: Message) => this.hear(m), state: (s: LineState, at?: number, why?: string) => this.linked(s, at, why) };
    const alive = (): Promise<boolean> => api.scene(token).then(() => true, (e: unknown) => !(e instanceof Refusal && [401, 403, 404].includes(e.status)));
    this.wire = wire ? wire(this) : new Line(socketUrl(token), handlers, browserTools(alive));
  }

  // A line is said with what it shows; then, if the mood has changed, what the table is in the middle of.
  private heard(line: LogLine | undefined, scene: Scene, was: Scene | undefined): void {
    const read = new Reading(scene);
    if (line) this.announce(told(read, line));
    const over = line?.mode === null && was?.mode ? words.stage.ended(was.mode.name) : undefined; // the line has said it
    for (const text of moodWords(read, was)) if (text !== over) this.announce(text);
    if (line) chime.line(line);
    if (scene.mode && scene.mode.kind !== was?.mode?.kind) chime.play('bad');
  }

  get scene(): Scene | undefined { return this.player.scene; }
  get ready(): boolean { return this.line === 'open' && !this.player.playing && !this.sent && !this.replay; }

  linked(state: LineState, retryAt?: number, why?: string): void {
    this.line = state;
    this.why = why ?? '';
    if (state === 'lost') this.chat = []; // it all comes again
    this.retryAt = retryAt ?? 0;
  }

  hear(message: Message): void {
    switch (message.type) {
      case 'scene': this.whole(message.scene); break;
      case 'patch': this.patch(message); break;
      case 'refused': this.refuse(message.id, message.text, message.rule); break;
      case 'done': if (this.sent?.id === message.id) this.sent = undefined; break;
      case 'lobby': this.lobby = message.lobby; this.events.lobby?.(message.lobby); break;
      case 'chat': this.chat = [...this.chat, message]; this.unread++; this.tellNews(message); break;
      case 'undo': this.wish(message); break;
      case 'undone': this.undo = undefined; this.asked = false; this.announce(message.yes === false ? words.undo.declined : words.undo.undone); break;
      case 'hint': this.hint = message; break;
      case 'standing': this.standing = message.answers; break;
      case 'wish': this.wanted = message.kind; if (message.kind) this.call(words.wish.says(message.kind, this.hostName)); break;
      case 'clock': this.clocks.hear(message); break;
      case 'devices': this.devices = message.count; break;
      case 'rematch': this.events.rematch?.(message.code, message.token); break;
    }
  }

  // What the host has done is shown until somebody has read it, also what was done while they were away.
  private tellNews(line: ChatMessage): void {
    if (line.seat !== -1 || line.at <= (tables.find(this.code)?.told ?? 0) || this.news.some((n) => n.at === line.at)) return;
    this.news = [...this.news, line];
    this.call(line.text);
  }
  readNews(): void {
    const last = this.news.at(-1);
    this.news = [];
    if (last && tables.find(this.code)) tables.put(this.code, { told: last.at });
  }

  get code(): string { return this.token.split('.')[0] ?? ''; }
  get hostName(): string { return this.lobby?.seats[this.lobby.host_seat ?? -1]?.name ?? this.lobby?.seats.find((s) => s.local)?.name ?? words.wish.host; }
  // One's own row of the lobby.
  get seat(): Lobby['seats'][number] | undefined { return this.lobby?.seats.find((s) => `s${s.seat}` === this.player.scene?.seat); }

  answerHost(yes: boolean): Promise<void> {
    this.wanted = '';
    return this.ask(() => api.answerHost(this.token, yes));
  }
  playOwn(holder: string): Promise<void> { return this.ask(() => api.playOwn(this.token, holder)); }
  private async ask(act: () => Promise<Lobby>): Promise<void> {
    try {
      this.lobby = await act();
    } catch (error) {
      this.notice = { text: error instanceof Error ? error.message : words.errors.failed };
    }
  }

  private whole(scene: Scene): void {
    this.sent = undefined; // the scene tells whether it counted
    this.picker.clear();
    this.player.whole(scene);
    this.events.scene?.(scene);
    this.turn(scene);
  }

  private patch({ patch }: Extract<Message, { type: 'patch' }>): void {
    try {
      this.player.patch(patch);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.wire.say({ type: 'scene' });
      return;
    }
    this.picker.clear();
    if (this.player.scene) this.events.scene?.(this.player.scene);
    if (patch.ask !== undefined) this.refused = this.hint = this.notice = undefined;
    const seat = this.player.scene?.seat ?? '', anew = isAnew(patch, seat), ask = patch.ask === undefined ? this.player.asked : patch.ask;
    if (patch.ask !== undefined || anew) this.turn({ ask, seat }, anew);
  }

  private refuse(id: string | undefined, text: string, rule: string | undefined): void {
    if (id && this.sent?.id === id) {
      this.refused = { option: this.sent.option, text, rule };
      this.sent = undefined;
    } else {
      this.notice = { text, rule };
      this.asked = false;
      if (this.hint === 'asked') this.hint = undefined;
    }
    this.call(`${words.ask.refused}: ${text}`);
  }

  // Your turn is said once when it begins, and again when others have acted meanwhile; and heard if sounds are on.
  private turn(scene: { ask: Question | null; seat: string }, anew = false): void {
    const ask = scene.ask, mine = !!ask?.options.length && ask.who.includes(scene.seat);
    const was = this.told;
    this.told = mine ? ask.id : undefined;
    if (!mine || (was === ask.id && !anew)) return;
    this.call(words.aloud.yourTurn(`${ask.text}${/[.?!]$/.test(ask.text) ? '' : '.'} ${ask.hint ?? ''}`.trim()));
    chime.turn(ask.text);
  }

  // One's own wish waits; another's asks for an answer as long as one's own is wanted.
  private wish(wish: UndoAsked): void {
    const me = this.player.scene?.seat;
    this.asked = `s${wish.by}` === me;
    this.undo = wish.who.some((seat) => `s${seat}` === me) ? wish : undefined;
  }

  private call(text: string): void {
    this.urgent = text;
    this.called++;
  }

  announce(text: string): void {
    this.polite = text;
    untrack(() => { this.said = [...this.said.slice(-11), { n: (this.said.at(-1)?.n ?? 0) + 1, text }]; });
  }

  act(option: string | string[]): void {
    const scene = this.player.scene;
    if (scene) this.send(String(option), () => this.wire.act(scene.index, option));
  }

  // Several steps at once: the server takes them one by one, and stops where something happens.
  walk(option: string, steps: string[]): void {
    const scene = this.player.scene;
    if (scene) this.send(option, () => this.wire.walk(scene.index, steps));
  }

  private send(option: string, send: () => string): void {
    if (!this.ready) return;
    this.player.skip();
    this.refused = this.hint = undefined;
    chime.play('wood');
    this.sent = { id: '', option };
    this.since = (this.read.scene.log.at(-1)?.i ?? -1) + 1;
    this.sent = { id: send(), option };
  }

  takeBack(by: 'action' | 'turn'): void {
    this.notice = undefined;
    this.wire.say({ type: 'undo', by });
  }

  // A guided game goes on to its next part.
  turnPage(): void {
    this.refused = this.notice = undefined;
    this.wire.say({ type: 'page' });
  }

  consent(yes: boolean): void {
    this.undo = undefined;
    this.wire.say({ type: 'consent', yes });
  }

  askHint(): void {
    this.hint = 'asked';
    this.wire.say({ type: 'hint' });
  }

  say(channel: Say['channel'], text: string): void { this.wire.say({ type: 'chat', channel, text }); }

  // `HunterTurn/1` is the question and the role; one stands by the question.
  stand(option: string | null): void {
    const question = this.player.scene?.ask?.id.split('/')[0];
    if (question !== undefined) this.wire.say({ type: 'stand', question, option });
  }

  askAgain(question: string): void { this.wire.say({ type: 'stand', question, option: null }); }

  lastLines(n = 3): LogLine[] { return this.player.scene?.log.slice(-n) ?? []; }

  open(): void { this.wire.open(); }

  close(): void {
    this.clocks.stop();
    this.wire.close();
    this.player.close();
  }
}

// The same question comes once more: after a step of one's own it goes on, after what others did it is a new one.
function isAnew(patch: Patch, me: string | undefined): boolean {
  const lines = patch.beats.flatMap((beat) => beat.log ?? []).filter((line) => !line.head);
  return lines.length > 2 || lines.some((line) => line.seat !== undefined && line.seat !== me);
}

// A scene says who sat where when it was painted; who is here now, the lobby knows.
export function peopled(scene: Scene, lobby: Lobby | undefined): Scene {
  if (!lobby) return scene;
  const seats = scene.seats.map((seat): Seat => {
    const now = lobby.seats.find((s) => `s${s.seat}` === seat.id), by = now?.holder.split(':')[0] as Seat['by'] | undefined;
    // Those who share a device are there as long as one of them is.
    const here = now && (now.here || (now.local && lobby.seats.some((s) => s.local && s.here)));
    return now ? { ...seat, name: now.name, here: here ?? false, by: by ?? seat.by } : seat;
  });
  return { ...scene, seats };
}

const EMPTY: Scene = { scene: 1, game: '', name: '', chapter: '', index: -1, seat: '', state: 'play', when: { text: '' }, seats: [], legend: {}, things: {}, ask: null, log: [] };
