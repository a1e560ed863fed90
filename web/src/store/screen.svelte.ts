// How large the table is: a phone in the hand, a narrow window whose seats fold into chips, or a desk.
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
