import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'astro'
import { Listr } from 'listr2'
import { countToRender } from '../../src/catalogue/pages/kept-pages.ts'

const LOOK_EVERY_MS = 500

/**
 * Renders into `outDir` those of the shop's pages that no earlier build has rendered, showing how far it is.
 * @param code digest of the code and the settings that they are rendered with
 */
export async function runRender(outDir: string, code: string): Promise<void> {
  Object.assign(process.env, { SHOP_OUT_DIR: `./${outDir}`, SHOP_CODE: code })
  await new Listr(
    [
      {
        title: 'Render the pages',
        task: async (_, task) => {
          const startedAt = Date.now()
          let total: number | undefined
          let describe = (_done: number) => ''
          let nextShown = 1
          const look = async () => {
            if (total === undefined) {
              total = countToRender('produkt')
              if (total === undefined) return
              describe = createDescription(total)
            }
            const done = await countPages(outDir)
            if (done < nextShown) return
            // In a plain log a tenth at a time, so that it stays short.
            nextShown = done + (process.stdout.isTTY ? 1 : Math.max(1, Math.floor(total / 10)))
            task.output = describe(done)
          }
          task.output = 'bundling scripts and styles'
          const timer = setInterval(() => void look(), LOOK_EVERY_MS)
          await build({ logLevel: 'warn' }).finally(() => clearInterval(timer))
          task.title += ` in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`
        },
      },
    ],
    { fallbackRenderer: 'simple', rendererOptions: { showErrorMessage: false } },
  ).run()
}

async function countPages(outDir: string): Promise<number> {
  const folders = await readdir(join(outDir, 'produkt')).catch(() => [])
  return folders.length
}

/** Tells how far it is, and how long the rest takes at the pace since the first pages were there. */
function createDescription(total: number): (done: number) => string {
  let first: { done: number; at: number } | undefined
  return (done) => {
    first ??= { done, at: Date.now() }
    const paceMs = (Date.now() - first.at) / (done - first.done)
    const left = Number.isFinite(paceMs) ? `, some ${Math.ceil((paceMs * (total - done)) / 1000)} s more` : ''
    return `products: ${done} of ${total}${left}`
  }
}
