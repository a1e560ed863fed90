// A card that changes its place slides there from where it lay, whichever part of the table painted it; a new one rises from the table's edge.
import type { Attachment } from 'svelte/attachments';
import { pace } from '../../store/device/pace.svelte.ts';

const MS = 320;
const lay = new Map<string, DOMRect>();
let paintings = 0; // nothing arrives at a table that is only being laid

// Before the table is painted anew.
export function remember(): void {
  lay.clear();
  paintings++;
  if (!pace.factor) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) lay.set(element.dataset.card ?? '', element.getBoundingClientRect());
}

export const arriving = (id: string, was?: string): Attachment<HTMLElement> => (element) => {
  if (!pace.factor || paintings < 2 || typeof element.animate !== 'function') return;
  const from = lay.get(id) ?? lay.get(was ?? ''), to = element.getBoundingClientRect();
  const start = from
    ? { translate: `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`, scale: String(from.width / Math.max(1, to.width)) }
    : { translate: '0 70px', opacity: '0' };
  element.animate([start, { translate: '0 0', scale: '1', opacity: '1' }], { duration: pace.ms(MS), easing: 'ease-out' });
};
