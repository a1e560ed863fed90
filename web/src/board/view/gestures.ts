// Wheel and pinch zoom, drag pans, a short touch is a tap, a long one a question about what lies there.
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';

interface Handlers { tap(event: MouseEvent, touch: boolean): void; hold(event: MouseEvent): void }
const STILL = 7, LONG = 480;

export function gestures(camera: Camera, handlers: Handlers): Attachment<HTMLElement> {
  return (element) => {
    const down = new Map<number, { x: number; y: number }>();
    let start = { x: 0, y: 0 }, dragged = false, touch = false, held = false;
    let settle: ReturnType<typeof setTimeout> | undefined, long: ReturnType<typeof setTimeout> | undefined;

    const inside = (x: number, y: number): [number, number] => {
      const rect = element.getBoundingClientRect();
      return [x - rect.left, y - rect.top];
    };
    const spread = (): { x: number; y: number; far: number } => {
      const [a, b] = [...down.values()];
      return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) } : { x: 0, y: 0, far: 1 };
    };

    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown(event) {
        if (event.button > 0) return;
        down.set(event.pointerId, { x: event.clientX, y: event.clientY });
        touch = event.pointerType !== 'mouse';
        clearTimeout(long);
        if (down.size > 1) { dragged = true; return; }
        start = { x: event.clientX, y: event.clientY };
        dragged = held = false;
        if (touch) long = setTimeout(() => { held = true; handlers.hold(event); }, LONG);
      },
      pointermove(event) {
        const was = down.get(event.pointerId);
        if (!was) return;
        const before = spread();
        down.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (down.size > 1) {
          const after = spread();
          camera.drag(after.x - before.x, after.y - before.y);
          camera.zoom(after.far / Math.max(1, before.far), ...inside(after.x, after.y));
          return;
        }
        if (!dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) {
          dragged = true;
          clearTimeout(long);
          element.setPointerCapture(event.pointerId);
        }
        if (dragged) camera.drag(event.clientX - was.x, event.clientY - was.y);
      },
      pointerup(event) { lift(event); },
      pointercancel(event) { lift(event); },
      click(event) {
        if (event.target instanceof Element && event.target.closest('button')) return;
        if (!dragged && !held) handlers.tap(event, touch);
      },
      contextmenu(event) {
        if (touch) event.preventDefault();
      },
      wheel(event) {
        event.preventDefault();
        camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...inside(event.clientX, event.clientY));
        clearTimeout(settle);
        settle = setTimeout(() => camera.commit(), 140);
      },
    };
    function lift(event: PointerEvent): void {
      down.delete(event.pointerId);
      clearTimeout(long);
      if (!down.size) camera.commit();
    }
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener, { passive: false });
    return () => {
      clearTimeout(settle);
      clearTimeout(long);
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener as EventListener);
    };
  };
}
