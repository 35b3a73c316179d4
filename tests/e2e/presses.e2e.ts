/** On each screen everything that can be pressed is pressed as a person presses it, and does what it says. */
import { expect, type Locator, type Page } from '@playwright/test'
import { keep, MUG } from './support/checkout.ts'
import { press } from './support/press.ts'
import { lowTargets, openQuickView, pressEverything, stayOnPage } from './support/press-everything.ts'
import { untilRest } from './support/rest.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

interface Screen {
  /** 360 or 1280 px, for what exists in one of these widths alone. */
  width?: number
  /** True where a resting pointer changes what is shown: there a mouse presses, too. */
  isHovered?: boolean
  path: string
  /** What the browser keeps when it opens the page. */
  kept?: Readonly<Record<string, unknown>>
  /** Brings the page there. @returns the part of it in which everything is pressed */
  open?: (page: Page) => Promise<Locator>
}

/** Waits for the notice of the new price: nothing comes later that could move what is pressed. */
async function untilPriceIsSaid(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Rozumiem' })).toBeVisible()
  return main(page)
}

/** A cart with a line whose price has changed since. */
const CART = { cart: [{ ...MUG, price: 7.9 }] }

async function openPanel(page: Page, opener: string | RegExp, panel: Locator): Promise<Locator> {
  await press(page.getByRole('button', { name: opener }).first())
  await expect(panel).toBeVisible()
  return panel
}

const SCREENS: Readonly<Record<string, Screen>> = {
  // Its listing is like any other.
  home: { path: '/', open: (page) => Promise.resolve(main(page).locator(':scope > :not(.listing)')) },
  listing: { path: '/produkty/tricka' },
  'filters of a listing': {
    width: 360,
    // Each press shows other products: the fewer there are, the less time it takes.
    path: '/produkty/tasky',
    open: (page) => openPanel(page, 'Filtrovať', page.getByRole('form', { name: 'Filtre' })),
  },
  product: { path: '/produkt/panske-tricko-kompas' },
  'size chart': {
    path: '/produkt/panske-tricko-kompas',
    open: (page) => openPanel(page, 'Tabuľka veľkostí', page.locator('#size-chart')),
  },
  'quick view': { path: '/produkty/tricka', open: openQuickView },
  'header and footer': {
    isHovered: true,
    path: '/kontakt',
    open: (page) => Promise.resolve(page.locator('body')),
  },
  menu: { width: 360, path: '/', open: (page) => openPanel(page, 'Otvoriť menu', page.locator('#menu')) },
  'list of the menu': {
    width: 1280,
    isHovered: true,
    path: '/kontakt',
    open: (page) => openPanel(page, 'Oblečenie', page.getByRole('list', { name: 'Oblečenie' })),
  },
  suggestions: {
    isHovered: true,
    path: '/kontakt',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Hľadať v obchode' }).fill('mikina medved')
      await expect(page.getByRole('listbox')).toBeVisible()
      return page.getByRole('listbox')
    },
  },
  'cart popup': {
    path: '/kontakt',
    kept: CART,
    open: (page) => openPanel(page, 'Nákupný košík', page.getByRole('dialog', { name: 'Nákupný košík' })),
  },
  cart: {
    path: '/cart',
    kept: CART,
    open: untilPriceIsSaid,
  },
  checkout: {
    path: '/checkout',
    kept: CART,
    open: untilPriceIsSaid,
  },
  withdrawal: { path: '/odstupenie-od-zmluvy' },
}

for (const [device, width, hasTouch] of [
  ['by a finger on a phone', 360, true],
  ['by a mouse', 1280, false],
] as const) {
  test.describe(device, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch })
    test.beforeEach(({ context }) => context.addInitScript(stayOnPage))

    for (const [name, screen] of Object.entries(SCREENS)) {
      if (screen.width !== undefined && screen.width !== width) continue
      // What a finger can press, a mouse can where a resting pointer changes nothing.
      if (!hasTouch && !screen.isHovered) continue
      test(`everything in the ${name} does what it says`, async ({ page }) => {
        if (screen.kept) await keep(page, screen.kept)
        // Until the page's own code is there, some controls do nothing.
        await untilRest(page, () => page.goto(screen.path))
        const part = (await screen.open?.(page)) ?? main(page)
        if (hasTouch) expect(await lowTargets(part)).toEqual([])
        await pressEverything(page, part)
      })
    }
  })
}
