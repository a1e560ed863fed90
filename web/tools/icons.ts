// `virtual:icons`: of the 4134 game-icons only those that somebody names. Games name theirs in Python and TOML, the
// chrome in TypeScript, the samples in JSON; whatever looks like an icon's name in one of those is bundled.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const NAMED_IN = ['src', 'samples', '../src/hauntbox/games'];
const READABLE = /\.(ts|svelte|json|py|toml)$/;
const QUOTED = /['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]/g;

interface IconSet { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (READABLE.test(name)) yield path;
  }
}

export function namedIcons(): Record<string, string> {
  const set = JSON.parse(readFileSync(join(WEB, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const found: Record<string, string> = {};
  for (const folder of NAMED_IN) for (const path of files(join(WEB, folder))) for (const [, name] of readFileSync(path, 'utf8').matchAll(QUOTED)) {
    const icon = name === undefined ? undefined : set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''];
    if (name !== undefined && icon) found[name] = icon.body;
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function icons(): Plugin {
  const id = 'virtual:icons';
  return {
    name: 'named-icons',
    resolveId: (source) => (source === id ? '\0' + id : undefined),
    load: (source) => (source === '\0' + id ? `export default ${JSON.stringify(namedIcons())}` : undefined),
  };
}
