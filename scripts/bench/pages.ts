import { usableBudget } from '../pipeline/guards/site/budgets.ts'
import { openBuiltSite } from '../pipeline/guards/site/built-site.ts'
import { weighPage } from '../pipeline/guards/site/page-weight.ts'
import type { BenchPart } from './figure.ts'

/** What the pages of a built shop weigh before any interaction, in brotli bytes. */
export async function measurePages(dir: string): Promise<BenchPart> {
  const site = openBuiltSite(dir)
  const product = site.paths.find((path) => path.startsWith('/produkt/')) ?? '/'
  const figures = ['/', '/produkty', '/produkty/tricka', product, '/kontakt', '/cart', '/checkout'].map(
    async (path) => {
      const { document, scripts } = await weighPage(site, await site.page(path))
      const budget = usableBudget(path)
      return [
        { name: `${path}: scripts`, value: scripts, unit: 'bytes', budget: budget.scripts },
        { name: `${path}: document`, value: document, unit: 'bytes', budget: budget.document },
      ] as const
    },
  )
  return {
    title: 'Pages before any interaction, brotli',
    figures: (await Promise.all(figures)).flat(),
  }
}
