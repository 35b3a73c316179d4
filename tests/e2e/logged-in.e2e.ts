import { expect, type Page } from '@playwright/test'
import { keep, MUG } from './support/checkout.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const CORS = { 'access-control-allow-origin': '*' }
const PAGES = ['/', '/kontakt', '/cart', '/nic-take']

/** The tokens that the shop was asked about; it knows whose they are. */
async function watchQuestions(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/is_logged_in/, async (route) => {
    asked.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({ json: { data: { id: 1 } }, headers: CORS })
  })
  return asked
}

test('a stored login token asks on every page who is logged in, once', async ({ page }) => {
  const asked = await watchQuestions(page)
  await page.addInitScript(() => localStorage.setItem('token', 'abc'))
  for (const [index, path] of PAGES.entries()) {
    await untilRest(page, async () => {
      await page.goto(path)
      await expect.poll(() => asked).toHaveLength(index + 1)
    })
    expect(asked).toEqual(Array(index + 1).fill('Bearer abc'))
  }
  await keep(page, { cart: [MUG] })
  await page.goto('/checkout')
  await expect(page.getByRole('main').getByRole('link', { name: 'Prihlásiť' })).toHaveAttribute(
    'href',
    '/login',
  )
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

test('code that is gone when it is to ask says nothing', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('_astro/stores.'))
  await page.route(/_astro\/stores\./, (route) => route.abort())
  await page.addInitScript(() => localStorage.setItem('token', 'abc'))
  await untilRest(page, () => page.goto('/kontakt'))
  await gone
  expect(errors).toEqual([])
})
