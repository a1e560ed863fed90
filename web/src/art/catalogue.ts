// Every drawing by its name: "hunter13/flint", "furniture/bed", "cover/vast", "vignette/hunter13/the-drowned-heir".
// Only the build and the tests read all of it.
import { drawing } from './drawing.ts';
import { FURNITURE, furnishing } from './furniture.ts';
import { KITS } from './kits.ts';
import type { Style } from './kinds.ts';
import type { Game } from './palette.ts';
import { cover } from './scenes/covers.ts';
import { VIGNETTES, vignette } from './scenes/vignettes.ts';

export interface Entry { name: string; sort: 'person' | 'creature' | 'furniture' | 'cover' | 'vignette'; draw: (style?: Style) => string }

const BOXES: Record<Game, string> = { evidence: 'Evidence', ghostbusters2: 'Ghostbusters II', hunter13: 'Ghost Hunter 13', betwixt: 'The Ghosts Betwixt', vast: 'Vast: the Ghoul' };
const GAMES = Object.keys(BOXES) as Game[];

const people = (game: Game): [string, Entry][] => {
  const kit = KITS[game], draw = (name: string) => (style?: Style): string => drawing(kit, game, name, style) ?? '';
  return [
    ...Object.entries(kit.people).map(([id, { name = id }]): [string, Entry] => [`${game}/${id}`, { name, sort: 'person', draw: draw(id) }]),
    ...Object.entries(kit.creatures).map(([id, { name }]): [string, Entry] => [`${game}/${id}`, { name, sort: 'creature', draw: draw(id) }]),
  ];
};
const scenarios = (game: Game): [string, Entry][] => Object.entries(VIGNETTES[game] ?? {}).map(([id, of]) => [`vignette/${game}/${id}`, { name: of.name, sort: 'vignette', draw: () => vignette(of, game) }]);

export function furniture(kind: string): string {
  const { body = '', size = [0, 0] } = furnishing(kind) ?? {};
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" role="img">${body}</svg>`;
}

export const CATALOGUE: Record<string, Entry> = Object.fromEntries([
  ...GAMES.flatMap(people),
  ...Object.keys(FURNITURE).map((kind): [string, Entry] => [`furniture/${kind}`, { name: kind.replace('-', ' '), sort: 'furniture', draw: () => furniture(kind) }]),
  ...GAMES.map((game): [string, Entry] => [`cover/${game}`, { name: BOXES[game], sort: 'cover', draw: () => cover(game, BOXES[game]) }]),
  ...GAMES.flatMap(scenarios),
]);
