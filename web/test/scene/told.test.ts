// What the phone keeps in view of what one has just done.
import { describe, expect, it } from 'vitest';
import { outcome } from '../../src/scene/told.ts';
import type { Line } from '../../src/scene/scene.ts';

const log: Line[] = [
  { i: 0, text: 'Lantern uses the EMF Reader.' },
  { i: 1, text: 'EMF: 2', moment: { kind: 'stamp', of: 'lantern' } as Line['moment'] & object },
  { i: 2, text: 'Lantern uses the Thermometer.' },
  { i: 3, text: 'Not here.', tone: 'bad' },
  { i: 4, text: 'Static begins.' },
  { i: 5, text: 'Round 3', head: true },
];

describe('what came of the last answer', () => {
  it('is the moment since then', () => { expect(outcome(log, 0)).toBe('EMF: 2'); });
  it('else what was good or bad', () => { expect(outcome(log, 2)).toBe('Not here.'); });
  it('else the last line, which is no heading', () => { expect(outcome(log, 4)).toBe('Static begins.'); });
  it('is nothing before one has answered', () => { expect(outcome(log, Infinity)).toBe(''); });
});
