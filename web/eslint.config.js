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
      // A leading underscore marks an unused parameter.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // State is replaced as a whole; other maps and sets are caches without observers.
      'svelte/prefer-svelte-reactivity': 'off',
      // Hash routes need no base path.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    // Boards use the generated types, without type casts.
    files: ['src/games/**/*.ts', 'src/games/**/*.svelte'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
          message: 'A board casts nothing: use the generated type, or read the value with a guard.',
        },
        { selector: 'TSTypeAssertion', message: 'A board casts nothing.' },
        { selector: 'TSNonNullExpression', message: 'A board asks whether a thing is there.' },
        {
          selector: 'SwitchCase[test=null]',
          message: 'No default: a new variant must stop the compiler.',
        },
      ],
    },
  },
);
