// What part of a board is seen, and where the small map lies.
import { describe, expect, it } from 'vitest';
import { Camera } from '../../src/board/view/camera.svelte.ts';
import { FIRST, FOLDED, freest, lying, placed, type Spot } from '../../src/board/view/corner.ts';
import type { Point } from '../../src/scene/scene.ts';
import { pace } from '../../src/store/device/pace.svelte.ts';

const frame = { width: 390, height: 390, foot: 52, titled: false };
const map: Point = [104, 104];
const at = (x: number, y: number, weight = 1): { at: Point; weight: number } => ({ at: [x, y], weight });

describe('the small map', () => {
  it('stays where it is as long as no corner is better', () => {
    expect(freest(FIRST, map, frame, [], 20)).toBe(FIRST);
    const low = { right: true, low: true };
    expect(freest(low, map, frame, [at(60, 60)], 20)).toBe(low);
  });

  it('goes out of the way of a piece, above the seats at the foot', () => {
    const corner = freest(FIRST, map, frame, [at(330, 60)], 20);
    expect(corner).toEqual({ right: true, low: true });
    expect(placed(corner, map, frame)).toEqual([276, 390 - 104 - 10 - 52]);
  });

  it('counts a piece whose rim alone is covered', () => {
    expect(freest(FIRST, map, frame, [at(265, 60)], 20)).not.toBe(FIRST);
    expect(freest(FIRST, map, frame, [at(255, 60)], 20)).toBe(FIRST);
  });

  it('would rather cover a bystander than what can be picked, and never the names of floors', () => {
    const spots = [at(330, 60, 3), at(330, 300, 1)];
    expect(freest(FIRST, map, frame, spots, 20)).toEqual({ right: false, low: false });
    expect(freest(FIRST, map, { ...frame, titled: true }, spots, 20)).toEqual({ right: true, low: true });
  });

  const piece = (x: number, y: number): Spot => ({ ...at(x, y), piece: true });
  it('lies over nobody: it is folded where no corner is free, and goes where that does not help', () => {
    expect(lying(FIRST, map, frame, [piece(330, 60)], 20)).toEqual({ corner: { right: true, low: true }, scale: 1 });
    const inAll = [piece(270, 100), piece(270, 260), piece(120, 100)];
    expect(lying(FIRST, map, frame, inAll, 20)).toEqual({ corner: FIRST, scale: FOLDED });
    const everywhere = [piece(370, 30), piece(370, 310), piece(30, 30)];
    expect(lying(FIRST, map, frame, everywhere, 20).scale).toBe(0);
  });

  it('would rather lie over what is lit than over somebody, and below what covers the board', () => {
    const lit = [at(330, 300, 3), at(330, 320, 3), at(60, 60, 9)];
    expect(lying(FIRST, map, frame, [piece(330, 60), ...lit], 20)).toEqual({ corner: { right: true, low: true }, scale: 1 });
    expect(placed(FIRST, map, { ...frame, head: 74 })).toEqual([276, 84]);
  });
});

describe('the camera', () => {
  function camera(): Camera {
    const made = new Camera();
    pace.speed = 'off';
    [made.width, made.height, made.home] = [400, 400, [0, 0, 100, 100]];
    return made;
  }

  it('goes on showing the whole board when it grows, also after a visit to its rim', () => {
    const made = camera();
    made.visit([99, 99]);
    made.home = [0, 0, 100, 300];
    expect(made.whole).toBe(true);
    expect(made.sees([50, 290])).toBe(true);
  });

  it('goes where something happens once somebody has looked closer', () => {
    const made = camera();
    made.show([0, 0, 20, 20], false, true);
    expect(made.sees([90, 50])).toBe(false);
    made.visit([90, 50]);
    expect(made.whole).toBe(false);
    expect(made.sees([90, 50])).toBe(true);
  });
});

describe('what covers the board from above', () => {
  it('hides nobody: whoever stands there is not seen, and is brought out', () => {
    const camera = new Camera();
    [camera.width, camera.height, camera.home] = [390, 392, [0, 0, 800, 800]];
    camera.show([0, 0, 390, 392], false, true);
    expect(camera.sees([100, 50], 20)).toBe(true);
    camera.head = 74;
    expect(camera.sees([100, 50], 20)).toBe(false);
    pace.speed = 'off';
    camera.visit([100, 50]);
    expect(camera.sees([100, 50], 20)).toBe(true);
  });
});
