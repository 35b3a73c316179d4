import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'astro'
import { Listr } from 'listr2'

const LOOK_EVERY_MS = 500

/**
 * Renders the shop's pages into `outDir`, showing how far it is.
 * @param products pages of products to come, by far the most of a shop's
 */
export async function runRender(outDir: string, products: number): Promise<void> {
  process.env['SHOP_OUT_DIR'] = `./${outDir}`
  await new Listr(
    [
      {
        title: 'Render the pages',
        task: async (_, task) => {
          const startedAt = Date.now()
          // In a plain log a tenth at a time, so that it stays short.
          const step = process.stdout.isTTY ? 1 : Math.max(1, Math.floor(products / 10))
          let shown = -1
          const look = async () => {
            const done = await countPages(outDir)
            if (shown >= 0 && done < shown + step) return
            shown = done
            task.output = describe(done, products, Date.now() - startedAt)
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

/** How far it is, and how long the rest takes at that pace. */
function describe(done: number, total: number, elapsedMs: number): string {
  if (done === 0) return 'bundling scripts and styles'
  const leftMs = (elapsedMs / done) * Math.max(0, total - done)
  return `products: ${done} of ${total}, some ${Math.ceil(leftMs / 1000)} s more`
}
