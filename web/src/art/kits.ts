// The kits of all games, for the build and the tests; a table loads the one of its own game.
import * as betwixt from './games/betwixt.ts';
import * as evidence from './games/evidence.ts';
import * as ghostbusters2 from './games/ghostbusters2.ts';
import * as hunter13 from './games/hunter13.ts';
import * as vast from './games/vast.ts';
import type { Kit } from './kinds.ts';
import type { Game } from './palette.ts';

export const KITS: Record<Game, Kit> = { evidence, ghostbusters2, hunter13, betwixt, vast };
