// Everybody in The Ghosts Betwixt: people as parameters of a portrait, ghosts and monsters as drawings.
import { curve, poly, oval, rect, flat, cut, strip, line, detail, glow, mix, mirrored, turned } from '../paper.ts';
import { both, lids, teeth, fold } from '../bits.ts';
import type { Creature, Person } from '../kinds.ts';

export const people: Record<string, Person> = {
  bill: {
    name: 'Bill',
    head: 'wide',
    hair: 'short',
    hairc: 'brown',
    beard: 'full',
    hat: 'cap',
    hatc: '#3d5a7c',
    mark: '#c8492f',
    coat: 'plaid',
    coatc: '#a63d28',
    skin: 'fair',
    mood: 'stern',
    tone: '#a8662e',
  },
  joan: {
    name: 'Joan',
    tilt: 4,
    head: 'oval',
    hair: 'tail',
    hairc: 'straw',
    hat: 'nurse',
    coat: 'scrubs',
    coatc: '#4f8a8c',
    skin: 'fair',
    mood: 'calm',
    prop: 'syringe',
    lip: '#a84a44',
    tone: '#4d86a0',
  },
  avelynn: {
    name: 'Avelynn',
    tilt: 5,
    head: 'heart',
    hair: 'braids',
    hairc: 'brown',
    coat: 'hoodie',
    coatc: '#7a3f8c',
    skin: 'fair',
    mood: 'sly',
    prop: 'hockey',
    freckles: 1,
    tone: '#b0527a',
    build: 0.86,
  },
  maddox: {
    name: 'Maddox',
    tilt: -6,
    head: 'child',
    hair: 'spiky',
    hairc: 'straw',
    coat: 'hoodie',
    coatc: '#4c7a3c',
    skin: 'rose',
    mood: 'grin',
    prop: 'rocket',
    freckles: 1,
    tone: '#7d9a3e',
    build: 0.74,
  },
};

export const creatures: Record<string, Creature> = {
  'guard-dog': {
    name: 'Guard Dog',
    draw: () => {
      const c = '#8a5c3a',
        d = '#4f311f';
      return (
        cut(curve('24,72 50,66 76,72 88,105* 12,105*'), d) +
        both(cut, '30,34* 18,22 18,4* 30,12 44,26*', d) +
        both(flat, '28,28* 22,18 22,12* 34,24*', '#c08a6a') +
        cut(curve('50,18 68,22 76,38 74,54 66,62 64,78 50,86 36,78 34,62 26,54 24,38 32,22'), c) +
        flat(curve('56,19 69,23 76,39 73,54 65,62 63,78 54,84 58,54'), d) +
        cut(curve('50,44 60,50 64,64 60,76 50,80 40,76 36,64 40,50'), '#c9a274', {}) +
        flat(curve('42,50 50,46 58,50 55,57 50,59 45,57'), '#1a100d') +
        flat(curve('36,64* 50,62 64,64* 60,80 50,84 40,80'), '#2a0f0d') +
        teeth(38, 64, 24, 5, 6, '#fff3dd') +
        flat(poly('40,79 43,72 46,81 50,74 54,81 57,72 60,79 50,83'), '#fff3dd') +
        flat(curve('30,38* 38,36 44,43* 36,44'), '#1a100d') +
        flat(curve('70,38* 62,36 56,43* 64,44'), '#1a100d') +
        flat([oval(38, 40.6, 1.8), oval(62, 40.6, 1.8)], '#ffb04a') +
        flat(curve('20,84* 50,90 80,84* 82,92* 50,98 18,92*'), '#a3302a') +
        [26, 38, 50, 62, 74]
          .map((x) => flat(poly(`${x - 2.4},${89 + (50 - Math.abs(x - 50)) * 0.09} ${x},${82 + (50 - Math.abs(x - 50)) * 0.09} ${x + 2.4},${89 + (50 - Math.abs(x - 50)) * 0.09}`), '#d9d2c2'))
          .join('')
      );
    },
  },
  'barn-rat': {
    name: 'Barn Rat',
    draw: () => {
      const c = '#85766c',
        d = '#4e433d';
      return (
        both(cut, '36,36 24,40 10,32 8,16 20,8 34,14 42,26', d, { rim: '#f0c4b4' }) +
        both(flat, '32,32 24,34 15,28 14,18 22,14 32,20', '#c9938a') +
        cut(curve('50,20 66,26 76,44 74,62 62,76 54,90 50,94 46,90 38,76 26,62 24,44 34,26'), c) +
        flat(curve('56,22 67,28 76,45 73,62 61,76 54,88 56,60'), d) +
        flat([oval(37, 50, 4.2, 4.8), oval(63, 50, 4.2, 4.8)], '#150d0b') +
        flat([oval(36, 51.4, 1.6), oval(62, 51.4, 1.6)], '#ffb04a') +
        flat(curve('44,80 50,76 56,80 50,86'), '#e09a8a') +
        flat(poly('45.6,88 54.4,88 53.6,99 50.4,99 50,93 49.6,99 46.4,99'), '#fff3dd') +
        ['40,80 18,74', '40,83 16,84', '41,86 20,94'].map((s) => line(s, 1.1, '#e8dccb') + line(mirrored(s), 1.1, '#b5a797')).join('')
      );
    },
  },
  'yard-crow': {
    name: 'Yard Crow',
    draw: () => {
      const c = '#454350',
        d = '#2a2833';
      return (
        cut(curve('62,40 80,48 96,70 100,98* 84,92 76,105* 66,92 30,105* 28,80 40,66'), c, { rim: '#ffbf7c' }) +
        flat(curve('74,46 84,54 96,72 98,94 84,88 76,94 76,64'), d) +
        cut(curve('52,8 68,12 76,26 74,44 64,58 48,60 34,50 30,34 38,16'), c, { sh: 1, rim: '#ffbf7c' }) +
        flat(curve('58,9 69,13 75,27 73,44 63,57 56,58 62,34'), d) +
        cut(curve('36,28* 20,28 4,42 0,54* 16,48 34,46*'), '#c98a3a', { rim: '#ffe0a6' }) +
        flat(curve('36,38* 18,40 1,53* 16,48 34,46*'), '#7f5220') +
        flat(oval(49, 30, 6), '#f2a354') +
        flat(oval(47.6, 30.6, 3), '#150d0b') +
        flat(oval(46.4, 32, 1), '#fff') +
        flat([curve('66,12 74,2* 74,14'), curve('58,9 62,-1* 66,11')], c) +
        fold('#6f6c80', '50,72 56,78', '62,74 68,82', '76,72 82,82', '58,86 64,92')
      );
    },
  },
  'rabid-raccoon': {
    name: 'Rabid Raccoon',
    draw: () => {
      const c = '#8c8880',
        d = '#55514d';
      return (
        both(cut, '34,30* 18,26 16,6* 30,10 46,22*', d) +
        both(flat, '32,26 24,22 22,13 34,20', '#b9b2a6') +
        cut(curve('50,16 68,20 82,36 96,56* 84,58 88,68* 72,70 62,82 50,86 38,82 28,70 12,68* 16,58 4,56* 18,36 32,20'), c) +
        flat(curve('58,17 70,22 82,37 92,54 82,60 70,68 60,80 56,50'), d, '.7') +
        flat(curve('16,54* 26,42 40,40 48,50 44,60 30,62'), '#1b1613') +
        flat(curve('84,54* 74,42 60,40 52,50 56,60 70,62'), '#1b1613') +
        cut(curve('50,48 58,56 60,68 54,78 46,78 40,68 42,56'), '#e6ddcb', {}) +
        flat(curve('44,60 50,57 56,60 50,66'), '#1b1613') +
        glow(50, 50, 14.5, 5, '#d9f26a', 1.2) +
        flat(curve('40,70 50,73 60,70 56,80 50,82 44,80'), '#3a1512') +
        teeth(42, 71.4, 16, 4, 4, '#fff3dd') +
        flat([oval(38, 86, 4), oval(46, 92, 3), oval(60, 88, 3.4), oval(54, 84, 2.4)], '#e9f2c4', '.85') +
        flat(curve('48,18 52,18 51,38 49,38'), d)
      );
    },
  },
  'cellar-spider': {
    name: 'Cellar Spider',
    draw: () => {
      const c = '#6d5260',
        d = '#45323e';
      return (
        ['42,52 24,36 10,44 4,62', '40,58 20,54 8,66 6,84', '42,64 26,70 18,84 20,98', '44,46 32,24 18,20 8,32']
          .map((s) => strip(s, 4.2, c, { rim: '#ffbf7c' }) + strip(mirrored(s), 4.2, d, { rim: '#c07a44' }))
          .join('') +
        cut(curve('50,4 66,8 76,24 70,44 56,52 44,52 30,44 24,24 34,8'), c) +
        flat(curve('56,5 67,10 75,25 69,43 56,51 60,26'), d) +
        flat(curve('44,16* 56,16* 50,26* 56,36* 44,36* 50,26*'), '#d8583f') +
        cut(curve('50,46 62,50 66,62 60,74 50,78 40,74 34,62 38,50'), mix(c, '#fff', 0.14), { sh: 1 }) +
        flat([oval(44, 60, 3.6), oval(56, 60, 3.6), oval(39.4, 56, 2), oval(60.6, 56, 2), oval(46, 53, 1.7), oval(54, 53, 1.7)], '#ffd39a') +
        flat([oval(44.6, 60.4, 1.6), oval(55.4, 60.4, 1.6)], '#150d0b') +
        flat([curve('44,74* 42,84 46,90* 48,80'), curve('56,74* 58,84 54,90* 52,80')], '#e6ddcb')
      );
    },
  },
  'prize-sow': {
    name: 'Prize Sow',
    draw: () => {
      const c = '#d08f86',
        d = '#8a524e';
      return (
        both(cut, '34,26* 16,28 6,44* 10,20 24,8 42,18*', d, { rim: '#ffd0c0' }) +
        cut(curve('10,105* 14,78 30,68 70,68 86,78 90,105*'), d) +
        cut(curve('50,14 70,18 84,36 84,58 72,76 50,84 28,76 16,58 16,36 30,18'), c, { rim: '#ffe2d4' }) +
        flat(curve('58,15 71,19 83,37 83,58 71,75 56,82 66,48'), d, '.75') +
        cut(curve('50,46 64,48 72,58 66,70 50,74 34,70 28,58 36,48'), '#e6aaa0', { sh: 1, rim: '#ffe9dc' }) +
        flat([oval(43, 60, 3.6, 5), oval(57, 60, 3.6, 5)], '#4a1f20') +
        flat(curve('26,34* 36,34 42,41* 34,42'), '#2a1110') +
        flat(curve('74,34* 64,34 58,41* 66,42'), '#2a1110') +
        flat([oval(36, 38.4, 1.8), oval(64, 38.4, 1.8)], '#ffb04a') +
        flat([curve('30,70* 24,60 26,54* 32,62'), curve('70,70* 76,60 74,54* 68,62')], '#fff3dd') +
        cut(curve('40,86* 60,86* 66,92 60,105* 40,105* 34,92'), '#3f5fa0', { rim: '#bcd0ff' }) +
        flat(poly('50,87.6 51.8,91.6 56,92 52.8,94.8 53.8,99 50,96.8 46.2,99 47.2,94.8 44,92 48.2,91.6'), '#f2d9a0')
      );
    },
  },
  'haunt-actor': {
    name: 'Haunt Actor',
    extras: ['paint'],
    bust: {
      tilt: 6,
      head: 'oval',
      skin: 'ash',
      eyes: 'dark',
      hair: 'none',
      hairc: 'black',
      hat: 'hoodup',
      hatc: '#6a4a3c',
      coat: 'jacket',
      coatc: '#5a3f34',
      shirt: '#2a1c18',
      mood: 'grin',
      noears: 1,
    },
  },
  farmhand: {
    name: 'Farmhand',
    bust: { tilt: 3, head: 'square', skin: 'olive', hair: 'short', hairc: 'straw', hat: 'straw', beard: 'stubble', coat: 'plaid', coatc: '#4f6a8c', prop: 'fork', mood: 'stern' },
  },
  'ticket-taker': {
    name: 'Ticket Taker',
    bust: {
      tilt: 4,
      head: 'gaunt',
      skin: 'fair',
      hair: 'side',
      hairc: 'grey',
      hat: 'visor',
      hatc: '#a3302a',
      beard: 'stache',
      coat: 'jacket',
      coatc: '#8c2a2a',
      shirt: '#ffe6c4',
      tie: '#150d0b',
      prop: 'ticket',
      mood: 'sly',
      eyes: 'tired',
      age: 'old',
    },
  },
  'stilt-walker': {
    name: 'Stilt Walker',
    close: [4, -12, 92, 92],
    draw: () => {
      const c = '#6a3a6a',
        d = '#40223f';
      return (
        strip('42,46 34,98', 3.6, '#a8783e') +
        strip('58,46 66,98', 3.6, '#7a5228') +
        cut(curve('36,28 50,24 64,28 70,50 62,62 54,54 50,62* 46,54 38,62 30,50'), c) +
        flat(curve('54,25 64,28 70,50 62,60 56,52'), d) +
        strip('38,32 20,40 10,30', 5, c) +
        strip('62,32 80,36 90,22', 5, d) +
        strip(['10,30 4,22', '10,30 10,20', '10,30 3,30'], 1.8, '#e6ddcb', { w: 0.5 }) +
        strip(['90,22 92,12', '90,22 97,16', '90,22 98,24'], 1.8, '#b5a797', { w: 0.5 }) +
        cut(curve('50,8 59,11 60,22 54,30 46,30 40,22 41,11'), '#efe4d0') +
        lids(49.4, 18, 4, 2.2, 2.8, '#150d0b') +
        flat(curve('44,24* 50,26 56,24* 50,28'), '#a3302a') +
        cut(curve('39,13* 35,4 27,7* 31,-3 42,-3 50,4 58,-3 69,-3 73,7* 65,4 61,13* 50,9'), '#5f8f3c') +
        flat([oval(27, 8, 2.4), oval(73, 8, 2.4)], '#f2c14e') +
        detail(line(['40,40 46,44', '54,44 62,40', '36,50 44,52'], 1.4, '#a86aa0')) +
        cut(curve('30,96* 38,96* 40,105* 28,105*'), '#3a2a20') +
        cut(curve('62,96* 70,96* 72,105* 60,105*'), '#3a2a20')
      );
    },
  },
  'walking-scarecrow': {
    name: 'Walking Scarecrow',
    close: [2, -12, 96, 96],
    draw: () => {
      const c = '#b8894a',
        d = '#74522a';
      const straw = line(['6,44 -2,38', '6,48 -3,48', '7,51 0,57', '94,44 102,38', '94,48 103,48', '93,51 100,57'], 2, '#e8c46a');
      return (
        line('50,50 50,100', 4, '#5c3f24') +
        straw +
        cut(curve('6,42* 34,44 50,40 66,44 94,42* 95,53* 70,60 68,84 74,96* 62,90 54,98* 46,90 38,98* 32,92* 32,84 30,60 5,53*'), '#7a4a2c') +
        flat(curve('58,42 66,44 94,42* 95,53* 70,60 68,84 74,96* 62,88'), '#4c2c1a') +
        flat(poly('38,66 48,64 49,74 39,76'), '#a86a3a') +
        detail(line('36,64 50,62', 1, '#e8c46a') + line('37,78 51,76', 1, '#e8c46a')) +
        cut(curve('50,14 64,18 68,32 62,46 50,50 38,46 32,32 36,18'), c, { sh: 1, rim: '#ffe2a6' }) +
        flat(curve('55,15 65,19 67,32 61,46 54,49 57,32'), d) +
        flat(poly('38,27 46,29 42,34'), '#1c0f08') +
        flat(poly('62,27 54,29 58,34'), '#1c0f08') +
        flat([oval(42, 30, 1.3), oval(58, 30, 1.3)], '#ffb04a') +
        flat(curve('38,38* 50,42 62,38* 50,46'), '#1c0f08') +
        detail(line(['42,38 42,45', '47,39.6 47,46', '53,39.6 53,46', '58,38 58,44'], 1.2, '#e8c46a')) +
        cut(curve('34,18* 40,4 56,-4* 58,4 66,18*'), '#3c2a1e') +
        cut(curve('20,22 36,15 64,15 82,20 66,23 50,21 34,24'), '#3c2a1e', { sh: 1 })
      );
    },
  },
  'masked-cousin': {
    name: 'Masked Cousin',
    extras: ['sack'],
    bust: { tilt: 5, head: 'wide', skin: 'olive', eyes: 'none', hair: 'none', coat: 'overall', coatc: '#3f5470', strap: '#6b4527', prop: 'cleaver', mood: 'none', noears: 1, nonose: 1 },
  },
  'chainsaw-clown': {
    name: 'Chainsaw Clown',
    extras: ['clown'],
    bust: { tilt: -6, head: 'round', skin: 'ash', eyes: 'dark', eyec: '#ffbf7c', hair: 'none', coat: 'ruff', coatc: '#c8492f', trim: '#f2d9a0', prop: 'chainsaw', mood: 'grin' },
  },
  wisp: {
    name: 'Wisp',
    draw: () => {
      const c = '#f2a354';
      return (
        flat(oval(50, 58, 36), '#f2a354', '.12') +
        flat(oval(50, 58, 28), '#f2a354', '.16') +
        cut(curve('50,8* 56,26 66,34 62,22* 74,38 78,58 70,76 50,84 30,76 22,58 28,40 36,44* 36,28 44,28'), '#c4642a', { rim: '#ffe6c4' }) +
        flat(curve('50,32* 58,46 68,54 66,68 50,76 34,68 32,54 42,50'), c) +
        flat(curve('50,52* 57,60 56,70 50,73 44,70 43,60'), '#fff0d4') +
        flat(poly('36,52 46,56 40,62'), '#3a170a') +
        flat(poly('64,52 54,56 60,62'), '#3a170a') +
        flat([oval(16, 30, 3), oval(86, 26, 2.4), oval(84, 88, 2.8), oval(12, 80, 2.2)], '#ffcf8f')
      );
    },
  },
  'betwixt-shade': {
    name: 'Betwixt Shade',
    draw: () => {
      const c = '#4a5a8c',
        d = '#2c3860';
      return (
        cut(curve('52,2 66,8 72,24 70,38 82,50 90,74 84,70 84,90* 74,82 68,99* 58,86 48,99* 40,86 30,98* 28,80 16,88* 18,66 10,72* 18,48 32,38 32,20 40,6'), c, { rim: '#8fa4d8' }) +
        flat(curve('58,4 67,10 71,25 68,40 80,52 86,70 80,78 70,72 62,44'), d) +
        flat(curve('42,26* 50,28 40,33'), '#ffbf7c') +
        flat(curve('64,26* 56,28 65,33'), '#ffbf7c') +
        strip('30,54 18,60 14,76', 4, c, { rim: '#8fa4d8' }) +
        strip(['14,76 8,86', '14,76 14,88', '14,76 20,85'], 2, c, { rim: '#8fa4d8', w: 0.6 }) +
        fold('#7488c0', '44,54 42,76', '56,54 58,78') +
        flat(curve('40,44 50,41 60,44 56,54 50,57 44,54'), '#151a2c')
      );
    },
  },
  poltergeist: {
    name: 'Poltergeist',
    draw: () => {
      const c = '#d9c3a0',
        d = '#9a7f58';
      return (
        cut(curve('30,96* 38,84 30,72 28,54 16,44 8,50* 8,36 22,30 30,16 50,8 70,16 78,30 92,36 92,50* 84,44 72,54 70,72 78,82 70,98* 60,88 50,97* 42,88'), c) +
        flat(curve('58,9 71,17 79,32 90,40 82,42 70,54 69,72 74,84 62,84 62,40'), d, '.75') +
        flat(curve('36,30 44,28 44,38 37,38'), '#21130b') +
        flat(curve('52,28 60,30 59,38 52,38'), '#21130b') +
        flat(curve('38,46 50,43 60,46 58,60 49,64 40,60'), '#21130b') +
        turned(cut(curve('2,64 10,58 18,64 16,78 4,78'), '#8ab0c8'), -14, 10, 68) +
        turned(cut(rect(80, 62, 16, 12), '#a3302a') + flat(rect(82, 64, 12, 3), '#ffe6c4'), 18, 88, 68) +
        turned(cut(oval(14, 14, 8, 3.6), '#e9e2d2'), 24, 14, 14) +
        turned(strip('82,4 82,20', 2.6, '#b8bfc2') + cut(curve('78,2 86,2 86,10 78,10'), '#b8bfc2'), 28, 82, 12)
      );
    },
  },
  'weeping-matron': {
    name: 'Weeping Matron',
    extras: ['tears'],
    bust: { tilt: 6, head: 'oval', skin: 'frost', eyes: 'shut', hair: 'long', hairc: 'grey', hat: 'headscarf', hatc: '#8c93a8', coat: 'shawl', coatc: '#5d6580', mood: 'sad', hem: 1, rim: '#cfe0ff' },
  },
  'gatekeeper-gus': {
    name: 'Gatekeeper Gus',
    extras: ['keys'],
    bust: {
      tilt: -3,
      head: 'wide',
      skin: 'rose',
      hair: 'bald',
      hairc: 'grey',
      beard: 'walrus',
      coat: 'overall',
      coatc: '#6a5a3c',
      strap: '#2c2018',
      mood: 'mad',
      brow: 1.8,
      hat: 'flatcap',
      hatc: '#3f4a34',
      age: 'old',
    },
  },
  'aunt-dottie': {
    name: 'Aunt Dottie',
    bust: {
      tilt: 4,
      head: 'round',
      skin: 'rose',
      hair: 'curly',
      hairc: 'white',
      hat: 'sun',
      wear: 'cat',
      wearc: '#4f8a8c',
      coat: 'scrubs',
      coatc: '#b5627a',
      prop: 'ladle',
      mood: 'grin',
      age: 'old',
      blush: '#d8485a',
    },
  },
  'mirror-double': {
    name: 'Mirror Double',
    extras: ['mirror'],
    bust: { head: 'heart', skin: 'violet', eyes: 'glow', eyec: '#fff', hair: 'braids', hairc: 'blue', coat: 'hoodie', coatc: '#4a4a7c', mood: 'grin', scale: 0.84, build: 0.86 },
  },
  'old-ironside': {
    name: 'Old Ironside',
    draw: () => {
      const c = '#6f6a66',
        d = '#403c3b';
      return (
        both(cut, '26,50* 8,46 0,28* 12,34 30,36*', '#e6ddcb') +
        cut(curve('34,10* 34,0* 44,0* 44,10*'), d) +
        cut(curve('58,10* 58,2* 66,2* 66,12*'), d) +
        detail(flat([oval(38, -2, 6), oval(30, -6, 5), oval(63, -2, 5)], '#b5a797', '.4')) +
        cut(curve('50,8 72,12 86,30 88,56 80,80 66,98 34,98 20,80 12,56 14,30 28,12'), c, { rim: '#ffbf7c' }) +
        flat(curve('58,9 73,13 86,31 88,56 80,80 66,98 56,98 66,52'), d) +
        detail(
          (
            [
              [24, 26],
              [34, 17],
              [50, 13],
              [66, 17],
              [76, 26],
              [18, 44],
              [82, 44],
            ] as const
          )
            .map(([x, y]) => flat(oval(x, y, 1.7), '#2a2726'))
            .join(''),
        ) +
        flat(curve('28,36* 40,36 46,44* 36,46'), '#1a100d') +
        flat(curve('72,36* 60,36 54,44* 64,46'), '#1a100d') +
        flat([oval(38, 41, 2.2), oval(62, 41, 2.2)], '#ff8a3a') +
        cut(curve('50,52 68,56 74,70 68,86 50,92 32,86 26,70 32,56'), '#86807a', { sh: 1 }) +
        flat(curve('34,66* 66,66* 64,82 50,86 36,82'), '#2a0f0a') +
        flat(curve('38,80 44,70 48,78 52,68 56,78 60,71 62,80 50,84'), '#ff9a3a') +
        flat(curve('44,82 50,75 55,82'), '#ffe0a0') +
        [38, 44, 50, 56, 62].map((x) => line(`${x},65 ${x},84`, 1.6, '#57524f')).join('') +
        flat([oval(42, 59, 2.6, 2), oval(58, 59, 2.6, 2)], '#1a100d')
      );
    },
  },
  'the-hollow-host': {
    name: 'The Hollow Host',
    draw: () => {
      const c = '#e9dcc4',
        d = '#8c7a66';
      return (
        cut(curve('50,10 70,14 84,34 96,66 100,105* 0,105* 4,66 16,34 30,14'), '#5e3450', { rim: '#f2a354' }) +
        flat(curve('60,12 72,17 84,35 95,66 98,105* 62,105* 70,50'), '#3a2036') +
        both(cut, '36,16* 26,6 28,-4* 38,4 46,12*', '#c8492f') +
        flat(curve('50,18 66,24 72,44 66,66 50,78 34,66 28,44 34,24'), '#0f080c') +
        cut(curve('50,22 61,27 64,42 58,56 50,62 42,56 36,42 39,27'), c, { rim: '#fff6e0' }) +
        flat(curve('54,23 62,28 64,42 57,56 52,60 55,40'), d) +
        lids(49.4, 39, 6, 3.8, 5, '#150d0b') +
        flat([oval(43.4, 40, 1.4), oval(55.4, 40, 1.4)], '#f2a354') +
        flat(curve('45,51 50,49 54,51 53,57 49,59 46,57'), '#150d0b') +
        (
          [
            [20, 70, 0.9],
            [80, 68, 0.9],
            [34, 86, 1],
            [66, 86, 1],
          ] as const
        )
          .map(([x, y, s]) => cut(oval(x, y, 8 * s, 9.4 * s), mix(c, '#5e3450', 0.25)) + lids(x, y - 1, 3 * s, 1.7, 2.3, '#150d0b') + flat(oval(x, y + 4.4, 1.6, 2), '#150d0b'))
          .join('')
      );
    },
  },
};
