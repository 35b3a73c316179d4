import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { addToCart } from './support/shopper.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const CORS = { 'access-control-allow-origin': '*' }
const PAGES = [
  '/',
  '/produkty/tricka',
  `/produkt/${KNOWN_PRODUCTS.mug.slug}`,
  '/kontakt',
  '/cart',
  '/nic-take',
]

/** The tokens that the shop was asked about; it knows whose they are. */
async function watchQuestions(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/is_logged_in/, async (route) => {
    asked.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({ json: { data: { id: 1 } }, headers: CORS })
  })
  return asked
}

for (const path of PAGES)
  test(`a stored login token asks on ${path} who is logged in, once`, async ({ page }) => {
    const asked = await watchQuestions(page)
    await page.addInitScript(() => localStorage.setItem('token', 'abc'))
    await untilRest(page, async () => {
      await page.goto(path)
      await expect.poll(() => asked).not.toEqual([])
    })
    expect(asked).toEqual(['Bearer abc'])
  })

test('whoever has no token is asked about nowhere, and gets no code for it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const path of PAGES) await untilRest(page, () => page.goto(path))
  expect(requested.filter((url) => url.includes('is_logged_in'))).toEqual([])
  requested.length = 0
  // This page needs no other store.
  await untilRest(page, () => page.goto('/kontakt'))
  expect(requested.filter((url) => /_astro\/stores\./.test(url))).toEqual([])
})

for (const [what, fail] of [
  ['does not answer', (page: Page) => page.route(/is_logged_in/, (route) => route.abort())],
  [
    'breaks',
    (page: Page) => page.route(/is_logged_in/, (route) => route.fulfill({ status: 500, headers: CORS })),
  ],
  ['is asked by code that is gone', (page: Page) => page.route(/_astro\/stores\./, (route) => route.abort())],
] as const)
  test(`when the shop ${what}, nothing is said`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await fail(page)
    await page.addInitScript(() => localStorage.setItem('token', 'abc'))
    await untilRest(page, () => page.goto('/kontakt'))
    await expect(page.getByRole('alert')).toBeHidden()
    expect(errors).toEqual([])
  })

test('the checkout offers the login to whoever is logged in', async ({ page }) => {
  const asked = await watchQuestions(page)
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  await untilRest(page, () => page.goto('/checkout'))
  const login = page.getByRole('main').getByRole('link', { name: 'Prihlásiť' })
  await expect(login).toBeHidden()
  expect(asked).toEqual([])

  await page.evaluate(() => localStorage.setItem('token', 'abc'))
  await page.reload()
  await expect(login).toHaveAttribute('href', '/login')
  expect(asked).toEqual(['Bearer abc'])
})
