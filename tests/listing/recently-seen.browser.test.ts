import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toProductIndex } from '../../scripts/pipeline/listing/make-product-index.ts'
import { catalogue, product } from '../fixtures/builders.ts'
import { showAstro } from '../browser/page.ts'
import '../../src/listing/recently-seen.ts'

const INDEX = toProductIndex(
  catalogue([
    product({ slug: 'hrncek', name: 'Hrnček', priceCents: 890 }),
    product({ slug: 'siltovka', name: 'Šiltovka', priceCents: 1290, imagePath: '' }),
    product({ slug: 'tricko', name: 'Tričko' }),
  ]),
)
const row = page.getByRole('region', { name: 'Naposledy ste si pozreli' })
let file: Response

beforeEach(() => {
  file = Response.json(INDEX)
  vi.stubGlobal('fetch', () => Promise.resolve(file))
})

/** The page of a t-shirt, for a shopper who has seen other products before. */
async function openProduct(stored: string): Promise<void> {
  sessionStorage.setItem('recentlySeen', stored)
  document.getElementById('recently-seen')?.remove()
  await showAstro('/src/listing/RecentlySeen.astro', { slug: 'tricko' })
  // As the script beside its markup does before the first paint.
  document.getElementById('recently-seen')?.removeAttribute('hidden')
}

it('without an answer the row goes', async () => {
  file = Response.error()
  await openProduct('["hrncek"]')
  await expect.element(row).not.toBeInTheDocument()
})

it('shows what was seen before, newest first, but not the product itself, nor what the shop no longer has', async () => {
  await openProduct('["siltovka","nikto-take-nema","tricko","hrncek"]')
  const cards = row.getByRole('listitem')
  await expect.element(cards).toHaveLength(2)
  await expect.element(cards.first()).toMatchTextContent('Šiltovka')
  expect(cards.first().element().querySelector('.no-picture')).not.toBeNull()
  await expect.element(cards.nth(1)).toMatchTextContent(/Hrnček.*8,90\s€/)
  await expect.element(cards.nth(1).getByRole('link')).toHaveAttribute('href', '/produkt/hrncek')
})

it.each(['["tricko"]', '["<img src=x onerror=alert(1)>",null,{"toString":1},"__proto__"]', '["a",'])(
  'goes where nothing of %s can be shown',
  async (stored) => {
    await openProduct(stored)
    await expect.element(row).not.toBeInTheDocument()
  },
)

it('a page that was prepared unseen, or opened in a tab behind, is remembered once it is seen', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  sessionStorage.setItem('recentlySeen', '[]')
  document.getElementById('recently-seen')?.remove()
  await showAstro('/src/listing/RecentlySeen.astro', { slug: 'tricko' })
  expect(sessionStorage.getItem('recentlySeen')).toBe('[]')
  hidden.mockRestore()
  // eslint-disable-next-line no-restricted-syntax -- only the browser itself shows a tab
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => sessionStorage.getItem('recentlySeen')).toBe('["tricko"]')
})
