import { describe, expect, it } from 'vitest';
import { aloud } from '../../src/scene/aloud.ts';
import { Reading } from '../../src/scene/reading.ts';
import { told } from '../../src/scene/told.ts';
import { moment, momentNames, sample, samples } from '../samples.ts';

describe.each(Object.keys(samples))('%s in words', (name) => {
  const lines = aloud(sample(name)), text = lines.join('\n');
  it('starts with where and when and ends with the latest', () => {
    expect(lines[0]).toContain(sample(name).name);
    expect(lines.at(-1)).toMatch(/^Latest: /);
  });
  it('tells every option and every reason', () => {
    const { ask, things } = sample(name);
    for (const option of ask?.options ?? []) {
      const place = things[option.on?.[0] ?? '']?.name; // a long group is told by its places
      if (option.off) expect(text).toContain(option.off);
      else expect(text.includes(option.text) || (place !== undefined && text.includes(place))).toBe(true);
    }
  });
  it('has no holes', () => expect(text).not.toMatch(/undefined|NaN|\[object|\.\./));
});

describe.each(momentNames)('%s in words', (name) => {
  const text = aloud(moment(name)).join('\n');
  it('has no holes', () => expect(text).not.toMatch(/undefined|NaN|\[object|\.\./));
});

it('tells the faces of dice, marks on the way, places of a body and cards on a sheet', () => {
  expect(aloud(moment('betwixt-boards')).join('\n')).toContain('LG: blank, effect, hit, hit and effect');
  expect(aloud(moment('betwixt-boards')).join('\n')).toContain('left hand: Hockey Stick');
  expect(aloud(moment('vast-boards')).join('\n')).toContain('Fury 6 of 14 (Terror card at 8, goal at 11)');
  expect(aloud(moment('vast-boards')).join('\n')).toContain('Movement 3');
  expect(aloud(moment('evidence-hunt')).join('\n')).toContain('the ghost [was here this round]');
});

it('tells a line with the dice and the points of its moment', () => {
  const scene = sample('hunter13'), track = Object.entries(scene.things).find(([, t]) => t.kind === 'track' && t.in !== undefined && t.name === 'HP');
  const [id, hp] = track ?? ['', undefined], home = scene.things[hp?.in ?? ''];
  const dice = { tray: { kind: 'pile', lay: 'dice', name: 'Roll' }, d1: { kind: 'piece', in: 'tray', tag: '7' } };
  const line = { i: 999, text: 'The rats bite.', shows: { [id]: { value: 3, max: 18 }, ...dice, d2: null } };
  expect(told(new Reading(scene), line)).toBe(`The rats bite. [${home?.name}: HP 3 of 18; Roll: 7]`);
});

it('says what is hidden', () => {
  expect(aloud(sample('evidence')).join('\n')).toContain('Hunt countdown hidden');
});
