// Things on the face: glasses, goggles, masks.
import { curve, oval, flat, cut, line, isToken } from '../paper.ts';
import type { Face } from './face.ts';

type Part = (face: Face) => string;
const ring = (x: number, y: number, rr: number, c: string, fill: string): string =>
  `<circle cx="${x * 4}" cy="${y * 4}" r="${rr * 4}" fill="${fill}" fill-opacity=".28" stroke="${c}" stroke-width="${isToken() ? 6.5 : 4.4}"/>`;
export const WEAR = {
  round: ({ cx, ey, ex, o }) => {
    const c = o.wearc ?? '#d9b36a';
    return ring(cx - ex, ey, 6, c, '#fff') + ring(cx + ex, ey, 6, c, '#fff') + line(`${cx - 1.4},${ey - 1} ${cx},${ey - 1.8} ${cx + 1.4},${ey - 1}`, 1.1, c);
  },
  square: ({ cx, ey, ex, o }) => {
    const c = o.wearc ?? '#201818',
      q = (k: number): string =>
        `<rect x="${(cx + k * ex - 6.4) * 4}" y="${(ey - 4.8) * 4}" width="51" height="38" rx="9" fill="#fff" fill-opacity=".2" stroke="${c}" stroke-width="${isToken() ? 9 : 6.4}"/>`;
    return q(-1) + q(1) + line(`${cx - 1},${ey - 1.4} ${cx + 1},${ey - 1.4}`, 1.8, c);
  },
  cat: ({ cx, ey, ex, o }) => {
    const c = o.wearc ?? '#d8583f';
    return (
      [-1, 1]
        .map(
          (k) =>
            `<path d="M${(cx + k * (ex - 5.4)) * 4} ${(ey - 1) * 4}Q${(cx + k * (ex + 3)) * 4} ${(ey - 7) * 4} ${(cx + k * (ex + 9)) * 4} ${(ey - 6.4) * 4}Q${(cx + k * (ex + 6)) * 4} ${(ey + 6) * 4} ${(cx + k * ex) * 4} ${(ey + 4.6) * 4}Q${(cx + k * (ex - 5)) * 4} ${(ey + 4) * 4} ${(cx + k * (ex - 5.4)) * 4} ${(ey - 1) * 4}z" fill="#fff" fill-opacity=".22" stroke="${c}" stroke-width="${isToken() ? 8 : 6}"/>`,
        )
        .join('') + line(`${cx - 2},${ey - 1} ${cx + 2},${ey - 1}`, 1.4, c)
    );
  },
  monocle: ({ cx, ey, ex }) => ring(cx + ex, ey, 6.2, '#e2b95f', '#fff') + line(`${cx + ex + 3},${ey + 5.4} ${cx + ex + 5},64 ${cx + ex + 3},76`, 0.8, '#e2b95f'),
  goggles: ({ cx, o, P, X }) => {
    const y = o.wearY ?? 24;
    return (
      flat(curve(`${X(-1.12)},${y - 2}* 50,${y - 5} ${X(1.12)},${y - 2}* ${X(1.1)},${y + 3}* 50,${y} ${X(-1.1)},${y + 3}*`), '#3a2a22') +
      [-1, 1]
        .map(
          (k) =>
            cut(oval(cx + k * 7.6, y, 7, 6.4), '#8a6a44', { rim: '#e5bf7e' }) +
            flat(oval(cx + k * 7.6, y, 4.8, 4.4), o.glass ?? P.cool) +
            flat(oval(cx + k * 7.6 - 1.6, y + 1.2, 1.8, 1.4), '#fff', '.65'),
        )
        .join('')
    );
  },
  headset: ({ X, cx }) =>
    `<path d="M${X(-1.12) * 4} 184Q${X(-1.35) * 4} 36 204 34Q${X(1.35) * 4} 36 ${X(1.12) * 4} 184" fill="none" stroke="#d5482f" stroke-width="${isToken() ? 22 : 17}"/>` +
    cut(curve(`${X(-1.32)},39 ${X(-1)},39 ${X(-0.96)},55 ${X(-1.3)},56 ${X(-1.42)},48`), '#d5482f', { rim: '#ffb08a' }) +
    flat(curve(`${X(1.3)},39 ${X(1)},39 ${X(0.96)},55 ${X(1.3)},56 ${X(1.42)},48`), '#8d2a1d') +
    line(`${X(-1.2)},55 ${X(-0.9)},63 ${cx - 5.5},61.5`, 1.7, '#2a2422') +
    flat(oval(cx - 5.6, 61.4, 2.4, 1.9), '#2a2422'),
  mirror: ({ cx, X }) =>
    flat(curve(`${X(-1.04)},29* 50,24 ${X(1.04)},29* ${X(1.03)},32* 50,27.5 ${X(-1.03)},32*`), '#3a3330') +
    cut(oval(cx - 2, 22, 6.6), '#cfd8de', { rim: '#fff' }) +
    flat(oval(cx - 2, 22, 2), '#49545c'),
  patch: ({ cx, ex, ey, X }) =>
    flat(curve(`${cx + ex - 5},${ey - 3} ${cx + ex},${ey - 4.6} ${cx + ex + 5},${ey - 2.6} ${cx + ex + 3},${ey + 4} ${cx + ex - 2},${ey + 4}`), '#1c1412') +
    line(`${X(-0.9)},32 ${cx},38 ${cx + ex},${ey - 3}`, 1.4, '#1c1412'),
  mask: ({ cx, ey, ex, X, o }) =>
    flat(curve(`${X(-1.02)},${ey - 5} ${cx},${ey - 4} ${X(1.02)},${ey - 5} ${X(0.96)},${ey + 4} ${cx + 5},${ey + 6} ${cx},${ey + 3} ${cx - 5},${ey + 6} ${X(-0.96)},${ey + 4}`), o.wearc ?? '#1d1830') +
    [-1, 1]
      .map(
        (k) =>
          flat(curve(`${cx + k * ex - 3.6},${ey + 0.5}* ${cx + k * ex},${ey - 2} ${cx + k * ex + 3.6},${ey + 0.3}* ${cx + k * ex},${ey + 1.8}`), '#fbf1df') +
          flat(oval(cx + k * ex, ey, 1.6), '#1c1311'),
      )
      .join(''),
} satisfies Record<string, Part>;
