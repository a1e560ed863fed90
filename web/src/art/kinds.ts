// What the drawings of a game are: people as parameters, creatures as drawings or as busts.
import type { Palette, SKIN } from './palette.ts';
import type { Box, Ground } from './paper.ts';
import type { BEARD } from './people/beards.ts';
import type { COAT } from './people/coats.ts';
import type { HAIR } from './people/hair.ts';
import type { HAT } from './people/hats.ts';
import type { HAIR_COLOR, HEADS } from './people/portrait.ts';
import type { PROP } from './people/props.ts';
import type { WEAR } from './people/wear.ts';
import type { EXTRA } from './extras.ts';

export interface Person {
  name?: string;
  head?: keyof typeof HEADS; hair?: keyof typeof HAIR; hat?: keyof typeof HAT; beard?: keyof typeof BEARD; wear?: keyof typeof WEAR; coat?: keyof typeof COAT; prop?: keyof typeof PROP;
  skin?: keyof typeof SKIN; hairc?: keyof typeof HAIR_COLOR;
  hatc?: string; wearc?: string; coatc?: string; coat2?: string; propc?: string; browc?: string; eyec?: string; // colours of what they name
  shirt?: string; tie?: string; strap?: string; trim?: string; lining?: string; stripe?: string; plume?: string; gem?: string; band?: string; feather?: string; mark?: string; glass?: string; lip?: string; blush?: string;
  tone?: string | undefined; // of the ground
  rim?: string; // of the light edges
  age?: 'old'; mood?: 'calm' | 'stern' | 'worried' | 'sad' | 'glad' | 'grin' | 'sly' | 'mad' | 'open' | 'none'; eyes?: 'open' | 'tired' | 'glow' | 'dark' | 'shut' | 'none';
  turn?: number; tilt?: number; build?: number; scale?: number | undefined; nose?: number; brow?: number; wearY?: number; // as parts of the usual
  freckles?: number; hollow?: number; hem?: number; noears?: number; nonose?: number; wearOver?: number; // 1: so it is
}

export interface Creature {
  name: string;
  draw?: (P: Palette) => string;
  bust?: Person; // it was a person once
  extras?: (keyof typeof EXTRA)[]; // laid over the bust
  close?: Box; // thin figures come closer on small discs
  tone?: string; // of the ground, where the game's own would swallow the figure
}

export interface Style {
  size?: 'card' | 'token' | undefined; // token: thicker light edge, fewer lines, bigger eyes; people are cropped to the head
  ground?: Ground | undefined; // none: transparent; card: a full square with paper rings; disc: the same in a circle
  title?: string | undefined; // without one the picture has no name of its own
  tone?: string | undefined; // of the ground
  box?: Box | undefined; // the part that is shown
}

// Everybody that a game has.
export interface Kit { people: Record<string, Person>; creatures: Record<string, Creature> }
