// What part of a board is seen: a centre and a scale, so that a frame that changes its size keeps looking at the same place.
// The view is committed when a gesture ends; while it lasts the painted picture is only moved.
import type { Box } from '../../paint/layout.ts';
import type { Point } from '../../scene/scene.ts';
import { pace } from '../../store/device/pace.svelte.ts';

interface View { x: number; y: number; k: number } // centre in drawing units, pixels per unit
const MOST = 2.6, GLIDE = 280;
const STILL = { x: 0, y: 0, k: 1 };

export class Camera {
  width = $state(0);
  height = $state(0);
  head = $state(0); // so many pixels are covered above
  home = $state.raw<Box>([0, 0, 1, 1]); // the whole board
  live = $state.raw(STILL); // the running gesture, in pixels
  private chosen = $state.raw<View | undefined>(); // undefined: the whole board, fitted
  private frame = 0;

  private get size(): Point { return [this.width || this.home[2], this.height || this.home[3]]; }

  private showing([x, y, w, h]: Box, cover: boolean): View {
    const [W, H] = this.size, k = (cover ? Math.max : Math.min)(W / w, H / h);
    return { x: x + w / 2, y: y + h / 2, k: cover ? Math.min(MOST, k) : k };
  }

  get view(): View { return this.chosen ?? this.showing(this.home, false); }
  get least(): number { return this.showing(this.home, false).k; }
  get whole(): boolean { return this.view.k <= this.least * 1.02; }

  get box(): Box {
    const { x, y, k } = this.view, [w, h] = this.size;
    return [x - w / k / 2, y - h / k / 2, w / k, h / k];
  }

  get viewBox(): string { return this.box.map((v) => Math.round(v * 100) / 100).join(' '); }
  get transform(): string { const { x, y, k } = this.live; return this.live === STILL ? 'none' : `translate(${x}px, ${y}px) scale(${k})`; }

  // A little over the rim, out from under what floats there; never away from the board.
  private held(view: View): View {
    const [hx, hy, hw, hh] = this.home, [W, H] = this.size, w = W / view.k, h = H / view.k;
    const clamp = (v: number, from: number, long: number, seen: number, last = 0.34, first = 0.34): number =>
      seen >= long ? from + long / 2 : Math.max(from + seen * first, Math.min(from + long - seen * last, v));
    return { k: view.k, x: clamp(view.x, hx, hw, w), y: clamp(view.y, hy, hh, h, 0.24, Math.min(0.34, 0.5 - (this.head + 12) / H)) }; // the seats float at the foot
  }

  // From pixels of the frame to drawing units, and back.
  at(px: number, py: number): Point { const [x, y] = this.box, { k } = this.view; return [x + px / k, y + py / k]; }
  to([x, y]: Point): Point { const [bx, by] = this.box, { k } = this.view; return [(x - bx) * k, (y - by) * k]; }

  drag(dx: number, dy: number): void { this.live = { ...this.live, x: this.live.x + dx, y: this.live.y + dy }; }

  zoom(factor: number, px: number, py: number): void {
    const { x, y, k } = this.live, now = this.view.k * k, next = Math.max(this.least * 0.98, Math.min(MOST, now * factor)), f = next / now;
    this.live = { k: k * f, x: px - (px - x) * f, y: py - (py - y) * f };
  }

  commit(): void {
    if (this.live === STILL) return;
    const { x, y, k } = this.live, view = this.view, [W, H] = this.size, now = view.k * k;
    // The pixel in the middle of the frame shows this point.
    const [cx, cy] = this.at((W / 2 - x) / k, (H / 2 - y) / k);
    this.live = STILL;
    this.chosen = this.held({ k: now, x: cx, y: cy });
  }

  nearer(factor: number): void {
    this.zoom(factor, this.width / 2, this.height / 2);
    this.commit();
  }

  everything(): void { this.glide(undefined); }

  // Look at a part of the board: fitted into the frame, or filling it.
  show(box: Box | undefined, cover: boolean, now = false): void {
    const view = box && this.showing(box, cover), to = view && (cover ? this.held(view) : view);
    if (now) this.chosen = to;
    else this.glide(to);
  }

  // Whoever sees the whole board goes on seeing the whole board, also when it grows.
  visit([x, y]: Point): void {
    const k = Math.max(this.view.k, this.least);
    this.glide(this.whole && !this.head ? undefined : this.held({ k, x, y: y - this.head / 2 / k }));
  }

  sees([x, y]: Point, rim = 0): boolean {
    const [vx, vy, w, h] = this.box, head = this.head / this.view.k;
    return x >= vx + rim && x <= vx + w - rim && y >= vy + head + rim && y <= vy + h - rim;
  }

  private glide(to: View | undefined): void {
    this.live = STILL;
    const from = this.view, goal = to ?? this.showing(this.home, false), ms = pace.ms(GLIDE);
    if (typeof cancelAnimationFrame === 'function') cancelAnimationFrame(this.frame);
    if (!ms || !this.width || typeof requestAnimationFrame !== 'function') { this.chosen = to; return; }
    const start = performance.now();
    const step = (time: number): void => {
      const t = Math.min(1, Math.max(0, (time - start) / ms)), e = 1 - (1 - t) ** 3;
      if (t >= 1) { this.chosen = to; return; }
      this.chosen = { x: from.x + (goal.x - from.x) * e, y: from.y + (goal.y - from.y) * e, k: from.k * (goal.k / from.k) ** e };
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
