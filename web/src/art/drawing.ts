// One drawing of a game's kit as SVG text.
import { creature } from './creature.ts';
import type { Kit, Style } from './kinds.ts';
import { PALETTE, type Game } from './palette.ts';
import { portrait } from './people/portrait.ts';

export const hasPalette = (game: string): game is Game => game in PALETTE;

export const isPerson = (kit: Kit, name: string): boolean => name in kit.people;

export function drawing(kit: Kit, game: Game, name: string, style: Style = {}): string | undefined {
  const person = kit.people[name], beast = kit.creatures[name];
  return person ? portrait(person, game, style) : beast && creature(beast, game, style);
}
