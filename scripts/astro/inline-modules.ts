import { build, type Plugin } from 'vite'
import { TARGETS } from './targets.ts'

/** `./a.ts?inline-script` is the module with all it imports, as minified text, for a script in the page itself. */
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
      if (!script) throw new Error(`No script came of ${input}`)
      return `export default ${JSON.stringify(script.code.trim())}`
    },
  },
}
