import { copyShop, type ShopCopy, withoutSpeculation } from './shop-copy.ts'

/** How long a page may take to its largest paint, as part of what the bare page takes. */
export const BARE_RATIO_BUDGET = 1.05

/** Data for search engines is no script: a bare page would have it as well. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g

/** The same pages without any script: nothing that shows them can be faster. */
export async function stripScripts(dir: string): Promise<ShopCopy> {
  const copy = await copyShop(dir)
  await copy.changePages((html) => html.replaceAll(SCRIPT, ''))
  await copy.change('_headers', withoutSpeculation)
  return copy
}
