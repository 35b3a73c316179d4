import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { clientIntent } from './scripts/astro/client-intent.ts'
import { fewValidators } from './scripts/astro/few-validators.ts'
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

/** The first that fits takes a module and what it imports; Rolldown divides the rest by who needs it. */
const CHUNKS = [
  // What every page runs.
  { name: 'core', test: /layouts\/Page\.astro\?astro&type=script|vite\/preload-helper/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// },
  // Never in an island's own chunk (noStoreInIslands).
  { name: 'stores', test: /\/src\/stores\//, entriesAware: true },
]

/** A file is named for its page or its group alone: names stand in markup and in what imports the file. */
const shortName = ({ name }) => `_astro/${name.replace(/\.astro_.*|~.*/, '')}.[hash].js`

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
      ...[minifiedInlineScripts, smallPreloadHelper, noStoreInIslands, islandsNameAllChunks],
      ...[fewValidators, shopAsValues],
    ],
    environments: {
      // Astro keeps nothing else of what is set for the browser's build.
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: CHUNKS },
              entryFileNames: shortName,
              chunkFileNames: shortName,
            },
          },
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
