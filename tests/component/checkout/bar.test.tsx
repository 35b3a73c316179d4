import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/styles/cart/cart-page.css'
import '../../../src/styles/checkout/checkout.css'
import { openCheckout } from '../support/checkout.tsx'
import { usePhone } from '../support/page.ts'

it("sum and button stay at the end of a phone's screen, and not on a low one", async () => {
  await usePhone()
  await openCheckout()
  const button = page.getByRole('button', { name: /^Zakliknite súhlas/ })
  const sum = page.getByText('Spolu k úhrade')
  for (const part of [button, sum]) await expect.element(part).toBeInViewport()
  expect(button.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 60)
  // As low as a keyboard makes it.
  await page.viewport(360, 400)
  for (const part of [button, sum]) await expect.element(part).not.toBeInViewport()
})
