// Where the small map lies: in the corner of the board that has the least under it, and where it is as long as none is better.
// It lies over nobody: where no corner is free it is folded small, and where there is no room for that either it goes.
import type { Point } from '../../scene/scene.ts';

export interface Corner { right: boolean; low: boolean }
export interface Frame { width: number; height: number; foot: number; head?: number; titled: boolean } // what floats at the foot and above; names of floors on the left
export interface Spot { at: Point; weight: number; piece?: boolean } // what stands there is never covered
const RIM = 10;
export const STANDING = ['figure', 'beast', 'ghost', 'vehicle']; // draw words of what is in play
const CORNERS: Corner[] = [{ right: true, low: false }, { right: true, low: true }, { right: false, low: false }];
export const FOLDED = 0.43; // so large is the folded map: a finger still finds it
export const FIRST: Corner = { right: true, low: false };

// The upper left point of a map of this size.
export function placed(corner: Corner, [w, h]: Point, frame: Frame): Point {
  return [corner.right ? frame.width - w - RIM : RIM, corner.low ? frame.height - h - RIM - frame.foot : RIM + (frame.head ?? 0)];
}

// What lies under the map; `reach` is half of what stands on a spot, in pixels.
function under(corner: Corner, size: Point, frame: Frame, spots: Spot[], reach: number): Spot[] {
  const [x, y] = placed(corner, size, frame);
  return spots.filter(({ at: [px, py] }) => px > x - reach && px < x + size[0] + reach && py > y - reach && py < y + size[1] + reach);
}

const covered = (...where: Parameters<typeof under>): number => under(...where).reduce((sum, { weight }) => sum + weight, 0);

export function freest(now: Corner, size: Point, frame: Frame, spots: Spot[], reach: number): Corner {
  const free = CORNERS.filter((corner) => corner.right || !frame.titled), sums = free.map((corner) => covered(corner, size, frame, spots, reach)), least = Math.min(...sums);
  return covered(now, size, frame, spots, reach) <= least ? now : free[sums.indexOf(least)] ?? now;
}

export interface Lying { corner: Corner; scale: number } // 0: nowhere

export function lying(now: Corner, [w, h]: Point, frame: Frame, spots: Spot[], reach: number): Lying {
  const pieces = spots.filter((spot) => spot.piece);
  for (const scale of [1, FOLDED]) {
    const size: Point = [w * scale, h * scale], corner = freest(now, size, frame, spots, reach);
    if (!under(corner, size, frame, pieces, reach).length) return { corner, scale };
    const clear = freest(now, size, frame, pieces, reach); // over what is lit rather than over somebody
    if (!under(clear, size, frame, pieces, reach).length) return { corner: clear, scale };
  }
  return { corner: now, scale: 0 };
}
