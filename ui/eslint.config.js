import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GENERATED = [
  ...['messages', 'answers', 'kinds', 'editions', 'happenings'].map((name) => `src/lib/${name}.ts`),
  ...['messages', 'states'].map((name) => `src/chronicles/lib/${name}.ts`),
];

/** Where the server stands below its address is known in one place, so that nothing leads out of it: lib/base.ts. */
const ADDRESSES = {
  'no-restricted-globals': ['error', { name: 'fetch', message: 'Use `request` of local/request.ts.' }],
  'no-restricted-properties': [
    'error',
    ...['pushState', 'replaceState'].map((property) => ({ object: 'history', property, message: 'Use `restate`.' })),
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'SvelteAttribute[key.name=/^(href|src|action)$/] > SvelteLiteral:first-child[value=/^\\u002f/]',
      message: 'Use `below` of lib/base.ts.',
    },
  ],
};
const APART = ['src/app/worker.ts', 'src/local/worker.ts', 'src/local/request.ts', 'src/lib/{base,route.svelte}.ts'];

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
  { files: ['src/**'], ignores: APART, rules: ADDRESSES },
];
