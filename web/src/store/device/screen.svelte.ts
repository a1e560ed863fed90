// How large the table is: a phone in the hand, a narrow window whose seats fold into chips, or a desk.
import { kept } from '../kept/memory.ts';

const query = (text: string): MediaQueryList | undefined => (typeof matchMedia === 'function' ? matchMedia(text) : undefined);

class Screen {
  phone = $state(false);
  folded = $state(false);

  constructor() {
    const phone = query('(max-width: 700px)'), folded = query('(max-width: 1100px)');
    this.phone = phone?.matches ?? false;
    this.folded = folded?.matches ?? false;
    phone?.addEventListener?.('change', (e) => (this.phone = e.matches));
    folded?.addEventListener?.('change', (e) => (this.folded = e.matches));
  }
}

export const screen = new Screen();

// Larger text, for those who asked for it. The board is exempt: it zooms.
export const textSize = (): void => { document.documentElement.toggleAttribute('data-large', kept('large', false)); };
