// What part of a board is seen. The view is committed when a gesture ends; while it lasts the picture is only moved.
import type { Box } from '../paint/layout.ts';
import type { Point } from '../scene/scene.ts';

interface View { x: number; y: number; k: number } // upper left corner in drawing units, pixels per unit
const MOST = 2.6;

export class Camera {
  width = $state(0);
  height = $state(0);
  home = $state.raw<Box>([0, 0, 1, 1]); // what a fitting view shows
  close = $state.raw<Box | undefined>(); // what an opening view shows, when it is not everything
  cover = $state(false); // the opening view fills the frame instead of fitting into it
  private moved = $state.raw<View | undefined>(); // undefined: the opening view
  live = $state.raw({ x: 0, y: 0, k: 1 }); // the running gesture, in pixels
  private fitted = $state(false);

  private fit(box: Box): View {
    const [x, y, w, h] = box, W = this.width || w, H = this.height || h, k = Math.min(W / w, H / h);
    return { x: x - (W / k - w) / 2, y: y - (H / k - h) / 2, k };
  }

  // A close view fills the frame and stays on the board.
  private fill(box: Box): View {
    const [x, y, w, h] = box, W = this.width || w, H = this.height || h, k = Math.min(MOST, Math.max(W / w, H / h));
    return this.held({ x: x + (w - W / k) / 2, y: y + (h - H / k) / 2, k });
  }

  get view(): View {
    if (this.moved) return this.moved;
    if (!this.close || this.fitted) return this.fit(this.home);
    return this.cover ? this.fill(this.close) : this.fit(this.close);
  }

  get box(): Box {
    const { x, y, k } = this.view, [, , w, h] = this.home;
    return [x, y, (this.width || w * k) / k, (this.height || h * k) / k];
  }

  get viewBox(): string { return this.box.map((v) => Math.round(v * 100) / 100).join(' '); }
  get transform(): string { const { x, y, k } = this.live; return x || y || k !== 1 ? `translate(${x}px, ${y}px) scale(${k})` : 'none'; }
  get least(): number { return this.fit(this.home).k; }
  get whole(): boolean { return this.view.k <= this.least * 1.02; }

  private held(view: View): View {
    const [hx, hy, hw, hh] = this.home, w = this.width / view.k, h = this.height / view.k;
    const clamp = (v: number, low: number, high: number, slack: number): number => (high < low ? (low + high) / 2 : Math.max(low - slack, Math.min(high + slack, v)));
    return { k: view.k, x: clamp(view.x, hx, hx + hw - w, w * 0.16), y: clamp(view.y, hy, hy + hh - h, h * 0.16) }; // a little over the rim, out from under what floats there
  }

  // From pixels of the frame to drawing units.
  at(px: number, py: number): Point {
    const { x, y, k } = this.view;
    return [x + px / k, y + py / k];
  }

  // From drawing units to pixels of the frame.
  to([x, y]: Point): Point {
    const view = this.view;
    return [(x - view.x) * view.k, (y - view.y) * view.k];
  }

  drag(dx: number, dy: number): void { this.live = { ...this.live, x: this.live.x + dx, y: this.live.y + dy }; }

  zoom(factor: number, px: number, py: number): void {
    const { x, y, k } = this.live, now = this.view.k * k, next = Math.max(this.least * 0.98, Math.min(MOST, now * factor)), f = next / now;
    this.live = { k: k * f, x: px - (px - x) * f, y: py - (py - y) * f };
  }

  commit(): void {
    const { x, y, k } = this.live;
    if (!x && !y && k === 1) return;
    const v = this.view;
    this.live = { x: 0, y: 0, k: 1 };
    this.moved = this.held({ k: v.k * k, x: v.x - x / (v.k * k), y: v.y - y / (v.k * k) });
  }

  everything(): void { this.moved = undefined; this.fitted = true; this.live = { x: 0, y: 0, k: 1 }; }
  opening(): void { this.moved = undefined; this.fitted = false; this.live = { x: 0, y: 0, k: 1 }; }

  nearer(factor: number): void {
    this.zoom(factor, this.width / 2, this.height / 2);
    this.commit();
  }

  // Go and see these points, as near as the opening view would be.
  visit(point: Point): void {
    const k = this.close ? Math.max((this.cover ? this.fill(this.close) : this.fit(this.close)).k, this.least) : Math.max(this.view.k, this.least * 1.6);
    this.moved = this.held({ k, x: point[0] - this.width / k / 2, y: point[1] - this.height / k / 2 });
  }

  sees([x, y]: Point, rim = 0): boolean {
    const [vx, vy, w, h] = this.box;
    return x >= vx + rim && x <= vx + w - rim && y >= vy + rim && y <= vy + h - rim;
  }
}
