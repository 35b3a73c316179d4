import { readBuiltSite } from '../guards/built-site.ts'
import { weighPage } from '../guards/page-weight.ts'

/** What the pages of a built shop weigh; of the products' pages, the heaviest. */
export async function measurePages(dir: string): Promise<Record<string, object>> {
  const site = await readBuiltSite(dir)
  const products = site.pages.filter(({ path }) => path.startsWith('/produkt/'))
  const longest = products.reduce((a, b) => (b.html.length > a.html.length ? b : a))
  const chosen = ['/', '/produkty', '/produkty/tricka', longest.path, '/cart', '/checkout']
  const rows = await Promise.all(
    site.pages
      .filter(({ path }) => chosen.includes(path))
      .map(async (page) => {
        const { markup, styles, scripts } = await weighPage(site, page)
        return [page.path, { html: markup, css: styles, 'html+css': markup + styles, scripts }] as const
      }),
  )
  return Object.fromEntries(rows)
}
