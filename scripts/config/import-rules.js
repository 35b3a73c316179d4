// @ts-check
/** Makes lint rules of the table of rooms, with ESLint's own rules alone. */
import { builtinModules } from 'node:module'
import {
  NO_DEFAULT_EXPORT,
  NO_ROOM,
  NO_STYLE_IMPORT,
  refuse,
  REFUSED_IN_ALL_ROOMS,
  REFUSED_IN_PURE_ROOMS,
  SCRIPT_SOURCE,
  SPECIFIER,
} from './refusals.js'
import { BUILD_ENVIRONMENT_FILE, PACKAGES_OF_ONE_ROOM, ROOMS } from './rooms.js'

/** @typedef {import('./rooms.js').Room} Room */
/** @typedef {'module' | 'frontmatter' | 'script'} Kind plain module, `.astro` file without its scripts, one of its scripts */

/** All that is code; what stands in a `<script>` of `A.astro` is `A.astro/0_0.ts` to the rules. */
export const CODE = '**/*.{ts,tsx,js,mjs,astro}'

const NODE = new RegExp(`^(node:|(${builtinModules.join('|')})$)`)
/** What lies beside `src`, in no room. */
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
 * @param {Room} room
 * @param {Kind} kind
 * @param {string} literal a selector of what names a file
 */
function refuseOtherRooms(room, kind, literal) {
  const imports = [...room.imports, ...(kind === 'frontmatter' ? [] : (room.inBrowser ?? []))]
  const refused = ROOMS.map(({ name }) => name).filter(
    (name) => name !== room.name && !imports.includes(name),
  )
  const pattern = new RegExp(`^(\\.{1,2}/)+(${[...refused.map((name) => `${name}/`), ...OUTSIDE].join('|')})`)
  const others = imports.filter((name) => name !== room.name)
  return refuse(
    literal,
    pattern,
    `The room ${room.name} may import ${others.join(', ') || 'nothing but itself'}.`,
  )
}

/**
 * @param {Room} room
 * @param {Kind} kind
 */
function refusePackages(room, kind) {
  if (room.packages) {
    const names = room.packages.join(', ')
    const other = new RegExp(`^(?!(${room.packages.join('|')})$)[^./]`)
    return [refuse(SPECIFIER, other, `The room ${room.name} may import of all packages only ${names}.`)]
  }
  const hasNode = kind !== 'script' && (room.node === 'everywhere' || room.node === kind)
  return [
    ...(hasNode ? [] : [refuse(SPECIFIER, NODE, 'This runs in a browser, where Node is not.')]),
    ...refusePackagesOfOthers(room.name),
  ]
}

/** @param {string} name of the room */
function refusePackagesOfOthers(name) {
  return PACKAGES_OF_ONE_ROOM.filter(({ room }) => room !== name).map((one) =>
    refuse(SPECIFIER, one.pattern, `Only the room ${one.room} may import ${one.name}.`),
  )
}

/**
 * @param {Room} room
 * @param {Kind} kind
 * @returns {import('eslint').Linter.RulesRecord}
 */
function syntaxRule(room, kind) {
  return {
    'no-restricted-syntax': [
      'error',
      ...REFUSED_IN_ALL_ROOMS,
      ...(room.isPure ? REFUSED_IN_PURE_ROOMS : []),
      refuseOtherRooms(room, kind, SPECIFIER),
      ...(kind === 'frontmatter' ? [refuseOtherRooms(room, 'script', SCRIPT_SOURCE)] : []),
      ...refusePackages(room, kind),
    ],
  }
}

/**
 * @param {Room} room
 * @returns {import('eslint').Linter.Config[]}
 */
function roomConfigs(room) {
  const folder = `src/${room.name}`
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
        ...syntaxRule(room, 'module'),
        'no-restricted-globals': ['error', { globals: [...room.refuses], checkGlobalObject: true }],
        ...(room.isPure && { 'no-restricted-properties': ['error', ...pureCalls] }),
      },
    },
    { files: [`${folder}/**/*.astro`], rules: syntaxRule(room, 'frontmatter') },
    { files: [`${folder}/**/*.astro/*`], rules: syntaxRule(room, 'script') },
  ]
}

/**
 * Import rules for every file: a test may import whatever there is.
 * @type {import('eslint').Linter.Config[]}
 */
export const importRules = [
  { files: [CODE], rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] } },
  { files: ['src/**'], ignores: ['src/*.d.ts'], rules: { 'no-restricted-syntax': ['error', NO_ROOM] } },
  ...ROOMS.flatMap(roomConfigs),
  {
    files: ROOMS.map(({ name }) => `src/${name}/**/*.css`),
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
