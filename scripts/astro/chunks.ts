import { basename } from 'node:path'

/** What pages share, in few files: fewer requests, and like compresses with like. The first that fits takes a module. */
export const CHUNKS = [
  // What every page runs: the layout's script with all that it imports.
  { name: 'core', test: /layouts\/Page\.astro\?astro&type=script/ },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|@astrojs\/react|src\/islands\/(IntentIsland|use-client-store)/,
  },
  // Small modules that many files import: each would be a file, and a request, of its own. None that needs React.
  { name: 'small', test: /\/src\/(?!islands\/)/, maxModuleSize: 1800, minShareCount: 5 },
  // What a product's page and the quick view make a cart's line with. The page names it, so that it comes beside the scripts
  // that import it and not after them.
  { name: 'to-cart-line', test: /BuyForm\.astro\?astro&type=script|\/(to-cart-line|form-values|cuts)\.ts/ },
  // Not in the files of islands: Astro fetches such a file a second time under another address when the first try fails,
  // and a store would exist twice.
  { name: 'stores', test: /\/src\/stores\//, entriesAware: true },
]

/**
 * The name of a script's file: without what the bundler adds to it, because it stands in pages and in other scripts.
 * @example scriptFileName({ name: 'stores~CartPage~CheckoutPage' }) // '_astro/stores.[hash].js'
 */
export function scriptFileName({ name }: { name: string }): string {
  const short = basename(name).replace(/\.astro_.*|~.*/, '')
  return `_astro/${short.replaceAll(/[^\w-]/g, '_')}.[hash].js`
}

/** Of a file's code before it is made small, in letters: less is compiled in no time. */
const HINTED_FROM = 3000

/** What the bundler knows of a file, as far as it is needed here. */
interface Chunk {
  name: string
  facadeModuleId: string | null
  modules: Readonly<Record<string, { renderedLength: number }>>
}

/**
 * Tells Chromium that most functions of a file are called soon after it has come: it then compiles them while the file comes,
 * beside the page's thread, and not one after another when each is first called. The files that a page names itself are
 * without it, because most of what they hold waits for a shopper.
 */
export function compileHint({ name, facadeModuleId, modules }: Chunk): string {
  const isOfPage = name === 'core' || facadeModuleId?.includes('?astro&type=script')
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  return isOfPage || length < HINTED_FROM ? '' : '//# allFunctionsCalledOnLoad'
}
