import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'
import { ARTWORKS } from '../../src/config/artwork.ts'
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

/** In place of Vite's helper for an `import()`, which fetches styles and tells of failures that nothing here asks for: 0.1 kB of every page. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Modules whose values the build computes, not the browser. */
const VALUES = { 'config/shop.ts': { SHOP }, 'config/artwork.ts': { ARTWORKS } }

/** The value at a path, and the steps that lead into no object, such as methods of a list. */
function valueAt(path: readonly string[]): string {
  let value: unknown = SHOP
  const left = [...path]
  while (isPlain(value) && left[0] !== undefined && Object.hasOwn(value, left[0]))
    value = value[left.shift() as string]
  return [`(${JSON.stringify(value)})`, ...left].join('.')
}
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Computes the owner's values in the build, and puts each in its place: most code needs one of them. That saves 1.8 kB of the checkout's script. */
export const ownerAsValues: Plugin = {
  name: 'owner-as-values',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, values] = Object.entries(VALUES).find(([file]) => id.endsWith(`/src/${file}`)) ?? []
    return (
      values &&
      Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    )
  },
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) =>
      code.replaceAll(/\bSHOP((?:\.\w+)+)/g, (_, path: string) => valueAt(path.slice(1).split('.'))),
  },
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
