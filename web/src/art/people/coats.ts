// Coats: shoulders, collar and what is worn on them.
import { curve, poly, oval, rect, flat, cut, strip, line, detail, mix, type Outline } from '../paper.ts';
import type { Coat, Face } from './face.ts';

type Part = (face: Face) => Coat;
const shoulders = (k = 1): Outline => curve(`${50 - 46 * k},104* ${50 - 43 * k},88 ${50 - 30 * k},77.5 ${50 - 12},72* ${50 + 12},72* ${50 + 30 * k},77.5 ${50 + 43 * k},88 ${50 + 46 * k},104*`);
const hem = (k = 1): Outline =>
  curve(
    `${50 - 44 * k},94 ${50 - 43 * k},86 ${50 - 30 * k},77 38,72* 62,72* ${50 + 30 * k},77 ${50 + 43 * k},86 ${50 + 46 * k},98* ${50 + 36 * k},90 ${50 + 26 * k},99* ${50 + 16 * k},91 ${50 + 4 * k},100* ${50 - 8 * k},91 ${50 - 20 * k},99* ${50 - 31 * k},90 ${50 - 41 * k},99*`,
  );
const base = (a: Face): string =>
  a.o.hem
    ? cut(hem(a.o.build ?? 1), a.coat) + flat(curve('56,72* 78,77 90,86 84,90 76,96* 66,91 60,86'), a.coat2, '.75')
    : cut(shoulders(a.o.build ?? 1), a.coat) + flat(curve(`${56},72* 80,77 ${50 + 42 * (a.o.build ?? 1)},88 ${50 + 46 * (a.o.build ?? 1)},104* 66,104* 60,86`), a.coat2, '.75');
export const COAT = {
  jacket: (a) => ({
    body:
      base(a) +
      flat(poly('40,71 60,71 52,96 48,96'), a.o.shirt ?? '#d9cbb0') +
      cut(curve('37,69* 33,74 38,88 49,100* 44,84*'), a.lite) +
      cut(curve('63,69* 67,74 62,88 51,100* 57,84*'), a.coat) +
      (a.o.tie ? flat(poly('48,77 53,77 54.5,96 50.5,102 46.5,96'), a.o.tie) : ''),
  }),
  trench: (a) => ({
    body:
      base(a) +
      flat(poly('42,72 58,72 51,92'), a.o.shirt ?? '#cfc0a0') +
      (a.o.tie ? flat(poly('48,77 53,77 53.5,92 50.5,96 47,92'), a.o.tie) : '') +
      cut(curve('36,60* 25,66 24,82* 38,88 48,97* 41,76*'), a.lite, { sh: 1 }) +
      cut(curve('64,60* 75,66 76,82* 62,88 53,97* 59,76*'), a.coat) +
      detail(line('18,84 26,80', 1.2, a.coat2) + line('74,80 84,85', 1.2, a.lite)),
  }),
  raincoat: (a) => ({
    back: cut(curve('50,5 66,9 76,24 77,46 72,66 66,78* 34,78* 28,66 23,46 24,24 34,9'), a.coat) + flat(curve('50,11 64,15 71,30 71,48 64,70 36,70 29,48 29,30 36,15'), a.coat2),
    body:
      base(a) +
      flat(poly('49,80 52,80 52,104 49,104'), a.coat2) +
      detail([86, 95].map((y) => flat(oval(46.4, y, 1.4), a.coat2)).join('')) +
      cut(curve('32,70* 38,77 50,81 62,77 68,70* 66,80 50,88 34,80'), a.lite),
    over:
      cut(curve('50,5 34,9 24,24 23,46 28,66 35,76* 31,58 30,42 31,30 38,20 50,16.5 62,20 69,30 70,42 69,58 65,76* 72,66 77,46 76,24 66,9'), a.coat) +
      detail(line('29,56 27.6,42 29,28 36,16', 1.3, a.lite)),
  }),
  hoodie: (a) => ({
    back: cut(curve('50,58 74,62 80,76 60,84 40,84 20,76 26,62'), a.coat2),
    body: base(a) + cut(curve('30,66* 34,76 50,83 66,76 70,66* 74,76 62,86 50,89 38,86 26,76'), a.lite, { sh: 1 }) + line('44,86 43,97', 1.6, '#e9dcc4') + line('56,86 57,96', 1.6, '#cbbd9f'),
  }),
  jumper: (a) => ({
    body:
      base(a) +
      cut(curve('37,66 50,69 63,66 65,76 50,81 35,76'), a.lite, { sh: 1 }) +
      detail([40, 45, 50, 55, 60].map((x) => line(`${x},70 ${x - 0.2},77`, 1, a.coat)).join('')) +
      detail([84, 90, 96].map((y) => line(`18,${y + 3} 30,${y} 42,${y + 3} 54,${y} 66,${y + 3} 78,${y} 86,${y + 3}`, 1.3, a.lite)).join('')),
  }),
  overall: (a) => ({
    body:
      base(a) +
      cut(curve('38,69* 33,73 39,82 49,86* 46,76*'), a.lite) +
      cut(curve('62,69* 67,73 61,82 51,86* 55,76*'), a.coat) +
      line('50,86 50,104', 1, a.coat2) +
      strip('26,75 31,88 33,104', 5, a.o.strap ?? '#2c2420', { w: 0.6 }) +
      strip('74,75 69,88 67,104', 5, a.o.strap ?? '#2c2420', { w: 0.6 }) +
      flat(rect(29, 87, 6, 4), a.P.accent) +
      detail(flat(rect(65.6, 88, 5.4, 4), mix(a.P.accent, '#000', 0.35)) + flat(rect(72, 84, 9, 3.6), '#e9dcc4')),
  }),
  lab: (a) => ({
    body:
      base({ ...a }) +
      flat(poly('39,71 61,71 51,98'), a.o.shirt ?? '#41566e') +
      cut(curve('38,68* 31,73 34,80 31,84* 48,101* 42,82*'), a.lite, { sh: 1 }) +
      cut(curve('62,68* 69,73 66,80 69,84* 53,101* 58,82*'), a.coat) +
      (a.o.tie ? flat(poly('47,75 53,75 51.5,78.5 54,95 50,100 46.4,95 48.6,78.5'), a.o.tie) : ''),
  }),
  scrubs: (a) => ({
    body:
      base(a) +
      flat(poly('40,70 60,70 50,88'), a.ss) +
      flat(poly('40,70 49,74 50,88'), a.sl) +
      cut(curve('38,69* 36,73 50,92* 47,84 42,70*'), a.lite) +
      flat(curve('62,69* 64,73 50,92* 53,84 58,70*'), a.coat2),
  }),
  plaid: (a) => ({
    body:
      base(a) +
      [16, 30, 70, 84].map((x) => flat(rect(x - 1.6, 78, 3.2, 26), a.o.stripe ?? '#1c1512', '.5')).join('') +
      flat(rect(6, 89, 88, 3), a.o.stripe ?? '#1c1512', '.5') +
      flat(poly('41,71 59,71 50,90'), a.o.shirt ?? '#d9cbb0') +
      cut(curve('38,68* 30,74 40,88* 50,91* 44,78*'), a.lite) +
      cut(curve('62,68* 70,74 60,88* 50,91* 56,78*'), a.coat),
  }),
  shawl: (a) => ({
    body:
      base(a) +
      cut(curve('36,66* 22,74 10,92 14,104* 50,104* 58,92 44,80'), a.lite, { sh: 1 }) +
      cut(curve('64,66* 78,74 90,92 88,104* 46,104* 44,96 58,82'), a.coat, { sh: 1 }) +
      detail(['20,86 16,96', '28,84 25,96', '36,86 35,98'].map((s) => line(s, 1.1, a.coat2)).join('')) +
      flat(oval(50, 84, 3), a.P.accent),
  }),
  robe: (a) => ({
    body:
      base(a) +
      flat(poly('44,72 56,72 50,84'), a.o.shirt ?? '#2a1f1c') +
      cut(curve('38,66* 32,72 46,104* 52,104* 43,78'), a.o.trim ?? a.lite, { sh: 1 }) +
      cut(curve('62,66* 68,72 54,104* 48,104* 57,78'), a.o.trim ?? a.lite),
  }),
  ruff: (a) => ({
    body:
      base(a) +
      cut(curve('22,74 28,66 36,68 42,64 50,67 58,64 64,68 72,66 78,74 72,82 64,80 58,85 50,82 42,85 36,80 28,82'), a.o.trim ?? '#e8dfcf', { sh: 1 }) +
      detail(line(['30,74 36,74', '40,76 44,79', '50,75 50,80', '60,76 57,79', '70,74 64,75'], 1.1, '#9a8f80')),
  }),
  fur: (a) => ({
    body:
      base(a) +
      cut(curve('36,64* 28,66 24,64* 23,70 17,71* 20,77 14,81* 22,84 24,90* 30,86 36,92* 40,84 48,88* 45,80 40,72'), a.o.trim ?? '#ded6cb', { sh: 1 }) +
      cut(curve('64,64* 72,66 76,64* 77,70 83,71* 80,77 86,81* 78,84 76,90* 70,86 64,92* 60,84 52,88* 55,80 60,72'), mix(a.o.trim ?? '#ded6cb', '#000', 0.25)),
  }),
  cape: (a) => ({
    back: cut(curve('50,40 66,50 80,40* 84,62 74,82 26,82 16,62 20,40* 34,50'), a.o.lining ?? '#7a1f2c'),
    body:
      base(a) +
      flat(poly('42,70 58,70 50,96'), '#e6dccb') +
      cut(curve('36,66* 26,74 34,92 49,104* 43,84'), a.lite) +
      cut(curve('64,66* 74,74 66,92 51,104* 57,84'), a.coat) +
      flat(poly('44,74 50,77.5 56,74 56,81 50,78.5 44,81'), a.o.tie ?? '#7a1f2c'),
  }),
  armor: (a) => ({
    body:
      base(a) +
      cut(curve('34,72 50,77 66,72 70,84 62,104* 38,104* 30,84'), a.lite, { sh: 1 }) +
      line('50,78 50,104', 1.2, a.coat2) +
      cut(curve('8,98 10,84 22,76 34,78 33,90 22,98'), a.lite, { sh: 1 }) +
      cut(curve('92,98 90,84 78,76 66,78 67,90 78,98'), a.coat) +
      detail(line('12,92 20,84 31,84', 1.2, a.coat2)),
  }),
} satisfies Record<string, Part>;
