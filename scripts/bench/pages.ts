import { openBuiltSite } from '../guards/built-site.ts'
import { weighPage } from '../guards/page-weight.ts'

/** What the pages of a built shop weigh before any interaction, in brotli bytes. */
export async function measurePages(dir: string): Promise<Record<string, object>> {
  const site = await openBuiltSite(dir)
  const product = site.paths.find((path) => path.startsWith('/produkt/')) ?? '/'
  const rows = ['/', '/produkty', '/produkty/tricka', product, '/cart', '/checkout'].map(async (path) => {
    const { markup, styles, scripts } = await weighPage(site, await site.page(path))
    return [path, { html: markup, css: styles, 'html+css': markup + styles, scripts }] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
