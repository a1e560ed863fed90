import { describe, expect, it } from 'vitest';
import { Gap, applyBeat, applyPatch, frames } from '../../src/scene/patch.ts';

import { moment, momentNames, patchOfEvidence as next, sample } from '../samples.ts';

const scene = sample('evidence');

describe('a patch', () => {
  it('leads from one number to the next', () => {
    const after = applyPatch(scene, next);
    expect(after.index).toBe(88);
    expect(after.ask?.id).toBe('q88');
    expect(after.log).toHaveLength(scene.log.length + 3);
    expect(after.things.print1).toMatchObject({ kind: 'piece', in: 'sq:K6' });
    expect(after.legend.print?.name).toBe('ultraviolet print');
    expect(after.things['zone:uv']).toBeUndefined();
  });

  it('leaves the scene it started from alone', () => {
    const before = structuredClone(scene);
    applyPatch(scene, next);
    expect(scene).toEqual(before);
  });

  it('has one frame per beat, and only the last has the new question', () => {
    const list = frames(scene, next);
    expect(list).toHaveLength(3);
    expect(list.map((s) => s.ask?.id)).toEqual(['q87', 'q87', 'q88']);
    expect(list[0]?.things['t:act']).toMatchObject({ value: 0 });
    expect(list[0]?.things.print1).toBeUndefined();
  });

  it('without beats is one frame', () => {
    expect(frames(scene, { from: 87, to: 88, seat: 's1', beats: [], ask: null })).toHaveLength(1);
  });

  it('that starts elsewhere is a gap', () => {
    expect(() => applyPatch(scene, { ...next, from: 80 })).toThrow(Gap);
  });
});

it.each(momentNames)('the moment %s is applied whole', (name) => {
  const after = moment(name);
  expect(Object.values(after.things).every((thing) => thing.kind)).toBe(true);
});

describe('a beat', () => {
  it('takes a field away with null, but hides a value', () => {
    const after = applyBeat(scene, { set: { 't:round': { value: null, rule: null }, lantern: { active: null, in: 'sq:K6' } } });
    expect(after.things['t:round']).toMatchObject({ value: null });
    expect(after.things['t:round']).not.toHaveProperty('rule');
    expect(after.things.lantern).not.toHaveProperty('active');
    expect(after.things.lantern?.in).toBe('sq:K6');
  });

  it('makes what was not there and drops what was', () => {
    const after = applyBeat(scene, { set: { new1: { kind: 'piece', in: 'sq:A1', look: 'salt' } }, drop: ['salt1'] });
    expect(after.things.new1).toMatchObject({ kind: 'piece' });
    expect(after.things.salt1).toBeUndefined();
  });
});
