// Small things laid over a portrait: stitches, tears, a frame.
import { curve, poly, oval, flat, cut, line, detail } from './paper.ts';
import { both } from './bits.ts';

export const EXTRA = {
  bolts: () => line(['8,30 14,38 9,42 16,52', '92,26 85,34 91,40 84,50', '20,8 26,14 22,18 29,24'], 1.9, '#fff27a'),
  stitch: () => line('58,26 64,36', 1.3, '#2b2f24') + line(['57,30 62,28', '60,34 65,32'], 1.1, '#2b2f24'),
  fangs: () => flat(poly('44,61 46.6,61 45.3,66'), '#fff') + flat(poly('50.6,61 53.2,61 51.9,66'), '#fff'),
  widow: () => flat(poly('42,26 55,26 48.6,36'), '#2b2322'),
  paint: () => flat(curve('46,50* 48.5,46 51,50* 48.5,52'), '#17110f') + line(['43.4,58.6 43.4,63', '46.4,59.4 46.4,64.4', '50.6,59.4 50.6,64.4', '53.8,58.6 53.8,63'], 0.9, '#17110f'),
  sack: () =>
    cut(curve('50,10 70,16 76,36 74,60 80,82* 50,76 20,82* 26,60 24,36 30,16'), '#7a5230', { rim: '#ffbf7c' }) +
    flat(curve('58,11 71,17 76,36 74,60 78,78 60,74 62,40'), '#543620') +
    both(cut, '30,20* 24,8 26,0* 36,8 44,16*', '#8a6038') +
    cut(curve('50,26* 58,20 68,24 71,38 66,54 50,70* 34,54 29,38 32,24 42,20'), '#efe4cf', { sh: 1, rim: '#fff6e0' }) +
    flat(curve('52,25 59,20 68,24 71,38 66,54 51,68* 54,44'), '#b3a189') +
    flat([oval(41, 39, 6, 7), oval(59, 39, 6, 7)], '#150d0b') +
    flat([oval(40.4, 40.4, 2), oval(58.4, 40.4, 2)], '#ffb04a') +
    flat(curve('46.6,46* 50,43 53.4,46* 50,57*'), '#c98a3a') +
    detail(line(['37,54 40,57', '60,57 63,54', '44,60 46,62'], 1.2, '#7d6a52')),
  clown: () =>
    cut(oval(26, 30, 10), '#d8703a') +
    cut(oval(22, 42, 8.6), '#d8703a') +
    cut(oval(75, 30, 10), '#a34a24') +
    cut(oval(79, 42, 8.6), '#a34a24') +
    cut(oval(48.6, 51, 5.2), '#d8382c', { rim: '#ffb09a' }) +
    flat(poly('39,37 44,37 41.5,31'), '#2f6a8c') +
    flat(poly('53,37 58,37 55.5,31'), '#2f6a8c') +
    cut(curve('42,20* 52,-2* 62,19* 52,16'), '#f2d9a0') +
    flat(oval(52, 0, 3.4), '#c8492f') +
    flat(poly('46.4,13 58,11 59,15 45.4,17'), '#c8492f'),
  tears: () => flat([curve('41,48* 43,56 41,60 39,56'), curve('56,48* 58,57 56,62 54,57')], '#bfe2ff'),
  keys: () => `<circle cx="316" cy="352" r="26" fill="none" stroke="#d9b36a" stroke-width="8"/>` + line(['80,94 84,103', '76,95 75,104', '84,91 92,98'], 2.4, '#d9b36a'),
  frame: () =>
    `<path d="M0 0H400V400H0zM32 32V368H368V32z" fill="#b5843c" fill-rule="evenodd"/><path d="M22 22H378V378H22zM32 32V368H368V32z" fill="#6a4420" fill-rule="evenodd"/><path d="M0 0L10 10V390L400 400H0z" fill="#ecc47c"/>` +
    detail(flat([oval(4, 4, 4), oval(96, 4, 4), oval(4, 96, 4), oval(96, 96, 4)], '#e5bf7e')),
  mirror: () =>
    `<ellipse cx="200" cy="200" rx="160" ry="176" fill="none" stroke="#c99a5c" stroke-width="18"/><path d="M248 60L196 172L252 214L214 350" fill="none" stroke="#e8e4ff" stroke-width="5"/>`,
} satisfies Record<string, () => string>;
