// @ts-check
/** Makes lint rules of the table of layers, with nothing but ESLint's own rules. */
import { builtinModules } from 'node:module'
import {
  NO_DEFAULT_EXPORT,
  NO_LAYER,
  NO_STYLE_IMPORT,
  refuse,
  REFUSED_IN_ALL_LAYERS,
  REFUSED_IN_PURE_LAYERS,
  SCRIPT_SOURCE,
  SPECIFIER,
} from './refusals.js'
import { BUILD_ENVIRONMENT_FILE, PACKAGES_OF_ONE_LAYER, LAYERS } from './layers.js'

/** @typedef {import('./layers.js').Layer} Layer */
/** @typedef {'module' | 'frontmatter' | 'script'} Kind a module, an `.astro` file without its scripts, one of its scripts */

/** All code. To the rules a `<script>` of `A.astro` is a file `A.astro/0_0.ts`. */
export const CODE = '**/*.{ts,tsx,js,mjs,astro}'

const NODE = new RegExp(`^(node:|(${builtinModules.join('|')})$)`)
/** What lies outside `src`, in no layer. */
const OUTSIDE = [
  'src/',
  'scripts/',
  'tests/',
  'public/',
  'dist/',
  'node_modules/',
  '\\.\\w',
  '[^/]+\\.(json|m?js)$',
]

/**
 * @param {Layer} layer
 * @param {Kind} kind
 * @param {string} literal a selector of what names a file
 */
function refuseOtherLayers(layer, kind, literal) {
  const imports = [...layer.imports, ...(kind === 'frontmatter' ? [] : (layer.inBrowser ?? []))]
  const refused = LAYERS.map(({ name }) => name).filter(
    (name) => name !== layer.name && !imports.includes(name),
  )
  const pattern = new RegExp(`^(\\.{1,2}/)+(${[...refused.map((name) => `${name}/`), ...OUTSIDE].join('|')})`)
  const others = imports.filter((name) => name !== layer.name)
  return refuse(
    literal,
    pattern,
    `The layer ${layer.name} may import ${others.join(', ') || 'nothing but itself'}.`,
  )
}

/**
 * @param {Layer} layer
 * @param {Kind} kind
 */
function refusePackages(layer, kind) {
  if (layer.packages) {
    const names = layer.packages.join(', ')
    const other = new RegExp(`^(?!(${layer.packages.join('|')})$)[^./]`)
    return [refuse(SPECIFIER, other, `The layer ${layer.name} may import of all packages only ${names}.`)]
  }
  const hasNode = kind !== 'script' && (layer.node === 'everywhere' || layer.node === kind)
  return [
    ...(hasNode ? [] : [refuse(SPECIFIER, NODE, 'This runs in a browser, where Node is not.')]),
    ...refusePackagesOfOthers(layer.name),
  ]
}

/** @param {string} name of the layer */
function refusePackagesOfOthers(name) {
  return PACKAGES_OF_ONE_LAYER.filter(({ layer }) => layer !== name).map((one) =>
    refuse(SPECIFIER, one.pattern, `Only the layer ${one.layer} may import ${one.name}.`),
  )
}

/**
 * @param {Layer} layer
 * @param {Kind} kind
 * @returns {import('eslint').Linter.RulesRecord}
 */
function syntaxRule(layer, kind) {
  return {
    'no-restricted-syntax': [
      'error',
      ...REFUSED_IN_ALL_LAYERS,
      ...(layer.isPure ? REFUSED_IN_PURE_LAYERS : []),
      refuseOtherLayers(layer, kind, SPECIFIER),
      ...(kind === 'frontmatter' ? [refuseOtherLayers(layer, 'script', SCRIPT_SOURCE)] : []),
      ...refusePackages(layer, kind),
    ],
  }
}

/**
 * @param {Layer} layer
 * @returns {import('eslint').Linter.Config[]}
 */
function layerConfigs(layer) {
  const folder = `src/${layer.name}`
  const pureCalls = [
    ['Date', 'now'],
    ['Temporal', 'Now'],
    ['Math', 'random'],
  ].map(([object, property]) => ({ object, property, message: 'Time and chance are arguments.' }))
  return [
    {
      files: [`${folder}/${CODE}`],
      // Known by name, so that what is refused is refused as a member of these, too.
      languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
      rules: {
        ...syntaxRule(layer, 'module'),
        'no-restricted-globals': ['error', { globals: [...layer.refuses], checkGlobalObject: true }],
        ...(layer.isPure && { 'no-restricted-properties': ['error', ...pureCalls] }),
      },
    },
    { files: [`${folder}/**/*.astro`], rules: syntaxRule(layer, 'frontmatter') },
    { files: [`${folder}/**/*.astro/*`], rules: syntaxRule(layer, 'script') },
  ]
}

/**
 * Import rules for every file. Tests may import everything.
 * @type {import('eslint').Linter.Config[]}
 */
export const importRules = [
  { files: [CODE], rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] } },
  { files: ['src/**'], ignores: ['src/*.d.ts'], rules: { 'no-restricted-syntax': ['error', NO_LAYER] } },
  ...LAYERS.flatMap(layerConfigs),
  {
    files: LAYERS.map(({ name }) => `src/${name}/**/*.css`),
    rules: { 'no-restricted-syntax': ['error', NO_STYLE_IMPORT] },
  },
  {
    files: [BUILD_ENVIRONMENT_FILE],
    rules: {
      ...syntaxRule({ name: 'config', imports: ['domain'], refuses: [], node: 'everywhere' }, 'module'),
      'no-restricted-globals': 'off',
    },
  },
  {
    files: [`scripts/${CODE}`],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        refuse(SPECIFIER, /^(\.{1,2}\/)+tests\//, 'Scripts run without the tests.'),
        ...refusePackagesOfOthers('scripts'),
      ],
    },
  },
]
