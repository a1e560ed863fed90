// Ghosts, monsters and roles: a drawing, or a portrait of what was a person once.
import { EXTRA } from './extras.ts';
import type { Creature, Style } from './kinds.ts';
import { PALETTE, type Game } from './palette.ts';
import { flat, mix, oval, pen, rect, wrap } from './paper.ts';
import { portrait } from './people/portrait.ts';

const ON_FACE: (keyof typeof EXTRA)[] = ['stitch', 'fangs', 'widow', 'paint', 'sack', 'clown', 'tears'];
const HANGING: (keyof typeof EXTRA)[] = ['frame', 'mirror'];

export function creature(o: Creature, game: Game, style: Style = {}): string {
  return o.bust ? bust(o, o.bust, game, style) : figure(o, game, style);
}

function figure(o: Creature, game: Game, style: Style): string {
  const P = PALETTE[game], T = style.size === 'token', ground = style.ground ?? 'none', tone = style.tone ?? o.tone ?? P.mid;
  pen({ token: T, rim: P.rim });
  return wrap(o.draw?.(P) ?? '', {
    ground, title: style.title, base: mix(tone, P.ink, 0.75), ring: mix(tone, P.ink, 0.55), glow: mix(tone, P.ink, 0.32),
    box: T && ground !== 'none' ? o.close ?? [-6, -6, 112, 112] : [-2, -5, 104, 106],
  });
}

// A picture in a frame and a face in a mirror lose both where there is only room for the face.
function bust(o: Creature, of: NonNullable<Creature['bust']>, game: Game, style: Style): string {
  const T = style.size === 'token', ground = style.ground ?? 'none', extras = o.extras ?? [];
  const hung = extras.find((name) => HANGING.includes(name)), hangs = hung !== undefined && !(T && ground === 'disc');
  const behind = !hangs ? '' : hung === 'frame' ? flat(rect(4, 4, 92, 92), '#3a1f30') : flat(oval(50, 50, 40, 44), '#46527c') + flat(oval(44, 58, 32), '#6473a4') + flat(oval(38, 66, 22), '#8493c4');
  pen({ token: T, rim: of.rim ?? PALETTE[game].rim });
  const drawn = (names: (keyof typeof EXTRA)[]): string => names.map((name) => EXTRA[name]()).join('');
  const extra = drawn(extras.filter((name) => ON_FACE.includes(name))), over = drawn(extras.filter((name) => !ON_FACE.includes(name) && (hangs || !HANGING.includes(name))));
  const svg = portrait({ tone: o.tone, ...of, scale: hangs || hung === undefined ? of.scale : 1 }, game, {
    ...style, ground, behind, extra, oval: hangs && hung === 'mirror', box: style.box ?? (hangs ? [0, 0, 100, 100] : undefined),
  });
  const end = ground === 'disc' ? '</g></svg>' : '</svg>';
  return over ? svg.slice(0, -end.length) + over + end : svg;
}
