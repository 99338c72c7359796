import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GENERATED = [
  ...['messages', 'answers', 'kinds', 'editions', 'happenings'].map((name) => `src/lib/${name}.ts`),
  ...['messages', 'states'].map((name) => `src/chronicles/lib/${name}.ts`),
];

export default [
  { ignores: ['node_modules/', ...GENERATED] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // `{' '}` is a space that must stay
      // Maps and sets of a state are never changed in place: they are replaced, in `$state.raw` or `$derived`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
];
