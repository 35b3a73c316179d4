/** The shop while a translator or an extension changes its pages, before or after islands are hydrated. */
import { expect } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, newCustomer, untilLinesAreThere } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { addButton, addedLink, cards, cartButton, listingCount as count, main } from './support/shopper.ts'
import { fillFields, translate } from './support/strangers.ts'
import { test } from './support/test.ts'
import { watchErrors } from './support/requests.ts'

const FIELDS = {
  Meno: 'name',
  Priezvisko: 'surname',
  'E-mail': 'email',
  Telefón: 'tel',
  Ulica: 'street',
  'Číslo domu': 'street_number',
  PSČ: 'postal_code',
  Mesto: 'city',
} as const

/** An early translator also changes all that comes later. */
for (const isEarly of [true, false])
  test(
    `in a page translated, and with an element beside every field, ${isEarly ? 'before its islands are hydrated' : 'later'}, a shopper gets from a listing to the receipt of one order`,
    { tag: isEarly ? [] : '@long' },
    async ({ page }) => {
      const errors = watchErrors(page)
      if (isEarly) for (const change of [translate, fillFields]) await page.addInitScript(change)
      /** Opens a page, and waits for its islands and for the foreign changes. */
      async function open(path: string | null, reach?: () => Promise<void>): Promise<void> {
        if (path !== null) await page.goto(path)
        if (isEarly) return
        await reach?.()
        await expect(
          page.locator(reach ? 'main astro-island[ssr]' : 'astro-island[client=load][ssr]'),
        ).toHaveCount(0)
        for (const change of [translate, fillFields]) await page.evaluate(change)
      }
      const customer = newCustomer()
      await open('/produkty/tricka', async () => {
        await page.locator('.quick-view-button').first().hover()
        await page.locator('.listing-search input').hover()
      })
      await press(page.getByRole('checkbox', { name: /^Pánsky/ }))
      await expect(count(page)).toContainText(/^zobrazujem 32 z/)
      const card = cards(page).filter({ hasText: 'Pánske tričko Kompas' })
      await card.getByRole('button', { name: /^Rýchly náhľad/ }).click()
      const dialog = page.getByRole('dialog')
      await press(dialog.getByRole('radio', { name: /^bordová/ }))
      await press(dialog.getByRole('radio', { name: /^M\b/ }))
      await press(addButton(dialog))
      await expect(addedLink(dialog)).toBeVisible()
      await press(dialog.getByRole('button', { name: 'Zavrieť náhľad' }))
      await press(card.getByRole('link'))

      await expect(page).toHaveURL(new RegExp(`/produkt/${KNOWN_PRODUCTS.colours.slug}`))
      await open(null)
      await press(page.getByRole('radio', { name: /^XL/ }))
      await press(addButton(page))
      await expect(addedLink(page)).toBeVisible()
      await press(cartButton(page))
      const popup = page.locator('#cart-popup')
      await expect(popup.getByRole('listitem').filter({ hasText: 'Kompas' })).toHaveCount(2)
      await press(popup.getByRole('link', { name: 'Zobraziť košík' }))

      await open(null)
      await untilLinesAreThere(page)
      await press(main(page).getByRole('button', { name: 'Zvýšiť množstvo' }).first())
      await press(main(page).getByRole('link', { name: 'Prejsť do objednania' }))

      await open(null)
      await untilLinesAreThere(page)
      for (const [label, value] of Object.entries(customer))
        await page.locator(`#customer-${FIELDS[label as keyof typeof FIELDS]}`).fill(value)
      await press(page.getByRole('radio', { name: /^Osobn/ }))
      await press(checkout(page).terms)
      await press(checkout(page).submit)
      await expect(checkout(page).orderNumber).toBeVisible()
      const [order, ...others] = readOrders(customer['E-mail'])
      expect(others).toEqual([])
      expect(order?.lines).toMatchObject([
        { name: 'Pánske tričko Kompas', size: 'M', color: 'bordová', count: 2 },
        { name: 'Pánske tričko Kompas', size: 'XL', count: 1 },
      ])
      expect(order?.row).toMatchObject({
        surname: customer.Priezvisko,
        city: customer.Mesto,
        country: 'Slovensko',
      })
      await expect(page.getByText('Unexpected Application Error')).toBeHidden()
      expect(errors).toEqual([])
    },
  )
