import { expect, type Page } from '@playwright/test'
import { keep, MUG } from './support/checkout.ts'
import { untilRest } from './support/rest.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchErrors, watchRequests } from './support/watch-page.ts'

const CORS = { 'access-control-allow-origin': '*' }
const PAGES = ['/', '/kontakt', '/cart', '/nic-take']

/** Answers that somebody is logged in. @returns the tokens that were asked about */
async function answerLoggedIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/is_logged_in/, async (route) => {
    asked.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({ json: { data: { id: 1 } }, headers: CORS })
  })
  return asked
}

test('a stored login token asks on every page who is logged in, once', async ({ page }) => {
  const asked = await answerLoggedIn(page)
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
  await expect(main(page).getByRole('link', { name: 'Prihlásiť' })).toHaveAttribute('href', '/login')
})

test('without a token no page asks who is logged in, or fetches code for it', async ({ page }) => {
  const questions = watchRequests(page, (request) => request.url().includes('is_logged_in'))
  for (const path of PAGES) await untilRest(page, () => page.goto(path))
  expect(questions).toEqual([])
  // This page needs no other store.
  const stores = watchRequests(page, (request) => /_astro\/stores\./.test(request.url()))
  await untilRest(page, () => page.goto('/kontakt'))
  expect(stores).toEqual([])
})

test('where the code that asks cannot be fetched, nothing breaks', async ({ page }) => {
  const errors = watchErrors(page)
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('_astro/stores.'))
  await page.route(/_astro\/stores\./, (route) => route.abort())
  await page.addInitScript(() => localStorage.setItem('token', 'abc'))
  await untilRest(page, () => page.goto('/kontakt'))
  await gone
  expect(errors).toEqual([])
})
