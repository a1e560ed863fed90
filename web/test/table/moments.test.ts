// Moments, modes and battles as they are played, shown and said.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleStore } from '../../src/sample/fake.ts';
import { pace } from '../../src/store/device/pace.svelte.ts';
import type { Patch } from '../../src/scene/scene.ts';
import { Reading } from '../../src/scene/reading.ts';
import { taleOf } from '../../src/scene/tale.ts';
import type { TableStore } from '../../src/store/table/table.svelte.ts';
import Table from '../../src/table/Table.svelte';
import { moment, sample } from '../samples.ts';

const patches = import.meta.glob<Patch>('../../../tests/scene/samples/moments/*.json', { import: 'default', eager: true });
let shown: Record<string, unknown> | undefined, store: TableStore;

function play(name: string): HTMLElement {
  const patch = structuredClone(patches[`../../../tests/scene/samples/moments/${name}.json`]);
  if (!patch) throw new Error(`no moment ${name}`);
  return hear(name, patch);
}
function hear(name: string, patch: Patch): HTMLElement {
  store = sampleStore(sample(name.split('-')[0] ?? ''));
  store.open();
  shown = mount(Table, { target: document.body, props: { store } });
  flushSync();
  store.hear({ type: 'patch', patch });
  flushSync();
  return document.body;
}
// A blow that is over when the scene comes: the stage of the sample attack, in a line of the log.
function blow(): Patch {
  const { mode, stage } = moment('betwixt-attack'), scene = sample('betwixt');
  if (!mode || !stage) throw new Error('no attack');
  const line = { i: (scene.log.at(-1)?.i ?? 0) + 1, text: 'The dog bites.', moment: { kind: 'stamp' as const, on: 'dog2', big: 'Miss', hold: 1400, mode, stage } };
  return { from: scene.index, to: scene.index + 1, seat: scene.seat, beats: [{ log: [line] }] };
}
const pass = (ms: number): void => { vi.advanceTimersByTime(ms); flushSync(); };
const until = (what: string): void => { for (let i = 0; i < 60 && !document.querySelector(what); i++) pass(400); };
const key = (name: string): void => { dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })); flushSync(); };

vi.setConfig({ testTimeout: 60_000 }); // a table is painted again at every beat
beforeEach(() => { vi.useFakeTimers(); pace.speed = 'even'; pace.calm = false; });
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
  pace.calm = false;
  vi.useRealTimers();
});

describe('a stamp', () => {
  it('falls where it happened, hatches the room, holds and goes', () => {
    const body = play('evidence-stamp');
    until('.stamped');
    expect(body.querySelector('.stamped')?.textContent).toContain('Not here');
    expect(body.querySelector('.b-air')).not.toBeNull();
    pass(2000);
    expect(body.querySelector('.stamped')).not.toBeNull();
    pass(3000);
    expect(body.querySelector('.stamped')).toBeNull();
    expect(store.player.playing).toBe(false);
  });
  it('holds nobody up', () => {
    play('evidence-stamp');
    until('.stamped');
    expect(store.player.waits).toBe(false);
    expect(store.player.playing).toBe(false);
  });
  it('is still without motion', () => {
    pace.calm = true;
    expect(play('evidence-stamp').querySelector('.stamped.still')).not.toBeNull();
  });
  it('brings its battle along, and the battle goes with it', () => {
    const body = hear('betwixt', blow());
    until('.stamped');
    expect(body.querySelector('.battle')?.textContent).toContain('Avelynn attacks Guard Dog 2');
    pass(4000);
    expect(body.querySelector('.stamped')).toBeNull();
    expect(body.querySelector('.battle')).toBeNull();
    expect(store.player.scene?.stage ?? undefined).toBeUndefined();
  });
  it('leaves no battle to who skips it', () => {
    const body = hear('betwixt', blow());
    until('.battle');
    store.player.skip();
    flushSync();
    expect(body.querySelector('.battle')).toBeNull();
    expect(store.player.scene?.mode ?? undefined).toBeUndefined();
  });
  it('is left out by who wants all at once', () => {
    pace.speed = 'off';
    expect(play('evidence-stamp').querySelector('.stamped')).toBeNull();
  });
});

describe('a card', () => {
  it('turns over large, and the question comes after it', () => {
    const body = play('hunter13-card');
    until('.reveal');
    expect(body.querySelector('.reveal')?.getAttribute('aria-label')).toContain('Rats');
    expect(store.ready).toBe(false);
    key('x');
    pass(500);
    expect(body.querySelector('.reveal')).toBeNull();
    expect(store.player.playing).toBe(false);
  });
  it('goes by itself when its wick has burnt down', () => {
    play('hunter13-card');
    until('.reveal');
    expect(document.querySelector('.wick')).not.toBeNull();
    pass(4000);
    expect(document.querySelector('.reveal')).toBeNull();
  });
  it('waits for a hand where nothing may move', () => {
    pace.calm = true;
    play('hunter13-card');
    until('.reveal');
    pass(60_000);
    expect(document.querySelector('.reveal.still')).not.toBeNull();
    document.querySelector<HTMLElement>('.reveal button')?.click();
    flushSync();
    expect(document.querySelector('.reveal')).toBeNull();
  });
});

describe('a letter', () => {
  it('is read until it is put away by hand; other keys do nothing', () => {
    play('hunter13-letter');
    until('.reveal.letter');
    pass(60_000);
    key('x');
    expect(document.querySelector('.reveal.letter')).not.toBeNull();
    key('Enter');
    pass(500);
    expect(document.querySelector('.reveal')).toBeNull();
  });
});

describe('modes', () => {
  it('a hunt: the mood, a slow heart, the silhouette, what is left by name', () => {
    const body = play('evidence-hunt');
    until('.mode-hunt');
    expect(body.querySelector('.ribbon')?.textContent).toContain('The hunt');
    expect(parseFloat(body.querySelector<HTMLElement>('.edge')?.style.getPropertyValue('--beat') ?? '0')).toBeGreaterThanOrEqual(60 / 90);
    expect(body.querySelector('.b-silring')).not.toBeNull();
  });
  it('a battle: two sides, the sums as the rules gave them, what was lost', () => {
    const body = play('hunter13-battle');
    until('.battle');
    expect(body.querySelector('.battle')?.textContent?.replace(/\s+/g, ' ')).toMatch(/Ombra.*Rats/);
    expect([...body.querySelectorAll('.total')].map((e) => e.textContent)).toEqual(['9', '4']);
    expect(body.querySelector('.gauge u')).not.toBeNull();
  });
});

describe('by ear', () => {
  const heard = (name: string): string[] => {
    pace.speed = 'off';
    play(name);
    return store.said.map((line) => line.text);
  };
  it('a hunt can be followed', () => {
    const said = heard('evidence-hunt');
    expect(said.some((line) => line.startsWith('A hunt begins!'))).toBe(true);
    expect(said.at(-1)).toBe('The hunt. It kills anyone next to it on its turn.');
    expect(store.urgent).toContain('run or hide');
  });
  it('a battle can be followed: who, what each adds, who is hurt, who may join', () => {
    const said = heard('hunter13-battle'), at = said.findIndex((line) => line.includes(' against Rats'));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(said[at]).toMatch(/^Ombra \[.*together 9.*\] against Rats \[.*together 4.*\]\.$/);
    expect(said.slice(at + 1)).toEqual(['9 − 4: 5 HP damage to the Rats.', 'Jackdaw: may join from the Wine Cellar.', 'Balm: too far away.']);
  });
  it('the end of a mode is said', () => {
    heard('evidence-hunt');
    const scene = store.scene;
    if (!scene) throw new Error('no scene');
    store.hear({ type: 'patch', patch: { from: scene.index, to: scene.index + 1, seat: scene.seat, beats: [], mode: null } as unknown as Patch });
    expect(store.said.at(-1)?.text).toBe('The hunt is over.');
  });
});

describe('the end', () => {
  it('tells the story that the game tells', () => {
    const body = play('evidence-end');
    until('.verdict');
    expect(body.querySelector('.verdict')?.textContent).toContain('One step from death');
    expect(body.querySelectorAll('.strip .deed')).toHaveLength(8);
    expect(body.querySelector('.verdict figure svg')).not.toBeNull();
  });
  it('makes one of the log where the game tells none', () => {
    const scene = moment('evidence-stamp'), tale = taleOf(new Reading({ ...scene, outcome: { text: '', seats: scene.seats.map((s) => ({ seat: s.id, result: 'won' as const })) } as never }));
    expect(tale.line?.some((deed) => deed.text === 'Not here')).toBe(true);
    expect(tale.who).toHaveLength(scene.seats.length);
  });
});
