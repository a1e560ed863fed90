// Beards.
import { curve, flat, cut, line, detail } from '../paper.ts';
import type { Face } from './face.ts';

type Part = (face: Face) => string;
export const BEARD = {
  stubble: ({ X, jaw, cw, chin, cx, my }) =>
    flat(curve(`${X(-jaw)},56 ${50 - cw},${chin - 2.4} 50,${chin - 0.8} ${50 + cw},${chin - 2.4} ${X(jaw)},56 ${cx + 8},${my - 3} ${cx},${my - 3.4} ${cx - 8},${my - 2.6}`), '#2a1d18', '.34') +
    line(`${cx - 5},${my} ${cx},${my - 0.2} ${cx + 4.6},${my + 0.4}`, 1.5, '#3c1f18'),
  full: ({ X, cw, chin, cx, my, h0, h1 }) =>
    cut(
      curve(
        `${X(-1)},46* ${X(-1.02)},58 ${50 - cw - 2},${chin + 4} 50,${chin + 8} ${50 + cw + 2},${chin + 4} ${X(1.02)},58 ${X(1)},46* ${X(0.82)},55 ${cx + 7},${my - 4.5} ${cx},${my - 3.2} ${cx - 7},${my - 4.5} ${X(-0.8)},55`,
      ),
      h0,
      { rim: h1 },
    ) +
    flat(curve(`${cx - 4.6},${my + 0.2} ${cx},${my - 0.8} ${cx + 4.6},${my} ${cx},${my + 2}`), '#2a1512') +
    detail(line(`${cx - 8},${chin - 1} ${cx - 5},${chin + 3}`, 1.1, h1) + line(`${cx - 2},${chin + 1} ${cx - 1},${chin + 5}`, 1.1, h1)),
  long: ({ X, cx, my, h0, h1 }) =>
    cut(
      curve(`${X(-0.98)},48* ${X(-0.98)},60 ${cx - 12},76 ${cx - 2},94* ${cx + 10},78 ${X(0.98)},60 ${X(0.98)},48* ${X(0.8)},55 ${cx + 6},${my - 4} ${cx},${my - 3} ${cx - 6},${my - 4} ${X(-0.8)},55`),
      h0,
      { rim: h1 },
    ) +
    flat(curve(`${cx - 4},${my + 0.4} ${cx},${my - 0.4} ${cx + 4},${my + 0.2} ${cx},${my + 1.8}`), '#3a2018') +
    detail(line(`${cx - 7},68 ${cx - 5},78 ${cx - 2},85`, 1.2, h1) + line(`${cx + 3},68 ${cx + 3},80`, 1.2, h1)),
  fork: ({ X, chin, cx, my, h0, h1 }) =>
    cut(
      curve(
        `${X(-0.94)},52* ${cx - 10},${chin + 2} ${cx - 9},${chin + 16}* ${cx - 1},${chin + 4} ${cx},${chin + 2}* ${cx + 1},${chin + 4} ${cx + 9},${chin + 16}* ${cx + 10},${chin + 2} ${X(0.94)},52* ${cx + 6},${my - 4} ${cx},${my - 3} ${cx - 6},${my - 4}`,
      ),
      h0,
      { rim: h1 },
    ) + line(`${cx - 4.6},${my + 0.6} ${cx},${my} ${cx + 4.4},${my + 0.6}`, 1.5, '#2a1512'),
  stache: ({ cx, my, h0, h1 }) =>
    cut(curve(`${cx - 9.5},${my + 1}* ${cx - 6},${my - 4} ${cx},${my - 3.4} ${cx + 6},${my - 4} ${cx + 9.5},${my + 0.6}* ${cx + 4},${my} ${cx},${my - 0.8} ${cx - 4},${my}`), h0, { rim: h1 }),
  walrus: ({ cx, my, h0, h1 }) =>
    cut(
      curve(
        `${cx - 10},${my + 5} ${cx - 10},${my - 1} ${cx - 3},${my - 4.6} ${cx + 3},${my - 4.6} ${cx + 10},${my - 1} ${cx + 10},${my + 5} ${cx + 4},${my + 2} ${cx},${my + 0.6} ${cx - 4},${my + 2}`,
      ),
      h0,
      { rim: h1 },
    ),
  goatee: ({ cx, my, chin, h0, h1 }) =>
    cut(curve(`${cx - 5},${my + 3.4} ${cx},${my + 2.6} ${cx + 5},${my + 3.4} ${cx + 4},${chin + 1} ${cx},${chin + 6}* ${cx - 4},${chin + 1}`), h0, { rim: h1 }) +
    line(`${cx - 6},${my - 1.4} ${cx},${my - 2.6} ${cx + 6},${my - 1.6}`, 1.7, h0),
} satisfies Record<string, Part>;
