import { afterEach, expect, test, vi } from 'vitest';
import { Clocks, clockText } from '../../src/store/table/clocks.svelte.ts';
import type { ClockForm, ClockMessage } from '../../src/wire/types.ts';

const GAME: ClockForm = { per: 'game', seconds: 600, at_zero: 'mark' }, MOVE: ClockForm = { per: 'move', seconds: 60, at_zero: 'bot' };
const told = (parts: Partial<ClockMessage>): ClockMessage => ({ type: 'clock', left: [600, 500, 60], runs: [1], shared: null, late: [], ...parts });

afterEach(() => vi.useRealTimers());

test('the time of whoever is asked runs here from what the server said, and of nobody else', () => {
  vi.useFakeTimers();
  let now = 0;
  const clocks = new Clocks(() => now);
  clocks.hear(told({}));
  now = 2500;
  vi.advanceTimersByTime(1000);
  expect(clocks.of(1, GAME)).toEqual({ left: 497.5, runs: true, late: false, shared: false });
  expect(clocks.of(0, GAME)?.left).toBe(600);
  expect([clocks.running(0), clocks.running(undefined)]).toEqual([1, 1]);
  expect(clocks.of(1, null)).toBeUndefined();
  clocks.stop();
});

test('by the move only the time that runs is shown, and a mark', () => {
  const clocks = new Clocks(() => 0);
  clocks.hear(told({ runs: [0, 1], shared: 45, late: [2] }));
  expect(clocks.of(0, MOVE)).toEqual({ left: 45, runs: true, late: false, shared: true });
  expect(clocks.of(2, MOVE)?.late).toBe(true);
  clocks.hear(told({ runs: [0], shared: null }));
  expect(clocks.of(2, MOVE)).toBeUndefined();
  expect(clocks.running(1)).toBe(0);
  clocks.stop();
});

test.each([[0, '0:00'], [44.2, '0:45'], [723, '12:03'], [5400, '1:30:00'], [200_000, '2 d']])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
