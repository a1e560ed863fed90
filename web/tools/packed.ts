// Beside every file that is worth it, the same file packed for the wire: the server sends it as it is.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH = /\.(js|css|html|svg|json|txt)$/;
const LEAST = 1024; // bytes

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) { folder = resolve(config.root, config.build.outDir); },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        const path = join(folder, name);
        if (!WORTH.test(name) || statSync(path).size < LEAST) continue;
        const file = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
      }
    },
  };
}
