// Icons come in three parts, and none that is missing breaks a page.
import { expect, it } from 'vitest';
import { addIcons, fetchIcons, symbol } from '../../src/paint/icons.ts';
import { namedIcons } from '../../tools/icons.ts';

const drawn = (name: string): string => document.querySelector(symbol(name))?.innerHTML ?? '';
const PLAIN = '<circle';

it('the first load has what pages draw, and nothing of tables or games', () => {
  const pages = Object.keys(namedIcons('pages', false));
  expect(pages).toEqual(expect.arrayContaining(['old-lantern', 'spooky-house', 'meeple']));
  expect(pages).not.toContain('hamburger-menu');
  expect(pages).not.toContain('radar-sweep');
});

it('no icon is in two parts', () => {
  const parts = ['pages', 'table', 'game/hunter13'].map((part) => Object.keys(namedIcons(part, false)));
  expect(new Set(parts.flat()).size).toBe(parts.flat().length);
});

it('a game has what its own legend names, and no words that only look like icons', () => {
  expect(Object.keys(namedIcons('game/evidence', false))).toEqual(expect.arrayContaining(['radar-sweep', 'crucifix']));
  expect(namedIcons('game/evidence', false)).not.toHaveProperty('dog-house');
});

it('what is missing is a plain shape until it comes', () => {
  expect(drawn('no-such-icon')).toContain(PLAIN);
  addIcons({ 'no-such-icon': '<path d="M0 0"></path>' });
  expect(drawn('no-such-icon')).toContain('<path');
});

it('the icons of a game fill in what was drawn without them', async () => {
  expect(drawn('radar-sweep')).toContain(PLAIN);
  await fetchIcons('evidence');
  expect(drawn('radar-sweep')).not.toContain(PLAIN);
});

it('a game that is not known here is drawn with plain shapes', async () => {
  await fetchIcons('nothing.interlude');
  expect(drawn('of-a-later-game')).toContain(PLAIN);
});
