// @ts-check
/** Who may import whom. A layer is a folder of `src` with all that is below it. */

const NETWORK = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']
/** The build's environment: it does not exist in a browser. */
const BUILD_ENVIRONMENT = ['process', 'Buffer', '__dirname', '__filename']
const BROWSER = [...NETWORK, ...BUILD_ENVIRONMENT]
/** Clock, chance, storage, screen and network: what the shop's rules get as arguments instead. */
const IMPURE = [
  ...BROWSER,
  ...['window', 'document', 'globalThis', 'self', 'navigator', 'location', 'history', 'alert', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  ...['requestAnimationFrame', 'requestIdleCallback', 'setTimeout', 'setInterval', 'queueMicrotask'],
  ...['performance', 'crypto', 'console'],
]

const STATIC = ['domain', 'messages', 'config', 'islands', 'components', 'layouts', 'styles', 'seo']

/**
 * @typedef {object} Layer
 * @property {string} name its folder in `src`
 * @property {readonly string[]} imports layers it may import beside itself
 * @property {readonly string[]} [inBrowser] layers it may also import from enhancements and `<script>`, not in frontmatter
 * @property {readonly string[]} [packages] the only packages it may import; any, unless given
 * @property {readonly string[]} refuses global names it may not touch
 * @property {boolean} [isPure] whether it also does without the clock, chance and `import.meta`
 * @property {'everywhere' | 'frontmatter'} [node] where it runs under Node, and may import `node:*`
 */

/** @type {readonly Layer[]} */
export const LAYERS = [
  { name: 'domain', imports: [], packages: ['valibot'], refuses: IMPURE, isPure: true },
  { name: 'config', imports: ['domain'], refuses: BROWSER },
  { name: 'messages', imports: ['domain'], refuses: BROWSER },
  { name: 'api', imports: ['domain', 'config'], refuses: BUILD_ENVIRONMENT },
  { name: 'catalogue', imports: ['domain', 'config'], refuses: NETWORK, node: 'everywhere' },
  { name: 'seo', imports: ['domain', 'config', 'messages'], refuses: NETWORK, node: 'everywhere' },
  { name: 'stores', imports: ['domain', 'config', 'api'], refuses: BROWSER },
  { name: 'islands', imports: ['stores', 'domain', 'messages', 'config'], refuses: BROWSER },
  { name: 'components', imports: STATIC, inBrowser: ['stores'], refuses: BROWSER, node: 'frontmatter' },
  { name: 'layouts', imports: STATIC, inBrowser: ['stores'], refuses: BROWSER, node: 'frontmatter' },
  { name: 'styles', imports: STATIC, inBrowser: ['stores'], refuses: BROWSER, node: 'frontmatter' },
  { name: 'pages', imports: [...STATIC, 'api', 'catalogue'], refuses: NETWORK, node: 'everywhere' },
]

/** Packages that only one layer, and tests, may import. */
export const PACKAGES_OF_ONE_LAYER = [
  { layer: 'api', name: 'ky', pattern: /^ky(\/|$)/ },
  { layer: 'islands', name: 'React', pattern: /^(react|react-[^/]+|@nanostores\/react)(\/|$)/ },
]

/** The one file outside the layers that run under Node which may read the build's environment. */
export const BUILD_ENVIRONMENT_FILE = 'src/config/**/build-env.ts'
