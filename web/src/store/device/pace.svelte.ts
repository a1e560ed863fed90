// How fast things move: the player's choice, and the system's wish for stillness above it.
import { keep, kept } from '../kept/memory.ts';

export type Speed = 'slow' | 'even' | 'fast' | 'off';
const FACTOR: Record<Speed, number> = { slow: 1.6, even: 1, fast: 0.5, off: 0 };
const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

class Pace {
  speed = $state<Speed>(kept('speed', 'even'));
  calm = $state(still?.matches ?? false);

  constructor() {
    still?.addEventListener?.('change', (event) => (this.calm = event.matches));
  }

  get factor(): number {
    return this.calm ? 0 : FACTOR[this.speed];
  }

  ms(duration: number): number {
    return Math.round(duration * this.factor);
  }

  choose(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
  }
}

export const pace = new Pace();
