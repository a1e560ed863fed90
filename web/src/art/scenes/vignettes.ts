// Scenario pictures of all games, 100 by 75.
import { PALETTE, type Game } from '../palette.ts';
import { pen } from '../paper.ts';
import { vignettes as betwixt } from './betwixt.ts';
import { vignettes as evidence } from './evidence.ts';
import { vignettes as ghostbusters2 } from './ghostbusters2.ts';
import { vignettes as hunter13 } from './hunter13.ts';
import { vignettes as vast } from './vast.ts';
import { frame } from './tools.ts';

export interface Vignette {
  name: string;
  draw: () => string;
}

export const VIGNETTES: Partial<Record<Game, Record<string, Vignette>>> = { evidence, ghostbusters2, hunter13, betwixt, vast };

export function vignette(of: Vignette, game: Game): string {
  pen({ rim: PALETTE[game].rim });
  return frame(100, 75, PALETTE[game].ink, of.draw(), of.name);
}
