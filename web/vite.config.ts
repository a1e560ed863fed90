import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { art } from './tools/art.ts';
import { files } from './tools/files.ts';
import { fonts } from './tools/fonts.ts';
import { icons } from './tools/icons.ts';
import { packed } from './tools/packed.ts';

// The server that `npm run dev` talks to: `hauntbox serve`.
const SERVER = process.env.HAUNTBOX_SERVER ?? 'http://127.0.0.1:8113';

// What is built ignores itself: nobody commits it by accident.
const ignored = (): Plugin => ({ name: 'ignored', generateBundle() { this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' }); } });

const hasSamples = (mode: string): boolean => mode !== 'production' || process.env.HAUNTBOX_SAMPLES === '1';

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [fonts(), icons(hasSamples(mode)), art(), svelte(), ignored(), files(), packed()],
  define: { SAMPLES: JSON.stringify(hasSamples(mode)) },
  build: {
    outDir: process.env.HAUNTBOX_OUT ?? '../src/hauntbox/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    reportCompressedSize: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId }) => (facadeModuleId?.includes('icons/game/') ? 'assets/icons-[name]-[hash].js' : 'assets/[name]-[hash].js') } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'], testTimeout: 20_000 },
}));
