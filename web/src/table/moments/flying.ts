// Where a thing lies on the page, whoever painted it: a card in a hand, a pile on the mantel, a piece, a tab, the log.
const NAMED: Record<string, string[]> = {
  log: ['.log p:last-of-type', '.nav [data-nav=log]', '.book'],
  journal: ['[data-leaf=journal]', '.nav [data-nav=notes]', '[data-leaf]'],
  hand: ['.hand', '.nav [data-nav=hand]'],
};
const seen = (element: Element | null): DOMRect | undefined => {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
};

export function placeOf(id: string | undefined): DOMRect | undefined {
  if (!id) return undefined;
  const name = CSS.escape(id);
  for (const where of NAMED[id] ?? [`[data-card="${name}"]`, `[data-id="${name}"]`, `[data-owner="${name}"]`]) {
    const box = seen(document.querySelector(where));
    if (box) return box;
  }
  return undefined;
}

// How far a middle lies from another.
export const between = (from: DOMRect, to: DOMRect): string => `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`;
