// Day or lamplight: as the device is set, or as somebody has chosen in this browser.
import { keep, kept } from '../kept/memory.ts';

export type Theme = 'device' | 'light' | 'dark';
const BARS = { light: '#f6e7c6', dark: '#1b130e' }; // what the browser paints around the page
const day = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : undefined;

class Look {
  theme = $state<Theme>(kept('theme', 'device'));

  constructor() {
    day?.addEventListener?.('change', () => this.apply());
  }

  choose(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'device') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    const shown = this.theme === 'device' ? (day?.matches ? 'light' : 'dark') : this.theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BARS[shown]);
  }
}

export const look = new Look();
