import type { Plugin, Rolldown } from 'vite'

/** The parts of the shop that need modules: scripts of pages, islands, and what several of them fetch later. */
const PARTS = {
  page: /site\/Page\.astro\?astro&type=script/,
  reach: /site\/reach\.ts$/,
  product: /pages\/produkt\/\[slug\]\.astro\?astro&type=script/,
  offers: /product\/offer-price\.ts$/,
  day: /cart\/delivery-day\.ts$/,
  toasts: /cart\/cart-toasts\.ts$/,
  withdrawal: /pages\/odstupenie-od-zmluvy\.astro\?astro&type=script/,
  popup: /cart\/CartPopup\.tsx$/,
  cart: /cart\/CartPage\.tsx$/,
  checkout: /checkout\/CheckoutPage\.tsx$/,
  listing: /listing\/ListingIsland\.tsx$/,
  quickView: /listing\/QuickView\.tsx$/,
  unbuilt: /product\/UnbuiltProductIsland\.tsx$/,
  api: /src\/api\/(client|calls|schemas)\.ts$/,
  search: /search\/store\.ts$/,
  index: /product-index\/(store|card-picture)\.ts$/,
  points: /pickup-points\/(point-chooser|store\/points-store)\.ts$/,
  goods:
    /cart\/((ChangeLine|CartChangesNotice|FillUp|Undo)\.tsx|store\/cart-check\.ts)$|checkout\/store\/load-login\.ts$/,
  customer: /checkout\/store\/(customer-store|login-store|order-view)\.ts$/,
  sending: /checkout\/(field-help|OrderOutcome)\.tsx$|checkout\/store\/withdrawal-of-receipt\.ts$/,
}
type Part = keyof typeof PARTS

/** React, and what every island has. A barrel makes some parts of nanostores look as if every page needed them. */
const REACT =
  /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react|nanostores\/(computed|listen-keys|deep-map))\/|\/src\/islands\/(.*\.tsx|texts\/trouble\.ts)$/

/** What the checkout alone needs: at once, and while the shopper types. */
const CHECKOUT: ReadonlySet<string> = new Set<Part>(['checkout', 'sending'])

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
  const isInListing = isNeededBy('listing', 'quickView', 'unbuilt')
  const isShared = parts.size > 1
  if (isNeededBy('page') || (isNeededBy('withdrawal') && isShared)) return 'core'
  if (isInCart && isNeededBy('product')) return 'cart'
  // It is all that a product's page needs to say what was added.
  if (isNeededBy('toasts') && !isInCart && !isNeededBy('reach', 'search')) return 'toasts'
  if (isNeededBy('day') || (isInCart && isNeededBy('reach', 'search', 'toasts'))) return 'shared'
  // What a search or a listing shares with the reach alone comes with it.
  if (isNeededBy('reach')) return isNeededBy('product') ? 'cart' : 'reach'
  // Of the offers, what every price says.
  if (/\/catalogue\/texts\/price\.ts$/.test(id)) return 'reach'
  if (isNeededBy('product')) return 'product'
  if (isNeededBy('offers')) return 'offers'
  // What a search shares with the API's calls or the re-check must not bring the search's code to the cart.
  if (isNeededBy('index') || (isNeededBy('search') && isNeededBy('points', 'api', 'goods'))) return 'products'
  if (isNeededBy('search')) return isInListing ? 'index' : null
  if (isNeededBy('api') && !isInCart) return 'api'
  if (isNeededBy('goods') && !isInCart) return isInListing ? 'goods' : 'recheck'
  if (isInListing && (isInCart || isNeededBy('sending'))) return 'react'
  if (isNeededBy('points') && !isInCart) return 'points'
  if (isInCart || isNeededBy('sending')) {
    if ([...parts].some((part) => !CHECKOUT.has(part))) return isShared ? 'shop' : null
    return isNeededBy('checkout') ? null : 'sending'
  }
  if (!isShared && (!isInListing || id.endsWith('.tsx'))) return null
  // A filter does not need the form of quick view and of a product that is not built, which ask the API.
  return isInListing && !isNeededBy('listing') ? 'form' : 'listing'
}

/** Matches the path of a store's file. */
const STORE_FILE = /\/src\/(storage\/|[\w-]+\/store(\/|\.ts))/

/** @returns the files that a file imports, and theirs */
function importsOf(file: string, bundle: Readonly<Record<string, object>>): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name] as Partial<Rolldown.RenderedChunk> | undefined
    for (const imported of chunk?.imports ?? []) found.add(imported)
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

/** Finds an `import()` of another file, as the bundler writes it. */
const LATER = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g

/**
 * Asks for all files of an `import()` at once: a browser finds what a file imports only when that file has come (decision 1).
 * A page's own script leaves out the files of the first reach: its document names them (scripts/pipeline/lighter-pages.ts), which
 * weighs less.
 */
export const askAtOnce: Plugin = {
  name: 'ask-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk(code, { fileName, facadeModuleId }, _, { chunks }) {
    const dir = fileName.replace(/[^/]*$/, '')
    const present = importsOf(fileName, chunks).add(fileName)
    if (facadeModuleId?.endsWith('type=script&index=0&lang.ts')) {
      const reach = Object.keys(chunks).find((name) => chunks[name]?.name === 'reach')
      for (const file of reach ? importsOf(reach, chunks).add(reach) : []) present.add(file)
    }
    return code.replace(LATER, (asked, __, name: string) => {
      const more = [...importsOf(dir + name, chunks)].filter((file) => !present.has(file))
      if (more.length === 0) return asked
      const others = more.map((file) => `import("./${file.slice(dir.length)}")`)
      return `Promise.all([${[asked, ...others].join()}]).then((files)=>files[0])`
    })
  },
}
