import { expect, type Page, type Route } from '@playwright/test'
import { publishCopy } from './support/demo-api.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout } from './support/checkout.ts'
import { type Deploys, startDeploys } from './support/deploys.ts'
import { addToCart } from './support/shopper.ts'
import { test as shopTest } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })

/** Every test has the shop's first build before it, on a server of its worker's own. */
const test = shopTest.extend<object, { deploys: Deploys }>({
  deploys: [
    async ({}, use) => {
      const deploys = await startDeploys()
      await use(deploys)
      await deploys.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ deploys }, use) => {
    await deploys.publish('first')
    await use(deploys.url)
  },
})

/** How often a page is loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Publishes the second build just before a page of the first asks for its code, which is gone then. */
async function deployUnder(page: Page, code: RegExp, { publish }: Deploys): Promise<void> {
  await page.route(code, async (route) => {
    await publish('second')
    await route.continue()
  })
}

/** Holds back what a page asks before it is loaded again: whether the shop answers. */
async function holdQuestion(page: Page, path: string): Promise<{ asked: Promise<Route> }> {
  const question = Promise.withResolvers<Route>()
  await page.route(path, (route) =>
    route.request().isNavigationRequest() ? route.continue() : question.resolve(route),
  )
  return { asked: question.promise }
}

const isCode = (name: string) => new RegExp(`_astro/${name}.*\\.js`)

const moreLink = (page: Page) => page.getByRole('link', { name: 'Načítaj ďalšie...' })

const quickViewButton = (page: Page) =>
  page.getByRole('button', { name: 'Rýchly náhľad: Hrnček Kriváň 330 ml' })

const expectQuickView = (page: Page) =>
  expect(page.getByRole('dialog').getByRole('heading', { name: 'Hrnček Kriváň 330 ml' })).toBeVisible()

interface Island {
  name: string
  code: RegExp
  path: string
  /** What a shopper does, that needs the island. */
  act?: (page: Page) => Promise<void>
  /** What is there when it has been done. */
  expectDone: (page: Page) => Promise<void>
}

const ISLANDS: readonly Island[] = [
  {
    name: 'cart',
    code: isCode('CartPage'),
    path: '/cart',
    expectDone: (page) => expect(main(page).getByRole('link', { name: /^Hrnček/ })).toBeVisible(),
  },
  {
    name: 'checkout',
    code: isCode('CheckoutPage'),
    path: '/checkout',
    expectDone: async (page) => {
      await expect(main(page).getByRole('link', { name: /^Hrnček/ })).toBeVisible()
      await expect(checkout(page).email).toHaveValue('zofia@example.sk')
    },
  },
  {
    name: 'listing, a filter',
    code: isCode('Listing'),
    path: '/produkty/tricka',
    act: (page) => page.getByRole('checkbox', { name: 'Zvieratá' }).click(),
    expectDone: async (page) => {
      await expect(page.getByRole('checkbox', { name: 'Zvieratá' })).toBeChecked()
      await expect(page.locator('#listing-count')).toHaveText('zobrazujem 17 z 17')
    },
  },
  {
    name: 'listing, a phrase',
    code: isCode('Listing'),
    path: '/produkty/tricka',
    act: (page) => main(page).getByRole('searchbox').fill('kompas'),
    expectDone: async (page) => {
      await expect(main(page).getByRole('searchbox')).toHaveValue('kompas')
      await expect(page.locator('#listing-count')).not.toContainText('78')
    },
  },
  {
    name: 'quick view',
    code: isCode('QuickView'),
    path: '/produkty/hrnceky',
    act: (page) => quickViewButton(page).click(),
    expectDone: expectQuickView,
  },
  {
    name: 'cart popup',
    code: isCode('CartPopup'),
    path: '/kontakt',
    act: (page) => page.getByRole('button', { name: /^Nákupný košík/ }).click(),
    expectDone: async (page) => {
      // It opens when it is asked to once more, at the latest.
      const line = page.getByRole('dialog').getByRole('listitem')
      await expect(async () => {
        if (!(await page.getByRole('dialog').isVisible()))
          await page.getByRole('button', { name: /^Nákupný košík/ }).click()
        await expect(line).toHaveCount(1, { timeout: 1000 })
      }).toPass()
    },
  },
]

/** A cart and a form as they are before the deploy. */
async function shop(page: Page): Promise<void> {
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await page.evaluate(() =>
    localStorage.setItem('customerData', JSON.stringify({ email: 'zofia@example.sk', name: 'Žofia' })),
  )
}

for (const { name, code, path, act, expectDone } of ISLANDS)
  test(`a deploy under an open page, ${name}: it is loaded once more, and goes on where it was`, async ({
    page,
    deploys,
  }) => {
    await shop(page)
    const loads = countLoads(page)
    await deployUnder(page, code, deploys)
    await page.goto(path)
    await act?.(page)
    await expectDone(page)
    expect(loads()).toBe(2)
    await expect(trouble(page)).toBeHidden()
  })

test('what is pressed while a page is about to be loaded once more is done after it', async ({
  page,
  deploys,
}) => {
  await deployUnder(page, isCode('QuickView'), deploys)
  await page.goto('/produkty/hrnceky')
  const question = await holdQuestion(page, '/produkty/hrnceky')
  await quickViewButton(page).hover()
  const asked = await question.asked
  await page.mouse.down()
  await page.mouse.up()
  await asked.continue()
  await expectQuickView(page)
})

test('more products are there after a deploy, by their link or after the page was loaded once more', async ({
  page,
  deploys,
}) => {
  // The cart's popup comes as soon as the page is idle: its code is gone, too, and that loads the page again.
  await shop(page)
  await deployUnder(page, isCode('Listing'), deploys)
  await page.goto('/produkty/tricka')
  await moreLink(page).click()
  await expect(page.locator('#listing-count')).toHaveText(/^zobrazujem (41\s–\u2060\s)?78\sz\s78$/)
  await expect(trouble(page)).toBeHidden()
})

test('more products, pressed while a page is about to be loaded once more, are there after it', async ({
  page,
  deploys,
}) => {
  await deployUnder(page, isCode('Listing'), deploys)
  await page.goto('/produkty/tricka')
  const question = await holdQuestion(page, '/produkty/tricka')
  // Where the link leads is slow to answer, and is given up for the page itself.
  const led = Promise.withResolvers<Route>()
  await page.route(/tricka\/.*2/, (route) => led.resolve(route), { times: 1 })
  await moreLink(page).hover()
  const asked = await question.asked
  await page.mouse.down()
  await page.mouse.up()
  await led.promise
  await asked.continue()
  await expect(page.locator('#listing-count')).toHaveText('zobrazujem 78 z 78')
})

test('a product without a page, whose code is gone, is shown after one more load', async ({
  page,
  deploys,
}) => {
  const { slug, remove } = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Čerstvý')
  const loads = countLoads(page)
  await deployUnder(page, isCode('UnbuiltProduct'), deploys)
  await page.goto(`/produkt/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Hrnček Čerstvý' })).toBeVisible()
  expect(loads()).toBe(2)
  remove()
})

for (const { name, code, path, act } of ISLANDS.filter(({ name }) => !name.endsWith('phrase')))
  test(`code that is gone for good, ${name}: one more load, then it is told, and nothing is lost`, async ({
    page,
  }) => {
    await shop(page)
    const loads = countLoads(page)
    await page.route(code, (route) => route.fulfill({ status: 404 }))
    await page.goto(path)
    await act?.(page)
    await expect.poll(loads).toBe(2)
    await act?.(page)
    await expect(
      trouble(page)
        .or(page.getByRole('alert').filter({ hasText: 'nepodarilo' }))
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('Hrnček')
    expect(loads()).toBe(2)
  })
