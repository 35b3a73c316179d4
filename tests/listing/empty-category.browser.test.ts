// Rule 231
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press, showAstro, visits } from '../browser/page.ts'

it('a category without goods says so, and leads to all products, to categories with goods and to a person', async () => {
  await showAstro('/src/listing/EmptyCategory.astro', { categories: [{ slug: 'tricka', name: 'Tričká' }] })
  await expect.element(page.getByText('V tejto kategórii teraz nemáme žiadny tovar.')).toBeVisible()
  for (const link of page.getByRole('listitem').getByRole('link').all()) await press(link)
  await expect.poll(() => visits).toEqual(['/produkty', '/produkty/tricka', '/kontakt'])
})
