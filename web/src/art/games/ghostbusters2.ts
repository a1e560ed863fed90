// Everybody in Ghostbusters II: people as parameters of a portrait, ghosts and monsters as drawings.
import { curve, poly, oval, rect, flat, cut, strip, line, detail, glow, mix, mirrored, turned } from '../paper.ts';
import { both, lids, teeth, fold } from '../bits.ts';
import type { Creature, Person } from '../kinds.ts';

export const people: Record<string, Person> = {
  theorist: {
    name: 'Theorist',
    tilt: -3,
    head: 'heart',
    hair: 'bun',
    hairc: 'black',
    wear: 'square',
    wearc: '#f0b24a',
    coat: 'overall',
    coatc: '#5a7187',
    skin: 'dark',
    mood: 'calm',
    prop: 'book',
    propc: '#3d7a8c',
    tone: '#4f86b8',
    turn: 1.5,
  },
  gearhead: {
    name: 'Gearhead',
    tilt: -4,
    head: 'round',
    hair: 'fringe',
    hairc: 'red',
    hat: 'bandana',
    hatc: '#b8452e',
    wearOver: 1,
    wear: 'goggles',
    wearY: 21,
    glass: '#f2c14e',
    coat: 'overall',
    coatc: '#5a7187',
    skin: 'fair',
    mood: 'sly',
    freckles: 1,
    prop: 'wrench',
    tone: '#c08a3e',
  },
  frontman: {
    name: 'Frontman',
    tilt: 5,
    head: 'long',
    hair: 'pomp',
    hairc: 'white',
    browc: '#2b2322',
    beard: 'goatee',
    coat: 'overall',
    coatc: '#5a7187',
    strap: '#b23a63',
    skin: 'brown',
    mood: 'glad',
    prop: 'mic',
    tone: '#c4637f',
  },
  regular: {
    name: 'Regular',
    tilt: 3,
    head: 'wide',
    hair: 'crop',
    hairc: 'grey',
    hat: 'flatcap',
    hatc: '#7a6a4d',
    beard: 'walrus',
    coat: 'overall',
    coatc: '#5a7187',
    skin: 'rose',
    age: 'old',
    mood: 'calm',
    prop: 'trap',
    tone: '#6f9a62',
    turn: 1.5,
  },
  bookkeeper: {
    name: 'Bookkeeper',
    tilt: 4,
    head: 'oval',
    hair: 'bob',
    hairc: 'grey',
    hat: 'visor',
    wear: 'cat',
    wearc: '#c9415a',
    coat: 'overall',
    coatc: '#5a7187',
    skin: 'fair',
    age: 'old',
    mood: 'stern',
    prop: 'calc',
    tone: '#8a6ab4',
  },
};

export const creatures: Record<string, Creature> = {
  'gutter-wisp': {
    name: 'Gutter Wisp',
    draw: () => {
      const c = '#a9e8a0';
      return (
        cut(curve('50,2* 56,18 70,28 68,36* 78,46 80,64 70,82 50,88 30,82 20,64 22,46 34,38* 34,24* 44,22'), '#4f9a62', { rim: '#e2ffd6' }) +
        flat(curve('50,22* 56,36 68,48 70,64 62,76 50,80 38,76 30,64 32,48 44,40'), c) +
        flat(curve('50,46* 58,58 58,70 50,76 42,70 42,58'), '#eaffdf') +
        lids(50, 60, 9, 3.8, 5.4, '#14301f') +
        flat(oval(50, 71, 3, 3.4), '#14301f') +
        cut(curve('12,94* 20,88* 80,88* 88,94* 84,99* 16,99*'), '#3a3437') +
        detail([28, 39, 50, 61, 72].map((x) => flat(rect(x - 2.6, 90, 5.2, 6), '#110c10')).join(''))
      );
    },
  },
  'subway-moaner': {
    name: 'Subway Moaner',
    draw: () => {
      const c = '#8fd49a',
        d = '#4a8a5e';
      return (
        strip('26,2 26,16', 2.4, '#c9a26a') +
        cut(oval(26, 20, 6), '#c9a26a') +
        flat(oval(26, 20, 3.4), '#190e17') +
        cut(curve('24,22 34,26 42,16 56,12 70,20 76,40 74,66 80,90* 70,84 62,98* 54,86 44,96* 38,84 30,88* 32,60 28,44 20,32'), c) +
        flat(curve('58,12 71,21 76,40 74,66 77,84 68,80 64,40'), d, '.8') +
        lids(52, 34, 9, 4.6, 3.4, '#14301f') +
        line('38,27 44,25 48,28', 1.8, d) +
        line('56,28 61,25 66,27', 1.8, d) +
        flat(curve('46,46 54,43 61,47 64,66 58,80 49,80 43,66'), '#14301f') +
        flat(curve('49,66 54,63 59,67 57,76 51,76'), '#3f7a52')
      );
    },
  },
  'marathon-ghoul': {
    name: 'Marathon Ghoul',
    close: [-2, -4, 104, 104],
    draw: () => {
      const c = '#a4e09a',
        d = '#58965f';
      return (
        turned(
          strip('44,56 62,66 54,84 62,92', 7.4, d) +
            strip('44,56 30,70 14,66 8,74', 7.4, c) +
            cut(curve('34,40 54,30 62,42 54,62 40,64 30,54'), '#e0563f', { rim: '#ffc9b0' }) +
            flat(poly('40,42 52,36 56,50 44,56'), '#fff3dd') +
            detail(line('46,42 48,52', 2, '#7a2a20')) +
            strip('36,42 22,50 30,60', 6.2, c) +
            strip('56,38 72,46 82,36', 6.2, d) +
            cut(curve('54,6 70,4 80,16 80,30 68,38 54,34 46,22'), c, { sh: 1 }) +
            flat(curve('46,20* 62,10 80,14* 80,20* 62,16 47,26*'), '#f2c14e') +
            cut(curve('48,20* 38,14 30,20* 36,22 34,28* 48,25*'), '#f2c14e') +
            lids(69, 23, 5.4, 2.8, 3.6, '#14301f') +
            flat(curve('62,30 70,29 76,30 70,35'), '#14301f'),
          4,
        ) + detail(line(['4,30 18,30', '2,42 14,42', '6,54 16,54'], 1.8, '#a9e8a0'))
      );
    },
  },
  'balcony-shrieker': {
    name: 'Balcony Shrieker',
    draw: () => {
      const c = '#b4e6ac',
        d = '#68a274';
      return (
        cut(curve('34,60* 20,54 8,34 2,36* 8,24 12,14* 16,24 24,18* 22,28 30,42 42,50*'), d) +
        cut(curve(mirrored('34,60* 20,54 8,34 2,36* 8,24 12,14* 16,24 24,18* 22,28 30,42 42,50*')), d) +
        cut(curve('36,54 64,54 76,76 82,98* 70,90 60,99* 50,90 40,99* 30,90 18,98* 24,76'), '#8a4a78', { rim: '#ffc1dc' }) +
        cut(curve('50,2 64,0* 66,8 78,8* 74,20 80,32* 72,40 66,56 50,62 34,56 28,40 20,32* 26,20 22,8* 34,8 36,0*'), '#4d7c58', { rim: '#d8ffd0' }) +
        cut(curve('50,10 64,15 70,30 66,48 58,60 50,63 42,60 34,48 30,30 36,15'), c, { sh: 1 }) +
        lids(50, 27, 9, 4.6, 5.4, '#14301f') +
        flat(curve('40,42 50,38 60,42 61,54 50,66 39,54'), '#14301f') +
        flat(curve('44,55 50,51 56,55 50,62'), '#d8607f') +
        detail(
          (
            [
              [34, 64],
              [39, 68],
              [44.6, 70.4],
              [50.4, 71],
              [56, 70.4],
              [61.4, 68],
              [66, 64],
            ] as const
          )
            .map(([x, y]) => flat(oval(x, y, 2.4), '#fff3dd'))
            .join(''),
        )
      );
    },
  },
  'tunnel-conductor': {
    name: 'Tunnel Conductor',
    bust: {
      head: 'long',
      skin: 'ecto',
      eyes: 'glow',
      eyec: '#fff6d8',
      hair: 'side',
      hairc: 'grey',
      hat: 'conductor',
      hatc: '#3f5a6a',
      beard: 'walrus',
      coat: 'jacket',
      coatc: '#3d6f68',
      prop: 'lantern',
      hem: 1,
      mood: 'stern',
      rim: '#d8ffd0',
    },
  },
  'drowned-steward': {
    name: 'Drowned Steward',
    bust: {
      tilt: 5,
      head: 'oval',
      skin: 'frost',
      eyes: 'dark',
      eyec: '#a9e8ff',
      hair: 'side',
      hairc: 'blue',
      coat: 'cape',
      coatc: '#e0d8c4',
      coat2: '#6d8a9c',
      lining: '#33586e',
      tie: '#24323f',
      hem: 1,
      mood: 'sad',
      rim: '#bff0ff',
    },
  },
  'fur-coat-horror': {
    name: 'Fur-Coat Horror',
    draw: () => {
      const c = '#8a5a44',
        d = '#543328';
      return (
        cut(
          curve(
            '50,6 58,2* 60,9 70,6* 70,14 80,14* 78,22 88,26* 83,32 93,40* 87,45 97,54* 90,60 98,72* 91,76 97,90* 88,90 86,99* 74,94 64,100* 50,95 36,100* 26,94 14,99* 12,90 3,90* 9,76 2,72* 10,60 3,54* 13,45 7,40* 17,32 12,26* 22,22 20,14* 30,14 30,6* 40,9 42,2*',
          ),
          c,
          { rim: '#ffcfae' },
        ) +
        flat(curve('58,10 72,16 84,32 88,54 90,80 80,92 60,94 68,50'), d, '.7') +
        flat(curve('50,30 66,36 74,54 68,74 50,82 32,74 26,54 34,36'), '#1d0f12') +
        teeth(28, 50, 44, 7, 10, '#fff0d4') +
        flat(poly('31,74 36,64 40,76 45,66 50,79 55,66 60,76 64,64 69,74 50,81'), '#fff0d4') +
        glow(48, 40, 10, 5, '#f58fb4', 2.4) +
        both(cut, '22,26 36,20 48,28* 40,34 30,40 20,52 12,44', mix(c, '#fff', 0.18)) +
        fold('#b98266', '22,60 18,72', '80,60 84,72', '28,86 24,92', '72,86 76,92')
      );
    },
  },
  'haunted-pedestrian': {
    name: 'Haunted Pedestrian',
    bust: { tilt: -4, head: 'oval', skin: 'slime', eyes: 'glow', eyec: '#fff', hair: 'side', hairc: 'brown', coat: 'jacket', coatc: '#5b6470', tie: '#e0563f', prop: 'briefcase', mood: 'open' },
  },
  'haunted-judge': {
    name: 'Haunted Judge',
    bust: {
      head: 'wide',
      skin: 'slime',
      eyes: 'glow',
      eyec: '#fff',
      hair: 'none',
      hat: 'wig',
      coat: 'robe',
      coatc: '#2b2530',
      trim: '#8a2f3c',
      shirt: '#f0e6d6',
      prop: 'gavel',
      mood: 'mad',
      age: 'old',
      browc: '#8d857c',
      brow: 1.5,
    },
  },
  'haunted-curator': {
    name: 'Haunted Curator',
    bust: {
      tilt: 4,
      head: 'gaunt',
      skin: 'slime',
      eyes: 'glow',
      eyec: '#fff',
      hair: 'bald',
      hairc: 'black',
      wear: 'round',
      beard: 'goatee',
      coat: 'jacket',
      coatc: '#5a2f50',
      shirt: '#ffe0ea',
      tie: '#2a1626',
      prop: 'frame',
      mood: 'sly',
    },
  },
  'super-plazm': {
    name: 'Super-Plazm',
    draw: () => {
      const c = '#e86a9c';
      return (
        cut(curve('50,24 68,28 80,44 84,64 94,78 86,90 64,88 50,94 34,88 14,91 6,80 18,64 22,44 34,28'), '#a83468', { rim: '#ffd0e0' }) +
        flat(curve('48,30 64,34 74,50 76,68 66,80 46,82 28,78 24,62 30,42'), c) +
        flat(curve('34,44 42,38 46,42 38,52'), '#ffe0ea') +
        lids(50, 58, 9, 4.4, 6, '#3a0f26') +
        flat([oval(39.6, 61, 1.5), oval(57.6, 61, 1.5)], '#fff') +
        flat([oval(80, 22, 5), oval(20, 30, 3.4)], '#e86a9c') +
        flat(curve('43,72 50,75 57,72 50,78'), '#3a0f26')
      );
    },
  },
  'hyper-plazm': {
    name: 'Hyper-Plazm',
    draw: () => {
      const c = '#d95a9a';
      return (
        cut(curve('50,4* 56,18 70,10* 70,24 86,22* 80,36 96,42* 84,50 94,64* 80,66 84,84 66,84 50,92 34,84 16,84 20,66 6,64* 16,50 4,42* 20,36 14,22* 30,24 30,10* 44,18'), '#8c2a72', {
          rim: '#ffd0f0',
        }) +
        flat(curve('50,22 66,30 74,46 72,64 60,76 40,76 28,64 26,46 34,30'), c) +
        flat(curve('34,38 42,31 46,36 38,46'), '#ffe0f2') +
        flat(curve('30,46* 40,44 48,53* 38,55'), '#35092c') +
        flat(curve('70,46* 60,44 52,53* 62,55'), '#35092c') +
        flat([oval(40, 50, 1.7), oval(60, 50, 1.7)], '#fff') +
        flat(curve('34,62* 50,66 66,62* 58,72 50,74 42,72'), '#35092c') +
        teeth(38, 63.6, 24, 4, 4, '#ffe0f2')
      );
    },
  },
  'grand-plazm': {
    name: 'Grand-Plazm',
    draw: () => {
      const c = '#cf4488';
      return (
        cut(curve('38,8 50,2 62,8 66,20 80,26 84,40 78,48 90,58 92,74 98,90 84,97 50,98 16,97 2,90 8,74 10,58 22,48 16,40 20,26 34,20'), '#7d1f58', { rim: '#ffc6de' }) +
        flat(curve('42,12 50,8 58,12 62,24 74,32 76,42 70,50 82,62 84,78 76,90 24,90 16,78 18,62 30,50 24,42 26,32 38,24'), c) +
        flat(curve('34,30 42,25 44,30 36,38'), '#ffe0ea') +
        lids(50, 17, 5, 2.6, 3.4, '#2e0820') +
        lids(50, 37, 10, 4.4, 5.2, '#2e0820') +
        flat([oval(39, 39, 1.6), oval(59, 39, 1.6)], '#fff') +
        flat(curve('24,62* 50,68 76,62* 70,82 50,87 30,82'), '#2e0820') +
        teeth(28, 63.4, 44, 6, 7, '#ffe0ea') +
        flat(curve('38,82 50,76 62,82 50,86'), '#f58fb4')
      );
    },
  },
  'ghost-train': {
    name: 'Ghost Train',
    draw: () => {
      const c = '#4d7a70',
        d = '#2a4a46';
      return (
        detail(
          (
            [
              [20, 12, 12],
              [34, 5, 9],
              [8, 24, 8],
            ] as const
          )
            .map(([x, y, q]) => flat(oval(x, y, q), '#cfe8d8', '.28'))
            .join(''),
        ) +
        cut(curve('42,4* 58,4* 60,18* 40,18*'), d) +
        cut(oval(50, 46, 34), d, { rim: '#b9f2d2' }) +
        flat(oval(50, 46, 28), c) +
        flat(curve('56,18.6 72,28 78,46 72,64 56,73.6 64,46'), d) +
        cut(oval(50, 24, 9), '#c9f5da', { rim: '#fff' }) +
        flat(oval(50, 24, 5.4), '#fff') +
        flat(curve('26,42* 38,40 46,48* 36,51'), '#0f1f1d') +
        flat(curve('74,42* 62,40 54,48* 64,51'), '#0f1f1d') +
        flat([oval(38, 46, 2), oval(62, 46, 2)], '#f58fb4') +
        flat(curve('28,58* 50,62 72,58* 64,70 50,72 36,70'), '#0f1f1d') +
        teeth(32, 59.4, 36, 6, 5, '#d8f5e4') +
        cut(curve('12,80* 88,80* 98,98* 50,92* 2,98*'), '#3d5a58', { rim: '#b9f2d2' }) +
        line(['24,81 16,95', '37,81 33,93', '50,81 50,92', '63,81 67,93', '76,81 84,95'], 2.4, '#16282a')
      );
    },
  },
  'midnight-captain': {
    name: 'Midnight Captain',
    bust: {
      head: 'wide',
      skin: 'ecto',
      eyes: 'glow',
      eyec: '#fff6d8',
      hair: 'short',
      hairc: 'white',
      hat: 'conductor',
      hatc: '#e6e0cf',
      band: '#2b3a52',
      mark: '#d9a94f',
      beard: 'full',
      coat: 'trench',
      coatc: '#2f4560',
      hem: 1,
      mood: 'mad',
      rim: '#d8ffd0',
    },
  },
  'scoleri-brother-tall': {
    name: 'Scoleri Brother, Tall',
    extras: ['bolts'],
    bust: {
      head: 'gaunt',
      skin: 'ecto',
      eyes: 'dark',
      eyec: '#fff27a',
      hair: 'spiky',
      hairc: 'green',
      coat: 'ruff',
      coatc: '#6a8f7a',
      trim: '#9aa6a0',
      hem: 1,
      build: 0.66,
      mood: 'mad',
      rim: '#e8ffb0',
      nose: 1.5,
    },
  },
  'scoleri-brother-wide': {
    name: 'Scoleri Brother, Wide',
    extras: ['bolts'],
    bust: {
      tilt: -5,
      head: 'wide',
      skin: 'ecto',
      eyes: 'dark',
      eyec: '#fff27a',
      hair: 'bald',
      hairc: 'green',
      coat: 'jumper',
      coatc: '#7d8a5c',
      hem: 1,
      build: 1.04,
      mood: 'grin',
      rim: '#e8ffb0',
      browc: '#2f4a34',
      brow: 1.6,
    },
  },
  'washington-square-park-ghost': {
    name: 'Washington Square Park Ghost',
    draw: () => {
      const c = '#5c8a6a',
        d = '#33553f';
      return (
        both(cut, '34,26* 24,18 8,20* 16,12 6,2* 20,8 22,-2* 30,8 38,4* 38,14 44,20*', '#6a5540', { rim: '#e8d8b0' }) +
        cut(curve('50,14 70,18 82,34 86,54 98,72 96,105* 4,105* 2,72 14,54 18,34 30,18'), c, { rim: '#cdf5c8' }) +
        flat(curve('58,15 71,20 82,36 86,56 97,74 95,105* 66,105* 72,54'), d) +
        flat(curve('24,34* 38,34 46,44* 34,46'), '#0f1f16') +
        flat(curve('76,34* 62,34 54,44* 66,46'), '#0f1f16') +
        glow(50, 40, 14, 3.6, '#f9c8dc', 1.4) +
        flat(curve('18,58* 34,54 50,57 66,54 82,58* 80,80 66,90 50,92 34,90 20,80'), '#170d12') +
        teeth(20, 57.6, 60, 8, 9, '#f3ead0') +
        flat(poly('22,82 28,72 33,85 40,75 45,89 50,78 55,89 60,75 67,85 72,72 78,82 64,91 50,93 36,91'), '#f3ead0') +
        fold('#8fbf94', '36,22 42,30', '28,28 32,32') +
        flat([curve('10,64 16,60 18,68 12,70'), curve('86,66 92,62 92,72 87,72')], '#8fbf6a')
      );
    },
  },
  vigo: {
    name: 'Vigo',
    extras: ['frame'],
    bust: {
      head: 'long',
      skin: 'ash',
      eyes: 'glow',
      eyec: '#ff9ab8',
      hair: 'long',
      hairc: 'black',
      hat: 'crown',
      hatc: '#8a7a4a',
      beard: 'fork',
      coat: 'fur',
      coatc: '#4a1f38',
      trim: '#6d5a50',
      mood: 'mad',
      brow: 1.4,
      scale: 0.93,
    },
  },
};
