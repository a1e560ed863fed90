// `files.json`: the names of all built files, so that a browser that keeps a replay can fetch them all, and knows which of those it has are old.
import type { Plugin } from 'vite';

export const files = (): Plugin => ({
  name: 'files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(names) });
  },
});
