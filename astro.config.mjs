import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { clientIntent, lighterPages } from './scripts/astro/integrations.ts'
import {
  inlineModules,
  noStoreInIslands,
  shopAsValues,
  STORE_FILE,
  STYLE_TARGETS,
  TARGETS,
} from './scripts/astro/plugins.ts'
import { parseBuildEnv, parsePictureEnv } from './src/config/build-env.ts'

// Editors and `astro check` load this file without an API; `npm run build` refuses to.
const env = parseBuildEnv({ SHOP_API_URL: 'http://localhost:4400', ...process.env })
const { imageCdn } = parsePictureEnv(process.env)

/** What pages share, in few files (decision 1). The first that fits takes a module. */
const CHUNKS = [
  // The layout's script, which every page runs at rest.
  { name: 'core', test: /site\/Page\.astro\?astro&type=script/ },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|@astrojs\/react|src\/islands\/(ErrorBoundary|use-client-store)/,
  },
  // What a product's page fills at rest: the cart and what the tab has seen, with their storage.
  {
    name: 'cart',
    test: /src\/(storage\/persistence|cart\/store\/(cart-store|toasts-store)|product\/store\/recently-seen)/,
  },
  // Not in the files of islands (scripts/astro/plugins.ts).
  { name: 'stores', test: STORE_FILE, entriesAware: true },
]

/** Settings that Astro takes only from a plugin. Lists of what each `import()` needs would be 0.5 kB of every page. */
const forBrowsers = {
  name: 'for-browsers',
  configEnvironment: (name) => ({
    build: { cssTarget: STYLE_TARGETS, ...(name === 'client' && { target: TARGETS, modulePreload: false }) },
  }),
}

/** The name of a script without the additions of Astro and Rolldown: each page repeats it, so its length costs bytes. */
const scriptName = ({ name }) => `_astro/${name.replace(/\.astro_.*|~.*/, '')}.[hash].js`
const output = {
  codeSplitting: { groups: CHUNKS },
  entryFileNames: scriptName,
  chunkFileNames: scriptName,
}

export default defineConfig({
  site: env.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  cacheDir: './.cache/astro',
  integrations: [react({ experimentalDisableStreaming: true }), clientIntent, lighterPages],
  devToolbar: { enabled: false },
  vite: {
    // No script of a component lies in the page: none is needed before the first paint.
    build: { assetsInlineLimit: 0 },
    plugins: [inlineModules, forBrowsers, noStoreInIslands, shopAsValues],
    environments: {
      client: { build: { rolldownOptions: { output } } },
    },
    define: {
      // Leaves out Vite's code that fetches the styles of an `import()`, 0.5 kB of every page: Astro puts those styles into the page, or
      // scripts link them (decision 24). The name is Vite's own; tests/built/old-browsers.test.ts finds a style sheet that nothing links.
      __VITE_IS_MODERN__: 'false',
      'import.meta.env.SHOP_API_URL': JSON.stringify(env.apiUrl),
      'import.meta.env.SHOP_MEDIA_URL': JSON.stringify(env.mediaUrl),
      'import.meta.env.IMAGE_CDN': JSON.stringify(imageCdn),
      'import.meta.env.WITHDRAWAL_URL': JSON.stringify(env.withdrawalUrl),
      'import.meta.env.NETLIFY': JSON.stringify(env.isNetlify),
      'import.meta.env.SHOW_UNPROVEN_DISCOUNTS': JSON.stringify(env.areUnprovenDiscountsShown),
    },
  },
})
