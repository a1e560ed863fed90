// How long what happened is shown: a little at leisure, very much with haste.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Patch } from '../../src/scene/scene.ts';
import { pace } from '../../src/store/device/pace.svelte.ts';
import { Player } from '../../src/store/table/player.svelte.ts';
import { sample } from '../samples.ts';

beforeEach(() => { vi.useFakeTimers(); pace.speed = 'even'; pace.calm = false; });
afterEach(() => { vi.useRealTimers(); });

// So many lines are told one after the other; how long that takes, in milliseconds.
function told(lines: number): number {
  const scene = sample('evidence'), player = new Player(), last = scene.log.at(-1)?.i ?? 0;
  player.whole(scene);
  const beats = Array.from({ length: lines }, (_, n) => ({ log: [{ i: last + 1 + n, text: 'Static walks to the kitchen, and listens at the door.' }] }));
  const patch: Patch = { from: scene.index, to: scene.index + 1, seat: scene.seat, beats };
  player.patch(patch);
  let ms = 0;
  for (; player.playing && ms < 120_000; ms += 20) vi.advanceTimersByTime(20);
  return ms;
}

it('shows a few lines at leisure and very many with haste', () => {
  const few = told(5) / 4; // the last one holds nobody up
  expect(few).toBeGreaterThan(550);
  const many = told(40);
  expect(many).toBeLessThan(40 * few * 0.55);
  expect(many).toBeGreaterThan(40 * few * 0.25);
});
