import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', 'dist'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, SAMPLES: 'readonly' } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'no-undef': 'off', // the type checker knows better
      'svelte/no-at-html-tags': 'off', // grounds are drawn as text by paint/, which escapes every word of a scene
      'svelte/require-each-key': 'error',
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that the compiler would trim
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps here are replaced, never changed under a reader
      '@typescript-eslint/no-dynamic-delete': 'off', // scenes are tables of things by id
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      'svelte/no-navigation-without-resolve': 'off', // no SvelteKit here
    },
  },
);
