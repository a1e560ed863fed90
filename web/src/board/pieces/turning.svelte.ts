// Turns cardboard over: the old face until it stands on edge, then the new one.
import type { Attachment } from 'svelte/attachments';
import type { Any } from '../../scene/scene.ts';
import { pace } from '../../store/device/pace.svelte.ts';

const HALF = 160;
const sideUp = (thing: Any): string => `${thing.face ?? 'up'} ${thing.face === 'down' ? '' : thing.was ?? ''}`;

export function turning<T extends Any>(now: () => T): { readonly shown: T; hold: Attachment<Element> } {
  let shown = $state.raw(now());
  let holder: Element | undefined;
  $effect.pre(() => {
    const next = now();
    const half = pace.ms(HALF);
    if (sideUp(next) === sideUp(shown) || !half || !holder?.animate) {
      shown = next;
      return;
    }
    holder.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration: 2 * half, easing: 'ease-in-out' });
    const timer = setTimeout(() => (shown = next), half);
    return () => clearTimeout(timer);
  });
  return {
    get shown() { return shown; },
    hold: (element) => { holder = element; },
  };
}
