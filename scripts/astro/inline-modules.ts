import { build, type Plugin } from 'vite'
import { TARGETS } from './targets.ts'

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
