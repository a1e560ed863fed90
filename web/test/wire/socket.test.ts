// The line to the server, against a pretended one.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../src/wire/types.ts';
import { Line, type LineState, type LineTools, type Plug } from '../../src/wire/socket.ts';
import { TableStore } from '../../src/store/table/table.svelte.ts';
import { patchOfEvidence, sample } from '../samples.ts';

class FakePlug implements Plug {
  onopen: Plug['onopen'] = null;
  onmessage: Plug['onmessage'] = null;
  onclose: Plug['onclose'] = null;
  onerror: Plug['onerror'] = null;
  readonly said: { type: string; id?: string; option?: unknown; index?: number }[] = [];
  closed = false;
  send(text: string): void { this.said.push(JSON.parse(text)); }
  close(): void { this.closed = true; }
  tell(message: unknown): void { this.onmessage?.({ data: JSON.stringify(message) }); }
  drop(code = 1006): void { this.onclose?.({ code }); }
}

let plugs: FakePlug[], states: LineState[], heard: Message[], waits: { ms: number; then: () => void }[], alive: boolean;
const last = (): FakePlug => { const plug = plugs.at(-1); if (!plug) throw new Error('nothing plugged in'); return plug; };
const tools = (): LineTools => ({
  plug: () => { const plug = new FakePlug(); plugs.push(plug); return plug; },
  alive: () => Promise.resolve(alive),
  now: () => 0,
  wait: (ms, then) => { const entry = { ms, then }; waits.push(entry); return () => { waits = waits.filter((w) => w !== entry); }; },
});
const line = (): Line => new Line('ws://x', { message: (m) => heard.push(m), state: (s) => states.push(s) }, tools());

beforeEach(() => { plugs = []; states = []; heard = []; waits = []; alive = true; });

describe('the line', () => {
  it('opens, hears, and says', () => {
    const l = line();
    l.open();
    last().onopen?.();
    last().tell({ type: 'done', id: 'x', index: 3 });
    l.say({ type: 'hint' });
    expect(states).toEqual(['connecting', 'open']);
    expect(heard).toEqual([{ type: 'done', id: 'x', index: 3 }]);
    expect(last().said).toEqual([{ type: 'hint' }]);
  });

  it('comes back with growing patience', () => {
    const l = line();
    l.open();
    const seen: number[] = [];
    for (let i = 0; i < 8; i++) {
      last().drop();
      const wait = waits.pop();
      seen.push(wait?.ms ?? 0);
      wait?.then();
    }
    expect(plugs).toHaveLength(9);
    expect(seen[0]).toBeLessThan(600);
    expect(seen[3]).toBeGreaterThan(3000);
    expect(Math.max(...seen)).toBeLessThan(18_000);
  });

  it('sends an unanswered action again, with the same id, and never after its answer', () => {
    const l = line();
    l.open();
    last().onopen?.();
    const id = l.act(7, 'step e7');
    last().drop();
    waits.pop()?.then();
    last().onopen?.();
    expect(last().said).toEqual([{ type: 'act', id, index: 7, option: 'step e7' }]);
    last().tell({ type: 'done', id, index: 8 });
    last().drop();
    waits.pop()?.then();
    last().onopen?.();
    expect(last().said).toEqual([]);
  });

  it('every action has its own id', () => {
    const l = line();
    l.open();
    expect(new Set(Array.from({ length: 50 }, () => l.act(1, 'a'))).size).toBe(50);
  });

  it('gives up when the seat is gone', async () => {
    const l = line();
    l.open();
    last().drop(4401);
    expect(states.at(-1)).toBe('gone');
    expect(waits).toHaveLength(0);

    alive = false; // a handshake refused looks like a lost line: it asks
    const other = line();
    other.open();
    last().drop();
    waits.pop()?.then();
    last().drop();
    await vi.waitFor(() => expect(states.at(-1)).toBe('gone'));
    expect(waits).toHaveLength(0);
  });

  it('tries at once when asked to, and not when it is closed', () => {
    const l = line();
    l.open();
    last().drop();
    l.retry();
    expect(plugs).toHaveLength(2);
    l.close();
    l.retry();
    expect(plugs).toHaveLength(2);
    expect(last().closed).toBe(true);
  });

  it('does not trip over half a message', () => {
    const l = line();
    l.open();
    last().onmessage?.({ data: '{"type":' });
    expect(heard).toEqual([]);
  });
});

describe('a table on the line', () => {
  const table = (): TableStore => {
    const store = new TableStore('', {}, (s) => new Line('ws://x', { message: (m) => s.hear(m), state: (state, at) => s.linked(state, at) }, tools()));
    store.open();
    last().onopen?.();
    last().tell({ type: 'scene', scene: sample('evidence') });
    return store;
  };

  it('asks for the whole scene when a patch is missing', () => {
    const store = table();
    last().tell({ type: 'patch', patch: { ...patchOfEvidence, from: 90, to: 91 } });
    expect(last().said).toEqual([{ type: 'scene' }]);
    expect(store.read.scene.index).toBe(87);
  });

  it('passes over a patch it has heard before', () => {
    const store = table();
    last().tell({ type: 'scene', scene: { ...sample('evidence'), index: 88 } });
    last().tell({ type: 'patch', patch: patchOfEvidence });
    expect(last().said).toEqual([]);
    expect(store.read.scene.index).toBe(88);
  });

  it('answers for the scene it shows, once', () => {
    const store = table();
    store.act('w1');
    store.act('w2'); // the first is not answered yet
    expect(last().said).toMatchObject([{ type: 'act', index: 87, option: 'w1' }]);
    expect(store.ready).toBe(false);
    last().tell({ type: 'done', id: last().said[0]?.id, index: 88 });
    expect(store.ready).toBe(true);
  });

  it('keeps a refusal with its option and its rule', () => {
    const store = table();
    store.act('w1');
    last().tell({ type: 'refused', id: last().said[0]?.id, text: 'A wall stands there.', rule: 'EVI-MOVE-02' });
    expect(store.refused).toEqual({ option: 'w1', text: 'A wall stands there.', rule: 'EVI-MOVE-02' });
    expect(store.ready).toBe(true);
  });

  it('after a gap tells what happened since', () => {
    const store = table(), scene = sample('evidence');
    last().drop();
    waits.pop()?.then();
    last().onopen?.();
    last().tell({ type: 'scene', scene: { ...scene, index: 95, log: [...scene.log, { i: 90, text: 'One.' }, { i: 91, text: 'Two.' }] } });
    expect(store.player.since?.lines.map((l) => l.text)).toEqual(['One.', 'Two.']);
  });

  it('says "your turn" once when it begins', () => {
    const store = table();
    expect(store.urgent).toContain('Your turn');
    store.urgent = '';
    last().tell({ type: 'patch', patch: { from: 87, to: 88, beats: [], ask: { ...sample('evidence').ask, hint: '2 steps left' } } });
    expect(store.urgent).toBe('');
    last().tell({ type: 'patch', patch: { from: 88, to: 89, beats: [], ask: { id: 'q', who: ['s2'], text: 'Static is choosing', options: [] } } });
    const before = store.called;
    last().tell({ type: 'patch', patch: { from: 89, to: 90, beats: [], ask: sample('evidence').ask } });
    expect(store.urgent).toContain('Your turn');
    expect(store.called).toBe(before + 1);
  });

  it('says the same words again when they hold anew: the live region gets a new line', () => {
    const store = table(), ask = sample('evidence').ask, wait = { id: 'q', who: ['s2'], text: 'Static is choosing', options: [] };
    const words = store.urgent, before = store.called;
    last().tell({ type: 'patch', patch: { from: 87, to: 88, beats: [], ask: wait } });
    last().tell({ type: 'patch', patch: { from: 88, to: 89, beats: [], ask } });
    last().tell({ type: 'patch', patch: { from: 89, to: 90, beats: [], ask } });
    expect(store.urgent).toBe(words);
    expect(store.called).toBe(before + 1);
  });

  it('knows from the lobby who is here now', () => {
    const store = table(), seat = { seat: 2, name: 'Robin', holder: 'bot:normal', here: false, roles: [], open: false };
    last().tell({ type: 'lobby', lobby: { seats: [seat] } });
    expect(store.read.seats.get('s2')).toMatchObject({ name: 'Robin', by: 'bot', here: false });
    expect(store.read.seats.get('s1')?.name).toBe(sample('evidence').seats.find((s) => s.id === 's1')?.name);
  });

  it('asks for consent only those who are asked', () => {
    const store = table();
    last().tell({ type: 'undo', by: 2, who: [1, 3] });
    expect(store.undo).toMatchObject({ by: 2 });
    store.consent(true);
    expect(last().said).toEqual([{ type: 'consent', yes: true }]);
    last().tell({ type: 'undo', by: 1, who: [2] });
    expect(store.undo).toBeUndefined();
    expect(store.asked).toBe(true);
    last().tell({ type: 'undone', yes: false });
    expect(store.asked).toBe(false);
  });
});
