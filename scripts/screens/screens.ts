import type { Locator, Page } from 'playwright'
import { DEMO_ROUTES, SHOP_ROUTES, type Route } from './routes.ts'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import { add, billing, fillCart, openCheckout, placeOrder, tick } from './acts.ts'

/** A view of the shop. */
export interface Screen {
  /** Brings a new browser page there. */
  open: (page: Page) => Promise<unknown>
  /** The only width at which the view exists. */
  isPhoneOnly?: boolean
  isDesktopOnly?: boolean
}

type Open = Screen['open']

const { twoCuts, mug, soldOut, colours } = KNOWN_PRODUCTS
const FILTERED = '/produkty/tricka?filters=%7B%22100%22%3A%5B%22301%22%5D%7D&productsCount=40'

/** A page of the shop, and an action on it. */
const on = (path: string, act?: Open): Screen => ({
  open: async (page) => {
    await page.goto(path)
    await act?.(page)
  },
})

/** A page of the shop with goods in the cart, and an action on it. */
const withGoods = (goods: readonly { slug: string }[], path: string, act: Open): Screen => ({
  open: async (page) => {
    await fillCart(page, ...goods)
    await on(path, act).open(page)
  },
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
async function openQuickView(page: Page): Promise<void> {
  await press(page, /^Rýchly náhľad/)
  await page.getByRole('dialog').getByRole('button', { name: 'Pridať do košíka' }).waitFor()
}

/** Opens the choice of a line in the cart. */
async function changeLine(place: Locator): Promise<void> {
  await place.getByRole('button', { name: /^Zmeniť/ }).click()
  await place
    .getByRole('group', { name: /^Veľkosť/ })
    .first()
    .waitFor()
}

/** @example screenName({ path: '/produkty/all' }) // 'produkty-all' */
function screenName({ path }: Route): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

const pages = (routes: readonly Route[]): Record<string, Screen> =>
  Object.fromEntries(routes.map((route) => [screenName(route), on(route.path)]))

/** The placeholder pages of the design template, and the dialog that one opens. */
export const DEMO_SCREENS: Readonly<Record<string, Screen>> = {
  ...pages(DEMO_ROUTES),
  'page-collection-filters': on('/page-collection', async (page) => {
    await press(page, 'Show filters')
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  }),
}

/** The screens of the shop itself: each page, and each state with a layout of its own. */
export const SHOP_SCREENS: Readonly<Record<string, Screen>> = {
  ...pages(SHOP_ROUTES),
  product: on(`/produkt/${twoCuts.slug}`),
  'product-sold-out': on(`/produkt/${soldOut.slug}`),
  'product-colours': on(`/produkt/${colours.slug}`),
  'product-missing': on('/produkt/nikto-take-nema', (page) => heading(page, /^Je nám ľúto/)),
  'not-found': on('/nic-take'),

  'mega-menu': {
    isDesktopOnly: true,
    ...on('/kontakt', async (page) => {
      await press(page, 'Oblečenie')
      await page.locator('.menu-list:popover-open').waitFor()
    }),
  },
  'slide-menu': {
    isPhoneOnly: true,
    ...on('/produkty/tricka', async (page) => {
      await press(page, 'Otvoriť menu')
      await page.locator('#menu details:not([open]) summary').click()
    }),
  },
  suggestions: on('/kontakt', async (page) => {
    await page.locator('#header-search-box').fill('tricko')
    await page
      .getByRole('search')
      .getByRole('status')
      .getByText(/^\d+\u00A0návrh/)
      .waitFor()
    await page.keyboard.press('ArrowDown')
  }),
  'listing-filters': {
    isPhoneOnly: true,
    ...on('/produkty/tricka', (page) => press(page, 'Filtrovať')),
  },
  'listing-filtered': on(FILTERED, (page) => page.locator('.card:visible').first().waitFor()),
  'listing-empty': on(`${FILTERED}&search=kolotoc`, (page) => page.locator('.empty-state').waitFor()),
  'quick-view': on('/produkty/tricka', openQuickView),
  'quick-view-added': on('/produkty/tricka?search=panske+tricko+kompas&productsCount=40', async (page) => {
    await openQuickView(page)
    const dialog = page.getByRole('dialog')
    await add(dialog)
    // The notification stays as long as the pointer rests on it.
    await dialog.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem').hover()
  }),

  'size-chart': on(`/produkt/${twoCuts.slug}`, (page) => press(page, 'Tabuľka veľkostí')),
  zoom: on(`/produkt/${twoCuts.slug}`, async (page) => {
    // Without its code, the link would lead to the picture's file.
    await page.locator('product-gallery:defined').waitFor()
    await page.getByRole('link', { name: 'Zväčšiť obrázok' }).click()
    await page.getByRole('dialog', { name: 'Zväčšený obrázok' }).waitFor()
  }),
  popup: withGoods([twoCuts, mug], `/produkt/${mug.slug}`, async (page) => {
    await press(page, /^Nákupný košík/)
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  }),
  'popup-change': withGoods([colours], `/produkt/${colours.slug}`, async (page) => {
    await press(page, /^Nákupný košík/)
    await changeLine(page.getByRole('dialog'))
  }),
  'cart-change': withGoods([colours, twoCuts], '/cart', async (page) => {
    await changeLine(page.getByRole('listitem').filter({ hasText: 'Kompas' }))
    await changeLine(page.getByRole('listitem').filter({ hasText: 'Tatry' }))
  }),
  'cart-changed-price': {
    open: async (page) => {
      await fillCart(page, mug)
      await page.evaluate(() => {
        const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as object[]
        localStorage.setItem('cart', JSON.stringify(lines.map((line) => ({ ...line, price: 7.5 }))))
      })
      await page.goto('/cart')
      await heading(page, 'Od vášho výberu sa niečo zmenilo')
    },
  },
  'checkout-filled': {
    open: async (page) => {
      await openCheckout(page)
      await tick(page, 'Nakupujem na firmu')
      await tick(page, 'Doručiť na inú adresu')
      for (const [label, text] of Object.entries({ PSČ: '0100', Telefón: 'nemám', IČO: '12' }))
        await billing(page, label).fill(text)
      await billing(page, 'E-mail').fill('zofia@')
      await tick(page, 'Súhlasím s')
      await page.getByRole('button', { name: 'Email nemá správny formát' }).waitFor()
    },
  },
  'order-sent-transfer': {
    open: async (page) => {
      await placeOrder(page, 'Slovenská pošta', 'Bankový prevod vopred')
      await page.getByRole('img', { name: /PAY by square/ }).waitFor()
    },
  },
  'order-unknown': {
    open: async (page) => {
      await placeOrder(page, 'Kuriér GLS', 'Dobierka', 500)
      await page.getByText(/^Nevieme, či/).waitFor()
    },
  },

  'withdrawal-faults': on('/odstupenie-od-zmluvy', async (page) => {
    await press(page, 'Pokračovať na kontrolu')
    await page.getByText('Napíšte číslo objednávky.').waitFor()
  }),
  'login-answer': on('/login', (page) => press(page, 'Prihlásiť')),
  trouble: {
    open: async (page) => {
      await page.route(/_astro\/Page.*\.js/, (route) => route.fulfill({ status: 404 }))
      await page.goto('/kontakt')
      await page
        .getByRole('alert')
        .getByText(/^ChunkLoadError/)
        .waitFor()
    },
  },
}

/** Pages of the shop with the template of another screen: of another listing, of a long text, or of a form as it is filled in. */
export const LIKE_ANOTHER: ReadonlySet<string> = new Set([
  ...Object.keys(SHOP_SCREENS).filter((name) => /^produkty(?!-tricka(?:-damske)?$)/.test(name)),
  ...['ochrana-osobnych-udajov', 'pristupnost', 'vratenie-tovaru', 'odstupenie-od-zmluvy-prijate'],
  ...['odstupenie-od-zmluvy', 'login', 'forgot-pass', 'cart', 'checkout', 'product', 'quick-view'],
])
