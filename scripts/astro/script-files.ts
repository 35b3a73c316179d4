import type { Plugin, Rolldown } from 'vite'

/** The parts of the shop that need modules: scripts of pages, islands, and what several of them fetch later. */
const PARTS = {
  page: /site\/Page\.astro\?astro&type=script/,
  reach: /site\/reach\.ts$/,
  product: /pages\/produkt\/\[slug\]\.astro\?astro&type=script/,
  withdrawal: /legal\/WithdrawalForm\.astro\?astro&type=script/,
  popup: /cart\/CartPopup\.tsx$/,
  cart: /cart\/CartPage\.tsx$/,
  checkout: /checkout\/CheckoutPage\.tsx$/,
  listing: /listing\/ListingIsland\.tsx$/,
  quickView: /listing\/QuickView\.tsx$/,
  unbuilt: /product\/UnbuiltProductIsland\.tsx$/,
  api: /src\/api\/(client|calls|schemas)\.ts$/,
  index: /product-index\/(store|rules\/query-index)\.ts$/,
  goods: /cart\/(ChangeLine\.tsx|store\/(line|fetch|reconcile)-products\.ts)$/,
}
type Part = keyof typeof PARTS

const REACT = /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//

/** What the bundler knows of the modules. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/** @returns the parts that import a module, or are it; what only an `import()` fetches is left out */
function partsOf(id: string, graph: Graph): Set<string> {
  const importers = new Set([id])
  for (const one of importers)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) importers.add(importer)
  const ids = [...importers]
  return new Set(Object.keys(PARTS).filter((part) => ids.some((one) => PARTS[part as Part].test(one))))
}

/**
 * Names the script file of a module by the parts that need it, so that a page fetches few files and nothing that it does not
 * need at rest (decision 1). @returns `null` where the bundler decides: for what one part alone needs, or an `import()`
 */
export function scriptFileOf(id: string, graph: Graph): string | null {
  if (REACT.test(id)) return 'react'
  const parts = partsOf(id, graph)
  const isNeededBy = (...some: Part[]) => some.some((part) => parts.has(part))
  const isInCart = isNeededBy('popup', 'cart', 'checkout')
  const isShared = parts.size > 1
  if (isNeededBy('page')) return 'core'
  if (isNeededBy('withdrawal') && isShared) return null
  if (isNeededBy('product')) {
    if (isInCart) return 'cart'
    return isNeededBy('reach') ? 'toasts' : 'product'
  }
  if (isInCart && isNeededBy('reach')) return 'cart'
  if (isInCart && isNeededBy('listing', 'quickView', 'unbuilt', 'api', 'index')) return 'shop'
  if (isInCart && isShared) return 'lines'
  if (isNeededBy('cart', 'checkout') && !id.endsWith('.tsx')) return 'order'
  if (isNeededBy('api')) return 'api'
  // Others fetch a text rule later, without the index.
  if (isNeededBy('index')) return id.includes('/src/text/') ? null : 'index'
  if (isNeededBy('goods')) return isNeededBy('listing', 'quickView', 'unbuilt') ? 'goods' : null
  return isShared || (isNeededBy('listing', 'quickView', 'unbuilt') && !id.endsWith('.tsx'))
    ? 'listing'
    : null
}

/** Matches the path of a store's file. */
const STORE_FILE = /\/src\/(storage\/|[\w-]+\/store(\/|\.ts))/

/** @returns the files that a file imports, and theirs */
function importsOf(file: string, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported)
  }
  add(file)
  for (const name of found) add(name)
  return found
}

/**
 * No store may lie in an island's own file: Astro retries it under a second address,
 * and the store would exist twice (decision 3). No file may import itself: its code would run before what it needs.
 */
export const checkScriptFiles: Plugin = {
  name: 'check-script-files',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const store = file.moduleIds.find((id) => STORE_FILE.test(id))
      if (store !== undefined && file.isEntry && file.facadeModuleId?.endsWith('.tsx'))
        this.error(
          `${store} is in the island's file ${file.fileName}: name another file for it in script-files.ts`,
        )
      if (importsOf(file.fileName, bundle).has(file.fileName))
        this.error(
          `${file.fileName} imports itself by others: group its modules otherwise in script-files.ts`,
        )
    }
  },
}
