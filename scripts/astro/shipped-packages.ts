import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

/** The file with the names of the packages that are in the scripts of the last build. */
export const SHIPPED = '.cache/shipped-packages.json'

/** Notes the packages whose code is in a script of the shop. */
export const noteShippedPackages: Plugin = {
  name: 'note-shipped-packages',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const names = ids.flatMap(
      (id) =>
        /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ??
        /^\0(vite|rolldown)\//.exec(id)?.[1] ??
        [],
    )
    mkdirSync(dirname(SHIPPED), { recursive: true })
    writeFileSync(SHIPPED, JSON.stringify([...new Set(names)].toSorted()))
  },
}
