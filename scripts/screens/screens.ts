import type { Page } from 'playwright'
import { DEMO_ROUTES, SHOP_ROUTES, type Route } from './routes.ts'
import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'
import {
  billing,
  breakPrices,
  changeStoredLine,
  holdBack,
  lose,
  openCheckout,
  openPopup,
  openUnbuiltProduct,
  putIntoCart,
  reviewWithdrawal,
  sendOrder,
  type OrderAnswer,
} from './acts.ts'

/** Something that a shopper may see. */
export interface Screen {
  /** Brings a new shopper's page there. */
  open: (page: Page) => Promise<unknown>
  /** Widths that it does not exist in. */
  isPhoneOnly?: boolean
  isDesktopOnly?: boolean
}

type Open = Screen['open']

const { twoCuts, child, cap, mug, soldOut, colours, hostile, sweatshirt } = KNOWN_PRODUCTS
const FILTERED = '/produkty/tricka?filters=%7B%22100%22%3A%5B%22301%22%5D%7D&productsCount=40'
const FAILURE = /^Chyba pri odosielaní/

const at =
  (path: string): Open =>
  (page) =>
    page.goto(path)

/** A page, and then one thing done on it. */
const then =
  (path: string, act: Open): Open =>
  async (page) => {
    await page.goto(path)
    await act(page)
  }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

async function search(page: Page, phrase: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Hľadať v obchode' }).fill(phrase)
  await page
    .getByRole('search')
    .getByText(/^(\d+\u00A0návrh|Žiadny produkt)/)
    .waitFor()
}

async function openQuickView(page: Page): Promise<void> {
  await press(page, /^Rýchly náhľad/)
  await page.getByRole('dialog').getByRole('button', { name: 'Pridať do košíka' }).waitFor()
}

/** A page that shows a cart whose line has changed since it was put there. */
function changedCart(path: string, change: Parameters<typeof changeStoredLine>[1]): Open {
  return async (page) => {
    await putIntoCart(page, mug.slug)
    await changeStoredLine(page, change)
    await page.goto(path)
    await heading(page, 'Od vášho výberu sa niečo zmenilo')
  }
}

function answered(answer: OrderAnswer, title: string | RegExp): Open {
  return async (page) => {
    await sendOrder(page, { answer })
    await heading(page, title)
  }
}

function sent(delivery: string, payment: string, last: Open): Open {
  return async (page) => {
    await sendOrder(page, { delivery, payment, answer: 'accepted' })
    await heading(page, /^Objednávka bola odoslaná/)
    await last(page)
  }
}

/** 'kontakt' for '/kontakt', 'produkty-all' for '/produkty/all'. */
function screenName({ path }: Route): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

const pages = (routes: readonly Route[]): Record<string, Open> =>
  Object.fromEntries(routes.map((route) => [screenName(route), at(route.path)]))

const toScreens = (screens: Record<string, Screen | Open>): Record<string, Screen> =>
  Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [
      name,
      typeof screen === 'function' ? { open: screen } : screen,
    ]),
  )

/** The template's leftover pages, and what opens on them. */
export const DEMO_SCREENS: Readonly<Record<string, Screen>> = toScreens({
  ...pages(DEMO_ROUTES),
  'page-collection-filters': then('/page-collection', async (page) => {
    await press(page, 'Show filters')
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  }),
})

/** Every screen of the shop itself: each page, and each state that looks different. */
export const SHOP_SCREENS: Readonly<Record<string, Screen>> = toScreens({
  ...pages(SHOP_ROUTES),
  'listing-page-2': at('/produkty/tricka/strana-2'),
  'brand-ems': then('/brand/ems', (page) => page.locator('.card:visible').first().waitFor()),
  product: at(`/produkt/${twoCuts.slug}`),
  'product-child': at(`/produkt/${child.slug}`),
  'product-cap': at(`/produkt/${cap.slug}`),
  'product-mug': at(`/produkt/${mug.slug}`),
  'product-sold-out': at(`/produkt/${soldOut.slug}`),
  'product-colours': at(`/produkt/${colours.slug}`),
  'product-reduced': at(`/produkt/${sweatshirt.slug}`),
  'product-odd-description': at(`/produkt/${hostile.slug}`),
  'product-unbuilt': openUnbuiltProduct,
  'product-asked': async (page) => {
    await holdBack(page, /action=get_product/)
    await page.goto('/produkt/nikto-take-nema')
    await page.getByText('Načítavam…').first().waitFor()
  },
  'product-missing': then('/produkt/nikto-take-nema', (page) => heading(page, /^Je nám ľúto/)),
  'product-unreachable': async (page) => {
    await page.route(/action=get_product/, (route) => route.abort())
    await page.goto('/produkt/nikto-take-nema')
    await page.getByRole('button', { name: 'Skúsiť znova' }).first().waitFor()
  },
  'not-found': at('/nic-take'),

  'mega-menu': {
    isDesktopOnly: true,
    open: then('/kontakt', async (page) => {
      await press(page, 'Oblečenie')
      await page.locator('.menu-list:popover-open').waitFor()
    }),
  },
  dropdown: {
    isDesktopOnly: true,
    open: then('/kontakt', async (page) => {
      await page.locator('.menu-entry:has(.dropdown) > button').first().click()
      await page.locator('.menu-list:popover-open').waitFor()
    }),
  },
  'slide-menu': {
    isPhoneOnly: true,
    open: then('/produkty/tricka', async (page) => {
      await press(page, 'Otvoriť menu')
      await page.locator('#menu details:not([open]) summary').click()
    }),
  },
  suggestions: then('/kontakt', async (page) => {
    await search(page, 'tricko')
    await page.keyboard.press('ArrowDown')
  }),
  'suggestions-none': then('/kontakt', (page) => search(page, 'kolotoč')),

  'home-second-banner': then('/', (page) => press(page, 'Ďalší banner')),
  'home-turning': then('/', (page) => press(page, /striedanie bannerov$/)),
  'listing-filters': {
    isPhoneOnly: true,
    open: then('/produkty/tricka', (page) => press(page, 'Filtrovať')),
  },
  'listing-filtered': then(FILTERED, (page) => page.locator('.card:visible').first().waitFor()),
  'listing-searched': then('/produkty/all?search=tricko&productsCount=40', (page) =>
    page.locator('.card:visible').first().waitFor(),
  ),
  'listing-empty': then(`${FILTERED}&search=kolotoc`, (page) => page.locator('.empty-state').waitFor()),
  'listing-asked': async (page) => {
    await holdBack(page, /\/listing\/.*\.json/)
    await page.goto(FILTERED)
    await page.getByText('Načítavam…').first().waitFor()
  },
  'listing-unreachable': async (page) => {
    await page.route(/_astro\/Listing\./, (route) => route.abort())
    await page.goto(FILTERED)
    await page.getByRole('button', { name: 'Skúsiť znova' }).waitFor()
  },
  'quick-view': then('/produkty/tricka?search=panske+tricko+kompas&productsCount=40', openQuickView),
  'quick-view-added': then('/produkty/tricka?search=panske+tricko+kompas&productsCount=40', async (page) => {
    await openQuickView(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Pridať do košíka' }).click()
    // It stays as long as the pointer rests on it.
    await dialog.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem').hover()
  }),
  'quick-view-sold-out': then(
    '/produkty/tricka?search=damske+tricko+liska&productsCount=40',
    async (page) => {
      await press(page, /^Rýchly náhľad: Dámske tričko Líška/)
      await page.getByRole('dialog').getByText('Vypredané').first().waitFor()
    },
  ),

  'size-chart': then(`/produkt/${twoCuts.slug}`, (page) => press(page, 'Tabuľka veľkostí')),
  zoom: then(`/produkt/${twoCuts.slug}`, async (page) => {
    const open = page.getByRole('link', { name: 'Zväčšiť obrázok' })
    // Until its code is there, it leads to the picture's own file.
    await open.hover()
    await page.waitForLoadState('networkidle')
    await open.click()
    await page.getByRole('dialog', { name: 'Zväčšený obrázok' }).waitFor()
  }),
  'product-added': async (page) => {
    await putIntoCart(page, colours.slug)
    // It stays as long as the pointer rests on it.
    await page.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem').hover()
  },
  popup: async (page) => {
    await putIntoCart(page, twoCuts.slug)
    await putIntoCart(page, mug.slug)
    await openPopup(page)
  },
  'popup-emptied': async (page) => {
    await putIntoCart(page, mug.slug)
    await openPopup(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Odstrániť' }).click()
    await page.getByText('je prázdny').waitFor()
  },

  'cart-empty-seen': async (page) => {
    for (const { slug } of [mug, cap, twoCuts]) await page.goto(`/produkt/${slug}`)
    await page.goto('/cart')
    await page.getByRole('region', { name: 'Naposledy ste si pozreli' }).getByRole('link').first().waitFor()
  },
  'cart-full': async (page) => {
    await putIntoCart(page, colours.slug)
    await putIntoCart(page, mug.slug)
    await page.goto('/cart')
    await page.getByText('Celková suma tovaru').waitFor()
  },
  'cart-changed-price': changedCart('/cart', { price: 7.5 }),
  'cart-vanished-line': changedCart('/cart', { id: 999_999_999 }),
  'checkout-form': openCheckout,
  'checkout-filled': async (page) => {
    await openCheckout(page)
    await page.getByRole('checkbox', { name: 'Nakupujem na firmu' }).check()
    await page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }).check()
    for (const [label, text] of Object.entries({ PSČ: '0100', Telefón: 'nemám', IČO: '12' }))
      await billing(page, label).fill(text)
    await billing(page, 'E-mail').fill('zofia@')
    await page.getByRole('checkbox', { name: /Súhlasím s/ }).check()
    await page.getByRole('button', { name: 'Email nemá správny formát' }).waitFor()
  },
  'checkout-changed-price': async (page) => {
    await changedCart('/checkout', { price: 7.5 })(page)
    await billing(page, 'E-mail').fill('zofia@example.sk')
    await page.getByRole('checkbox', { name: /Súhlasím s/ }).check()
    await page.getByRole('button', { name: 'Zobraziť, čo sa zmenilo' }).waitFor()
  },
  'order-sending': answered('none', 'Prosím, čakajte'),
  'order-sent-transfer': sent('Slovenská pošta', 'Bankový prevod vopred', async (page) => {
    await page.getByRole('img', { name: /PAY by square/ }).waitFor()
    await press(page, 'Kopírovať: IBAN')
  }),
  'order-sent-cash': sent('Kuriér GLS', 'Dobierka', (page) => page.getByText('Čo ste objednali').waitFor()),
  'order-sent-in-store': sent('Osobný odber', 'Platba v predajni', (page) =>
    page.getByText('Čo ste objednali').waitFor(),
  ),
  'order-refused': answered('refused', FAILURE),
  'order-unknown': async (page) => {
    await answered('unreadable', FAILURE)(page)
    await page.getByText(/^Nevieme, či/).waitFor()
  },

  'withdrawal-faults': then('/odstupenie-od-zmluvy', async (page) => {
    await press(page, 'Pokračovať na kontrolu')
    await page.getByText('Napíšte číslo objednávky.').waitFor()
  }),
  'withdrawal-review': reviewWithdrawal,
  'withdrawal-trouble': async (page) => {
    await page.route(/\/withdrawals$/, (route) => route.abort())
    await reviewWithdrawal(page)
    await press(page, 'Potvrdiť odstúpenie od zmluvy')
    await page.getByText(/^Nevieme, či nám/).waitFor()
  },
  'withdrawal-done': async (page) => {
    await reviewWithdrawal(page)
    await press(page, 'Potvrdiť odstúpenie od zmluvy')
    await heading(page, /^Vaše odstúpenie od zmluvy sme prijali/)
  },
  'login-answer': then('/login', (page) => press(page, 'Prihlásiť')),
  offline: then(`/produkt/${mug.slug}`, async (page) => {
    await page.context().setOffline(true)
    await page.getByText('Ste offline.').waitFor()
  }),
  'cart-broken': async (page) => {
    await putIntoCart(page, mug.slug)
    await breakPrices(page)
    await page.goto('/cart')
    await page.getByRole('main').getByRole('alert').waitFor()
  },
  trouble: async (page) => {
    await lose(page, /_astro\/Page.*\.js/)
    await page.goto('/kontakt')
    await page
      .getByRole('alert')
      .getByText(/^ChunkLoadError/)
      .waitFor()
  },
})
