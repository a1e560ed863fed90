import { describe, expect, it } from 'vitest';
import { Reading } from '../../src/scene/reading.ts';
import { byKey, liveOptions, sheet, walk, type Place } from '../../src/store/table/ask.ts';
import { Picker } from '../../src/store/table/picker.svelte.ts';
import type { Question, Scene } from '../../src/scene/scene.ts';
import { moment, sample } from '../samples.ts';

const sheetOf = (name: string, phone = false) => { const read = new Reading(sample(name)); return sheet(read.scene.ask as Question, read, phone); };

describe('the sheet of a question', () => {
  it('gathers options by group, in order, with keys', () => {
    const { groups, ends, causes } = sheetOf('evidence');
    expect(groups.map((g) => g.name)).toEqual(['Walk', 'Act']);
    expect(groups.flatMap((g) => g.rows.map((r) => r.key))).toEqual(['1', '2', '3', '4', '5']);
    expect(causes.flatMap((c) => c.options.map((o) => o.id))).toEqual(['pick', 'hide', 'swap']);
    expect(ends.map((r) => [r.option.id, r.key])).toEqual([['end', 'e']]);
  });
  it('makes one row of many spaces', () => {
    const { groups } = sheetOf('ghostbusters2'), many = groups.flatMap((g) => g.rows).filter((r) => r.kind === 'many');
    expect(many).toHaveLength(1);
    expect(many[0]?.kind === 'many' && many[0].options.length).toBe(19);
  });
  it('loses no option', () => {
    for (const name of ['evidence', 'ghostbusters2', 'hunter13', 'betwixt', 'vast']) for (const phone of [false, true]) {
      const s = sheetOf(name, phone), ask = sample(name).ask as Question;
      expect(new Set(liveOptions(s).map((o) => o.id))).toEqual(new Set(ask.options.filter((o) => !o.off).map((o) => o.id)));
    }
  });
  it('on the phone has the main option first and what is off last', () => {
    const { groups, causes } = sheetOf('evidence', true), first = groups[0]?.rows[0];
    expect(first?.kind === 'option' && first.option.tone).toBe('main');
    expect(causes.flatMap((c) => c.options)).toHaveLength(3);
  });
  it('finds a row by its key', () => {
    const row = byKey(sheetOf('evidence'), '4');
    expect(row?.kind === 'option' && row.option.id).toBe('uv');
    expect(byKey(sheetOf('evidence'), '9')).toBeUndefined();
  });
});

describe('keys', () => {
  it('every answer has one: numbers, then letters that do nothing else, then with Shift', () => {
    const scene = sample('evidence'), first = scene.ask?.options[0];
    if (!scene.ask || !first) throw new Error('no question');
    scene.ask.options = [...Array.from({ length: 40 }, (_, i) => ({ ...first, id: `o${i}`, on: ['c:uv'], group: 'Act' })), { id: 'stop', text: 'Stop', tone: 'end' as const }];
    const read = new Reading(scene), made = sheet(scene.ask, read, false), keys = [...made.groups.flatMap((g) => g.rows), ...made.ends].map((r) => r.key);
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ['q', 'l', 'w', 'r', 'u', 'h', 'f', '0']) expect(keys).not.toContain(taken);
    expect(keys.at(-1)).toBe('e');
  });
  it('equal causes stand once', () => {
    const read = new Reading(moment('evidence-hunt')), { causes } = sheet(read.scene.ask as Question, read, false);
    expect(causes.map((c) => [c.text, c.options.length])).toEqual([['Not while it hunts.', 3], ['The van door is shut.', 1]]);
  });
});

describe('walks', () => {
  const read = new Reading(moment('evidence-walk')), walks = read.scene.ask?.walks;
  const made = () => { const walked: string[][] = [], acted: string[] = []; return { walked, acted, picker: new Picker({ read, ready: true, act: (o) => acted.push(String(o)), walk: (_, steps) => walked.push(steps) }) }; };
  it('every place within reach is an answer, the nearest first', () => {
    const ways = read.options.filter((o) => o.way), within = Object.entries(walks?.to ?? {}).filter(([, r]) => !r.off).map(([id]) => id);
    expect(new Set(ways.map((o) => o.on?.[0]))).toEqual(new Set(within));
    const costs = ways.map((o) => o.way?.cost ?? 0);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
  it('one click walks all the way', () => {
    const { picker, walked, acted } = made();
    picker.click('sq:K8', 0, 0, false);
    expect(acted).toEqual([]);
    expect(walked).toEqual([['step K6', 'step K7', 'step K8']]);
  });
  it('a finger sees the way first', () => {
    const { picker, walked } = made();
    picker.click('sq:K8', 0, 0, true);
    expect(walked).toEqual([]);
    expect(picker.way?.path).toEqual(['sq:K5', 'sq:K6', 'sq:K7', 'sq:K8']);
    picker.click('sq:K8', 0, 0, true);
    expect(walked).toHaveLength(1);
  });
  it('out of reach: the way is drawn, and as far as one gets is taken up', () => {
    const { picker, walked } = made(), far = Object.entries(walks?.to ?? {}).find(([, r]) => r.off)?.[0] ?? '';
    picker.reach(far);
    expect(picker.way?.short).not.toBe('');
    expect(picker.taken?.way?.short).toBe('');
    picker.enter();
    expect(walked).toHaveLength(1);
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
  const made = (scene: Scene) => { const done: (string | string[])[] = [], walked: string[][] = []; const read = new Reading(scene); return { done, walked, picker: new Picker({ read, ready: true, act: (o) => done.push(o), walk: (_, steps) => walked.push(steps) }) }; };

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
    picker.key('4');
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
