import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'astro'
import { Listr } from 'listr2'

const LOOK_EVERY_MS = 500

/**
 * Renders the shop's pages into `outDir`, showing how far it is.
 * @param products how many pages of products are to come: by far the most pages of a shop
 */
export async function runRender(outDir: string, products: number): Promise<void> {
  process.env['SHOP_OUT_DIR'] = `./${outDir}`
  await new Listr(
    [
      {
        title: 'Render the pages',
        task: async (_, task) => {
          const startedAt = Date.now()
          const describe = createDescription(products)
          // In a plain log a tenth at a time, so that it stays short.
          const step = process.stdout.isTTY ? 1 : Math.max(1, Math.floor(products / 10))
          let shown = -step
          const look = async () => {
            const done = await countPages(outDir)
            if (done < shown + step) return
            shown = done
            task.output = describe(done)
          }
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
    if (done === 0) return 'bundling scripts and styles'
    first ??= { done, at: Date.now() }
    const paceMs = (Date.now() - first.at) / (done - first.done)
    const left = Number.isFinite(paceMs) ? `, some ${Math.ceil((paceMs * (total - done)) / 1000)} s more` : ''
    return `products: ${done} of ${total}${left}`
  }
}
