// People. A portrait is a face of two planes, lit from the lower left, with hair, hat, coat and a thing in the hand.
import type { Person, Style } from '../kinds.ts';
import { PALETTE, SKIN, type Game } from '../palette.ts';
import { curve, cut, detail, flat, isToken, line, mix, oval, pen, scaled, turned, wrap } from '../paper.ts';
import { BEARD } from './beards.ts';
import { COAT } from './coats.ts';
import type { Coat, Face, Hat, Layers } from './face.ts';
import { HAIR } from './hair.ts';
import { HAT } from './hats.ts';
import { PROP } from './props.ts';
import { WEAR } from './wear.ts';

// [half the width, jaw, half the chin, where the chin ends]
export const HEADS = {
  round: [17, 0.88, 8, 66], long: [15, 0.84, 6.5, 70], square: [17, 1, 11.5, 68], heart: [16.5, 0.76, 5, 67],
  gaunt: [14.5, 0.72, 5.5, 70], child: [17.5, 0.9, 7.5, 64], wide: [20, 1.03, 13, 69], oval: [15.8, 0.84, 7, 68],
} satisfies Record<string, [number, number, number, number]>;
// [hair, its light]
export const HAIR_COLOR = {
  black: ['#2b2322', '#6a5652'], brown: ['#4a2c1c', '#75492b'], red: ['#8c3a1c', '#c9632f'], straw: ['#a9793a', '#dcb169'], grey: ['#6f6a66', '#a9a39c'],
  white: ['#b8b1a6', '#efe8da'], blue: ['#2c3f66', '#5f86c0'], green: ['#3c5a34', '#6c9455'],
} satisfies Record<string, [string, string]>;
// How the outer and the inner end of the brows are raised.
const BROWS: Partial<Record<NonNullable<Person['mood']>, [number, number]>> = { stern: [-1, 1.8], worried: [1.2, -1.8], glad: [-0.6, -1.6], sly: [-0.4, 0.6], mad: [-2, 2.6], sad: [1.8, -2.2], grin: [-0.4, -0.8] };
const WARM = '#ffe6b8', TEETH = '#fff3dd', THROAT = '#2a1512';

export interface Hung { behind?: string; oval?: boolean; extra?: string } // of creatures: what hangs behind, a mirror's edge, what lies on the face

const isKid = (o: Person): boolean => o.head === 'child';

function faceOf(o: Person, game: Game): Face {
  const P = PALETTE[game], [sl, ss, sd] = SKIN[o.skin ?? 'fair'], [w, jaw, cw, chin] = HEADS[o.head ?? 'oval'], [h0, h1] = HAIR_COLOR[o.hairc ?? 'brown'];
  const ey = isKid(o) ? 47 : 45, coat = o.coatc ?? P.mid;
  return {
    h0, h1, w, jaw, cw, chin, P, sl, ss, sd, o, ey, coat,
    X: (k) => 50 + k * w, cx: 50 + (o.turn ?? -1.5), my: chin - 8.2, ny: ey + 8.2, ex: 7 + (w - 16) * 0.25,
    coat2: o.coat2 ?? mix(coat, P.ink, 0.45), lite: mix(coat, '#ffe9c4', 0.28),
  };
}

// The lit left half has brow, nose and lips as its edge; the shaded right half has one small triangle of light.
function planes({ X, cx, cw, jaw, chin, my, ey, ny, sl, ss, o }: Face): string {
  const nx = cx + 4.2 * (o.nose ?? 1);
  const head = curve(`50,20 ${X(0.72)},24 ${X(1)},37 ${X(0.98)},48 ${X(jaw)},57 ${50 + cw},${chin - 2} 50,${chin} ${50 - cw},${chin - 2} ${X(-jaw)},57 ${X(-0.98)},48 ${X(-1)},37 ${X(-0.72)},24`);
  const lit = curve(`${cx + 3},22* ${X(-0.62)},25 ${X(-0.93)},36 ${X(-0.9)},48 ${X(-jaw) + 1.6},57 ${50 - cw},${chin - 2.6} ${cx - 1},${chin - 0.6}* ${cx + 1},${my + 3.4} ${cx - 0.6},${my + 0.6} ${cx + 0.6},${ny + 1.6}* ${nx},${ny}* ${cx + 1.4},${ey + 1} ${cx + 1},${ey - 4}* ${cx + 4.5},${ey - 11}`);
  const cheek = curve(`${cx + 5.4},${ey + 3.6} ${cx + 9},${ey + 2.8} ${cx + 12},${ey + 2.2} ${cx + 9.4},${ey + 8.4}`);
  const sunken = o.head === 'gaunt' || o.hollow ? flat(curve(`${X(-0.88)},50 ${cx - 8},53 ${cx - 7},59 ${X(-jaw) + 1.4},57`), mix(sl, ss, 0.6)) : '';
  return cut(head, ss, { rim: mix(sl, WARM, 0.55) }) + flat(lit, sl) + flat(cheek, mix(ss, sl, 0.62)) + sunken;
}

const ears = ({ X, sl, sd, o }: Face): string => (o.noears ? '' : cut(oval(X(-1) + 0.2, 47, 3, 4.6), sl, { rim: mix(sl, WARM, 0.55) }) + flat(oval(X(1) - 0.6, 46.5, 2.8, 4.4), sd));

// Almonds; the dead have eyes of light, or holes.
function eye(x: number, k: number, { ey, sl, sd, P, o }: Face): string {
  const kind = o.eyes ?? 'open', s = isToken() ? 1.25 : 1, high = (kind === 'tired' ? 1.1 : isKid(o) ? 2.5 : 1.8) * s, t = o.turn ?? -1.5;
  const almond = curve(`${x - 3.5 * s},${ey + 0.5}* ${x},${ey - high} ${x + 3.5 * s},${ey + 0.3}* ${x},${ey + high * 0.8}`);
  if (kind === 'glow') return flat(curve(`${x - 4.6 * s},${ey}* ${x},${ey - 3 * s} ${x + 4.6 * s},${ey}* ${x},${ey + 2.6 * s}`), sd) + flat(almond, o.eyec ?? P.pale);
  if (kind === 'dark') return flat(curve(`${x - 4.2 * s},${ey + 0.3} ${x},${ey - 3.2 * s} ${x + 4.2 * s},${ey} ${x},${ey + 3 * s}`), '#17110f') + flat(oval(x - 0.8, ey + 0.3, 0.9 * s), o.eyec ?? P.pale);
  if (kind === 'shut') return line(`${x - 3.6},${ey} ${x},${ey + 1.8} ${x + 3.6},${ey}`, 1.2 * s, sd);
  const pupil = flat(oval(x + t * 0.22, ey - 0.1, 1.75 * s, 1.9 * s), '#1c1311') + detail(flat(oval(x + t * 0.2 - 0.7, ey + 0.3, 0.55), '#fff'));
  const lid = line(`${x - 3.7 * s},${ey + 0.2} ${x},${ey - high - 0.2} ${x + 3.7 * s},${ey}`, isToken() ? 1.3 : 0.95, sd);
  return flat(almond, k < 0 ? '#fbf1df' : mix(sl, '#fff', 0.25)) + pupil + lid;
}

function eyes(face: Face): string {
  const { cx, ex, ey, sl, ss, o } = face;
  if (o.eyes === 'none') return '';
  const socket = curve(`${cx - ex - 5},${ey - 0.6} ${cx - ex},${ey - 3.6} ${cx - ex + 4.6},${ey - 1.6} ${cx - ex + 4},${ey + 2} ${cx - ex - 3},${ey + 2.4}`);
  return detail(flat(socket, mix(sl, ss, 0.45))) + eye(cx - ex, -1, face) + eye(cx + ex, 1, face);
}

function brows({ cx, ex, ey, h0, o }: Face): string {
  if (o.eyes === 'none') return '';
  const [outer, inner] = BROWS[o.mood ?? 'calm'] ?? [0, 0], y = ey - 5.6, w = (o.brow ?? 1) * (isToken() ? 2.5 : 1.9), color = o.browc ?? mix(h0, '#120b09', 0.25);
  const middle = y - 1 + (outer + inner) / 2, sly = o.mood === 'sly';
  return line(`${cx - ex - 4.6},${y + outer + 1} ${cx - ex - 0.5},${middle} ${cx - ex + 4},${y + inner + 0.4}`, w, color)
    + line(`${cx + ex - 4},${y + inner + 0.4 - (sly ? 2.4 : 0)} ${cx + ex + 0.5},${middle - (sly ? 2 : 0)} ${cx + ex + 4.4},${y + outer + 1}`, w, mix(color, '#000', 0.25));
}

function mouth({ cx, my, sd, o }: Face): string {
  const lip = o.lip ?? sd, bar = (text: string, w = 1.5): string => line(text, w, lip);
  switch (o.mood ?? 'calm') {
    case 'calm': return bar(`${cx - 4.6},${my} ${cx - 0.5},${my + 0.6} ${cx + 4.4},${my - 0.2}`, 1.3);
    case 'stern': return bar(`${cx - 5.4},${my + 0.6} ${cx},${my - 0.2} ${cx + 5},${my + 0.6}`);
    case 'worried': return bar(`${cx - 3.6},${my + 1} ${cx},${my - 0.4} ${cx + 3.6},${my + 1}`);
    case 'sad': return bar(`${cx - 4.6},${my + 1.6} ${cx},${my - 0.4} ${cx + 4.4},${my + 1.6}`);
    case 'sly': return bar(`${cx - 6},${my - 1.6} ${cx - 2},${my + 0.6} ${cx + 4},${my}`, 1.4);
    case 'glad': return flat(curve(`${cx - 5.6},${my - 1}* ${cx},${my + 0.6} ${cx + 5.6},${my - 1.4}* ${cx + 0.4},${my + 3.6}`), sd) + flat(curve(`${cx - 4.2},${my - 0.3}* ${cx},${my + 0.9} ${cx + 4.2},${my - 0.6}* ${cx},${my + 2}`), TEETH);
    case 'grin': return flat(curve(`${cx - 7},${my - 1.6}* ${cx},${my - 0.2} ${cx + 7},${my - 2}* ${cx + 0.4},${my + 5}`), THROAT) + flat(curve(`${cx - 6},${my - 1}* ${cx},${my + 0.4} ${cx + 6},${my - 1.3}* ${cx},${my + 2.6}`), TEETH);
    case 'mad': return flat(curve(`${cx - 5},${my + 1} ${cx},${my - 1.6} ${cx + 5},${my + 1} ${cx},${my + 3.4}`), THROAT);
    case 'open': return flat(oval(cx, my + 0.8, 3, 4), THROAT);
    case 'none': return '';
  }
}

function wrinkles({ cx, ny, my, ey, ex, sl, ss, o }: Face): string {
  if (o.age !== 'old') return '';
  const deep = mix(sl, ss, 0.75);
  return detail(line(`${cx - 9},${ny + 1.4} ${cx - 8},${my - 0.6} ${cx - 8.4},${my + 2}`, 0.8, deep) + line(`${cx - 6},${ey - 12.5} ${cx},${ey - 13} ${cx + 3},${ey - 12.4}`, 0.8, mix(sl, ss, 0.7)) + line(`${cx - ex - 4},${ey + 4.4} ${cx - ex},${ey + 5.4} ${cx - ex + 3},${ey + 4.4}`, 0.8, deep));
}

function skin({ cx, ey, ny, ss, sd, o }: Face): [before: string, nostril: string] {
  const blush = o.blush ? flat(oval(cx - 9, ey + 7.5, 3.2, 2), o.blush, '.5') : '';
  const freckles = o.freckles ? detail(([[-11, 6], [-8.5, 7.6], [-6, 6], [-9.6, 9]] as const).map(([x, y]) => flat(oval(cx + x, ey + y, 0.6), ss)).join('')) : '';
  const nostril = flat(curve(`${cx - 2.2},${ny + 1} ${cx + 0.4},${ny + 1.9} ${cx + 4.2 * (o.nose ?? 1) - 0.4},${ny + 0.3} ${cx + 1},${ny + 0.7}`), sd);
  return [blush + freckles, o.nonose ? '' : nostril];
}

export function portrait(o: Person, game: Game, style: Style & Hung = {}): string {
  const T = style.size === 'token', P = PALETTE[game], ground = style.ground ?? 'card';
  pen({ token: T, rim: o.rim ?? P.rim });
  const face = faceOf(o, game), { ss, sd } = face;
  const hair: Layers = HAIR[o.hair ?? 'short'](face), hat: Hat = o.hat ? HAT[o.hat](face) : {}, coat: Coat = COAT[o.coat ?? 'jacket'](face);
  const beard = o.beard ? BEARD[o.beard](face) : '', wear = o.wear ? WEAR[o.wear](face) : '', prop = o.prop ? PROP[o.prop](face) : '';
  const neck = flat(curve('41.6,58* 58.4,58* 59.6,80* 40.4,80*'), sd) + flat(curve('42,60* 47,66 47,80* 40.6,80*'), ss);
  const tilted = (drawn: string): string => (o.tilt && drawn ? turned(drawn, o.tilt, 50, 68) : drawn);
  const [marks, nostril] = skin(face), features = planes(face) + eyes(face) + marks + wrinkles(face) + nostril + brows(face) + mouth(face);
  const shown = hat.only ? {} : hair;
  let out = tilted((hat.back ?? '') + (shown.back ?? '')) + (coat.back ?? '') + neck + coat.body
    + tilted(ears(face) + features + beard + (shown.front ?? '') + (shown.over ?? '') + (o.wearOver ? '' : wear) + (hat.front ?? '') + (o.wearOver ? wear : '') + (style.extra ?? '')) + (coat.over ?? '') + prop;
  if (isKid(o)) out = scaled(out, 0.9, 50, 100);
  if (o.scale) out = scaled(out, o.scale, 50, 100);
  out = (style.behind ?? '') + out;
  if (style.oval) out = `<clipPath id="hb-oval"><ellipse cx="200" cy="200" rx="158" ry="174"/></clipPath><g clip-path="url(#hb-oval)">${out}</g>`;
  const tone = style.tone ?? o.tone ?? P.mid;
  return wrap(out, {
    ground, title: style.title, base: mix(tone, P.ink, 0.72), ring: mix(tone, P.ink, 0.5), glow: mix(tone, P.ink, 0.26),
    box: T ? style.box ?? (ground === 'none' ? [1, 1, 98, 99] : [14, 9, 72, 72]) : [0, 0, 100, 100],
  });
}
