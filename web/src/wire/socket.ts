// One seat's line to its table. It comes back by itself, never loses an action and never does one twice.
import { device } from '../store/kept/memory.ts';
import type { Request, Message } from './types.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';
export interface Plug { send(text: string): void; close(): void; onopen: (() => void) | null; onmessage: ((event: { data: unknown }) => void) | null; onclose: ((event: { code?: number; reason?: string }) => void) | null; onerror: (() => void) | null }

export interface LineHandlers {
  message(message: Message): void;
  state(state: LineState, retryAt?: number, why?: string): void;
}
export interface LineTools {
  plug(url: string): Plug;
  alive(): Promise<boolean>; // does the token still open a seat?
  now(): number;
  wait(ms: number, then: () => void): () => void;
}

const FIRST_WAIT = 500, LONGEST_WAIT = 15_000;
const GONE = new Set([4401, 4403, 4404]);

export class Line {
  private plug: Plug | undefined;
  private tries = 0;
  private stopWaiting: (() => void) | undefined;
  private closed = false;
  private readonly unsent = new Map<string, Request>(); // actions the server has not answered

  constructor(private readonly url: string, private readonly handlers: LineHandlers, private readonly tools: LineTools) {}

  open(): void {
    this.stopWaiting?.();
    this.closed = false;
    this.handlers.state(this.tries ? 'lost' : 'connecting');
    const plug = this.tools.plug(this.url);
    this.plug = plug;
    plug.onopen = () => {
      this.tries = 0;
      this.handlers.state('open');
      for (const message of this.unsent.values()) plug.send(JSON.stringify(message));
    };
    plug.onmessage = (event) => this.hear(String(event.data));
    plug.onerror = null;
    plug.onclose = (event) => { if (plug === this.plug) this.dropped(event.code, event.reason); };
  }

  private hear(text: string): void {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      return; // half a message: the next scene mends it
    }
    if ((message.type === 'done' || message.type === 'refused') && message.id) this.unsent.delete(message.id);
    this.handlers.message(message);
  }

  private dropped(code: number | undefined, why: string | undefined): void {
    this.plug = undefined;
    if (this.closed) return;
    if (code !== undefined && GONE.has(code)) return this.gone(why);
    const ms = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.85 + 0.3 * Math.random());
    this.tries++;
    this.handlers.state('lost', this.tools.now() + ms);
    // A refused handshake looks like a lost line: ask whether the seat is still there.
    if (this.tries === 2 || this.tries % 6 === 0) void this.tools.alive().then((alive) => { if (!alive) this.gone(); });
    this.stopWaiting = this.tools.wait(ms, () => this.open());
  }

  private gone(why?: string): void {
    this.close();
    this.handlers.state('gone', undefined, why);
  }

  // Do not wait any longer: somebody pressed "now", or the network came back.
  retry(): void {
    if (!this.plug && !this.closed) this.open();
  }

  act(index: number, option: string | string[]): string { return this.sure({ type: 'act', id: this.newId(), index, option }); }
  walk(index: number, steps: string[]): string { return this.sure({ type: 'walk', id: this.newId(), index, steps }); }

  // Sent again after a lost line until the server has answered it.
  private sure(message: Request & { id: string }): string {
    this.unsent.set(message.id, message);
    this.say(message);
    return message.id;
  }

  say(message: Request): void {
    if (this.plug && this.tries === 0) {
      try {
        this.plug.send(JSON.stringify(message));
      } catch {
        // not open yet: actions are sent again when it is
      }
    }
  }

  close(): void {
    this.closed = true;
    this.stopWaiting?.();
    this.plug?.close();
    this.plug = undefined;
  }

  private newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(9));
    return Array.from(bytes, (b) => b.toString(36).padStart(2, '0')).join('');
  }
}

export const browserTools = (alive: () => Promise<boolean>): LineTools => ({
  plug: (url) => new WebSocket(url) as unknown as Plug,
  alive,
  now: () => Date.now(),
  wait(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
});

export function socketUrl(token: string): string {
  const url = new URL('api/socket', document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  url.search = `?token=${encodeURIComponent(token)}&device=${device()}`;
  return url.href;
}
