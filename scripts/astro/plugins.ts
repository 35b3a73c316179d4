import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'
import { SHOP } from '../../src/config/shop.ts'
import { existsSync, readFileSync } from 'node:fs'
import type { Catalogue } from '../../src/catalogue/rules/catalogue.ts'
import { SIZE_LABELS } from '../../src/config/ids.ts'
import { PAGES_DATA_DIR } from '../../src/site/pages-data.ts'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[]
}

/** The oldest browsers that can buy: `browserslist` of `package.json` in Vite's spelling, such as `ios16.4`. */
export const TARGETS = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''))

/** Styles also have to work in older browsers, which show the pages without script. */
export const STYLE_TARGETS = [...TARGETS, 'safari16']

/** Importing `./a.ts?inline-script` gives the module and its imports as one minified text, for an inline script. */
export const inlineModules: Plugin = {
  name: 'inline-modules',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const input = id.replace(/\?.*/, '')
      this.addWatchFile(input)
      const bundle = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          write: false,
          target: TARGETS,
          modulePreload: false,
          rolldownOptions: { input, preserveEntrySignatures: false, output: { format: 'iife' } },
        },
      })
      const [script] = 'output' in bundle ? bundle.output : []
      if (!script) throw new Error(`${input} gave no script`)
      return `export default ${JSON.stringify(script.code.trim())}`
    },
  },
}

/** Computes the owner's values in the build, not in the browser. That saves 0.9 kB of the checkout's script. */
export const shopAsValues: Plugin = {
  name: 'shop-as-values',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/config/shop.ts') ? `export const SHOP = ${JSON.stringify(SHOP)}` : undefined,
}

/** The sizes of the pulled settings as code: `undefined` for the built-in ones, and before a pull, as in an editor. */
export function sizesAsCode(): string {
  const file = `${PAGES_DATA_DIR}/catalogue.json`
  if (!existsSync(file)) return 'undefined'
  const { settings } = JSON.parse(readFileSync(file, 'utf8')) as Catalogue
  const sizes = JSON.stringify(settings.sizeLabels)
  return sizes === JSON.stringify(SIZE_LABELS) ? 'undefined' : sizes
}

export const clientIntent: AstroIntegration = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent.ts' }),
  },
}
