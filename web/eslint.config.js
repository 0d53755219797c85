import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'test-results', 'src/generated'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    rules: {
      // A name that begins with an underscore is there for its place.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // State is replaced whole; maps and sets beside it are caches that nothing watches.
      'svelte/prefer-svelte-reactivity': 'off',
      // Hash routes are ours; there is no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
