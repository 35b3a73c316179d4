/** Takes the README's picture, and a picture of every screen into .cache/screenshots/, from a running shop. */
import { mkdir } from 'node:fs/promises'
import { env } from 'node:process'
import { chromium, type Page } from 'playwright'
import { KNOWN_PRODUCTS } from './demo-api/seed/known-products.ts'
import { browserArgs, findBrowser } from './find-browser.ts'

const SHOP_URL = env['SHOP_URL'] ?? 'http://localhost:4321'
const FOLDER = '.cache/screenshots'
const README_PICTURE = 'src/assets/readme-shop.png'
const WIDTHS = [360, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

async function putIntoCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/produkt/${slug}`)
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
}

async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Nákupný košík/ }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

/** Screens in the order in which a shopper meets them: a later one finds the cart as an earlier one left it. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  listing: (page) => page.goto('/produkty/tricka'),
  'listing-filtered': async (page) => {
    await page.goto('/produkty/all?filters=%7B%22100%22%3A%5B%22301%22%5D%7D&productsCount=40')
    await page.locator('.card:visible').first().waitFor()
  },
  'listing-empty': async (page) => {
    await page.goto('/produkty/all?search=kolotoc&productsCount=40')
    await page.getByText(/^Je nám ľúto/).waitFor()
  },
  'quick-view': async (page) => {
    await page.goto('/produkty/tricka')
    await page
      .getByRole('button', { name: /^Rýchly náhľad/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pridať do košíka' }).waitFor()
  },
  contact: (page) => page.goto('/kontakt'),
  returns: (page) => page.goto('/vratenie-tovaru'),
  terms: (page) => page.goto('/vseobecne-obchodne-podmienky'),
  login: (page) => page.goto('/login'),
  'cart-empty': (page) => page.goto('/cart'),
  product: (page) => page.goto(`/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`),
  'product-sold-out': (page) => page.goto(`/produkt/${KNOWN_PRODUCTS.soldOut.slug}`),
  'product-added': (page) => putIntoCart(page, KNOWN_PRODUCTS.colours.slug),
  popup: async (page) => {
    await putIntoCart(page, KNOWN_PRODUCTS.mug.slug)
    await openPopup(page)
  },
  cart: (page) => page.goto('/cart'),
  checkout: async (page) => {
    await page.goto('/checkout')
    await page.getByRole('checkbox', { name: 'Nakupujem na firmu' }).check()
    await page.getByRole('checkbox', { name: 'Doručiť na inú adresu' }).check()
  },
  'not-found': (page) => page.goto('/nic-take'),
}

/** A picture of the whole page, its lazy pictures loaded. */
async function shoot(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    window.scrollTo(0, 0)
  })
  await page.screenshot({ path, fullPage: true })
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const viewport = { width, height: 900 }
      const page = await browser.newPage({ viewport, colorScheme, baseURL: SHOP_URL, locale: 'sk-SK' })
      for (const [name, open] of Object.entries(SCREENS)) {
        await open(page)
        await shoot(page, `${FOLDER}/${name}-${width}-${colorScheme}.png`)
      }
      await page.close()
    }
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, baseURL: SHOP_URL })
  await page.goto('/produkty/tricka')
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: README_PICTURE })
  console.log(`Screens: ${FOLDER}/   README: ${README_PICTURE}`)
} finally {
  await browser.close()
}
