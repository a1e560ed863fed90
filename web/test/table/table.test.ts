// Every sample on a real table, in a pretended browser.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleStore } from '../../src/sample/fake.ts';
import { staged } from '../../src/sample/stages.ts';
import { pace } from '../../src/store/device/pace.svelte.ts';
import type { TableStore } from '../../src/store/table/table.svelte.ts';
import Table from '../../src/table/Table.svelte';
import { patchOfEvidence, sample, samples } from '../samples.ts';

let shown: Record<string, unknown> | undefined;
let store: TableStore;

function show(name: string, state: string | null = null): HTMLElement {
  store = sampleStore(staged(sample(name), state), name === 'evidence' ? patchOfEvidence : undefined);
  store.open();
  shown = mount(Table, { target: document.body, props: { store } });
  flushSync();
  return document.body;
}
const key = (name: string): void => { dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })); flushSync(); };
const acts = (): unknown[] => (store.wire as unknown as { said: { type: string; option?: string }[] }).said.filter((m) => m.type === 'act').map((m) => m.option);

beforeEach(() => { vi.useFakeTimers(); pace.speed = 'even'; });
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe.each(Object.keys(samples))('%s', (name) => {
  it('is painted within the budget', () => {
    const body = show(name);
    expect(body.querySelectorAll('*').length).toBeLessThan(3000);
    expect(body.querySelectorAll('.b-board').length).toBe(store.read.every('board').length);
    expect(body.innerHTML).not.toMatch(/NaN|undefined|\[object/);
  });

  it('shows every piece that stands on a board', () => {
    const body = show(name), there = new Set([...body.querySelectorAll('.b-piece')].map((e) => e.getAttribute('data-id')));
    const standing = store.read.every('piece').filter((p) => store.read.ground(p.id));
    for (const piece of standing) expect(there).toContain(piece.id);
  });

  it('has a row for every option, and says why the others are off', () => {
    const body = show(name), ask = store.read.scene.ask;
    if (!store.read.asksMe || !ask) return;
    body.querySelector<HTMLElement>('.many')?.click();
    flushSync();
    const rows = new Set([...body.querySelectorAll('[data-opt]')].map((e) => e.getAttribute('data-opt')));
    for (const option of ask.options) {
      if (option.off) expect(body.textContent).toContain(option.off);
      else expect(rows).toContain(option.id);
    }
  });

  it('names what can be touched', () => {
    const body = show(name);
    for (const button of body.querySelectorAll('button')) expect((button.getAttribute('aria-label') ?? '') + (button.textContent ?? '').trim() + (button.querySelector('title')?.textContent ?? '')).not.toBe('');
    for (const board of body.querySelectorAll('.b-board')) expect(board.getAttribute('aria-label')).toMatch(/\w/);
  });
});

describe('states', () => {
  it('waiting: no question to answer, the other is named', () => {
    const body = show('evidence', 'waiting');
    expect(body.querySelector('.ask.wait')?.textContent).toContain('Static is choosing');
    expect(body.querySelector('[data-opt]')).toBeNull();
  });
  it('watching: says so and has no hand', () => {
    const body = show('evidence', 'watching');
    expect(body.querySelector('.bar')?.textContent).toContain('Watching');
    expect(body.querySelector('.hand')).toBeNull();
  });
  it('over: the verdict with everybody', () => {
    const body = show('evidence', 'over');
    expect(body.querySelector('.verdict')?.textContent).toContain('It was a Myling');
    expect(body.querySelectorAll('.verdict li')).toHaveLength(5);
  });
  it('the line is lost: the board stays, nothing can be answered', () => {
    const body = show('evidence');
    store.linked('lost', Date.now() + 4000);
    flushSync();
    expect(body.querySelector('.ribbon')?.textContent).toContain('The connection is lost');
    expect(body.querySelector<HTMLButtonElement>('[data-opt]')?.disabled).toBe(true);
    key('1');
    key('Enter');
    expect(acts()).toEqual([]);
  });
});

describe('keys', () => {
  it('a number takes an option up, Enter does it', () => {
    const body = show('evidence');
    key('2');
    expect(store.picker.taken?.id).toBe('w2');
    expect(body.querySelector('[data-pick="sq:J5"]')?.classList.contains('b-picked')).toBe(true);
    expect(acts()).toEqual([]);
    key('Enter');
    expect(acts()).toEqual(['w2']);
  });
  it('the same number twice does it', () => {
    show('evidence');
    key('5');
    key('5');
    expect(acts()).toEqual(['salt']);
  });
  it('Escape puts it back', () => {
    show('evidence');
    key('2');
    key('Escape');
    expect(store.picker.taken).toBeUndefined();
    key('Enter');
    expect(acts()).toEqual([]);
  });
  it('arrows walk through what is lit', () => {
    show('evidence');
    key('1'); // K6, south of the lantern
    key('ArrowUp');
    expect(['w2', 'w3']).toContain(store.picker.taken?.id);
    key('ArrowDown');
    expect(store.picker.taken?.id).toBe('w1');
  });
  it('what cannot be taken back is asked again', () => {
    const body = show('evidence', 'danger');
    key('4');
    key('Enter');
    expect(acts()).toEqual([]);
    expect(body.querySelector('.doubt')?.textContent).toContain('cannot be taken back');
    key('Escape');
    expect(body.querySelector('.doubt')).toBeNull();
    key('Enter');
    key('Enter');
    expect(acts()).toEqual(['uv']);
  });
  it('Q reads the question, L the last lines, W the words', () => {
    const body = show('evidence');
    key('q');
    expect(store.polite).toContain('walk or act');
    key('l');
    expect(store.polite).toContain('Lantern steps to K5');
    key('w');
    expect(body.querySelector('.words')?.textContent).toContain('Guest bedroom');
  });
});

describe('what happens', () => {
  it('is played beat by beat, announced, and ends at the new question', () => {
    const body = show('evidence');
    key('4');
    key('4');
    vi.advanceTimersByTime(130);
    flushSync();
    expect(store.polite).toBe('Lantern shines the Ultraviolet Flashlight.');
    expect(store.ready).toBe(false);
    expect(body.querySelector('[data-id=print1]')).toBeNull();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(body.querySelector('[data-id=print1]')).not.toBeNull();
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(store.ready).toBe(true);
    expect(store.read.scene.index).toBe(88);
    expect(body.querySelector('.ask h2')?.textContent).toBe('Lantern: walk on');
  });
  it('is not answered before the steps that came with it are played', () => {
    show('evidence');
    const steps = ['one', 'two'].map((text, i) => ({ from: 87 + i, to: 88 + i, seat: 's1', beats: [{ log: [{ i: 9000 + i, text }] }] }) as unknown as typeof patchOfEvidence);
    for (const patch of steps) store.hear({ type: 'patch', patch: { ...patch, seat: patchOfEvidence.seat } });
    flushSync();
    expect(store.read.scene.index).toBe(88);
    expect(store.ready).toBe(false);
    vi.advanceTimersByTime(4000);
    expect(store.read.scene.index).toBe(89);
    expect(store.ready).toBe(true);
  });
  it('any key finishes the running beat', () => {
    show('evidence');
    key('4');
    key('4');
    vi.advanceTimersByTime(130);
    key('x');
    key('x');
    expect(store.read.scene.index).toBe(88);
  });
  it('at once, for those who want no motion', () => {
    show('evidence');
    pace.speed = 'off';
    key('4');
    key('4');
    vi.advanceTimersByTime(130);
    flushSync();
    expect(store.read.scene.index).toBe(88);
    expect(store.ready).toBe(true);
  });
  it('while nobody looked is told afterwards, and can be seen again', () => {
    const body = show('evidence');
    store.player.hidden = true;
    store.hear({ type: 'patch', patch: patchOfEvidence });
    expect(store.read.scene.index).toBe(87);
    store.player.look();
    flushSync();
    expect(store.read.scene.index).toBe(88);
    expect(body.textContent).toContain('Since you looked: 3 lines');
    store.player.again();
    flushSync();
    expect(store.read.scene.things.print1).toBeUndefined();
    vi.advanceTimersByTime(4000);
    expect(store.read.scene.index).toBe(88);
  });
  it('a refusal stands below its option', () => {
    const body = show('vast');
    key('1');
    key('1');
    vi.advanceTimersByTime(130);
    flushSync();
    expect(body.querySelector('.refused')?.textContent).toContain('only a picture');
    expect(store.ready).toBe(true);
  });
});

describe('a hint', () => {
  it('says what a bot thinks of one\'s chances and what it has in mind', () => {
    const body = show('evidence');
    store.hint = { type: 'hint', option: 'step c4', text: 'A bot would pick this. It won 62% of 90 quick trial games.', chance: 0.62, line: ['Step to C4', 'Lantern: Use the Thermometer'] };
    flushSync();
    expect(body.querySelector('.advice')?.textContent).toContain('It won 62% of 90 quick trial games.');
    expect([...body.querySelectorAll('.advice li')].map((e) => e.textContent)).toEqual(['Step to C4', 'Lantern: Use the Thermometer']);
  });

  it('has no list where there is nothing to follow', () => {
    const body = show('evidence');
    store.hint = { type: 'hint', option: 'step c4', text: 'There is nothing else to do.', chance: null, line: ['Step to C4'] };
    flushSync();
    expect(body.querySelector('.advice')?.textContent).toContain('nothing else');
    expect(body.querySelectorAll('.advice li').length).toBe(0);
  });
});
