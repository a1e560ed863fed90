// Things in the hand, in front of the coat.
import { curve, poly, oval, rect, flat, cut, strip, line, detail, mix, turned } from '../paper.ts';
import type { Face } from './face.ts';

type Part = (face: Face) => string;
export const PROP = {
  lantern: ({ ss }) =>
    line('80,60 80,56 86,56 86,61', 1.6, '#2b211b') +
    cut(curve('76,64 83,58 90,64*  90,66* 76,66*'), '#4a3626', { sh: 1 }) +
    flat(rect(77, 66, 12, 14), '#ffdf9c') +
    flat(curve('83,67 86,73 83,79 80,73'), '#fff7e0') +
    ['77.6', '83', '88.4'].map((x) => line(`${x},66 ${x},80`, 1.2, '#3a2a1e')).join('') +
    cut(rect(75.4, 80, 15, 4.4), '#4a3626') +
    cut(curve('76,86 82,84 90,87 89,95 79,95'), ss),
  radio: ({ P }) =>
    line('84,72 90,46', 1.6, '#9c938a') +
    cut(curve('73,72* 89,70* 91,96* 75,98*'), '#2d3230', { sh: 1 }) +
    flat(rect(77, 75, 10, 5), P.accent) +
    detail([84, 87.4, 90.8].map((y) => line(`78,${y} 87,${y - 0.6}`, 1.2, '#6e766f')).join('')),
  satchel: () =>
    strip('30,70 46,84 66,100', 6, '#3d6fa0', { rim: '#a9cdec' }) +
    cut(curve('58,86* 88,82* 92,104* 60,106*'), '#3d6fa0', { sh: 1, rim: '#a9cdec' }) +
    flat(curve('58,86* 88,82* 86,93 74,97 62,95'), '#2c5580') +
    flat(rect(72, 93, 5, 5), '#e2b95f'),
  book: ({ o }) => cut(curve('66,78* 88,72* 94,98* 71,104*'), o.propc ?? '#7c3f2a', { sh: 1 }) + flat(poly('69,80 86,75.4 87,79 70,84'), '#eadbbd') + flat(poly('73,88 85,85 86,89 74,92'), '#d9b36a'),
  camera: () =>
    cut(rect(62, 78, 28, 19), '#2a2725', { sh: 1 }) +
    cut(oval(74, 88, 7.4), '#4a4642') +
    flat(oval(74, 88, 4.6), '#6d8fb4') +
    flat(oval(72.4, 89.6, 1.6), '#fff', '.8') +
    cut(oval(88, 70, 8), '#d9dfe4') +
    flat(oval(88, 70, 3.4), '#fff8e2') +
    line('88,76 88,80', 2.4, '#2a2725'),
  crystal: ({ P }) =>
    cut(curve('66,96 74,92 86,92 92,98 88,104 70,104'), '#5c4426') +
    cut(oval(79, 83, 11.5), mix(P.accent, P.deep, 0.3), { sh: 1, rim: P.pale }) +
    flat(oval(77, 85, 7), P.accent) +
    flat(oval(75, 87, 3.4), P.pale),
  coil: ({ P }) =>
    line('81,104 81,82', 4.6, '#8a5a34') +
    detail([86, 91, 96].map((y) => line(`77,${y} 85,${y - 1}`, 1.4, '#d99a58')).join('')) +
    cut(oval(81, 76, 7.4), '#b9c3cf', { sh: 1 }) +
    line('76,70 71,63 75,60 70,52', 1.6, P.pale) +
    line('86,70 92,64 88,60 94,54', 1.6, P.pale),
  compass: () =>
    cut(oval(79, 86, 14), '#7a4a28', { sh: 1, rim: '#f2c58a' }) +
    flat(oval(79, 86, 11), '#ead9b4') +
    detail(
      Array.from({ length: 8 }, (_, i) => {
        const q = (i * Math.PI) / 4;
        return flat(oval(79 + 8.6 * Math.cos(q), 86 + 8.6 * Math.sin(q), 0.9), '#7a4a28');
      }).join(''),
    ) +
    flat(poly('79,77 82,86 79,95 76,86'), '#b4414f') +
    flat(poly('79,95 82,86 76,86'), '#2a2a33'),
  steth: () =>
    `<path d="M152 292Q150 350 196 356Q248 352 246 292" fill="none" stroke="#1f2a33" stroke-width="10"/><path d="M198 356Q202 390 250 386" fill="none" stroke="#1f2a33" stroke-width="9"/>` +
    cut(oval(64, 95, 5.4), '#c8d2da'),
  rope: () => [0, 1, 2].map((i) => strip(`${23 + i * 4},${80 - i * 1.6} ${44 + i * 3},${88 + i * 1.4} ${76 + i * 2},106`, 3.8, '#b98d4e', { rim: '#f0d09a', w: 0.6 })).join(''),
  mic: () =>
    line('76,100 82,80', 3.6, '#24201f') +
    cut(oval(84, 74, 7), '#aeb6bd', { sh: 1 }) +
    detail(line('79,72 88,70', 1, '#5d666d') + line('79,76 89,75', 1, '#5d666d') + line('83,68 85,80', 1, '#5d666d')),
  wrench: () => strip('72,100 84,76', 5.4, '#98a2aa', { rim: '#eef3f6' }) + cut(curve('79,76* 76,68 80,60* 84,68* 88,70* 94,64* 95,74 88,80'), '#98a2aa', { sh: 1, rim: '#eef3f6' }),
  trap: () =>
    cut(curve('62,90* 88,86* 92,98* 66,102*'), '#2a2624', { sh: 1 }) +
    flat(poly('64,90.5 88,86.6 89,90 65,94'), '#e0b04a') +
    flat(poly('68,90 72,89.3 70.4,93 66.4,93.6'), '#2a2624') +
    flat(poly('77,88.4 81,87.8 79.4,91.6 75.4,92.2'), '#2a2624') +
    flat(oval(90, 84, 2), '#e0563f'),
  calc: () =>
    cut(curve('66,76* 86,73* 90,100* 70,102*'), '#ded2bb', { sh: 1 }) +
    flat(poly('69,79 84.6,76.6 85.4,82 69.8,84.4'), '#3f6b4c') +
    [0, 1, 2].map((i) => [0, 1, 2].map((j) => flat(oval(72.6 + j * 5.4 + i * 0.5, 88.4 - j * 0.7 + i * 4.6, 1.6), i === 2 && j === 2 ? '#e0563f' : '#5b4c3f')).join('')).join(''),
  flask: ({ P }) => cut(curve('76,66* 84,66* 84,76 94,98 66,98 76,76'), '#c8dbe6', { sh: 1 }) + flat(curve('73,84 87,84 92,96 68,96'), P.accent),
  hockey: () =>
    strip('85,40 78,106', 4.2, '#c99a5c', { rim: '#ffdca6' }) +
    cut(curve('82.6,46* 83,34 90,24 101,17 103,23 94,30 88.6,38 87.4,46*'), '#2a2426', { sh: 1 }) +
    flat(poly('84,37 88.6,38.6 88,42 83.4,40.6'), '#e8dccb'),
  rocket: () =>
    line('84,104 84,72', 1.8, '#b98d4e') +
    cut(curve('79,60* 84,48* 89,60* 89,82* 79,82*'), '#cf3f34', { sh: 1, rim: '#ffc9a0' }) +
    flat(rect(79.6, 66, 10, 4), '#f0d9a6') +
    flat(rect(79.6, 74, 10, 4), '#f0d9a6') +
    flat(poly('79.4,60 84.6,48 90,59.4'), '#33507c') +
    line('84,82 80,88 83,92', 1.2, '#f0d9a6') +
    flat(curve('83,90* 86,94 83,98* 80,94'), '#ffb04a'),
  syringe: () =>
    cut(curve('72,82* 90,70* 93,75* 75,87*'), '#d3e3ea', { sh: 1 }) + flat(poly('76,83 86,76.4 88,79.4 78,86'), '#78c08a') + line('92,72 97,68.6', 2, '#8a949b') + line('73,85 67,89', 1, '#dfe7ea'),
  gavel: () => strip('72,100 84,82', 3.6, '#8a5a34', { rim: '#e8bb84' }) + cut(curve('76,74* 84,68* 95,82* 87,88*'), '#8a5a34', { sh: 1, rim: '#e8bb84' }) + line('79,72 90,86.4', 1.6, '#c99a5c'),
  cleaver: () => strip('74,104 78,88', 4, '#5c3a22') + cut(curve('72,88* 78,60* 93,64* 88,91*'), '#b8bfc2', { sh: 1, rim: '#fff' }) + flat(oval(88, 67.6, 1.6), '#3a3230'),
  ladle: () => strip('74,104 84,70', 3, '#a8b0b5') + cut(curve('77,66 84,60 93,63 92,72 82,73'), '#a8b0b5', { sh: 1 }) + flat(curve('80,65 85,62.6 90,65 86,67'), '#7d9a3a'),
  ticket: () =>
    turned(cut(rect(66, 80, 24, 12), '#e9c77e', { sh: 1 }) + flat(rect(72, 82, 0.9, 8), '#8a3a24') + flat(rect(76, 84.6, 11, 1.6), '#8a3a24') + flat(rect(76, 87.8, 8, 1.4), '#8a3a24'), -14, 78, 86),
  fork: () => strip('84,104 84,52', 2.8, '#8a5f34') + strip(['78,34 78,46 84,52', '90,34 90,46 84,52', '84,32 84,52'], 2, '#b8bfc2'),
  chainsaw: () =>
    cut(curve('58,88* 78,82* 82,100* 62,104*'), '#d0642c', { sh: 1 }) +
    cut(curve('77,84* 96,56 101,60 83,92*'), '#b8bfc2', { sh: 1 }) +
    detail([0, 1, 2, 3, 4].map((i) => flat(poly(`${80 + i * 3.6},${81 - i * 5} ${78 + i * 3.6},${77.4 - i * 5} ${82 + i * 3.6},${77.4 - i * 5}`), '#6d7578')).join('')),
  briefcase: () => line('74,80 76,75 84,74 86,79', 2, '#2a1d16') + cut(curve('62,82* 94,78* 96,102* 64,105*'), '#6b4527', { sh: 1 }) + flat(rect(77, 84, 4, 4), '#d9b36a'),
  frame: ({ P }) =>
    cut(curve('64,74* 92,70* 95,100* 67,104*'), '#c9953f', { sh: 1 }) + flat(poly('68,78 88.6,75 91,96.6 70.6,99.6'), '#3a2440') + flat(curve('74,95 76,84 80,80 84,84 88,93'), P.accent),
  candle: () => cut(rect(80, 74, 7, 26), '#e9dcc4', { sh: 1 }) + flat(curve('83.6,60* 87,68 83.6,74 80.4,68'), '#ffb65a') + flat(curve('83.6,65* 85.2,69 83.6,72.6 82,69'), '#fff3d0'),
  dagger: () => cut(curve('82,52* 86,74* 78,74*'), '#cfd6de', { sh: 1, rim: '#fff' }) + cut(rect(75, 74, 14, 3.4), '#d9b36a') + strip('82,78 82,90', 3.6, '#5c3a22'),
  gem: ({ P }) =>
    cut(curve('74,80* 80,73* 90,73* 95,80* 84.4,94*'), P.accent, { sh: 1, rim: '#fff' }) +
    flat(poly('74.6,80 84.6,80 84.4,93'), mix(P.accent, '#fff', 0.5)) +
    flat(poly('80,74 85,80 76,80'), mix(P.accent, '#fff', 0.75)),
  sword: () =>
    cut(curve('84,22* 88,30* 86.4,80* 81.6,80* 80,30*'), '#c9d0dc', { sh: 1, rim: '#fff' }) +
    line('84,30 84,78', 1, '#7d8698') +
    cut(rect(74, 79, 20, 4), '#d9a94f') +
    strip('84,84 84,98', 4, '#5c3a22'),
} satisfies Record<string, Part>;
