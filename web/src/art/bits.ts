// Pieces that many creatures share: pairs, lids, teeth, folds.
import { curve, detail, flat, line, mirrored, oval, poly, type Outline } from './paper.ts';

export const lids = (x: number, y: number, gap: number, rx: number, ry: number, color: string): string => flat([oval(x - gap, y, rx, ry), oval(x + gap, y, rx, ry)], color);
export const fold = (color: string, ...lines: string[]): string => detail(line(lines, 1.3, color));

// A shape and its mirror image, drawn the same way.
export function both<M>(draw: (sheet: Outline, fill: string, more?: M) => string, text: string, fill: string, more?: M): string {
  return draw(curve(text), fill, more) + draw(curve(mirrored(text)), fill, more);
}

export function teeth(x: number, y: number, width: number, n: number, height: number, color: string): string {
  const step = width / n, row = Array.from({ length: n }, (_, i) => `${x + step * i},${y} ${x + step * i + step / 2},${y + height}`);
  return flat(poly(`${row.join(' ')} ${x + width},${y}`), color);
}
