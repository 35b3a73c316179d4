import { brotliDecompressSync, constants } from 'node:zlib'
import { toBrotli } from '../../../serve/static-server.ts'
import type { Guard } from './built-site.ts'

/** The bytes of a page that a server sends before the browser has answered: ten packets, less headers. */
const FIRST_BYTES = 12_000
/** Products in a row of a listing on a phone. */
const PHONE_ROW = 2
const TILES = /<ul class="category-tiles">.*?<\/ul>/s
const CARD = /<li class="card".*?<\/li>/gs

/** The elements with which a page's first screen ends; none for pages without a list of products. */
function firstScreenEnds(html: string): string[] {
  const tiles = TILES.exec(html)
  if (tiles) return [tiles[0]]
  const grid = html.slice(html.indexOf('class="static-grid"'))
  return (grid.match(CARD) ?? []).slice(0, PHONE_ROW)
}

/**
 * Home and listings, the heaviest pages, show a phone's first screen from what comes in the first round trip (decision 1):
 * home all down to its categories, a listing its first row of products. Styles stand before them.
 */
export const firstScreen: Guard = {
  name: 'first screen',
  check: async ({ html }) => {
    const ends = html.includes('class="static-grid"') ? firstScreenEnds(html) : []
    if (ends.length === 0) return []
    const sent = (await toBrotli(Buffer.from(html))).subarray(0, FIRST_BYTES)
    const shown = brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
    const missing = ends.filter((end) => !shown.includes(end))
    return missing.map(
      (end) =>
        `the first ${FIRST_BYTES} B as sent end before "${end.slice(0, 60)}…": less must stand above it`,
    )
  },
}
