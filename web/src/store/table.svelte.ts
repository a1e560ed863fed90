// A table as one seat has it: the painted scene, the line to the server, and everything said besides.
import { Gap } from '../scene/patch.ts';
import { Reading } from '../scene/reading.ts';
import type { Ask, Line as LogLine, Scene } from '../scene/scene.ts';
import { api, Refusal } from '../wire/api.ts';
import type { ChatLine, FromClient, FromServer, Lobby, UndoWish } from '../wire/messages.ts';
import { Line, browserTools, socketUrl, type LineState } from '../wire/socket.ts';
import { words } from '../words.ts';
import { Picker } from './picker.svelte.ts';
import { Player } from './player.svelte.ts';
import { chime } from './chime.ts';

export interface Wire {
  open(): void;
  close(): void;
  retry(): void;
  act(index: number, option: string | string[]): string;
  say(message: FromClient): void;
}
interface Refused { option: string; text: string; rule?: string | undefined }
interface Events { scene?(scene: Scene): void; lobby?(lobby: Lobby): void }

export class TableStore {
  readonly player = new Player((line) => this.announce(line.text));
  readonly picker: Picker;
  readonly wire: Wire;
  line = $state<LineState>('connecting');
  retryAt = $state(0);
  sent = $state.raw<{ id: string; option: string } | undefined>();
  refused = $state.raw<Refused | undefined>();
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  undo = $state.raw<UndoWish | undefined>(); // somebody asks for consent
  asked = $state(false); // we asked to take back
  hint = $state.raw<{ option?: string | undefined; text: string } | 'asked' | undefined>();
  lobby = $state.raw<Lobby | undefined>();
  polite = $state(''); // for screen readers
  urgent = $state('');
  replay = false;
  read = $derived(new Reading(this.player.scene ?? EMPTY));
  private told: string | undefined; // the question that was announced

  constructor(token: string, private readonly events: Events = {}, wire?: (store: TableStore) => Wire) {
    this.picker = new Picker(this);
    const handlers = { message: (m: FromServer) => this.hear(m), state: (s: LineState, at?: number) => this.linked(s, at) };
    const alive = (): Promise<boolean> => api.scene(token).then(() => true, (e: unknown) => !(e instanceof Refusal && [401, 403, 404].includes(e.status)));
    this.wire = wire ? wire(this) : new Line(socketUrl(token), handlers, browserTools(alive));
  }

  get scene(): Scene | undefined { return this.player.scene; }
  get ready(): boolean { return this.line === 'open' && !this.player.playing && !this.sent && !this.replay; }

  linked(state: LineState, retryAt?: number): void {
    this.line = state;
    this.retryAt = retryAt ?? 0;
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case 'scene': this.whole(message.scene); break;
      case 'patch': this.patch(message); break;
      case 'refused': this.refuse(message.id, message.text, message.rule); break;
      case 'done': if (this.sent?.id === message.id) this.sent = undefined; break;
      case 'lobby': this.lobby = message.lobby; this.events.lobby?.(message.lobby); break;
      case 'chat': this.chat = [...this.chat, message]; this.unread++; break;
      case 'undo': this.undo = message; break;
      case 'undone': this.undo = undefined; this.asked = false; if (message.yes !== false) this.announce(words.undo.undone); break;
      case 'hint': this.hint = { option: message.option, text: message.text }; break;
    }
  }

  private whole(scene: Scene): void {
    this.sent = undefined; // the scene tells whether it counted
    this.picker.clear();
    this.player.whole(scene);
    this.events.scene?.(scene);
    this.turn(scene);
  }

  private patch({ patch }: Extract<FromServer, { type: 'patch' }>): void {
    try {
      this.player.patch(patch);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.wire.say({ type: 'scene' });
      return;
    }
    this.picker.clear();
    if (this.player.scene) this.events.scene?.(this.player.scene);
    if (patch.ask !== undefined) { this.refused = this.hint = undefined; this.turn({ ask: patch.ask, seat: this.player.scene?.seat ?? '' }); }
  }

  private refuse(id: string, text: string, rule: string | undefined): void {
    if (this.sent?.id !== id) return;
    this.refused = { option: this.sent.option, text, rule };
    this.sent = undefined;
    this.urgent = `${words.ask.refused}: ${text}`;
  }

  // Your turn is said once, and heard once if sounds are on.
  private turn(scene: { ask: Ask | null; seat: string }): void {
    const ask = scene.ask;
    if (!ask?.options.length || !ask.who.includes(scene.seat) || ask.id === this.told) return;
    this.told = ask.id;
    this.urgent = words.aloud.yourTurn(`${ask.text}. ${ask.hint ?? ''}`);
    chime.turn(ask.text);
  }

  announce(text: string): void { this.polite = text; }

  act(option: string | string[]): void {
    const scene = this.player.scene;
    if (!scene || !this.ready) return;
    this.refused = this.hint = undefined;
    chime.play('wood');
    this.sent = { id: '', option: String(option) };
    this.sent = { id: this.wire.act(scene.index, option), option: String(option) };
  }

  takeBack(by: 'action' | 'turn'): void {
    this.asked = true;
    this.wire.say({ type: 'undo', by });
  }

  consent(yes: boolean): void {
    this.undo = undefined;
    this.wire.say({ type: 'consent', yes });
  }

  askHint(): void {
    this.hint = 'asked';
    this.wire.say({ type: 'hint' });
  }

  say(channel: string, text: string): void { this.wire.say({ type: 'chat', channel, text }); }

  stand(question: string, option: string | null): void { this.wire.say({ type: 'stand', question, option }); }

  lastLines(n = 3): LogLine[] { return this.player.scene?.log.slice(-n) ?? []; }

  open(): void { this.wire.open(); }

  close(): void {
    this.wire.close();
    this.player.close();
  }
}

const EMPTY: Scene = { scene: 1, game: '', name: '', chapter: '', index: -1, seat: '', state: 'play', when: { text: '' }, seats: [], legend: {}, things: {}, ask: null, log: [] };
