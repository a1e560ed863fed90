// Puts a float beside a point, inside the window.
import type { Attachment } from 'svelte/attachments';

export const beside = (x: number, y: number): Attachment<HTMLElement> => (element) => {
  const { width, height } = element.getBoundingClientRect(), rim = 8;
  const left = x + 14 + width > innerWidth - rim ? x - 14 - width : x + 14;
  element.style.left = `${Math.max(rim, Math.min(left, innerWidth - width - rim))}px`;
  element.style.top = `${Math.max(rim, Math.min(y - 20, innerHeight - height - rim))}px`;
};
