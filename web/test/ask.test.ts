import { describe, expect, it } from 'vitest';
import { Reading } from '../src/scene/reading.ts';
import { byKey, liveOptions, sheet, walk, type Place } from '../src/store/ask.ts';
import { Picker } from '../src/store/picker.svelte.ts';
import type { Ask, Scene } from '../src/scene/scene.ts';
import { sample } from './samples.ts';

const sheetOf = (name: string, phone = false) => { const read = new Reading(sample(name)); return sheet(read.scene.ask as Ask, read, phone); };

describe('the sheet of a question', () => {
  it('gathers options by group, in order, with keys', () => {
    const { groups, ends } = sheetOf('evidence');
    expect(groups.map((g) => g.name)).toEqual(['Walk', 'Act']);
    expect(groups.flatMap((g) => g.rows.map((r) => r.key))).toEqual([1, 2, 3, 4, 5]);
    expect(groups[1]?.off.map((o) => o.id)).toEqual(['pick', 'hide', 'swap']);
    expect(ends.map((o) => o.id)).toEqual(['end']);
  });
  it('makes one row of many spaces', () => {
    const { groups } = sheetOf('ghostbusters2'), many = groups.flatMap((g) => g.rows).filter((r) => r.kind === 'many');
    expect(many).toHaveLength(1);
    expect(many[0]?.kind === 'many' && many[0].options.length).toBe(19);
  });
  it('loses no option', () => {
    for (const name of ['evidence', 'ghostbusters2', 'hunter13', 'betwixt', 'vast']) for (const phone of [false, true]) {
      const s = sheetOf(name, phone), ask = sample(name).ask as Ask;
      expect(new Set(liveOptions(s).map((o) => o.id))).toEqual(new Set(ask.options.filter((o) => !o.off).map((o) => o.id)));
    }
  });
  it('on the phone has the main option first and what is off last', () => {
    const { groups, off } = sheetOf('evidence', true), first = groups[0]?.rows[0];
    expect(first?.kind === 'option' && first.option.tone).toBe('main');
    expect(off).toHaveLength(3);
  });
  it('finds a row by its key', () => {
    const row = byKey(sheetOf('evidence'), 4);
    expect(row?.kind === 'option' && row.option.id).toBe('uv');
    expect(byKey(sheetOf('evidence'), 9)).toBeUndefined();
  });
});

describe('walking through picks', () => {
  const at = (id: string, x: number, y: number): Place => ({ id, x, y });
  const places = [at('a', 0, 0), at('b', 100, 0), at('c', 200, 10), at('d', 100, 100)];
  it('goes to the nearest in the direction', () => {
    expect(walk(places, places[0], 'ArrowRight')?.id).toBe('b');
    expect(walk(places, places[1], 'ArrowRight')?.id).toBe('c');
    expect(walk(places, places[1], 'ArrowDown')?.id).toBe('d');
    expect(walk(places, places[3], 'ArrowUp')?.id).toBe('b');
  });
  it('stays where nothing lies ahead, and starts at the first', () => {
    expect(walk(places, places[0], 'ArrowLeft')).toBeUndefined();
    expect(walk(places, undefined, 'ArrowLeft')?.id).toBe('a');
  });
});

describe('the picker', () => {
  const made = (scene: Scene) => { const done: (string | string[])[] = []; const read = new Reading(scene); return { done, picker: new Picker({ read, ready: true, act: (o) => done.push(o) }) }; };

  it('a mouse does at once, a finger at the second touch', () => {
    const { done, picker } = made(sample('evidence'));
    picker.click('sq:K6', 0, 0, true);
    expect(done).toEqual([]);
    picker.click('sq:K6', 0, 0, true);
    picker.click('sq:J5', 0, 0, false);
    expect(done).toEqual(['w1', 'w2']);
  });
  it('several options on one thing open a menu there', () => {
    const { done, picker } = made(sample('vast'));
    picker.click('c:chase', 10, 20, false);
    expect(picker.menu?.options.map((o) => o.id)).toEqual(['chase', 'chase4']);
    expect(done).toEqual([]);
  });
  it('what is off does nothing', () => {
    const { done, picker } = made(sample('evidence')), off = sample('evidence').ask?.options.find((o) => o.off);
    if (off) picker.choose(off);
    expect(done).toEqual([]);
  });
  it('several picks wait for the confirmation, in their order', () => {
    const scene = sample('evidence');
    if (scene.ask) scene.ask.pick = [1, 2];
    const { done, picker } = made(scene), [a, b, c] = scene.ask?.options ?? [];
    if (!a || !b || !c) throw new Error('no options');
    picker.confirm();
    picker.choose(b);
    picker.choose(a);
    picker.choose(c); // two are the most
    expect(done).toEqual([]);
    picker.confirm();
    expect(done).toEqual([['w2', 'w1']]);
  });
  it('lights up everything that the option speaks of', () => {
    const { picker } = made(sample('evidence'));
    picker.digit(4);
    expect([...picker.hot]).toEqual(['c:uv', 'zone:uv']);
  });
  it('paints what an option shows while it is pointed at', () => {
    const scene = sample('evidence');
    const option = scene.ask?.options[0];
    if (option) option.show = { set: { lantern: { in: 'sq:K6' } } };
    const { picker } = made(scene);
    expect(picker.preview(picker.read).get('lantern')?.in).toBe('sq:K5');
    picker.pointed = picker.read.options[0];
    expect(picker.preview(picker.read).get('lantern')?.in).toBe('sq:K6');
  });
});
