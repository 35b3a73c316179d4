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
import { testRules } from './test-rules.js'

const CODE = '**/*.{ts,tsx,js,mjs,astro}'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Files of `src` that run in Node alone. */
const BUILD_ONLY = ['src/**/{banner-link,variant-ids,similar-products,plain-text,build-env}.ts']
/** What starts islands and watches for trouble, panels, and where islands send the focus: the only code for a whole page. */
const WHOLE_PAGE = [
  '**/*.astro/*.ts',
  'src/islands/*.ts',
  'src/look/popovers.ts',
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
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // There are no enums here, and the two rules look at the types of every expression.
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

  // Markup: what a screen reader or a keyboard would miss. Hooks by their two rules: the others ask a compiler that is not used here.
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
    // A part that scrolls must be reachable for a keyboard; it is a named group then.
    files: ['**/*.astro'],
    rules: {
      'astro/jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['group'], allowExpressionValues: true },
      ],
    },
  },

  // Types are not known inside .astro files and plain scripts; `astro check` looks at those.
  {
    ...tseslint.configs.disableTypeChecked,
    files: ['**/*.astro', '**/*.astro/*.{js,ts}', '**/*.{js,mjs}'],
  },
  {
    // The parsers of .astro bring settings of their own, which `projectService` would overrule.
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    languageOptions: { parserOptions: { projectService: false } },
  },

  {
    // Focus is taken where a shopper asked for it: the opened menu, and the page that the header's search leads to.
    files: ['src/{listing/Listing,site/SlideMenu}.astro'],
    rules: { 'astro/jsx-a11y/no-autofocus': 'off' },
  },

  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    extends: [css.configs.recommended],
    rules: {
      // Tokens are known on the page, not in each file.
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      'css/no-important': 'off',
      // Features that browsers of `browserslist` in package.json may lack. The build compiles nesting and light-dark().
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          allowAtRules: ['container', 'page', 'starting-style'],
          allowFunctions: ['anchor', 'color-mix', 'light-dark'],
          allowProperties: [
            // All of the list know them, though Baseline counts them later, or not at all.
            ...['accent-color', 'container', 'container-type', 'mask', 'outline', 'overscroll-behavior'],
            ...['overscroll-behavior-x', 'text-size-adjust', 'zoom', 'line-clamp'],
            // Nothing is lost without them.
            ...['anchor-name', 'forced-color-adjust', 'scrollbar-color'],
            ...['scrollbar-width', 'text-wrap'],
          ],
          allowPropertyValues: { 'position-area': ['span-right'], 'break-after': ['avoid'] },
          allowSelectors: ['has', 'marker', 'nesting', 'popover-open'],
          allowUnits: ['cqi'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "AtrulePrelude Dimension[unit='px']",
          message: 'Ask for sizes in em (in @container: rem): pixels do not see that text was enlarged.',
        },
      ],
    },
  },

  // Script that browsers of `browserslist` in package.json may lack: the language after 2023, and new interfaces of pages.
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
  // This file alone in `src` may read the build's environment.
  { files: ['src/config/**/build-env.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: [`scripts/${CODE}`],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        refuseImport('(\\.{1,2}\\u002F)+tests\\u002F', 'Scripts run without the tests.'),
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
