import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { clientIntent } from './scripts/astro/client-intent.ts'
import { fewValidators } from './scripts/astro/few-validators.ts'
import { inlineModules } from './scripts/astro/inline-modules.ts'
import { islandsNameAllChunks } from './scripts/astro/islands-name-all-chunks.ts'
import { minifiedInlineScripts } from './scripts/astro/minify-inline-scripts.ts'
import { noStoreInIslands } from './scripts/astro/no-store-in-islands.ts'
import { preloadedIslands } from './scripts/astro/preload-islands.ts'
import { shopAsValues } from './scripts/astro/shop-as-values.ts'
import { smallPreloadHelper } from './scripts/astro/small-preload-helper.ts'
import { parseBuildEnv, parsePictureEnv } from './src/config/build-env.ts'
import { PICTURE_BUDGET_MS } from './src/config/product/pictures.ts'

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
    test: /layouts\/Page\.astro\?astro&type=script|nanostores\/(atom|clean)|@nanostores\/persistent|preload-helper|src\/(stores\/(cart\/cart|persistence)|domain\/(cart\/(cart|stored-cart)|money)|config\/(cart\/quantity|stored)|messages\/(cart\/cart-button|plural)|components\/(header\/(header-cart|header-reach|theme|logged-in)|listing\/listing-reach|page\/(on-intent|connection|old-customer|popovers|react-beside)|cart\/toasts-reach)|islands\/intent-ready)\.ts/,
  },
  {
    name: 'buy',
    test: /src\/(domain\/(product\/(color-image-path|cuts)|cart\/to-cart-line)|stores\/product\/recently-seen|messages\/product\/cuts|islands\/product\/form-values)\.ts/,
  },
  // How many of a product, on its page and in the cart.
  { name: 'quantity', test: /src\/(messages\/product\/product-hints|islands\/product\/settle-quantity)\.ts/ },
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
  // The suggestions need the parser of a listing's address too.
  {
    name: 'address',
    test: /src\/(stores\/listing\/read-address|domain\/listing\/listing-query|config\/query-limits)\.ts/,
  },
  {
    name: 'lists',
    test: /src\/(domain\/listing\/listing-index|api\/(errors|listing-index))\.ts/,
  },
  // What sends an order or a withdrawal gives it a name.
  { name: 'api', test: /node_modules\/(ky|valibot)\/|src\/(api\/|stores\/checkout\/random-uuid)/ },
  {
    name: 'gallery',
    test: /src\/(islands\/product\/(gallery-strip|choice-address)|messages\/product\/gallery)\.ts/,
  },
  { name: 'choices', test: /src\/(domain\/product\/product-choices|config\/product\/product-rules)\.ts/ },
  {
    name: 'cart',
    test: /src\/islands\/(cart\/(CartLines|CartLineRow|EmptyCart|StorageNotice|changes-later|focus-return)|checkout\/use-checkout)\.tsx?/,
  },
  // Stores have chunks that are no island's.
  { name: 'cart-changes', test: /src\/stores\/cart\/(cart-changes|old-prices)\.ts/ },
  {
    name: 'listing',
    test: /src\/(stores\/listing\/(address|listing|scroll|sources|start)|domain\/listing\/change-filters)\.ts/,
  },
  // It asks the API, which a listing with an index does without.
  { name: 'quick-view', test: /src\/stores\/listing\/quick-view\.ts/ },
  { name: 'unbuilt', test: /src\/stores\/product\/unbuilt-product\.ts/ },
  {
    name: 'order',
    test: /src\/(stores\/checkout\/(checkout|order|order-attempts|order-turn|receipt|prepare-order)|config\/shop\/shop|domain\/format-amount|messages\/(checkout\/checkout|shop\/opening-hours)|islands\/checkout\/OrderSummary)\.tsx?/,
  },
  // What asks for changes of the cart brings what shows them.
  {
    name: 'changes',
    test: /src\/(stores\/cart\/ask-for-products|messages\/cart\/cart-changes|islands\/cart\/(CartChangesNotice|LineChanges))\.tsx?/,
  },
  // What sends an order brings what is shown of it afterwards: then nothing is missing once it is sent.
  {
    name: 'sender',
    test: /src\/(stores\/checkout\/send-order|messages\/checkout\/receipt|islands\/checkout\/(ReceiptDetails|OrderContents|BankTransferDetails|PaymentQr|copy-text))\.tsx?/,
  },
]

/** A page's script is named for its page alone: each name stands in the markup and in what imports the file. */
const shortName = ({ name }) =>
  `_astro/${name.replace(/\.astro_.*/, '').replaceAll(/[^\w-]/g, '_')}.[hash].js`

export default defineConfig({
  site: env.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
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
      inlineModules,
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
      'import.meta.env.SHOW_UNPROVEN_DISCOUNTS': JSON.stringify(env.areUnprovenDiscountsShown),
    },
  },
})
