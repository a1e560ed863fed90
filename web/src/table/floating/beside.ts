// Puts a float beside a point, inside the window and never over the question.
import type { Attachment } from 'svelte/attachments';

export const beside = (x: number, y: number): Attachment<HTMLElement> => (element) => {
  const { width, height } = element.getBoundingClientRect(), rim = 8, side = document.querySelector('.side')?.getBoundingClientRect();
  const right = side && side.width > 0 && x < side.left ? side.left : innerWidth;
  const left = x + 14 + width > right - rim ? x - 14 - width : x + 14;
  element.style.left = `${Math.max(rim, Math.min(left, right - width - rim))}px`;
  element.style.top = `${Math.max(rim, Math.min(y - 20, innerHeight - height - rim))}px`;
};
