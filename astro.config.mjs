import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { minifiedInlineScripts } from './scripts/render/minify-inline-scripts.ts'
import { preloadedIslands } from './scripts/render/preload-islands.ts'
import { parseBuildEnv, parsePictureEnv } from './src/config/build-env.ts'
import { PICTURE_BUDGET_MS } from './src/config/product/pictures.ts'
import { SHOP } from './src/config/shop/shop.ts'

// Editors and `astro check` load this file without an API; `npm run build` refuses to.
const env = parseBuildEnv({ SHOP_API_URL: 'http://localhost:4400', ...process.env })
const { imageCdn } = parsePictureEnv(process.env, PICTURE_BUDGET_MS)

/**
 * What pages share, in few files: fewer requests, like compresses with like, and an island's list of them is short. The
 * first that fits takes a module, and what it imports.
 */
const CHUNKS = [
  {
    // What every page runs, Page's own script and all that comes with it, and is named for it.
    name: 'core',
    test: /layouts\/Page\.astro\?astro&type=script|nanostores\/(atom|clean)|@nanostores\/persistent|preload-helper|src\/(stores\/(cart\/cart|persistence)|domain\/(cart\/(cart|stored-cart)|money)|config\/(cart\/quantity|stored)|messages\/(cart\/cart-button|plural)|components\/(header\/(header-cart|header-reach|theme|logged-in)|page\/(on-intent|connection|popovers|prefetch|react-beside)|cart\/toasts-reach)|islands\/intent-ready)\.ts/,
  },
  {
    name: 'buy',
    test: /src\/(domain\/(product\/(color-image-path|cuts)|cart\/to-cart-line)|stores\/product\/recently-seen|messages\/product\/(cuts|product-hints)|islands\/product\/form-values)\.ts/,
  },
  // What shows a line of the cart, wherever it does.
  {
    name: 'lines',
    test: /src\/(config\/media-host|domain\/product\/image-path|messages\/cart\/not-kept)\.ts/,
  },
  // Fetched when a shopper reaches for a form that puts something into the cart.
  {
    name: 'toasts',
    test: /src\/(stores|config|components)\/cart\/toasts\.ts|src\/messages\/cart\/added\.ts/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|@astrojs\/react|rolldown\/runtime|src\/islands\/(use-client-store|ErrorBoundary|IntentIsland|product\/QuantityStepper)\.tsx?/,
  },
  // Little that much else needs. Elsewhere it would bring all that stands beside it.
  {
    name: 'common',
    test: /src\/(config\/(limits|browser-env)|domain\/(email|listing\/search)|messages\/tie-spaces)\.ts/,
  },
  // What a listing's page runs, named for its component; the suggestions need its parser too.
  {
    name: 'address',
    test: /listing\/Address\.astro\?astro&type=script|src\/(components\/listing\/listing-address|stores\/listing\/read-address|domain\/listing\/listing-query|config\/query-limits)\.ts/,
  },
  {
    name: 'lists',
    test: /src\/(domain\/listing\/listing-index|api\/(errors|listing-index))\.ts/,
  },
  // What sends an order or a withdrawal gives it a name.
  { name: 'api', test: /node_modules\/(ky|valibot)\/|src\/(api\/|stores\/checkout\/random-uuid)/ },
  { name: 'choices', test: /src\/(domain\/product\/product-choices|config\/product\/product-rules)\.ts/ },
  {
    name: 'cart',
    test: /src\/islands\/(cart\/(CartLines|CartLineRow|EmptyCart|StorageNotice|news-later|focus-return)|checkout\/use-checkout)\.tsx?/,
  },
  // Stores have chunks that are no island's.
  { name: 'cart-news', test: /src\/stores\/cart\/(cart-news|old-prices)\.ts/ },
  {
    name: 'listing',
    test: /src\/(stores\/listing\/(address|listing|scroll|sources|start)|domain\/listing\/change-filters)\.ts/,
  },
  // It asks the API, which a listing with an index does without.
  { name: 'quick-view', test: /src\/stores\/listing\/quick-view\.ts/ },
  { name: 'unbuilt', test: /src\/stores\/product\/unbuilt-product\.ts/ },
  {
    name: 'order',
    test: /src\/(stores\/checkout\/(checkout|order|order-attempts|order-turn|receipt|prepare-order)|config\/shop\/shop|domain\/format-amount|messages\/(checkout\/checkout|shop\/opening-hours)|islands\/checkout\/transfer-for)\.ts/,
  },
  // What asks for news of the cart brings what shows them.
  {
    name: 'news',
    test: /src\/(stores\/cart\/ask-for-products|messages\/cart\/cart-news|islands\/cart\/(CartNewsNotice|LineNews))\.tsx?/,
  },
  // What sends an order brings what is shown of it afterwards: then nothing is missing once it is sent.
  {
    name: 'sender',
    test: /src\/(stores\/checkout\/send-order|messages\/checkout\/receipt|islands\/checkout\/(ReceiptDetails|BankTransferDetails|PaymentQr|copy-text))\.tsx?/,
  },
]

/** A page's script is named for its page alone: each name stands in the markup and in what imports the file. */
const shortName = ({ name }) =>
  `_astro/${name.replace(/\.astro_.*/, '').replaceAll(/[^\w-]/g, '_')}.[hash].js`

/**
 * The chunks that are asked for beside one: not those which every page or every form of a product has by then, nor
 * those which came with an island's own, and none where a shopper types, scrolls or reads first. A name costs every page
 * its hash, which does not compress.
 */
const chunksBeside = (fileName, chunks, { hostId }) => {
  if (/(header-search|recently-seen|user|react)\./.test(fileName)) return []
  const there = /\/(CheckoutPage|cart|listing|order|sender)\./.test(hostId)
    ? /\/(Page|buy|react|rolldown-runtime|lines|common|cart|order)\./
    : /\/(Page|buy)\./
  return chunks.filter((chunk) => !there.test(chunk))
}

/**
 * Vite's helper around `import()` is 0.8 kB on every page, most of it for style sheets that our islands do not have.
 * This one asks for all of an island's chunks side by side, and no more. Should Vite rename its module, its own comes
 * back and the guard of the budgets says so.
 */
const smallPreloadHelper = {
  name: 'small-preload-helper',
  enforce: 'pre',
  // Astro keeps nothing else of what is set for the browser's build.
  configEnvironment: (name) =>
    name === 'client' && { build: { modulePreload: { resolveDependencies: chunksBeside } } },
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = (load, chunks = []) => {
           for (const chunk of chunks)
             document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + chunk }))
           return load()
         }`
      : undefined,
}

/** `client:intent`; what it does stands in its file. */
const clientIntent = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent.ts' }),
  },
}

/**
 * Astro fetches an island's own chunk a second time under another address when the first try fails: a store in it would
 * exist twice, and the cart of one would not be the other's.
 */
const noStoreInIslands = {
  name: 'no-store-in-islands',
  generateBundle(_, bundle) {
    for (const { isEntry, facadeModuleId, moduleIds, fileName } of Object.values(bundle)) {
      const store =
        isEntry &&
        facadeModuleId?.includes('/src/islands/') &&
        moduleIds.find((id) => /\/src\/stores\//.test(id))
      if (store)
        this.error(`${store} lies in the island's chunk ${fileName}: give it a chunk of its own (CHUNKS)`)
    }
  },
}

/**
 * A browser learns of a chunk's imports when it has the chunk, and of theirs when it has those: of a listing's, five round
 * trips one after another. An island names all that it needs by itself, and they come side by side in the second.
 */
const islandsNameAllChunks = {
  name: 'islands-name-all-chunks',
  generateBundle(_, bundle) {
    const needs = (name, found = new Set()) => {
      for (const each of bundle[name]?.imports ?? []) if (!found.has(each)) needs(each, found.add(each))
      return found
    }
    for (const chunk of Object.values(bundle))
      if (chunk.isEntry && chunk.facadeModuleId?.includes('/src/islands/')) {
        const missing = [...needs(chunk.fileName)].filter((name) => !chunk.imports.includes(name))
        chunk.code += missing.map((name) => `import"./${name.split('/').pop()}";`).join('')
      }
  },
}

const FEW_VALIDATORS = ['isBIC', 'isDate', 'isIBAN', 'isISO4217']

/**
 * bysquare imports the whole of validator, 30 kB, for four of its checks: it gets those four. Should it come to need
 * another, the end-to-end test that reads the QR code back fails.
 */
const fewValidators = {
  name: 'few-validators',
  enforce: 'pre',
  resolveId: (id) => (id === 'validator' ? '\0few-validators' : undefined),
  load: (id) =>
    id === '\0few-validators'
      ? [
          ...FEW_VALIDATORS.map((name) => `import ${name} from 'validator/es/lib/${name}.js'`),
          `export default { ${FEW_VALIDATORS.join()} }`,
        ].join('\n')
      : undefined,
}

/** What the owner has set is worked out once, here, and not in every browser: that spares pages 1 kB of script. */
const shopAsValues = {
  name: 'shop-as-values',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/config/shop/shop.ts') ? `export const SHOP = ${JSON.stringify(SHOP)}` : undefined,
}

export default defineConfig({
  site: env.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  outDir: process.env.SHOP_OUT_DIR ?? './dist',
  cacheDir: './.cache/astro',
  integrations: [react({ experimentalDisableStreaming: true }), clientIntent, preloadedIslands],
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      // Ours are of Arial's two weights (styles/font.css); Astro's one is regular, in headings too.
      fallbacks: ['Figtree Fallback', 'system-ui', 'sans-serif'],
      optimizedFallbacks: false,
      display: 'optional',
      // One file for all letters: of two, one may be late, and its letters another font's (scripts/font/).
      options: {
        variants: [{ src: ['./src/assets/fonts/figtree.woff2'], weight: '300 900', style: 'normal' }],
      },
    },
  ],
  vite: {
    plugins: [
      minifiedInlineScripts,
      smallPreloadHelper,
      noStoreInIslands,
      islandsNameAllChunks,
      fewValidators,
      shopAsValues,
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, entryFileNames: shortName } },
        },
      },
    },
    define: {
      'import.meta.env.SHOP_API_URL': JSON.stringify(env.apiUrl),
      'import.meta.env.SHOP_MEDIA_URL': JSON.stringify(env.mediaUrl),
      'import.meta.env.IMAGE_CDN': JSON.stringify(imageCdn),
      'import.meta.env.WITHDRAWAL_URL': JSON.stringify(env.withdrawalUrl),
    },
  },
})
