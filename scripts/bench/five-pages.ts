import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import type { BenchPart, Figure } from './figure.ts'
import { MEASURED } from './measured-pages.ts'
import { launchPhoneBrowser, openPhone, type PageTimes, visitPage } from './phone.ts'
import { CPU_SLOWDOWN, median } from './slow-phone.ts'
import { startSlowServer } from './slow-server.ts'
import { moveStyles } from './styles-in-file.ts'

const VISITS = 3
const VISIT = [
  MEASURED.home,
  MEASURED.listing,
  MEASURED.product,
  `/produkt/${KNOWN_PRODUCTS.colours.slug}`,
  '/cart',
]

type Visit = readonly PageTimes[]
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const paints = (visit: Visit) => visit.map((page) => page.largestPaint)

/**
 * Measures a visit of five pages with all styles inline, as the shop has them, and with those that are not needed at
 * first in a file that the browser keeps.
 */
export async function measureFivePages(dir: string): Promise<BenchPart> {
  const browser = await launchPhoneBrowser()
  const copy = await moveStyles(browser, dir, VISIT)
  const servers = { inline: await startSlowServer(dir), file: await startSlowServer(copy.dir) }
  const visits: Record<keyof typeof servers, Visit[]> = { inline: [], file: [] }
  try {
    for (let number = 0; number < VISITS; number++)
      for (const way of number % 2 === 0 ? (['inline', 'file'] as const) : (['file', 'inline'] as const)) {
        const page = await openPhone(browser)
        const visit: PageTimes[] = []
        for (const path of VISIT) visit.push(await visitPage(page, servers[way].url + path))
        visits[way].push(visit)
        await page.context().close()
      }
  } finally {
    await browser.close()
    await Promise.all([servers.inline.close(), servers.file.close()])
    await copy.remove()
  }
  const half = (value: (pair: { inline: Visit; file: Visit }) => number) =>
    median(visits.inline.map((inline, i) => value({ inline, file: visits.file[i] ?? [] })))
  const first = (visit: Visit) => paints(visit)[0] ?? NaN
  const later = (visit: Visit) => sum(paints(visit).slice(1))
  const figures: Figure[] = [
    {
      name: 'inline: largest paints of the visit',
      value: half(({ inline }) => sum(paints(inline))),
      unit: 'ms',
    },
    { name: 'file: largest paints of the visit', value: half(({ file }) => sum(paints(file))), unit: 'ms' },
    {
      name: 'file, as part of inline: the visit',
      value: half(({ inline, file }) => sum(paints(file)) / sum(paints(inline))),
      unit: 'ratio',
    },
    {
      name: 'file, as part of inline: the first page',
      value: half(({ inline, file }) => first(file) / first(inline)),
      unit: 'ratio',
    },
    {
      name: 'file, as part of inline: the four pages after it',
      value: half(({ inline, file }) => later(file) / later(inline)),
      unit: 'ratio',
    },
    {
      name: 'the first page inline and the others by file, as part of inline',
      value: half(({ inline, file }) => (first(inline) + later(file)) / sum(paints(inline))),
      unit: 'ratio',
    },
  ]
  return {
    title: `A visit of five pages, slow line, processor slowed ${CPU_SLOWDOWN} times, median of ${VISITS}`,
    figures,
  }
}
