import type { Plugin } from 'vite'

/**
 * A browser learns of a chunk's imports when it has the chunk, and of theirs when it has those: of a listing's, five round
 * trips one after another. An island names all that it needs by itself, and they come side by side in the second.
 */
export const islandsNameAllChunks: Plugin = {
  name: 'islands-name-all-chunks',
  generateBundle(_, bundle) {
    const importsOf = (fileName: string): string[] => {
      const chunk = bundle[fileName]
      return chunk?.type === 'chunk' ? chunk.imports : []
    }
    const collect = (fileName: string, found = new Set<string>()): Set<string> => {
      for (const imported of importsOf(fileName))
        if (!found.has(imported)) collect(imported, found.add(imported))
      return found
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId?.includes('/src/islands/'))
        continue
      const missing = [...collect(chunk.fileName)].filter((fileName) => !chunk.imports.includes(fileName))
      chunk.code += missing.map((fileName) => `import"./${fileName.split('/').pop() ?? ''}";`).join('')
    }
  },
}
