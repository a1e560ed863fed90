// Covers and scenario pictures are drawn at the build and fetched as files; `virtual:pictures/covers` and `virtual:pictures/vignettes` say where they lie.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { CATALOGUE } from '../src/art/catalogue.ts';

const ID = 'virtual:pictures/', PARTS = { covers: 'cover', vignettes: 'vignette' } as const;

interface Picture { id: string; file: string; svg: string }

const pictures = (sort: string): Picture[] => Object.entries(CATALOGUE).filter(([, entry]) => entry.sort === sort).map(([id, entry]) => {
  const svg = entry.draw(), hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { id, svg, file: `assets/${id.replaceAll('/', '-')}-${hash}.svg` };
});

export function art(): Plugin {
  const all = Object.fromEntries(Object.entries(PARTS).map(([part, sort]) => [part, pictures(sort)]));
  const every = Object.values(all).flat();
  return {
    name: 'art',
    resolveId: (source) => (source.startsWith(ID) ? `\0${source}` : undefined),
    load(source) {
      const part = source.startsWith(`\0${ID}`) ? all[source.slice(ID.length + 1)] : undefined;
      return part && `export default ${JSON.stringify(Object.fromEntries(part.map(({ id, file }) => [id.slice(id.indexOf('/') + 1), file])))}`;
    },
    generateBundle() { for (const { file, svg } of every) this.emitFile({ type: 'asset', fileName: file, source: svg }); },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = every.find(({ file }) => request.url === `/${file}`);
        if (!found) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(found.svg);
      });
    },
  };
}
