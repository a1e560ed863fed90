// The scenarios of The Ghosts Betwixt, by their titles.
import { curve, poly, oval, rect, flat, cut, strip, line, turned } from '../paper.ts';
import { fig, man, tree, candle, hill, pumpkin, bat, door, bg, floorb, moon } from './tools.ts';
import type { Vignette } from './vignettes.ts';

export const vignettes: Record<string, Vignette> = {
  'the-long-driveway': {
    name: 'The Long Driveway',
    draw: () =>
      bg('#140e10', 50, 28, 50, '#5c3018') +
      moon(50, 15, 8, '#f2b46a') +
      tree(10, 58, 1.3, '#0d0808') +
      tree(92, 58, 1.2, '#0d0808') +
      hill(48, 1, 100, '#211610') +
      flat(poly('46,47 54,47 84,75 16,75'), '#7a5c3c') +
      flat(poly('48,47 52,47 62,75 38,75'), '#9a7850') +
      cut(rect(30, 26, 6, 24), '#4a3222') +
      cut(rect(64, 26, 6, 24), '#4a3222') +
      cut(curve('33,27 42,18 50,16 58,18 67,27 66,24 58,14 50,12 42,14 34,24'), '#8a5a2e') +
      [38, 42, 46, 50, 54, 58, 62].map((x) => line(`${x},28 ${x},50`, 0.9, '#2a1c14')).join('') +
      line('36,34 64,34', 1, '#2a1c14') +
      line('40,44 60,40', 1.8, '#b5a797') +
      fig('guard-dog', 'betwixt', 3, 40, 31, { id: 1 }) +
      fig('guard-dog', 'betwixt', 70, 44, 27, { again: 1 }) +
      pumpkin(33, 52, 0.7) +
      pumpkin(68, 52, 0.7),
  },
  'house-of-many-doors': {
    name: 'House of Many Doors',
    draw: () =>
      bg('#1a100e', 50, 40, 50, '#4d2a1a') +
      flat(rect(0, 60, 100, 16), '#3a2418') +
      [0, 12, 24, 36, 48, 60, 72, 84, 96].map((x) => flat(rect(x, 0, 6, 60), '#2a1812', '.6')).join('') +
      door(6, 60, 13, 30, '#8a3a24') +
      door(24, 60, 11, 24, '#4f6a8c') +
      door(62, 60, 12, 28, '#5d6b34') +
      door(80, 60, 15, 36, '#7a5a8c') +
      door(9, 22, 9, 16, '#b5843c') +
      door(70, 24, 8, 15, '#8c4a5a') +
      door(30, 28, 7, 13, '#3f7a74') +
      turned(door(86, 18, 8, 14, '#a0703c'), 180, 90, 11) +
      door(40, 62, 18, 44, '#5c3a22', { open: '#ffcf7a' }) +
      cut(curve('49,28 53,31 54,40 57,62* 42,62* 45,40 46,31'), '#2a1512') +
      flat([oval(47.8, 34, 0.9), oval(51, 34, 0.9)], '#ffcf7a') +
      flat(poly('40,62 58,62 68,75 30,75'), '#ffb04a', '.4'),
  },
  'the-mirror-maze': {
    name: 'The Mirror Maze',
    draw: () =>
      bg('#15101c', 50, 36, 54, '#3d3450') +
      flat(poly('0,62 100,62 100,75 0,75'), '#2a1c24') +
      (
        [
          [4, 14, 15, 46],
          [24, 20, 12, 36],
          [64, 20, 12, 36],
          [81, 14, 15, 46],
        ] as const
      )
        .map(
          ([x, y, w, h]) =>
            cut(rect(x, y, w, h), '#b5843c') +
            flat(rect(x + 1.6, y + 1.6, w - 3, h - 3), '#566894') +
            flat(poly(`${x + 2},${y + h * 0.5} ${x + w - 2},${y + 4} ${x + w - 2},${y + 12} ${x + 2},${y + h * 0.7}`), '#8fa4d0', '.6') +
            man(x + w / 2, y + h - 2.4, w / 13, '#3a2f5c', { flat: 1, hat: 'cap', hatc: '#241c3c' }),
        )
        .join('') +
      fig('mirror-double', 'betwixt', 27, 8, 46) +
      line('6,30 12,36 9,44', 0.8, '#e8e4ff') +
      line('92,22 87,34 93,42', 0.8, '#e8e4ff'),
  },
  'below-the-boiler': {
    name: 'Below the Boiler',
    draw: () =>
      bg('#160e0b', 50, 44, 50, '#6e3214') +
      ['0,12 30,12 30,30', '100,8 72,8 72,28', '0,26 16,26 16,75', '100,24 86,24 86,75'].map((s) => strip(s.replace(/(\d+),(\d+)/g, '$1,$2*'), 5, '#5c5450', { rim: '#ffbf7c' })).join('') +
      fig('old-ironside', 'betwixt', 20, 8, 60) +
      cut(oval(16, 46, 6), '#a3302a') +
      flat(oval(16, 46, 3.4), '#160e0b') +
      line('11,46 21,46', 1.4, '#a3302a') +
      line('16,41 16,51', 1.4, '#a3302a') +
      cut(oval(86, 50, 6), '#a3302a') +
      flat(oval(86, 50, 3.4), '#160e0b') +
      line('81,50 91,50', 1.4, '#a3302a') +
      line('86,45 86,55', 1.4, '#a3302a') +
      floorb(69, '#1c120e'),
  },
  'the-ghosts-betwixt': {
    name: 'The Ghosts Betwixt',
    draw: () =>
      bg('#130b12', 50, 34, 54, '#4f2038') +
      fig('the-hollow-host', 'betwixt', 20, -2, 60) +
      flat(oval(50, 67, 44, 9), '#2a1520') +
      `<ellipse cx="200" cy="268" rx="150" ry="26" fill="none" stroke="#f2a354" stroke-width="4"/>` +
      flat(poly('50,61 62,70 38,64.6 62,64.6 38,70'), '#f2a354', '.7') +
      candle(14, 68, 1.1) +
      candle(86, 68, 1.1) +
      candle(50, 75, 1),
  },
  'vermin-patrol': {
    name: 'Vermin Patrol',
    draw: () =>
      bg('#19110c', 50, 38, 52, '#5a3a1c') +
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((x) => flat(rect(x, 0, 9, 62), x % 20 ? '#3d2616' : '#452b19')).join('') +
      flat(rect(0, 28, 100, 3), '#2a1a10') +
      floorb(60, '#4a3a1c') +
      fig('yard-crow', 'betwixt', 60, 2, 34) +
      fig('barn-rat', 'betwixt', 34, 24, 40, { id: 1 }) +
      fig('rabid-raccoon', 'betwixt', -2, 30, 40) +
      fig('barn-rat', 'betwixt', 70, 40, 32, { again: 1 }) +
      line(['10,70 16,66', '30,72 36,69', '60,73 66,70', '90,72 96,69'], 1.2, '#d8b45a'),
  },
  'last-hayride': {
    name: 'Last Hayride',
    draw: () =>
      bg('#120e16', 60, 24, 50, '#4c2f3c') +
      moon(74, 18, 12, '#f2b46a') +
      bat(30, 14, 1, '#0d080a') +
      bat(46, 22, 0.7, '#0d080a') +
      hill(58, 2, 100, '#2a2014') +
      cut(rect(22, 42, 52, 12), '#7a4a2c') +
      flat(rect(50, 42, 24, 12), '#54301c') +
      strip(['22,42 18,32', '74,42 78,32'], 1.8, '#7a4a2c') +
      cut(curve('22,42 26,34 36,30 46,33 56,29 66,32 74,42'), '#c99a3c', { rim: '#ffe2a0' }) +
      line(['30,36 36,38', '44,35 50,38', '58,34 62,38', '66,37 70,39'], 1.1, '#8a6424') +
      man(36, 37, 0.84, '#9a3a26', { hat: 'cap', hatc: '#3d5a7c' }) +
      man(45, 37, 0.78, '#4a8486', { hat: 'hair', hatc: '#b8873e' }) +
      man(53, 37, 0.68, '#70407e', { hat: 'hair', hatc: '#4a2c1c' }) +
      man(60, 37, 0.54, '#4c7a3c', { hat: 'hair', hatc: '#c08a3e' }) +
      [32, 64]
        .map(
          (x) =>
            cut(oval(x, 57, 9), '#4a3020') +
            flat(oval(x, 57, 6.4), '#1a110c') +
            line([`${x - 8},57 ${x + 8},57`, `${x},49 ${x},65`, `${x - 5.6},51.4 ${x + 5.6},62.6`, `${x - 5.6},62.6 ${x + 5.6},51.4`], 1.3, '#7a5230') +
            flat(oval(x, 57, 2), '#8a5a2e'),
        )
        .join('') +
      floorb(66, '#1c140c') +
      pumpkin(10, 70, 1.3) +
      pumpkin(92, 73, 1.1),
  },
};
