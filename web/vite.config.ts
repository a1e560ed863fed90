import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.ts';
import { packed } from './tools/packed.ts';

// The server that `npm run dev` talks to: `hauntbox serve`.
const SERVER = process.env.HAUNTBOX_SERVER ?? 'http://127.0.0.1:8113';

// What is built ignores itself: nobody commits it by accident.
const ignored = (): Plugin => ({ name: 'ignored', generateBundle() { this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' }); } });

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [icons(), svelte(), ignored(), packed()],
  define: { SAMPLES: JSON.stringify(mode !== 'production' || process.env.HAUNTBOX_SAMPLES === '1') },
  build: {
    outDir: process.env.HAUNTBOX_OUT ?? '../src/hauntbox/server/static',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'], testTimeout: 20_000 },
}));
