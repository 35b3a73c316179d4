/** On each screen everything is pressed as a person presses it: something happens, and nothing breaks. */
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { keep, MUG } from './support/checkout.ts'
import { press } from './support/press.ts'
import { pressEverything, watchPresses } from './support/press-everything.ts'
import { untilRest } from './support/rest.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

const { slug } = KNOWN_PRODUCTS.colours

/** Opens a panel where it is not open yet. */
const panel = (opener: string | RegExp, selector: string) => async (page: Page) => {
  const open = page.locator(selector).first()
  if (!(await open.isVisible())) await press(page.getByRole('button', { name: opener }).first())
  await expect(open).toBeVisible()
  return open
}

type Screen = readonly [path: string, part?: (page: Page) => Locator | Promise<Locator>]

const ON_A_PHONE: Readonly<Record<string, Screen>> = {
  // Its listing is like any other.
  home: ['/', (page) => main(page).locator(':scope > :not(.listing)')],
  listing: ['/produkty/tasky'],
  filters: ['/produkty/tasky', panel('Filtrovať', '#filters')],
  product: [`/produkt/${slug}`],
  'quick view': ['/produkty/tricka', panel(/^Rýchly náhľad/, 'dialog.quick-view')],
  'header and footer': ['/kontakt', (page) => page.locator('body')],
  menu: ['/produkty/tricka', panel('Otvoriť menu', '#menu')],
  'cart popup': ['/produkty/tricka', panel(/^Nákupný košík/, '#cart-popup')],
  cart: ['/cart'],
  checkout: ['/checkout'],
  withdrawal: ['/odstupenie-od-zmluvy'],
}
const BY_A_MOUSE: Readonly<Record<string, Screen>> = {
  'header and footer': ['/kontakt', (page) => page.locator('body')],
  'list of the menu': ['/kontakt', panel('Oblečenie', '.menu-list')],
}

for (const [device, width, hasTouch, screens] of [
  ['by a finger on a phone', 360, true, ON_A_PHONE],
  ['by a mouse', 1280, false, BY_A_MOUSE],
] as const)
  test.describe(device, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch })

    for (const [name, [path, part = main]] of Object.entries(screens))
      test(`everything in the ${name} can be pressed`, async ({ page }) => {
        test.slow()
        await page.addInitScript(watchPresses)
        // The notice of the new price comes before anything is pressed.
        if (/cart|checkout/.test(name)) await keep(page, { cart: [{ ...MUG, price: 7.9 }] })
        await pressEverything(page, async () => {
          // Until the page's own code is there, some controls do nothing.
          if (new URL(page.url(), 'http://localhost').pathname !== path)
            await untilRest(page, () => page.goto(path))
          return part(page)
        })
      })
  })
