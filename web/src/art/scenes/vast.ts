// The scenario of Vast: the mouth of the cave, the Knight before it, eyes within.
import { curve, poly, oval, rect, flat, cut } from '../paper.ts';
import { bg, crystal, man } from './tools.ts';
import type { Vignette } from './vignettes.ts';

export const vignettes: Record<string, Vignette> = {
  'the-cave': {
    name: 'The Cave',
    draw: () =>
      bg('#110c1b', 50, 40, 54, '#3d2a68') +
      cut(curve('-4,76* -4,20 12,8 30,3 52,2 74,6 92,16 104,30 104,76*'), '#2a2040') +
      flat(curve('60,4 76,7 92,17 104,31 104,76* 80,76* 84,40'), '#1d1530') +
      flat(curve('20,70* 18,44 28,26 46,18 62,20 76,32 82,50 80,70*'), '#0b0712') +
      ([[30, 22, 8], [40, 17, 10], [52, 16, 8], [63, 19, 11], [72, 26, 8]] as const).map(([x, y, h]) => flat(poly(`${x - 3.4},${y} ${x + 3.4},${y} ${x},${y + h}`), '#2a2040')).join('') +
      flat([oval(58, 40, 3.2, 2.6), oval(68, 40, 3.2, 2.6)], '#e9d8ff') +
      flat([oval(58.6, 40.2, 1.2), oval(67.6, 40.2, 1.2)], '#2a1846') +
      flat(curve('54,47* 60,51 66,51 72,47* 69,54 57,54'), '#2f2450') +
      ([57, 60.4, 63.8, 67.2] as const).map((x) => flat(poly(`${x},49.4 ${x + 2.6},49.4 ${x + 1.3},53`), '#efe6d2')).join('') +
      cut(poly('-4,80 -4,64 10,62 24,68 40,66 62,70 80,66 92,62 104,64 104,80'), '#1a122b') +
      crystal(12, 66, 1.1, '#9a78e0') +
      crystal(88, 66, 1.3, '#c0a2f7') +
      crystal(78, 70, 0.8, '#8468bd') +
      man(34, 72, 0.95, '#cf972c', { hat: 'hood', rim: '#ffd98a' }) +
      cut(rect(40.2, 55, 0.9, 15), '#cfd4dc') +
      flat(rect(38.6, 65.6, 4.2, 0.9), '#8a5a3a'),
  },
};
