// The drawings of a game, fetched with its table. A picture is an address that holds the drawing itself; without one an icon stands for it.
import type { Style } from '../art/kinds.ts';
import type { Game } from '../art/palette.ts';
import { fetchIcons } from './icons.ts';

type Kit = typeof import('../art/games/evidence.ts');
type Drawing = typeof import('../art/drawing.ts');
type Furniture = typeof import('../art/furniture.ts');

const KITS: Record<Game, () => Promise<Kit>> = {
  evidence: () => import('../art/games/evidence.ts'),
  ghostbusters2: () => import('../art/games/ghostbusters2.ts'),
  hunter13: () => import('../art/games/hunter13.ts'),
  betwixt: () => import('../art/games/betwixt.ts'),
  vast: () => import('../art/games/vast.ts'),
};

const kits = new Map<string, Kit>(), made = new Map<string, string | undefined>();
let tools: Drawing | undefined, rooms: Furniture | undefined;

const kitOf = (game: string): (() => Promise<Kit>) | undefined => (KITS as Record<string, () => Promise<Kit>>)[game];

// Without them, or while they are on their way, icons stand for people and rooms are bare.
export async function fetchArt(name: string): Promise<void> {
  const game = name.split('.')[0] ?? '', kit = kitOf(game);
  if (!kit || kits.has(game)) return;
  const found = await Promise.all([kit(), import('../art/drawing.ts'), import('../art/furniture.ts')]).catch(() => undefined);
  if (!found) return;
  kits.set(game, found[0]);
  [, tools, rooms] = found;
  made.clear();
}

function drawn(id: string, style: Style): string | undefined {
  const [game = '', name = ''] = id.split('/'), kit = kits.get(game);
  return kit && tools?.hasPalette(game) ? tools.drawing(kit, game, name, style) : undefined;
}

export function picture(id: string | undefined, style: Style): string | undefined {
  if (!id) return undefined;
  const key = [id, style.size, style.ground, style.tone].join();
  if (!made.has(key)) {
    const svg = drawn(id, style);
    made.set(key, svg && `data:image/svg+xml,${encodeURIComponent(svg)}`);
  }
  return made.get(key);
}

// Somebody who is clipped to a shape; a creature stands freely.
export function isPerson(id: string | undefined): boolean {
  const [game = '', name = ''] = id?.split('/') ?? [], kit = kits.get(game);
  return kit !== undefined && tools !== undefined && tools.isPerson(kit, name);
}

// All that a table of a game is painted with.
export async function fetchLooks(game: string): Promise<void> {
  await Promise.all([fetchIcons(game), fetchArt(game)]);
}

// A piece of furniture as SVG text, its size in squares.
export function furnishing(id: string, turn: number): { body: string; size: [number, number] } | undefined {
  const [sort, kind = ''] = id.split('/');
  return sort === 'furniture' ? rooms?.furnishing(kind, turn) : undefined;
}
