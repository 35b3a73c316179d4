import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { press } from './support/press.ts'
import { addToCart, cartButton, main } from './support/shopper.ts'
import { test } from './support/test.ts'

const { slug } = KNOWN_PRODUCTS.colours

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

test('a size is changed by a finger in two presses, in the cart and in its popup', async ({ page }) => {
  await addToCart(page, slug, 'M')
  await page.goto('/cart')
  const line = (place = main(page)) => place.getByRole('listitem').filter({ hasText: 'Pánske tričko Kompas' })
  const change = page.getByRole('button', { name: /^Zmeniť veľkosť a farbu: Pánske tričko Kompas/ })
  const size = (name: string) =>
    page.getByRole('group', { name: 'Veľkosť' }).getByRole('button', { name, exact: true })

  await press(change)
  await expect(size('XS (vypredané)')).toBeDisabled()
  await press(size('L'))
  await expect(line()).toContainText('VeľkosťL')
  await page.reload()
  await expect(line()).toContainText('VeľkosťL')

  await press(line().getByRole('link'))
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()

  const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
  await press(cartButton(page))
  await expect(line(popup)).toContainText('VeľkosťL')
  await expect(line(popup)).toContainText('Množstvo1')
  await press(popup.getByRole('button', { name: /^Zmeniť/ }))
  await press(size('S'))
  await expect(line(popup)).toContainText('VeľkosťS')
})
