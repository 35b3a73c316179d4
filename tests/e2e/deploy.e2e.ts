import { randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, keep, storageOf } from './support/checkout.ts'
import { publishCopy } from './support/demo-api.ts'
import { type Deploys, startDeploys } from './support/deploys.ts'
import { press } from './support/press.ts'
import { test as shopTest } from './support/test.ts'

// In one worker, because each builds the shop once.
shopTest.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const listingCount = (page: Page) => page.locator('#listing-count')

/** Every test has the shop's first build before it, on a server of its worker's own. */
const test = shopTest.extend<object, { deploys: Deploys }>({
  deploys: [
    async ({}, use) => {
      const deploys = await startDeploys()
      await use(deploys)
      await deploys.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ deploys }, use) => {
    await deploys.publish('first')
    await use(deploys.url)
  },
})

/**
 * Opens a page of the first build, under which the second one comes online before any of its code is asked for.
 * @returns how often a page has been loaded since
 */
async function openUnderDeploy(page: Page, path: string, { publish }: Deploys): Promise<() => number> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  let deployed: Promise<void> | undefined
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await (deployed ??= publish('second'))
    await route.continue()
  })
  await page.goto(path)
  expect(deployed).toBeDefined()
  return () => loads
}

interface Press {
  name: string
  path: string
  /** What a shopper does, that needs code which is not there yet. */
  act?: (page: Page) => Promise<void>
  /** What is there when it has been done. */
  expectDone: (page: Page) => Promise<void>
}

const PRESSES: readonly Press[] = [
  {
    name: 'the cart',
    path: '/cart',
    expectDone: (page) => expect(main(page).getByRole('link', { name: /^Hrnček/ })).toBeVisible(),
  },
  {
    name: 'an order',
    path: '/checkout',
    act: async (page) => {
      await press(checkout(page).terms)
      await checkout(page).submit.click()
    },
    expectDone: (page) => expect(checkout(page).success).toBeVisible(),
  },
  {
    name: 'a filter',
    path: '/produkty/tricka',
    act: (page) => press(page.getByRole('checkbox', { name: 'Zvieratá' })),
    expectDone: (page) => expect(listingCount(page)).toHaveText('zobrazujem 17 z 17'),
  },
  {
    name: 'a phrase',
    path: '/produkty/tricka',
    act: (page) => main(page).getByRole('searchbox').fill('kompas'),
    expectDone: (page) => expect(listingCount(page)).not.toContainText('78'),
  },
  {
    name: 'more products',
    path: '/produkty/tricka',
    act: (page) => page.getByRole('link', { name: 'Načítaj ďalšie...' }).click(),
    expectDone: (page) => expect(listingCount(page)).toHaveText('zobrazujem 78 z 78'),
  },
  {
    name: 'a quick view',
    path: '/produkty/hrnceky',
    act: (page) => page.getByRole('button', { name: 'Rýchly náhľad: Hrnček Kriváň 330 ml' }).click(),
    expectDone: (page) =>
      expect(page.getByRole('dialog').getByRole('heading', { name: 'Hrnček Kriváň 330 ml' })).toBeVisible(),
  },
  {
    name: "the cart's popup",
    path: '/kontakt',
    act: (page) => page.getByRole('button', { name: /^Nákupný košík/ }).click(),
    expectDone: (page) => expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1),
  },
  {
    name: "a product's button",
    path: `/produkt/${KNOWN_PRODUCTS.cap.slug}`,
    act: (page) => main(page).getByRole('button', { name: 'Pridať do košíka' }).click(),
    expectDone: (page) =>
      expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pridané do košíka'),
  },
]

/** An old page's code is there for each of them alike: a short run tries what matters most, and what comes at a reach. */
const isTried = ({ name }: Press) => Boolean(env['LONG']) || ['an order', 'a filter'].includes(name)

for (const { name, path, act, expectDone } of PRESSES.filter(isTried))
  test(`a deploy under an open page: ${name} answers, and nothing is loaded again`, async ({
    page,
    deploys,
  }) => {
    await keep(page, storageOf(`${randomUUID()}@example.sk`))
    const loads = await openUnderDeploy(page, path, deploys)
    await act?.(page)
    await expectDone(page)
    expect(loads()).toBe(1)
    await expect(page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })).toBeHidden()
    // The next page is the second build's.
    await page.goto('/kontakt')
    await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  })

test('a deploy under an open page: a product without a page is shown', async ({ page, deploys }) => {
  const { slug, remove } = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Čerstvý')
  const loads = await openUnderDeploy(page, `/produkt/${slug}`, deploys)
  await expect(page.getByRole('heading', { level: 1, name: 'Hrnček Čerstvý' })).toBeVisible()
  expect(loads()).toBe(1)
  remove()
})
