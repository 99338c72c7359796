/** The form of the pages' sources: `npm run format` writes it, `npm run lint` checks it. */
export default {
  printWidth: 120,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
