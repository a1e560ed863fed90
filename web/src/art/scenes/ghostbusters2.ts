// The scenarios of Ghostbusters II, by their titles.
import { curve, poly, oval, rect, flat, cut, strip, line, turned, nth } from '../paper.ts';
import { fig, rings, man, tree, hill, wave, beam, wavy, skyline, bg, floorb } from './tools.ts';
import type { Vignette } from './vignettes.ts';

export const vignettes: Record<string, Vignette> = {
  'order-in-the-court': {
    name: 'Order in the Court',
    draw: () =>
      bg('#21131c', 50, 34, 50, '#5c3340') +
      [8, 24, 76, 92].map((x) => cut(rect(x - 3.4, 8, 6.8, 46), '#6d4a44') + flat(rect(x - 5, 5, 10, 4), '#8a6254') + flat(rect(x - 5, 52, 10, 4), '#8a6254')).join('') +
      flat(rect(0, 54, 100, 22), '#3a2018') +
      fig('gutter-wisp', 'ghostbusters2', 37, 4, 26) +
      cut(poly('30,62 30,40 70,40 70,62'), '#7a4a2a') +
      flat(rect(52, 40, 18, 22), '#54301c') +
      cut(rect(26, 37, 48, 4.4), '#9a6438') +
      cut(poly('20,75 22,58 78,58 80,75'), '#643a20') +
      flat(oval(50, 51, 5), '#c9953f') +
      turned(cut(rect(58, 25, 12, 7), '#a86c38', { sh: 1 }) + line('64,32 64,44', 1.8, '#a86c38'), 28, 64, 32) +
      flat(curve('34,41 38,41 38,50 36,54 34,50'), '#f58fb4') +
      flat(curve('66,41 69,41 69,46 67.4,49'), '#f58fb4'),
  },
  contempt: {
    name: 'Contempt',
    draw: () =>
      bg('#190e17', 52, 40, 50, '#59304a') +
      skyline(46, 7, 100, '#2a1526', '#f5c98a') +
      floorb(58, '#2b1b26') +
      fig('haunted-judge', 'ghostbusters2', 26, 8, 62) +
      flat(curve('2,75* 6,66 20,64 30,70 34,75*'), '#d8518c') +
      cut(rect(6, 40, 3, 26), '#3a2a34') +
      flat(oval(7.5, 38, 5), '#f5c98a', '.5') +
      flat(oval(7.5, 38, 2.6), '#fff0d4'),
  },
  'the-brothers-retrial': {
    name: "The Brothers' Retrial",
    draw: () =>
      bg('#14121a', 50, 36, 54, '#2f5a44') +
      flat(rect(0, 60, 100, 16), '#241826') +
      fig('scoleri-brother-tall', 'ghostbusters2', 2, 6, 56) +
      fig('scoleri-brother-wide', 'ghostbusters2', 42, 10, 58) +
      line(['50,0 44,10 51,14 45,26', '96,2 90,12 96,18 90,28', '6,2 11,12 5,17 10,26'], 1.6, '#fff27a'),
  },
  'fur-and-fury': {
    name: 'Fur and Fury',
    draw: () =>
      bg('#1c1019', 50, 40, 52, '#5a3450') +
      cut(rect(4, 10, 92, 50), '#46263c') +
      cut(poly('4,10 96,10 92,20 8,20'), '#b8486e') +
      [14, 30, 46, 62, 78].map((x) => flat(poly(`${x},10 ${x + 8},10 ${x + 7},20 ${x - 0.6},20`), '#ffe0ea', '.85')).join('') +
      flat(rect(10, 24, 80, 34), '#2a1424') +
      flat(rect(10, 24, 80, 34), '#f5c98a', '.12') +
      fig('fur-coat-horror', 'ghostbusters2', 24, 16, 56) +
      floorb(66, '#241a22') +
      flat(poly('10,24 20,24 12,44 10,44'), '#fff', '.14') +
      flat(poly('88,58 90,40 90,58'), '#fff', '.2') +
      man(12, 74, 0.9, '#4d6378', { hat: 'cap', hatc: '#8a7a5a' }) +
      beam(wavy(16, 62, 32, 52, 5, 1.2), '#f0a03e'),
  },
  'the-midnight-platform': {
    name: 'The Midnight Platform',
    draw: () =>
      flat(rect(0, 0, 100, 75), '#151016') +
      cut(curve('8,75* 8,30 24,8 50,2 76,8 92,30 92,75*'), '#3d2c3a', { rim: '#b0648a' }) +
      flat(curve('16,75* 16,34 30,15 50,10 70,15 84,34 84,75*'), '#0d0a10') +
      rings(50, 42, 30, '#2f5a4c', '#0d0a10', 3) +
      fig('ghost-train', 'ghostbusters2', 25, 14, 50) +
      flat(poly('36,64 64,64 84,75 16,75'), '#1c141b') +
      line('42,64 26,75', 1.4, '#a39aa0') +
      line('58,64 74,75', 1.4, '#a39aa0') +
      cut(poly('0,75 0,58 14,58 24,66 20,75'), '#6d4a5c') +
      cut(poly('100,75 100,58 86,58 76,66 80,75'), '#53374a') +
      flat(poly('0,58 14,58 24,66 22,67 13,60 0,60'), '#f2c14e'),
  },
  'the-giant-under-the-arch': {
    name: 'The Giant Under the Arch',
    draw: () =>
      bg('#14121c', 50, 36, 54, '#4a2f56') +
      hill(60, 1, 100, '#26331f') +
      fig('washington-square-park-ghost', 'ghostbusters2', 22, 18, 56) +
      cut(poly('10,68 10,8 90,8 90,68 78,68 78,34 72,24 62,19 50,17 38,19 28,24 22,34 22,68'), '#a3968a', { rim: '#ffe0ea' }) +
      flat(poly('84,10 90,8 90,68 84,68'), '#6f645c') +
      cut(rect(6, 3, 88, 7), '#b8ab9c', { rim: '#ffe0ea' }) +
      flat(rect(20, 12.4, 60, 2), '#7d7168') +
      tree(4, 66, 0.8, '#12180e') +
      tree(97, 66, 0.7, '#12180e') +
      flat(rect(0, 67, 100, 9), '#1c2617') +
      man(40, 75, 0.62, '#4d6378', { hat: 'hair', hatc: '#2b2322' }) +
      man(58, 75, 0.62, '#4d6378', { hat: 'cap', hatc: '#8a7a5a' }),
  },
  'the-river-below': {
    name: 'The River Below',
    draw: () =>
      flat(rect(0, 0, 100, 75), '#150c14') +
      [40, 32, 24]
        .map((q, i) =>
          cut(
            curve(`${50 - q},75* ${50 - q},${40 - i * 1} ${50 - q * 0.6},${34 - q * 0.7} 50,${34 - q} ${50 + q * 0.6},${34 - q * 0.7} ${50 + q},${40 - i} ${50 + q},75*`),
            nth(['#4a2f40', '#35202f', '#1d1019'], i),
            { rim: '#8a4a6c' },
          ),
        )
        .join('') +
      flat(curve('40,44 60,44 70,56 92,75 8,75 30,56'), '#a8306c') +
      flat(curve('44,44 56,44 62,56 78,75 22,75 38,56'), '#e8649c') +
      flat([curve('40,62 48,60 50,64 42,66'), curve('56,68 64,67 66,71 58,72'), curve('50,52 54,51 55,54 51,55')], '#ffd0e2') +
      fig('hyper-plazm', 'ghostbusters2', 32, 14, 36) +
      flat([curve('28,20* 30,34 28,38 26,34'), curve('74,24* 76,36 74,40 72,36')], '#d8518c') +
      man(14, 72, 0.8, '#4d6378', { hat: 'hair', hatc: '#a8482a' }) +
      beam(wavy(17, 62, 38, 36, 7, 1.3), '#f58fb4'),
  },
  'walk-her-uptown': {
    name: 'Walk Her Uptown',
    draw: () =>
      bg('#141020', 54, 32, 52, '#5a3a66') +
      skyline(50, 23, 100, '#231630', '#f5c98a', '#6a4a78') +
      cut(curve('40,75* 42,48 40,36 46,30 54,30 60,36 58,48 62,75*'), '#5f9a84', { rim: '#d8ffe8' }) +
      flat(curve('52,30 55,31 60,37 58,48 62,75* 53,75*'), '#386a5c') +
      strip('57,34 66,24 67,12', 4, '#5f9a84', { rim: '#d8ffe8' }) +
      cut(poly('63.6,12 70.4,12 69,16 65,16'), '#3f7060') +
      flat(curve('67,0* 71,7 67,12 63,7'), '#ffb04a') +
      flat(curve('67,5* 69,8.6 67,11.4 65,8.6'), '#fff3d0') +
      cut(oval(49, 24, 5.4, 6.6), '#6fae96', { rim: '#d8ffe8' }) +
      flat(poly('43,20 40,13 45,16.4 46.4,9 49.4,15.6 53,9.4 53.6,16.6 58,14 55,20.4'), '#8fd0b4') +
      flat([oval(47, 24, 0.9), oval(51, 24, 0.9)], '#1a332b') +
      cut(rect(38, 40, 8, 11), '#4a8270', { rim: '#d8ffe8' }) +
      line(['45,54 43,72', '50,52 50,74', '56,54 57,72'], 1, '#386a5c') +
      wave(64, 1.6, 10, 100, '#7a2f5c', '#f58fb4') +
      wave(69, 1.4, 8, 100, '#a83c74', '#ffb3cd', 1),
  },
  'eve-of-the-new-year': {
    name: 'Eve of the New Year',
    draw: () =>
      bg('#180d18', 50, 36, 52, '#4f2a4a') +
      flat(rect(0, 60, 100, 16), '#2b1a20') +
      fig('vigo', 'ghostbusters2', 24, 6, 52) +
      (
        [
          [10, 62],
          [90, 62],
        ] as const
      )
        .map(([x, y]) => line(`${x},75 ${x},${y - 8}`, 2, '#d9a94f') + flat(oval(x, y - 9, 2), '#d9a94f'))
        .join('') +
      line('10,58 26,64 50,66 74,64 90,58', 1.8, '#b23a4a') +
      (
        [
          [10, 16, '#f2c14e'],
          [90, 14, '#f58fb4'],
          [14, 38, '#a9e8a0'],
        ] as const
      )
        .map(([x, y, c]) =>
          line(
            Array.from(
              { length: 8 },
              (_, i) =>
                `${(x + 2.4 * Math.cos(i * 0.785)).toFixed(1)},${(y + 2.4 * Math.sin(i * 0.785)).toFixed(1)} ${(x + 6.4 * Math.cos(i * 0.785)).toFixed(1)},${(y + 6.4 * Math.sin(i * 0.785)).toFixed(1)}`,
            ),
            0.9,
            c,
          ),
        )
        .join('') +
      cut(oval(89, 38, 7), '#efe4cf') +
      line('89,38 89,33', 0.9, '#2a1626') +
      line('89,38 88,33.4', 0.9, '#2a1626'),
  },
};
