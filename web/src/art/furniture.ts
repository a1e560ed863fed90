// Furniture seen from above, lit from the upper left like the walls of the board. 100 units are one square.
import { nth, seeded } from './paper.ts';
const W = {
  dark: '#33231a',
  wood: '#4c3524',
  top: '#5d432d',
  lite: '#75573b',
  edge: '#8a6a49',
  iron: '#34322f',
  steel: '#56524c',
  linen: '#8d8069',
  linen2: '#a3967c',
  cloth: '#5a2c35',
  moss: '#3c4a33',
  blue: '#34465a',
  stone: '#4a4640',
  brass: '#9a7a44',
  paper: '#a89a7a',
  water: '#4a6a72',
};
const box = (x: number, y: number, w: number, h: number, rx: number, f: string, o = ''): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${f}"${o}/>`;
const circle = (x: number, y: number, r: number, f: string, o = ''): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"${o}/>`;
const ellipse = (x: number, y: number, a: number, b: number, f: string, o = ''): string => `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${f}"${o}/>`;
const path = (d: string, f: string, o = ''): string => `<path d="${d}" fill="${f}"${o}/>`;
const stroke = (d: string, c: string, w = 2, o = ''): string => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"${o}/>`;
// a slab with shadow to the lower right and light on the upper left edge
const slab = (x: number, y: number, w: number, h: number, rx: number, f: string, l = W.edge): string =>
  box(x + 4, y + 5, w, h, rx, '#000', ' opacity=".34"') + box(x, y, w, h, rx, l) + box(x + 1.8, y + 1.8, w - 1.8, h - 1.8, rx, f);
const disc = (x: number, y: number, r: number, f: string, l = W.edge): string => circle(x + 4, y + 5, r, '#000', ' opacity=".34"') + circle(x, y, r, l) + circle(x + 1.1, y + 1.1, r - 1.1, f);
const chair = (x: number, y: number, a: number): string => `<g transform="translate(${x} ${y}) rotate(${a})">` + slab(-13, -11, 26, 22, 6, W.wood) + box(-13, 8, 26, 6, 3, W.dark) + '</g>';
const grain = (x: number, y: number, w: number, h: number, n: number, v = false): string => {
  let s = '';
  for (let i = 1; i < n; i++) s += v ? `M${x + (w / n) * i} ${y + 3}v${h - 6}` : `M${x + 3} ${y + (h / n) * i}h${w - 6}`;
  return stroke(s, '#000', 1.4, ' opacity=".28"');
};

type Piece = [width: number, height: number, draw: () => string];

const KIND: Record<string, Piece> = {
  bed: [
    1,
    2,
    () =>
      slab(12, 8, 76, 182, 8, W.wood) +
      box(17, 18, 68, 166, 6, W.linen) +
      box(24, 24, 54, 30, 9, W.linen2) +
      box(17, 66, 68, 118, 6, W.blue) +
      box(17, 66, 68, 15, 4, W.linen2) +
      stroke('M34 96v78M51 96v78M68 96v78', '#000', 1.6, ' opacity=".2"'),
  ],
  'double-bed': [
    2,
    2,
    () =>
      slab(14, 8, 172, 182, 9, W.wood) +
      box(20, 18, 160, 166, 7, W.linen) +
      box(30, 24, 62, 32, 10, W.linen2) +
      box(108, 24, 62, 32, 10, W.linen2) +
      box(20, 68, 160, 116, 7, W.cloth) +
      box(20, 68, 160, 16, 4, W.linen2) +
      stroke('M60 100l40 36 40-36M60 140l40 36 40-36', '#000', 2, ' opacity=".2"'),
  ],
  cradle: [
    1,
    1,
    () =>
      stroke('M16 26q34-16 68 0M16 76q34 16 68 0', W.lite, 6) +
      slab(22, 22, 56, 58, 16, W.wood) +
      box(28, 28, 45, 46, 12, W.linen) +
      box(34, 31, 32, 14, 7, W.linen2) +
      box(28, 50, 45, 24, 10, W.moss),
  ],
  table: [1, 1, () => disc(50, 50, 38, W.top) + circle(50, 50, 29, 'none', ' stroke="#000" stroke-opacity=".22" stroke-width="2"') + disc(44, 46, 8, W.paper) + circle(62, 58, 4.6, W.brass)],
  'dining-table': [
    2,
    1,
    () =>
      [38, 100, 162].map((x) => chair(x, 12, 180) + chair(x, 88, 0)).join('') +
      slab(12, 20, 176, 60, 8, W.top) +
      grain(12, 20, 176, 60, 4) +
      [38, 100, 162].map((x) => circle(x, 34, 7.4, W.paper, ' opacity=".8"') + circle(x, 66, 7.4, W.paper, ' opacity=".8"')).join('') +
      circle(70, 50, 3.4, W.brass) +
      circle(131, 50, 3.4, W.brass),
  ],
  desk: [
    1,
    1,
    () =>
      chair(50, 84, 0) +
      slab(8, 18, 84, 50, 4, W.top) +
      box(18, 26, 26, 20, 2, W.moss) +
      box(50, 28, 22, 28, 1, W.paper, ' transform="rotate(8 60 40)"') +
      circle(82, 30, 5.4, W.brass) +
      stroke('M56 36h11M56 41h11M56 46h8', '#000', 1.2, ' opacity=".4"'),
  ],
  chair: [1, 1, () => `<g transform="translate(-25 -25) scale(1.5)">${chair(50, 50, 0)}</g>`],
  armchair: [1, 1, () => slab(16, 18, 68, 66, 16, W.cloth, '#7c4a50') + box(30, 36, 40, 44, 9, '#6d3a42') + box(18, 34, 12, 46, 6, '#4a232b') + box(70, 34, 12, 46, 6, '#4a232b')],
  sofa: [
    2,
    1,
    () =>
      slab(10, 16, 180, 66, 16, W.moss, '#5f6e52') +
      box(28, 34, 70, 44, 8, '#4a5a3f') +
      box(102, 34, 70, 44, 8, '#4a5a3f') +
      box(12, 32, 15, 48, 7, '#2f3a28') +
      box(173, 32, 15, 48, 7, '#2f3a28') +
      box(38, 40, 24, 24, 5, W.cloth, ' transform="rotate(14 50 52)"'),
  ],
  shelf: [
    2,
    1,
    () =>
      slab(6, 10, 188, 36, 3, W.wood) +
      box(10, 14, 180, 28, 1, W.dark) +
      (() => {
        const q = seeded(5),
          c = [W.cloth, W.moss, W.blue, W.lite, W.paper, '#4b3a55'];
        let x = 12,
          s = '';
        while (x < 184) {
          const w = 4 + q() * 6;
          s += box(+x.toFixed(1), +(15 + q() * 5).toFixed(1), +(w - 1).toFixed(1), 24, 0.8, nth(c, Math.floor(q() * 6)));
          x += w;
        }
        return s;
      })(),
  ],
  wardrobe: [1, 1, () => slab(8, 10, 84, 44, 4, W.wood) + stroke('M50 12v40', '#000', 2, ' opacity=".4"') + grain(8, 10, 84, 44, 3) + circle(45, 48, 2.4, W.brass) + circle(55, 48, 2.4, W.brass)],
  chest: [1, 1, () => slab(16, 28, 68, 46, 6, W.top) + grain(16, 28, 68, 46, 4) + box(26, 28, 7, 46, 1, W.iron) + box(67, 28, 7, 46, 1, W.iron) + box(44, 62, 12, 14, 2, W.brass)],
  rug: [
    2,
    2,
    () =>
      box(12, 12, 176, 176, 5, '#4a2a30') +
      box(20, 20, 160, 160, 4, 'none', ' stroke="#8a6a49" stroke-width="3" stroke-opacity=".7"') +
      box(30, 30, 140, 140, 3, '#3a2e40') +
      path('M100 44l56 56-56 56-56-56z', '#553038') +
      path('M100 66l34 34-34 34-34-34z', '#6a4a38') +
      path('M100 84l16 16-16 16-16-16z', '#3a2e40') +
      stroke('M12 8v-4M40 8v-4M68 8v-4M96 8v-4M124 8v-4M152 8v-4M180 8v-4M12 196v-4M40 196v-4M68 196v-4M96 196v-4M124 196v-4M152 196v-4M180 196v-4', '#8a6a49', 3),
  ],
  'round-rug': [
    2,
    2,
    () =>
      circle(100, 100, 88, '#33404a') +
      circle(100, 100, 78, 'none', ' stroke="#7a7a68" stroke-width="3" stroke-opacity=".6"') +
      circle(100, 100, 64, '#2c3640') +
      circle(100, 100, 40, '#3f4a4c') +
      circle(100, 100, 34, 'none', ' stroke="#7a7a68" stroke-width="2" stroke-opacity=".6"'),
  ],
  plant: [
    1,
    1,
    () =>
      disc(50, 52, 20, '#6a4430', '#8d6548') +
      Array.from(
        { length: 9 },
        (_, i) => `<g transform="rotate(${i * 40 + 8} 50 50)">${path('M50 50Q38 30 50 10Q62 30 50 50z', i % 2 ? '#39502f' : '#4a6339')}${stroke('M50 46V18', '#2a3a22', 1.4)}</g>`,
      ).join('') +
      circle(50, 50, 6, '#2f4428'),
  ],
  piano: [
    2,
    2,
    () =>
      path('M26 30H170Q186 30 186 60Q186 98 154 106Q130 112 126 142Q122 176 82 176H26z', '#000', ' opacity=".34" transform="translate(5 6)"') +
      path('M24 26H168Q184 26 184 56Q184 94 152 102Q128 108 124 138Q120 172 80 172H24z', '#5b5048') +
      path('M27 29H167Q181 29 181 56Q181 92 150 99Q125 105 121 138Q117 169 80 169H27z', '#221c1b') +
      box(27, 27, 150, 30, 2, W.dark) +
      box(32, 32, 140, 17, 1, '#b5aa94') +
      Array.from({ length: 13 }, (_, i) => box(39 + i * 10.2, 32, 4.6, 10, 0.5, '#1a1514')).join('') +
      stroke('M40 80L110 100M40 100L104 118M40 122L98 138M40 144L90 154', '#6e5a34', 1.6, ' opacity=".6"') +
      `<g transform="translate(100 10)">${box(-28, -6, 56, 15, 5, W.cloth)}</g>`,
  ],
  stove: [
    1,
    1,
    () =>
      slab(10, 12, 80, 70, 4, W.iron, '#68635c') +
      (
        [
          [32, 34],
          [68, 34],
          [32, 62],
          [68, 62],
        ] as const
      )
        .map(([x, y], i) => circle(x, y, 13, '#1e1c1b') + circle(x, y, 8.4, 'none', ' stroke="#6a655e" stroke-width="2"') + (i === 2 ? circle(x, y, 5, '#8a4a2a') : ''))
        .join('') +
      box(14, 78, 72, 3, 1, W.steel),
  ],
  sink: [
    1,
    1,
    () =>
      slab(6, 14, 88, 56, 4, W.stone, '#6d675e') +
      box(16, 24, 44, 38, 6, '#2f2d2b') +
      box(18, 26, 41, 35, 5, W.steel) +
      circle(38, 44, 3, '#1e1c1b') +
      stroke('M38 20v12', '#8a857c', 4) +
      [72, 78, 84].map((x) => stroke(`M${x} 24v36`, '#000', 2, ' opacity=".3"')).join(''),
  ],
  bath: [
    1,
    2,
    () =>
      box(18, 14, 72, 178, 32, '#000', ' opacity=".34"') +
      box(13, 8, 74, 180, 34, '#b8b2a2') +
      box(15, 10, 72, 178, 33, '#8d8879') +
      box(22, 18, 56, 162, 27, W.water) +
      ellipse(46, 110, 18, 44, '#5d7f86', ' opacity=".6"') +
      stroke('M50 16v14', '#b5aa94', 5) +
      circle(40, 14, 3, W.brass) +
      circle(60, 14, 3, W.brass),
  ],
  toilet: [1, 1, () => slab(26, 10, 48, 20, 5, '#8d8879', '#b8b2a2') + ellipse(53, 58, 23, 29, '#000', ' opacity=".34"') + ellipse(50, 54, 23, 29, '#a39d8c') + ellipse(50, 55, 15, 20, '#4a5a5c')],
  fridge: [1, 1, () => slab(14, 10, 72, 64, 6, '#77746a', '#a09a8a') + stroke('M14 64h72', '#000', 2, ' opacity=".35"') + box(22, 68, 20, 3.4, 1.6, W.iron)],
  fireplace: [
    2,
    1,
    () =>
      slab(20, 4, 160, 46, 3, W.stone, '#6d675e') +
      path('M50 10H150V44H50z', '#15110f') +
      stroke('M74 34L124 24M78 22L126 36', '#4a3020', 8) +
      path('M88 40q-8-14 4-20q2 8 8 2q8 8-2 18z', '#a4562a') +
      path('M92 39q-3-8 4-11q5 5 1 11z', '#d99a4a') +
      stroke('M50 52H150', W.iron, 3),
  ],
  crates: [
    1,
    1,
    () =>
      (
        [
          [10, 12, 46, 0],
          [48, 44, 44, 8],
        ] as const
      )
        .map(
          ([x, y, s, a]) =>
            `<g transform="rotate(${a} ${x + s / 2} ${y + s / 2})">${slab(x, y, s, s, 3, W.top)}${box(x + 6, y + 6, s - 12, s - 12, 1, W.wood)}${stroke(`M${x + 7} ${y + 7}L${x + s - 7} ${y + s - 7}M${x + s - 7} ${y + 7}L${x + 7} ${y + s - 7}`, W.lite, 5)}</g>`,
        )
        .join(''),
  ],
  barrels: [
    1,
    1,
    () =>
      (
        [
          [32, 34, 24],
          [66, 62, 25],
        ] as const
      )
        .map(
          ([x, y, q]) =>
            disc(x, y, q, W.top) +
            circle(x, y, q - 4, W.wood) +
            stroke(`M${x - q + 6} ${y - 4}h${2 * q - 12}M${x - q + 5} ${y + 5}h${2 * q - 10}`, '#000', 1.6, ' opacity=".35"') +
            circle(x, y, q - 2, 'none', ` stroke="${W.iron}" stroke-width="3"`) +
            circle(x + 6, y - 8, 3, W.dark),
        )
        .join(''),
  ],
  altar: [
    2,
    1,
    () =>
      slab(14, 14, 172, 66, 3, W.stone, '#6d675e') +
      box(70, 12, 60, 74, 1, W.cloth) +
      box(74, 12, 52, 74, 1, 'none', ' stroke="#9a7a44" stroke-width="1.6"') +
      stroke('M100 26v40M86 38h28', W.brass, 5) +
      [30, 52, 148, 170].map((x) => circle(x, 34, 6, W.linen2) + circle(x, 34, 2.4, '#d99a4a')).join('') +
      box(28, 54, 30, 20, 1, W.paper, ' transform="rotate(-6 43 64)"'),
  ],
  coffin: [
    1,
    2,
    () =>
      path('M38 14H70L88 62L74 190H34L20 62z', '#000', ' opacity=".34" transform="translate(3 4)"') +
      path('M34 10H66L84 58L70 188H30L16 58z', W.edge) +
      path('M36 12H66L83 58L69 187H32L18 58z', W.wood) +
      path('M40 20H61L74 60L63 178H38L27 60z', W.top) +
      stroke('M50 42v64M34 62h32', W.brass, 5),
  ],
  boiler: [
    1,
    1,
    () =>
      disc(50, 52, 36, W.iron, '#6a655e') +
      circle(50, 52, 26, 'none', ' stroke="#565049" stroke-width="3"') +
      circle(50, 52, 12, '#1e1c1b') +
      circle(50, 52, 6, '#a4562a') +
      stroke('M50 16V0M86 52H100', W.steel, 9) +
      Array.from({ length: 8 }, (_, i) => circle(+(50 + 31 * Math.cos(i * 0.785)).toFixed(1), +(52 + 31 * Math.sin(i * 0.785)).toFixed(1), 2, '#7d766b')).join(''),
  ],
  bench: [
    2,
    1,
    () =>
      slab(8, 14, 184, 50, 3, W.stone, '#6d675e') +
      circle(40, 38, 11, '#4f6b5a') +
      circle(40, 38, 11, 'none', ' stroke="#a3b5a5" stroke-width="2" stroke-opacity=".7"') +
      circle(66, 46, 6.4, '#6a4a6a') +
      box(88, 24, 34, 26, 1, W.paper) +
      stroke('M94 31h22M94 37h22M94 43h14', '#000', 1.4, ' opacity=".4"') +
      disc(150, 38, 14, W.brass) +
      circle(150, 38, 8, W.dark) +
      stroke('M168 28l14 16', W.steel, 5),
  ],
  clock: [1, 1, () => slab(24, 10, 52, 30, 4, W.wood) + box(30, 15, 40, 20, 2, W.dark) + circle(50, 25, 8, W.paper) + stroke('M50 25v-5M50 25l4 2', W.dark, 1.6)],
  globe: [
    1,
    1,
    () =>
      disc(50, 50, 28, '#3d5260', '#7d8a86') +
      path('M34 38q10-12 22-6q8 8-2 14q-12 2-10 12q-12-4-10-20z', '#6a6a48') +
      path('M60 56q10-4 12 4q-6 12-14 8z', '#6a6a48') +
      circle(50, 50, 33, 'none', ` stroke="${W.brass}" stroke-width="3"`),
  ],
  'hay-bales': [
    1,
    1,
    () =>
      (
        [
          [10, 14, 0],
          [44, 48, 12],
        ] as const
      )
        .map(
          ([x, y, a]) =>
            `<g transform="rotate(${a} ${x + 22} ${y + 16})">${slab(x, y, 46, 34, 4, '#8a6c34', '#b5944e')}${stroke(`M${x + 14} ${y + 2}v30M${x + 32} ${y + 2}v30`, '#4a3820', 2.4)}${stroke(`M${x + 4} ${y + 10}h8M${x + 20} ${y + 16}h9M${x + 36} ${y + 24}h7M${x + 18} ${y + 27}h8`, '#b5944e', 1.6)}</g>`,
        )
        .join(''),
  ],
};

// Name -> width and height in squares.
export const FURNITURE: Record<string, [number, number]> = Object.fromEntries(Object.entries(KIND).map(([kind, [w, h]]) => [kind, [w, h]]));

// The body of a drawing after so many quarter turns, and its width and height in units.
export function furnishing(kind: string, turn = 0): { body: string; size: [number, number] } | undefined {
  const found = KIND[kind];
  if (!found) return undefined;
  const [w, h, draw] = found,
    a = w * 100,
    b = h * 100,
    size: [number, number] = turn % 2 ? [b, a] : [a, b];
  return { size, body: turn ? `<g transform="translate(${size[0] / 2} ${size[1] / 2}) rotate(${turn * 90}) translate(${-a / 2} ${-b / 2})">${draw()}</g>` : draw() };
}
