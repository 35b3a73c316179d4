import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { checkout, keep, sendOrder, storageOf } from './support/checkout.ts'
import { publishCopy } from './support/demo-api.ts'
import { type Deploys, startDeploys } from './support/deploys.ts'
import { press } from './support/press.ts'
import { addButton, cartButton, listingCount, main, notifications } from './support/shopper.ts'
import { test as shopTest } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

// In one worker, because each builds the shop once.
shopTest.describe.configure({ mode: 'default' })

/** Each worker has a server of its own, and each test begins with the first build on it. */
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
 * Opens a page of the first build and puts the second one online before any code of the page is fetched.
 * @returns the pages that have been loaded since
 */
async function openUnderDeploy(page: Page, path: string, { publish }: Deploys): Promise<string[]> {
  const loads = watchRequests(page, (request) => request.isNavigationRequest())
  let deployed: Promise<void> | undefined
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await (deployed ??= publish('second'))
    await route.continue()
  })
  await page.goto(path)
  // A page fetches its code when it is painted.
  await expect.poll(() => deployed !== undefined).toBe(true)
  return loads
}

interface Press {
  name: string
  path: string
  /** What a shopper does that needs code which has not been fetched yet. */
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
    act: sendOrder,
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
    act: (page) => cartButton(page).click(),
    expectDone: (page) => expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1),
  },
  {
    name: "a product's button",
    path: `/produkt/${KNOWN_PRODUCTS.cap.slug}`,
    act: (page) => addButton(page).click(),
    expectDone: (page) => expect(notifications(page)).toContainText('Pridané do košíka'),
  },
]

/** All of them rest on the same kept files: these two matter most, and need code that is fetched on intent. */
const FIRST = ['an order', 'a filter']

for (const { name, path, act, expectDone } of PRESSES)
  test(
    `a deploy under an open page: ${name} answers, and nothing is loaded again`,
    {
      tag: FIRST.includes(name) ? [] : '@long',
    },
    async ({ page, deploys }) => {
      await keep(page, storageOf(`${randomUUID()}@example.sk`))
      const loads = await openUnderDeploy(page, path, deploys)
      await act?.(page)
      await expectDone(page)
      expect(loads).toHaveLength(1)
      await expect(page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })).toBeHidden()
      // The next page is the second build's.
      await page.goto('/kontakt')
      await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
    },
  )

test('a deploy under an open page: a product without a page is shown', async ({ page, deploys }) => {
  const { slug } = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Čerstvý')
  const loads = await openUnderDeploy(page, `/produkt/${slug}`, deploys)
  await expect(page.getByRole('heading', { level: 1, name: 'Hrnček Čerstvý' })).toBeVisible()
  expect(loads).toHaveLength(1)
})
