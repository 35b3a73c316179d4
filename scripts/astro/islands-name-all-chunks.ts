import type { Plugin } from 'vite'

/**
 * A browser learns of a chunk's imports when it has the chunk, and of theirs when it has those: of a listing's, five round
 * trips one after another. An island names all that it needs by itself, and they come side by side in the second.
 */
export const islandsNameAllChunks: Plugin = {
  name: 'islands-name-all-chunks',
  generateBundle(_, bundle) {
    const importsOf = (name: string): string[] => {
      const file = bundle[name]
      return file?.type === 'chunk' ? file.imports : []
    }
    const needs = (name: string, found = new Set<string>()): Set<string> => {
      for (const each of importsOf(name)) if (!found.has(each)) needs(each, found.add(each))
      return found
    }
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.includes('/src/islands/')) {
        const missing = [...needs(chunk.fileName)].filter((name) => !chunk.imports.includes(name))
        chunk.code += missing.map((name) => `import"./${name.split('/').pop()}";`).join('')
      }
  },
}
