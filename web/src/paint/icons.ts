// Icons from game-icons.net (CC BY 3.0). A symbol joins the page's one sprite when it is first used.
// The pages bring theirs, the table its own, and those of a game are one file that is fetched before its first scene is painted.
import games from 'virtual:icons';
import ofPages from 'virtual:icons/pages';
import { COMMON } from './common.ts';

const icons: Record<string, string> = { ...ofPages };
const used = new Map<string, SVGSymbolElement>();
let sprite: SVGSVGElement | undefined;
const UNKNOWN = '<circle cx="256" cy="256" r="120" fill="currentColor"/>';

// The sprite also holds the filters and gradients that all boards share, so it must never be hidden.
function page(): SVGSVGElement {
  if (sprite) return sprite;
  sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('style', 'position:absolute');
  sprite.innerHTML = `<defs>${COMMON}</defs>`;
  document.body.prepend(sprite);
  return sprite;
}

export function addIcons(more: Record<string, string>): void {
  Object.assign(icons, more);
  for (const [name, made] of used) if (name in more) made.innerHTML = icons[name] ?? UNKNOWN;
}

// Without them, or while they are on their way, a plain shape stands for each.
export async function fetchIcons(game: string): Promise<void> {
  const found = await games[game.split('.')[0] ?? '']?.().catch(() => undefined);
  if (found) addIcons(found.default);
}

export function symbol(name: string): string {
  if (!used.has(name)) add(name);
  return '#i-' + name;
}

function add(name: string): void {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  made.id = 'i-' + name;
  made.setAttribute('viewBox', '0 0 512 512');
  made.innerHTML = icons[name] ?? UNKNOWN;
  page().append(made);
  used.set(name, made);
}

// An icon as SVG text, for grounds that are painted as text.
export function ico(name: string | undefined, x: number, y: number, size: number, color: string, more = ''): string {
  if (!name) return '';
  const r = (v: number): number => Math.round(v * 10) / 10;
  return `<use href="${symbol(name)}" x="${r(x)}" y="${r(y)}" width="${r(size)}" height="${r(size)}" style="color:${color}" ${more}/>`;
}
