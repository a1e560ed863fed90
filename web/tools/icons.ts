// Of the 4134 game-icons only those that are drawn, in three parts:
// `virtual:icons/pages`, what src/pages and src/parts name: part of the first load;
// `virtual:icons/table`, what src/table and src/board name besides: part of the table;
// `virtual:icons/game/NAME`, what the legend of that game names: a file of its own. `virtual:icons` says how to fetch each.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..'), SAMPLES = join(WEB, '../tests/scene/samples');
const PARTS = { pages: ['src/pages', 'src/parts'], table: ['src/table', 'src/board', 'src/story'] };
const DRAWN = /<Icon? name=(?:"([^"]+)"|\{[^{}]*? \? '([^']+)' : '([^']+)'\})|\b(?:hero|icon): '([^']+)'/g; // by a component, or on a box
const LOOKED = /"icon": ?"([^"]+)"/g; // in a sample scene

type Bodies = Record<string, string>;
interface IconSet { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }

const text = (path: string): string => readFileSync(path, 'utf8');
const files = (folder: string, ending: RegExp): string[] => (readdirSync(folder, { recursive: true }) as string[]).filter((name) => ending.test(name)).map((name) => join(folder, name));
const found = (pattern: RegExp, path: string): string[] => [...text(path).matchAll(pattern)].flatMap(([, ...names]) => names.filter(Boolean));

function bodies(names: string[], without: Bodies[]): Bodies {
  const set = JSON.parse(text(join(WEB, 'node_modules/@iconify-json/game-icons/icons.json'))) as IconSet;
  const body = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''];
    if (!icon) throw new Error(`there is no game-icon ${name}`);
    return icon.body;
  };
  return Object.fromEntries([...new Set(names)].sort().filter((name) => !without.some((other) => name in other)).map((name) => [name, body(name)]));
}

// The icons of each game as its own legend names them (hauntbox.server.wire.generate_icons); with samples, also what those show.
function gameIcons(samples: boolean): Record<string, string[]> {
  const games = JSON.parse(text(join(WEB, 'tools/game_icons.json'))) as Record<string, string[]>;
  for (const path of samples ? files(SAMPLES, /\.json$/) : []) {
    const game = /([a-z0-9]+)[^/]*$/.exec(path)?.[1] ?? '';
    games[game] = [...(games[game] ?? []), ...found(LOOKED, path)];
  }
  return games;
}

export function namedIcons(part: string, samples: boolean): Bodies {
  const drawn = (folders: string[]): string[] => folders.flatMap((folder) => files(join(WEB, folder), /\.(ts|svelte)$/)).flatMap((path) => found(DRAWN, path));
  const pages = bodies(drawn(PARTS.pages), []);
  if (part === 'pages') return pages;
  const table = bodies(drawn(PARTS.table), [pages]);
  return part === 'table' ? table : bodies(gameIcons(samples)[part.replace('game/', '')] ?? [], [pages, table]);
}

export function icons(samples: boolean): Plugin {
  const id = 'virtual:icons', loaders = (): string => Object.keys(gameIcons(samples)).map((game) => `${game}: () => import('${id}/game/${game}')`).join(', ');
  return {
    name: 'named-icons',
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      const part = source.slice(id.length + 2);
      return part ? `export default ${JSON.stringify(namedIcons(part, samples))}` : `export default { ${loaders()} }`;
    },
  };
}
