import { build, type Plugin } from 'vite'

/**
 * `import code from './a.ts?inline-script'` gives the module `a.ts` and all that it imports as one minified text. It is for
 * a script that stands in the page itself, because it has to run before the page's modules, and that is typed and tested
 * as they are.
 */
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
          target: 'esnext',
          modulePreload: false,
          rolldownOptions: { input, preserveEntrySignatures: false, output: { format: 'iife' } },
        },
      })
      const [script] = 'output' in bundle ? bundle.output : []
      if (!script) throw new Error(`No script came of ${input}`)
      return `export default ${JSON.stringify(script.code.trim())}`
    },
  },
}
