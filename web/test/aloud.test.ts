import { describe, expect, it } from 'vitest';
import { aloud } from '../src/scene/aloud.ts';
import { sample, samples } from './samples.ts';

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

it('says what is hidden', () => {
  expect(aloud(sample('evidence')).join('\n')).toContain('Hunt countdown hidden');
});
