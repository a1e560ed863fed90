// The boxes on the shelf: emblems, not rules. A game that is not known here gets a plain one.
import type { Shape } from '../../scene/scene.ts';

export type Pair = [tone: string, shape: Shape];
export interface BoxArt { title: string; hero: string; pairs?: Record<string, Pair> } // roles with a tone and a shape of their own

const BOXES: Record<string, BoxArt> = {
  evidence: { title: 'Evidence', hero: 'spooky-house', pairs: { Ghost: ['bone', 'ghost'] } },
  ghostbusters2: { title: 'Ghostbusters II', hero: 'ghost' },
  hunter13: { title: 'Ghost Hunter 13', hero: 'candle-holder' },
  betwixt: { title: 'The Ghosts Betwixt', hero: 'scarecrow', pairs: { Bill: ['amber', 'circle'], Joan: ['sky', 'hex'], Avelynn: ['coral', 'square'], Maddox: ['moss', 'diamond'] } },
  vast: { title: 'Vast: the Ghoul', hero: 'gluttonous-smile' },
};
const PLAIN: BoxArt = { title: '', hero: 'haunting' };

export const boxOf = (game: string): BoxArt => BOXES[game] ?? PLAIN;

// Its place on the shelf, so that no box moves when the games arrive; a game that is not known here comes last.
export const placeOf = (game: string): number => { const place = Object.keys(BOXES).indexOf(game); return place < 0 ? 99 : place; };

// The boxes that belong on the shelf and are not out yet.
export const missing = (there: string[]): { name: string; title: string }[] => Object.entries(BOXES).filter(([name]) => !there.includes(name)).map(([name, box]) => ({ name, title: box.title }));

// The tones and shapes of seats before play, in the fixed order of pairs, as the table will have them.
const PAIRS: Pair[] = [['amber', 'circle'], ['coral', 'square'], ['moss', 'diamond'], ['sky', 'hex'], ['violet', 'shield'], ['bone', 'ghost'], ['rose', 'arch'], ['jade', 'kite']];
const PLAIN_PAIR: Pair = ['ash', 'circle'];
export function pairsOf(game: string, seats: { roles: string[] }[]): Pair[] {
  const own = boxOf(game).pairs ?? {}, free = PAIRS.filter(([, shape]) => !Object.values(own).some((pair) => pair[1] === shape));
  const roles = seats.flatMap((seat) => seat.roles).filter((role) => !own[role]);
  return seats.map(({ roles: [first = ''] }) => own[first] ?? free[roles.indexOf(first)] ?? PLAIN_PAIR);
}
export const artOf = (game: string, role: string): string => `${game}/${role.toLowerCase().replaceAll(' ', '-')}`;
