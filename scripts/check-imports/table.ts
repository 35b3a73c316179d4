/** Who may import whom: the folder table of the design, as data. */

/** What one room of the code may reach. */
export interface Room {
  folder: string
  /** Rooms it may import beside itself. */
  imports: readonly string[]
  /** Rooms it may import only from plain modules and `<script>` blocks: what runs in the browser. */
  browserImports?: readonly string[]
  /** The only packages it may import; any, unless given. */
  packages?: readonly string[]
  /** Global names it may not touch. */
  refusedGlobals: readonly string[]
}

const NETWORK = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']
/** The build's environment: it does not exist in a browser. */
const BUILD_ENVIRONMENT = ['process', 'Buffer', '__dirname', '__filename']
const IMPURE = [
  ...NETWORK,
  ...BUILD_ENVIRONMENT,
  ...['window', 'document', 'globalThis', 'self', 'navigator', 'location', 'history', 'alert', 'matchMedia'],
  ...[
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'requestAnimationFrame',
    'requestIdleCallback',
  ],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'performance', 'crypto', 'console'],
  ...['Date.now', 'new Date()', 'Date()', 'Temporal.Now', 'Math.random', 'import.meta'],
]

const BROWSER = [...NETWORK, ...BUILD_ENVIRONMENT]
const STATIC = ['domain', 'messages', 'config', 'islands', 'components', 'layouts', 'styles']
const SRC = ['domain', 'config', 'messages', 'api', 'catalogue', 'feeds', 'stores', ...STATIC, 'pages']

/** Every room by its name. */
export const ROOMS: Readonly<Record<string, Room>> = {
  domain: { folder: 'src/domain', imports: [], packages: ['valibot'], refusedGlobals: IMPURE },
  config: { folder: 'src/config', imports: ['domain'], refusedGlobals: BROWSER },
  messages: { folder: 'src/messages', imports: ['domain'], refusedGlobals: BROWSER },
  api: { folder: 'src/api', imports: ['domain', 'config'], refusedGlobals: BUILD_ENVIRONMENT },
  catalogue: { folder: 'src/catalogue', imports: ['api', 'domain', 'config'], refusedGlobals: NETWORK },
  feeds: { folder: 'src/feeds', imports: ['domain', 'config', 'messages'], refusedGlobals: NETWORK },
  stores: { folder: 'src/stores', imports: ['domain', 'config', 'api'], refusedGlobals: BROWSER },
  islands: {
    folder: 'src/islands',
    imports: ['stores', 'domain', 'messages', 'config'],
    refusedGlobals: BROWSER,
  },
  components: {
    folder: 'src/components',
    imports: STATIC,
    browserImports: ['stores'],
    refusedGlobals: BROWSER,
  },
  layouts: { folder: 'src/layouts', imports: STATIC, browserImports: ['stores'], refusedGlobals: BROWSER },
  styles: { folder: 'src/styles', imports: STATIC, browserImports: ['stores'], refusedGlobals: BROWSER },
  pages: {
    folder: 'src/pages',
    imports: SRC.filter((room) => room !== 'stores'),
    refusedGlobals: NETWORK,
  },
  scripts: { folder: 'scripts', imports: SRC, refusedGlobals: [] },
  tests: { folder: 'tests', imports: [...SRC, 'scripts'], refusedGlobals: [] },
}

/** Files that alone in their room may read the build's environment. */
export const BUILD_ENVIRONMENT_FILES: readonly string[] = ['src/config/build-env.ts']

/** Packages that only some rooms may import. `tests` may import all. */
export const PACKAGE_RULES: readonly { pattern: RegExp; name: string; rooms: readonly string[] }[] = [
  { name: 'ky', pattern: /^ky($|\/)/, rooms: ['api'] },
  { name: 'React', pattern: /^(react|react-[^/]+|@nanostores\/react)($|\/)/, rooms: ['islands'] },
]

/** Rooms that run under Node and may import `node:*`; components, layouts and styles only in frontmatter. */
export const NODE_ROOMS: readonly string[] = ['catalogue', 'feeds', 'pages', 'scripts', 'tests']
/** Rooms whose `.astro` frontmatter runs at build, while their modules run in the browser. */
export const FRONTMATTER_ROOMS: readonly string[] = ['components', 'layouts', 'styles', 'pages']
