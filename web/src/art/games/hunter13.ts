// Everybody in Ghost Hunter 13: people as parameters of a portrait, ghosts and monsters as drawings.
import { curve, poly, oval, rect, flat, cut, strip, line, detail, mix, turned, scaled } from '../paper.ts';
import { both, lids, fold } from '../bits.ts';
import type { Creature, Person } from '../kinds.ts';

export const people: Record<string, Person> = {
  flint: {
    name: 'Flint',
    head: 'square',
    hair: 'short',
    hairc: 'brown',
    hat: 'fedora',
    hatc: '#54432f',
    beard: 'stubble',
    coat: 'trench',
    coatc: '#8a6d45',
    tie: '#7d2f3a',
    skin: 'fair',
    mood: 'stern',
    tone: '#8a6a42',
  },
  wren: {
    name: 'Wren',
    tilt: 5,
    head: 'heart',
    hair: 'bob',
    hairc: 'red',
    hat: 'beret',
    hatc: '#3f6f64',
    coat: 'jacket',
    coatc: '#4f6a62',
    shirt: '#f0e3c8',
    prop: 'camera',
    skin: 'fair',
    mood: 'glad',
    freckles: 1,
    lip: '#a33d3a',
    tone: '#4f8f82',
  },
  ombra: {
    name: 'Ombra',
    tilt: -4,
    head: 'oval',
    hair: 'none',
    hat: 'headscarf',
    hatc: '#6a4696',
    gem: '#9dbcf0',
    coat: 'shawl',
    coatc: '#3d2b5c',
    skin: 'brown',
    mood: 'calm',
    eyes: 'glow',
    eyec: '#e6efff',
    prop: 'crystal',
    lip: '#5c2230',
    tone: '#7a5cb0',
  },
  volt: {
    name: 'Volt',
    tilt: 4,
    head: 'heart',
    hair: 'tail',
    hairc: 'black',
    wear: 'goggles',
    wearY: 45,
    glass: '#9be8c4',
    coat: 'lab',
    coatc: '#c9c9c0',
    coat2: '#7c8288',
    shirt: '#3d4f66',
    tie: '#b4414f',
    skin: 'fair',
    mood: 'sly',
    lip: '#8c3a3a',
    prop: 'coil',
    tone: '#67a06c',
  },
  compass: {
    name: 'Compass',
    head: 'long',
    hair: 'topknot',
    hairc: 'white',
    beard: 'long',
    coat: 'robe',
    coatc: '#3c4b63',
    trim: '#8f9db0',
    skin: 'olive',
    age: 'old',
    mood: 'calm',
    eyes: 'tired',
    prop: 'compass',
    tone: '#9a927f',
  },
  magpie: {
    name: 'Magpie',
    tilt: -6,
    head: 'oval',
    hair: 'bun',
    hairc: 'black',
    hat: 'topper',
    feather: '#7fb0e8',
    band: '#e3ecff',
    coat: 'fur',
    coatc: '#26232d',
    skin: 'rose',
    mood: 'sly',
    wear: 'monocle',
    lip: '#a32f3e',
    tone: '#5b74ad',
    scale: 0.9,
  },
  balm: {
    name: 'Balm',
    tilt: 3,
    head: 'round',
    hair: 'crop',
    hairc: 'grey',
    wear: 'mirror',
    coat: 'lab',
    coatc: '#dcd5c4',
    coat2: '#8b857a',
    shirt: '#6a8fb0',
    skin: 'dark',
    mood: 'glad',
    prop: 'steth',
    tone: '#c0705c',
    turn: 1.5,
  },
  jackdaw: {
    name: 'Jackdaw',
    tilt: -4,
    head: 'square',
    hair: 'none',
    hairc: 'black',
    beard: 'stubble',
    hat: 'aviator',
    hatc: '#8c4a26',
    wearOver: 1,
    wear: 'goggles',
    wearY: 20,
    glass: '#d8a04a',
    coat: 'jacket',
    coatc: '#5a3c24',
    shirt: '#b6553a',
    skin: 'olive',
    mood: 'sly',
    prop: 'rope',
    tone: '#3f7f88',
  },
};

export const creatures: Record<string, Creature> = {
  'headless-knight': {
    name: 'Headless Knight',
    draw: () => {
      const c = '#8390aa',
        d = '#46526e';
      return (
        cut(curve('22,46 8,60 4,105* 30,105*'), '#5a2438') +
        cut(curve('78,46 92,60 96,105* 70,105*'), '#3f1a2a') +
        cut(curve('26,38 38,32 62,32 74,38 78,64 72,105* 28,105* 22,64'), c) +
        flat(curve('56,32 74,38 78,64 72,105* 58,105* 62,60'), d) +
        line('50,40 50,96', 1.4, d) +
        flat(curve('40,34 50,31 60,34 50,38'), '#10131d') +
        flat(curve('44,33 42,24 50,30 48,16 56,27 58,20 57,33 50,36'), '#9dbcf0') +
        flat(curve('48,33 50,25 54,33'), '#e3ecff') +
        cut(curve('10,60 12,44 24,36 34,42 32,56 20,62'), '#a3afc8', { sh: 1 }) +
        cut(curve('90,60 88,44 76,36 66,42 68,56 80,62'), c) +
        cut(curve('16,66 30,62 38,70 38,86 28,94 16,90 10,78'), '#a3afc8', { sh: 1, rim: '#e3ecff' }) +
        flat(curve('28,63 37,71 37,86 29,92 30,78'), d) +
        flat(poly('13,75 33,73 33,77 14,79.6'), '#0d111b') +
        flat([oval(18, 77, 1.5), oval(27, 76, 1.5)], '#9dbcf0') +
        detail(line('22,81 22,91', 1.2, d)) +
        strip('86,22 80,98', 3.6, '#c9d3e8', { rim: '#fff' }) +
        strip('76,76 92,78', 4, '#b98d4e')
      );
    },
  },
  wraith: {
    name: 'Wraith',
    draw: () => {
      const c = '#7d93bd',
        d = '#46587f';
      return (
        cut(curve('46,4 62,8 70,22 68,36 82,40 96,30* 92,50 74,56 70,68 76,80 66,98* 62,84 50,92 34,84 16,92* 26,74 22,58 8,62* 12,44 26,40 28,20 34,8'), c, { rim: '#eaf2ff' }) +
        flat(curve('52,5 64,10 69,24 66,38 82,43 88,44 72,54 68,68 72,82 58,78 58,40'), d, '.85') +
        flat(curve('46,12 58,17 60,32 53,46 41,46 35,32 36,18'), '#0e1322') +
        flat(curve('47,18 55,22 56,33 50,43 43,43 39,33 40,22'), '#dfe8fa') +
        lids(47, 29, 4.4, 2.6, 3.8, '#0e1322') +
        flat(curve('44,38 48,36.6 51,38 48,42'), '#0e1322') +
        fold('#a9bde4', '34,52 32,66', '46,54 44,76', '56,56 56,72')
      );
    },
  },
  'dead-adventurer': {
    name: 'Dead Adventurer',
    bust: {
      tilt: -5,
      head: 'gaunt',
      skin: 'ash',
      eyes: 'dark',
      eyec: '#9dbcf0',
      hair: 'none',
      hat: 'straw',
      hatc: '#b5a26a',
      band: '#4a3a2a',
      coat: 'jacket',
      coatc: '#7d6a42',
      shirt: '#3a332a',
      prop: 'candle',
      mood: 'worried',
      nonose: 1,
      browc: '#5d574f',
    },
  },
  'crawling-hand': {
    name: 'Crawling Hand',
    draw: () => {
      const c = '#a8b092',
        d = '#666f58';
      return (
        flat(oval(46, 95, 42, 4), '#000', '.35') +
        cut(curve('70,56* 92,50 100,56* 100,80* 84,84 66,78*'), '#4b3a52', { rim: '#b9d0fb' }) +
        flat(curve('86,52 100,56* 100,80* 86,83 92,68'), '#2c2233') +
        strip('52,50 34,36 20,50 18,66', 8.6, d) +
        strip('50,54 28,44 12,60 8,78', 8.6, c) +
        strip('54,60 36,56 26,70 24,88', 8.6, c) +
        strip('60,66 48,68 42,80 44,94', 8.6, c) +
        cut(curve('48,46 62,44 76,52 78,72 68,82 52,76 44,62'), c) +
        flat(curve('62,45 75,52 77,72 68,81 64,64'), d) +
        strip('62,50 58,34 44,26', 9, c) +
        detail(
          ([['6,78 10,83'], ['22,88 27,92'], ['16,66 20,70'], ['42,94 47,96']] as const).map(([s]) => line(s, 2.6, '#2b2a20')).join('') + line('54,60 62,58', 1.2, d) + line('56,68 64,66', 1.2, d),
        ) +
        flat(oval(40, 25, 1), c)
      );
    },
  },
  golem: {
    name: 'Golem',
    draw: () => {
      const c = '#8f8a84',
        d = '#55514f',
        e = '#3a3737';
      return (
        cut(poly('4,58 14,44 30,46 32,72 24,98 4,96'), c) +
        cut(poly('96,58 86,44 70,46 68,72 76,98 96,96'), d) +
        cut(poly('26,40 74,40 80,66 70,100 30,100 20,66'), c) +
        flat(poly('56,40 74,40 80,66 70,100 56,100 62,66'), d) +
        cut(poly('10,46 22,32 40,36 38,54 20,58'), mix(c, '#fff', 0.14)) +
        cut(poly('90,46 78,32 60,36 62,54 80,58'), c) +
        cut(poly('36,12 50,7 64,12 68,28 62,42 38,42 32,28'), mix(c, '#fff', 0.14), {}) +
        flat(poly('55,9 64,12 68,28 62,42 54,42 58,26'), d) +
        flat(poly('36,22 64,22 63,29 37,29'), e) +
        flat([oval(44, 25.6, 2.6), oval(56, 25.6, 2.6)], '#ffb65a') +
        flat(poly('42,35 58,35 56,38 44,38'), e) +
        flat(curve('46,52* 54,52* 58,62 50,72* 42,62'), '#9dbcf0') +
        flat(curve('48,55* 52,55* 54,62 50,68* 46,62'), '#e3ecff') +
        detail(['30,80 40,74 36,66', '62,86 58,78', '14,70 22,66', '78,62 84,70'].map((s) => line(s, 1.4, e)).join(''))
      );
    },
  },
  rats: {
    name: 'Rats',
    draw: () => {
      const rat = (x: number, y: number, s: number, c: string, d: string): string =>
        scaled(
          strip('78,74 94,70 96,54 88,48', 3, '#c08a80', { rim: '#f0c4b4' }) +
            cut(curve('18,74 26,58 44,48 66,52 82,66 80,82 60,88 34,86'), c) +
            flat(curve('60,51 80,65 79,80 62,87 68,70'), d) +
            cut(oval(34, 50, 8.6), d, { rim: '#f0c4b4' }) +
            flat(oval(33, 51, 5), '#c08a80') +
            cut(curve('4,74* 16,58 32,54 42,64 38,78 20,82'), c) +
            flat([oval(24, 66, 2.6)], '#ff8a5a') +
            flat(oval(5, 74, 2.4), '#e0a090') +
            detail(line('10,76 2,82', 0.9, '#e8e0d0') + line('12,78 6,86', 0.9, '#e8e0d0')) +
            flat(poly('11,79 15,79 13,84'), '#fff3dd'),
          s,
          0,
          0,
          x,
          y,
        );
      return rat(34, 2, 0.62, '#5b5560', '#3b3640') + rat(-2, 14, 0.62, '#7a7078', '#4d4650') + rat(18, 36, 0.78, '#938588', '#5a5058');
    },
  },
  'bloodstained-prophet': {
    name: 'Bloodstained Prophet',
    bust: {
      head: 'long',
      skin: 'ash',
      eyes: 'glow',
      eyec: '#ff6a5a',
      hair: 'none',
      hairc: 'grey',
      hat: 'hoodup',
      hatc: '#8c2a34',
      beard: 'long',
      coat: 'robe',
      coatc: '#6a2029',
      trim: '#b4414f',
      mood: 'mad',
      prop: 'book',
      propc: '#2a1216',
    },
  },
  zombie: {
    name: 'Zombie',
    extras: ['stitch'],
    bust: {
      tilt: 8,
      head: 'wide',
      skin: 'grave',
      eyes: 'dark',
      eyec: '#f2e6a0',
      hair: 'crop',
      hairc: 'green',
      coat: 'jacket',
      coatc: '#5c5242',
      shirt: '#8d8468',
      tie: '#5d3a3a',
      mood: 'open',
      hollow: 1,
    },
  },
  'dancing-skeleton': {
    name: 'Dancing Skeleton',
    close: [6, -12, 90, 90],
    draw: () => {
      const c = '#e9e2d0',
        d = '#9c927e';
      const w = 4.2;
      return (
        strip('50,60 40,74 50,84 44,97', w, d) +
        strip('50,60 64,72 58,86 70,94', w, c) +
        strip('50,34 50,60', w, c) +
        strip(['36,40 50,43 64,40', '37,47 50,50 63,47', '40,54 50,56 60,54'], 3, c, { w: 0.7 }) +
        cut(curve('40,60 50,57 60,60 56,67 44,67'), c) +
        strip('38,38 22,34 16,18', w, c) +
        strip('62,38 78,44 88,32', w, d) +
        strip(['16,18 10,10', '16,18 16,8', '16,18 22,11'], 2, c, { w: 0.6 }) +
        strip(['88,32 88,22', '88,32 94,25', '88,32 96,33'], 2, d, { w: 0.6 }) +
        cut(curve('50,2 62,5 66,16 62,25 57,28 56,34 44,34 43,28 38,25 34,16 38,5'), c, { rim: '#fff' }) +
        flat(curve('55,3 63,6 65,16 62,24 57,27 56,33 52,34 55,20'), d, '.8') +
        lids(49, 17, 6.2, 3.8, 4.6, '#171722') +
        flat(poly('49,22 51.4,26 46.6,26'), '#171722') +
        detail(line(['46,29 46,33', '50,29 50,33', '54,29 54,33'], 1, '#171722')) +
        turned(cut(rect(41, -5, 18, 10), '#3d4670') + flat(rect(41.8, 1, 17, 3), '#b4414f') + cut(rect(35, 4, 30, 3.4), '#3d4670'), 9, 50, 4)
      );
    },
  },
  'clockwork-robot': {
    name: 'Clockwork Robot',
    draw: () => {
      const c = '#b98a4e',
        d = '#74502a';
      return (
        strip('82,30 94,26', 2.4, '#d9c08a') +
        cut(oval(95, 22, 4), '#d9c08a') +
        cut(poly('18,100 22,70 78,70 82,100'), d) +
        cut(rect(26, 58, 48, 36), c) +
        flat(rect(58, 58, 17, 36), d) +
        cut(oval(48, 76, 13), '#ece0c2', { rim: '#fff' }) +
        line('48,76 48,67', 1.8, '#3a281a') +
        line('48,76 55,80', 1.8, '#3a281a') +
        detail([0, 1, 2, 3].map((i) => flat(oval(48 + 10.4 * Math.cos(i * 1.5708), 76 + 10.4 * Math.sin(i * 1.5708), 1.1), '#3a281a')).join('')) +
        cut(curve('4,72 8,60 22,58 26,70 22,86 8,86'), c) +
        cut(curve('96,72 92,60 78,58 74,70 78,86 92,86'), d) +
        cut(curve('28,54* 24,30 32,14 50,8 68,14 76,30 72,54*'), c, { sh: 1, rim: '#ffe2a8' }) +
        flat(curve('56,9 69,15 76,31 72,54* 58,54* 64,32'), d) +
        cut(oval(38, 34, 8.4), '#2a2019', { rim: '#ffe2a8' }) +
        flat(oval(38, 34, 5), '#9dbcf0') +
        cut(oval(60, 34, 8.4), '#2a2019', { rim: '#d9a860' }) +
        flat(oval(60, 34, 5), '#6f8fc4') +
        flat([oval(36.6, 35.6, 1.7), oval(58.6, 35.6, 1.7)], '#fff') +
        [38, 44, 50, 56, 62].map((x) => flat(rect(x - 1.8, 45, 2.8, 6), '#2a2019')).join('') +
        cut(curve('44,9* 46,0 54,0 56,9*'), d)
      );
    },
  },
  'whispering-beauty': {
    name: 'Whispering Beauty',
    bust: { tilt: -5, head: 'heart', skin: 'frost', eyes: 'glow', eyec: '#fff', hair: 'long', hairc: 'blue', coat: 'shawl', coatc: '#5a3f7a', mood: 'sly', lip: '#8c2440', hem: 1 },
  },
  'stark-raven': {
    name: 'Stark Raven',
    draw: () => {
      const c = '#454e74',
        d = '#2b3150';
      return (
        both(cut, '42,54* 30,34 8,18 2,24* 8,30 0,38* 10,42 4,52* 15,54 12,64* 24,62 24,72* 34,68', c, { rim: '#9dbcf0' }) +
        cut(curve('36,80* 30,98* 44,90 50,99* 56,90 70,98* 64,80*'), d, { rim: '#9dbcf0' }) +
        cut(curve('50,24 62,34 70,54 66,76 50,88 34,76 30,54 38,34'), c, { rim: '#9dbcf0' }) +
        flat(curve('56,28 64,38 69,55 65,75 54,86 58,56'), d) +
        cut(curve('50,6 62,10 66,24 60,36 50,40 40,36 34,24 38,10'), '#56608c', { sh: 1, rim: '#b9d0fb' }) +
        cut(curve('44,24* 50,20 56,24* 52,36 46,50*'), '#d8a04a', { rim: '#ffe0a6' }) +
        flat(curve('51,22 56,24* 52,36 47,49* 51,34'), '#8a5f28') +
        flat([oval(42, 20, 3.6), oval(58, 20, 3.6)], '#f4f0e0') +
        flat([oval(42.6, 20.4, 1.8), oval(57.4, 20.4, 1.8)], '#b4414f') +
        fold('#7e8abb', '40,58 44,62', '50,60 54,64', '42,68 46,72') +
        fold('#7e8abb', '14,30 26,44', '86,30 74,44')
      );
    },
  },
  'giant-snake': {
    name: 'Giant Snake',
    draw: () => {
      const c = '#5f8a58',
        d = '#365538';
      return (
        strip('26,84 50,94 78,88 84,74 66,66 40,70 22,62 22,48', 15, c, { w: 1.6, rim: '#d2eebc' }) +
        line('30,87 50,95 77,89', 4, d) +
        line('64,70 42,74 28,68', 3.4, d) +
        strip('22,56 26,38 44,30', 15, c, { w: 1.6, rim: '#d2eebc' }) +
        detail(line(['42,84 50,88 57,84', '64,84 72,86 76,80', '36,66 44,69', '24,50 28,56'], 3, '#a8c86a')) +
        cut(curve('34,20 50,10 70,12 88,24 94,34* 80,40 62,44 44,44 32,36'), c, { sh: 1, rim: '#d2eebc' }) +
        flat(curve('60,12 72,13 88,24 92,33 72,28'), d, '.8') +
        flat(curve('60,36* 78,34 94,34* 84,46 70,50'), '#2a1016') +
        flat(poly('66,37 70,48 73,36'), '#fff3dd') +
        flat(poly('82,35.6 84,43 87,35'), '#fff3dd') +
        line('88,42 98,48 94,54', 1.6, '#d8485a') +
        line('98,48 103,46', 1.6, '#d8485a') +
        flat(curve('54,22 60,18 66,22 60,27'), '#f2d64b') +
        flat(curve('59,18* 61,22 59,27* 57.6,22'), '#1c120e') +
        detail(line('44,18 50,14 58,13', 1.4, '#a8c86a'))
      );
    },
  },
  'shadow-hound': {
    name: 'Shadow Hound',
    draw: () => {
      const c = '#445583',
        d = '#28345a';
      return (
        cut(curve('60,40 78,44 92,60 98,82 96,105* 20,105* 24,84 34,72'), c, { rim: '#9dbcf0' }) +
        flat(curve('70,42 80,46 92,60 97,82 95,105* 62,105* 74,70'), d) +
        cut(curve('44,30* 44,10 54,0* 60,14 62,30*'), d, { rim: '#9dbcf0' }) +
        cut(curve('58,32* 64,12 78,4* 78,22 72,40*'), d, { rim: '#9dbcf0' }) +
        cut(curve('4,58* 20,46 34,32 50,26 66,32 74,48 70,64 52,72 36,70 20,74 8,70'), c, { sh: 1, rim: '#b9d0fb' }) +
        flat(curve('52,26 66,33 73,48 69,63 54,70 60,48'), d) +
        flat(curve('8,68* 24,62 42,60 50,64 38,72 20,78'), '#0b0e18') +
        flat(poly('12,67 15,74 18,66 22,73 25,64 29,72 33,62.6 37,70 40,61.6'), '#e3ecff') +
        flat(curve('36,42* 46,40 52,47* 44,49'), '#0b0e18') +
        flat(curve('39,43.4* 46,42 50,46.4* 44,47.4'), '#9dbcf0') +
        cut(oval(7, 58, 4.4, 3.6), '#0b0e18') +
        detail(line(['66,84 72,78', '78,88 84,80', '50,88 56,80'], 1.8, '#566a98'))
      );
    },
  },
  vampire: {
    name: 'Vampire',
    extras: ['fangs', 'widow'],
    bust: { tilt: -4, head: 'heart', skin: 'frost', eyes: 'glow', eyec: '#ff6a5a', hair: 'side', hairc: 'black', coat: 'cape', coatc: '#1c1a26', lining: '#8c2434', tie: '#8c2434', mood: 'grin' },
  },
};
