import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'astro'
import { showTask } from '../show-task.ts'

const LOOK_EVERY_MS = 500

/**
 * Renders the shop's pages into `outDir`, showing how far it is.
 * @param total how many products there are, because most pages are of products
 */
export async function runRender(outDir: string, total: number): Promise<void> {
  await showTask('Render the pages', async (task) => {
    const startedAt = Date.now()
    const describe = createDescription(total)
    let nextShown = 1
    const look = async () => {
      const done = await countPages(outDir)
      if (done < nextShown) return
      // A plain log gets a line for each tenth, so that it stays short.
      nextShown = done + (process.stdout.isTTY ? 1 : Math.max(1, Math.floor(total / 10)))
      task.output = describe(done)
    }
    task.output = 'bundling scripts and styles'
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    await build({ logLevel: 'warn', outDir }).finally(() => clearInterval(timer))
    task.title += ` in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`
  })
}

async function countPages(outDir: string): Promise<number> {
  const folders = await readdir(join(outDir, 'produkt')).catch(() => [])
  return folders.length
}

/** Describes the progress, with how long the rest takes at the pace since the first pages were there. */
function createDescription(total: number): (done: number) => string {
  let first: { done: number; at: number } | undefined
  return (done) => {
    first ??= { done, at: Date.now() }
    const paceMs = (Date.now() - first.at) / (done - first.done)
    const left = Number.isFinite(paceMs) ? `, some ${Math.ceil((paceMs * (total - done)) / 1000)} s more` : ''
    return `products: ${done} of ${total}${left}`
  }
}
