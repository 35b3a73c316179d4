import { expect } from '@playwright/test'
import { keep, MUG } from './support/checkout.ts'
import { untilRest } from './support/rest.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'
import { watchRequests } from './support/watch-page.ts'

test('a page asks the API once who is logged in if a token is stored, and never without one', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/is_logged_in/, async (route) => {
    asked.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({ json: { data: { id: 1 } }, headers: { 'access-control-allow-origin': '*' } })
  })
  // Without a token this page needs no store.
  const stores = watchRequests(page, (request) => /_astro\/stores\./.test(request.url()))
  await untilRest(page, () => page.goto('/kontakt'))
  expect([...asked, ...stores]).toEqual([])
  await keep(page, { cart: [MUG] })
  await page.addInitScript(() => localStorage.setItem('token', 'abc'))
  await untilRest(page, () => page.goto('/checkout'))
  await expect.poll(() => asked).toEqual(['Bearer abc'])
  await expect(main(page).getByRole('link', { name: 'Prihlásiť' })).toHaveAttribute('href', '/login')
})
