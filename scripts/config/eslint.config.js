// @ts-check
import { fileURLToPath } from 'node:url'
import css from '@eslint/css'
import astro from 'eslint-plugin-astro'
import esX from 'eslint-plugin-es-x'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { ownElement } from './own-element.js'
import { ownParts } from './own-parts.js'
import { NO_BROWSER_PACKAGES, NO_DEFAULT_EXPORT, refuseImport, roomRules } from './rooms.js'
import { soundTypes } from './sound-types.js'
import { testRules } from './test-rules.js'

const CODE = '**/*.{ts,tsx,js,mjs,astro}'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Files of `src` that only Node runs. */
const BUILD_ONLY = ['src/**/{banner-link,product-variants,plain-text,build-env}.ts']
/** The only code that may look at a whole page: it starts islands, watches for trouble, opens panels, moves the focus, shows a late font. */
const WHOLE_PAGE = [
  '**/*.astro/*.ts',
  'src/islands/*.ts',
  'src/look/{popovers,press-outside,late-font}.ts',
  'src/cart/focus-return.ts',
  'src/listing/{watch-address,listing-address}.ts',
]

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', '.demo/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: [CODE],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: ROOT } },
    plugins: { compiler: { rules: { 'sound-types': soundTypes } } },
    rules: {
      'compiler/sound-types': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // These two rules are slow, and the code has no enums.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },

  // Markup that a screen reader or a keyboard cannot use, and the two rules of hooks: the others are for the React Compiler.
  {
    ...jsxA11y.configs.recommended,
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.configs.recommended.rules,
      'jsx-a11y-x/label-has-associated-control': ['error', { depth: 3 }],
    },
  },
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['**/*.tsx'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { island: { rules: { 'own-element': ownElement } } },
    rules: { 'island/own-element': 'error' },
  },
  {
    files: ['src/**/*.ts'],
    ignores: WHOLE_PAGE,
    plugins: { enhancement: { rules: { 'own-parts': ownParts } } },
    rules: { 'enhancement/own-parts': 'error' },
  },
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
  {
    // A group that scrolls takes the focus, so that a keyboard can scroll it.
    files: ['**/*.astro'],
    rules: {
      'astro/jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['group'], allowExpressionValues: true },
      ],
    },
  },

  // ESLint knows no types in .astro files and plain scripts; `astro check` checks those.
  {
    ...tseslint.configs.disableTypeChecked,
    files: ['**/*.astro', '**/*.astro/*.{js,ts}', '**/*.{js,mjs}'],
  },
  {
    // `projectService` would overrule the settings of the .astro parsers.
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    languageOptions: { parserOptions: { projectService: false } },
  },

  {
    // A shopper asked for the focus in these two: the opened menu, and the page behind the header's search.
    files: ['src/{listing/Listing,site/SlideMenu}.astro'],
    rules: { 'astro/jsx-a11y/no-autofocus': 'off' },
  },

  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    extends: [css.configs.recommended],
    rules: {
      // A token is declared in another file.
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      'css/no-important': 'off',
      // Refuses features that the browsers of `browserslist` lack. The build compiles nesting and light-dark().
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          allowAtRules: ['container', 'page', 'starting-style'],
          allowFunctions: ['anchor', 'color-mix', 'light-dark'],
          allowProperties: [
            // All browsers of the list have these, though Baseline says otherwise.
            ...['accent-color', 'container', 'container-type', 'mask', 'outline', 'overscroll-behavior'],
            ...['mask-composite', 'mask-image'],
            ...['overscroll-behavior-x', 'text-size-adjust', 'zoom', 'line-clamp'],
            // A page works without these.
            ...['anchor-name', 'forced-color-adjust', 'scrollbar-color'],
            ...['scrollbar-width', 'text-wrap'],
          ],
          allowPropertyValues: {
            ...{ 'position-area': ['span-right'], 'break-after': ['avoid'] },
            'grid-template-rows': ['subgrid'],
          },
          allowSelectors: ['has', 'marker', 'nesting', 'popover-open'],
          allowUnits: ['cqi'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "AtrulePrelude Dimension[unit='px']",
          message: 'Write sizes in em (in @container: rem): pixels ignore that a reader enlarged the text.',
        },
      ],
    },
  },

  // Refuses script that the browsers of `browserslist` lack: language after 2023, newer browser APIs.
  { ...esX.configs['flat/restrict-to-es2023'], files: ['src/**/*.{ts,tsx}'], ignores: BUILD_ONLY },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: BUILD_ONLY,
    rules: {
      'no-restricted-properties': [
        'error',
        ...['checkVisibility', 'moveBefore', 'requestClose', 'startViewTransition', 'setHTMLUnsafe'].map(
          (property) => ({
            property,
          }),
        ),
        ...['canParse', 'parse'].map((property) => ({ object: 'URL', property })),
        { object: 'AbortSignal', property: 'any' },
      ],
    },
  },

  { files: [CODE], rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] } },
  roomRules,
  // Only this file of `src` may read the build's environment.
  { files: ['src/config/**/build-env.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: [`scripts/${CODE}`],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        refuseImport('(\\.{1,2}\\u002F)+tests\\u002F', 'Scripts import nothing from the tests.'),
        ...NO_BROWSER_PACKAGES,
      ],
    },
  },
  testRules,

  // Frameworks ask for a default export here.
  {
    files: ['astro.config.mjs', '**/*.config.{js,ts}', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
