// The tables one has sat at, kept in this browser. A token is all that a seat needs, so it is all that is kept of it.
import type { Scene } from '../../scene/scene.ts';
import type { NewTokens } from '../../wire/types.ts';
import { keep, kept } from './memory.ts';

export interface OwnSeat { token: string; name: string; seat?: number; by?: string } // by: the invitation that was opened
export interface Invite { seat: number; invite: string }
export interface KeptTable {
  code: string;
  game: string;
  title: string;
  chapter?: string;
  mine: OwnSeat[]; // the seats played on this device
  host?: string;
  spectator?: string;
  invites?: Invite[]; // for the host to hand out, until somebody has sat down
  told?: number; // up to when one has read what the table itself says
  when?: string;
  turn?: boolean; // somebody here is to act
  started?: boolean;
  over?: boolean;
  at: number;
}

const MOST = 24;

class Tables {
  list = $state.raw<KeptTable[]>(kept<(KeptTable & { links?: unknown })[]>('tables', []).map(({ links: _, ...table }) => table)); // links: other people's seats, as they were kept once

  find(code: string): KeptTable | undefined { return this.list.find((t) => t.code === code); }

  // Merges what is new into what is known of a table, and puts it first.
  put(code: string, change: Partial<KeptTable>): KeptTable {
    const old = this.find(code) ?? { code, game: '', title: '', mine: [], at: 0 };
    const next = { ...old, ...change, at: Date.now() };
    this.save([next, ...this.list.filter((t) => t.code !== code)]);
    return next;
  }

  // A table that was made here: the seats on this device, and invitations for the others.
  made(table: NewTokens, change: Partial<KeptTable>): KeptTable {
    const mine = table.seats.filter((s) => s.token).map(({ seat, name, token }) => ({ seat, name, token }));
    const invites = table.seats.filter((s) => s.invite).map(({ seat, invite }) => ({ seat, invite }));
    return this.put(table.code, { host: table.host, spectator: table.spectator, mine, invites, ...change });
  }

  // Whoever has sat down needs no invitation any more; nobody else keeps one.
  dropInvites(code: string, seats: number[]): void {
    const invites = this.find(code)?.invites;
    if (invites?.some((i) => seats.includes(i.seat))) this.put(code, { invites: invites.filter((i) => !seats.includes(i.seat)) });
  }

  sit(code: string, seat: OwnSeat): KeptTable {
    const mine = this.find(code)?.mine ?? [];
    const same = (s: OwnSeat): boolean => s.token === seat.token || (s.seat !== undefined && s.seat === seat.seat); // by an older link
    return this.put(code, { mine: [...mine.filter((s) => !same(s)), { ...mine.find((s) => s.token === seat.token), ...seat }] });
  }

  // What the shelf says of a table, after a look at it.
  note(code: string, scene: Scene): void {
    const old = this.find(code), ids = new Set([scene.seat, ...(old?.mine ?? []).map((s) => `s${s.seat}`)]);
    const turn = scene.seat !== 'public' && (scene.ask?.who.some((id) => ids.has(id) && !scene.ask?.done?.includes(id)) ?? false);
    if (old && (old.when !== scene.when.text || old.turn !== turn || old.over !== (scene.state === 'over') || old.chapter !== scene.chapter)) {
      this.put(code, { when: scene.when.text, turn, over: scene.state === 'over', chapter: scene.chapter, title: scene.name, game: scene.game, started: true });
    }
  }

  forget(code: string): void { this.save(this.list.filter((t) => t.code !== code)); }

  private save(list: KeptTable[]): void {
    this.list = list.slice(0, MOST);
    keep('tables', this.list);
  }
}

export const tables = new Tables();
