import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { parseBuildEnv, parsePictureEnv } from './src/config/build-env.ts'
import { PICTURE_BUDGET_MS } from './src/config/pictures.ts'
import { SHOP } from './src/config/shop.ts'

// Editors and `astro check` load this file without an API; `npm run build` refuses to.
const env = parseBuildEnv({ SHOP_API_URL: 'http://localhost:4400', ...process.env })
const { imageCdn } = parsePictureEnv(process.env, PICTURE_BUDGET_MS)

/**
 * What pages share, in few files: fewer requests, like compresses with like, and an island's list of them is short. The
 * first that fits takes a module, and what it imports.
 */
const CHUNKS = [
  {
    name: 'core',
    test: /nanostores\/(atom|clean)|preload-helper|src\/(stores\/(cart|persistence)|domain\/(cart|money|stored-cart)|config\/(quantity|stored)|messages\/(cart-button|plural)|components\/on-intent)\.ts/,
  },
  {
    name: 'buy',
    test: /src\/(stores\/toasts|domain\/image-path|config\/(browser-env|toasts)|messages\/(added|cuts)|components\/toasts)\.ts/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|@astrojs\/react|rolldown\/runtime|src\/islands\/(mount|use-client-store|ErrorBoundary|QuantityStepper)\.tsx?/,
  },
  {
    name: 'lists',
    test: /src\/(domain\/(search|listing-query|listing-index)|api\/(errors|listing-index))\.ts/,
  },
]

/**
 * Vite's helper around `import()` is 0.8 kB on every page, most of it for style sheets that our islands do not have.
 * This one asks for all of an island's chunks side by side, and no more. Should Vite rename its module, its own comes
 * back and the guard of the budgets says so.
 */
const smallPreloadHelper = {
  name: 'small-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = (load, chunks = []) => {
           for (const chunk of chunks)
             document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + chunk }))
           return load()
         }`
      : undefined,
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
    id.endsWith('/src/config/shop.ts') ? `export const SHOP = ${JSON.stringify(SHOP)}` : undefined,
}

export default defineConfig({
  site: env.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  outDir: process.env.SHOP_OUT_DIR ?? './dist',
  integrations: [react()],
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
    plugins: [smallPreloadHelper, fewValidators, shopAsValues],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
        },
      },
    },
    define: {
      'import.meta.env.SHOP_API_URL': JSON.stringify(env.apiUrl),
      'import.meta.env.SHOP_MEDIA_URL': JSON.stringify(env.mediaUrl),
      'import.meta.env.IMAGE_CDN': JSON.stringify(imageCdn),
    },
  },
})
