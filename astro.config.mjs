import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import {
  clientIntent,
  inlineModules,
  ownerAsValues,
  sizesAsCode,
  STYLE_TARGETS,
  TARGETS,
} from './scripts/astro/plugins.ts'
import { askAtOnce, checkScriptFiles, scriptFileOf } from './scripts/astro/script-files.ts'
import { noteShippedPackages } from './scripts/astro/shipped-packages.ts'
import { parseBuildEnv, parsePictureEnv } from './src/config/build-env.ts'

// Editors and `astro check` load this file without an API; `npm run build` refuses to.
const env = parseBuildEnv({ SHOP_API_URL: 'http://localhost:4400', ...process.env })
const { imageCdn } = parsePictureEnv(process.env)

/** Settings that Astro takes only from a plugin. Lists of what each `import()` needs would be 0.5 kB of every page. */
const forBrowsers = {
  name: 'for-browsers',
  configEnvironment: (name, _, { command }) => ({
    // Leaves out React's code for its developers' tool, 0.3 kB of cart and checkout.
    ...(command === 'build' &&
      name === 'client' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
    build: {
      cssTarget: STYLE_TARGETS,
      ...(name === 'client' && {
        target: TARGETS,
        modulePreload: false,
        rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
      }),
    },
  }),
}

/** The name of a script without the additions of Astro and Rolldown: each page repeats it, so its length costs bytes. */
const scriptName = ({ name }) => `_astro/${name.replace(/\.astro_.*|~.*/, '')}.[hash].js`
const output = {
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: scriptFileOf }] },
  entryFileNames: scriptName,
  chunkFileNames: scriptName,
}

export default defineConfig({
  site: env.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  cacheDir: './.cache/astro',
  integrations: [react({ experimentalDisableStreaming: true }), clientIntent],
  devToolbar: { enabled: false },
  vite: {
    // No script of a component lies in the page: none is needed before the first paint.
    // `scriptFileOf` decides which file a module is in: the bundler need not warn that an import() makes none of its own.
    build: { assetsInlineLimit: 0, rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    plugins: [inlineModules, forBrowsers, askAtOnce, checkScriptFiles, noteShippedPackages, ownerAsValues],
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
      'import.meta.env.SIZE_LABELS': sizesAsCode(),
      'import.meta.env.SHOW_UNPROVEN_DISCOUNTS': JSON.stringify(env.areUnprovenDiscountsShown),
    },
  },
})
