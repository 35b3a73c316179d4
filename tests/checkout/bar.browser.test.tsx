import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/cart/cart-page.css'
import '../../src/checkout/checkout.css'
import '../../src/checkout/checkout-bar.css'
import { openCheckout, view } from '../browser/checkout.tsx'
import { focus, usePhone } from '../browser/page.ts'

const button = page.getByRole('button', { name: /^Zakliknite súhlas/ })
const sum = page.getByText('Spolu k úhrade')

it("sum and button stay at the bottom of a phone's screen, but not in a low window", async () => {
  await usePhone()
  await openCheckout()
  for (const part of [button, sum]) await expect.element(part).toBeInViewport()
  expect(button.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 60)
  // The height above an on-screen keyboard.
  await page.viewport(360, 400)
  for (const part of [button, sum]) await expect.element(part).not.toBeInViewport()
})

it('when arrow keys pass over deliveries, only the last one is announced', async () => {
  await openCheckout()
  const status = page.getByRole('status').filter({ has: sum })
  await expect.element(status).toHaveAttribute('aria-busy', 'false')
  await focus(page.getByRole('radio', { checked: true }).first())
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(status).toHaveAttribute('aria-busy', 'true')
  await expect.element(status).toHaveAttribute('aria-busy', 'false')
})

it('a press on the order button shows the missing field, and not behind the bar', async () => {
  await usePhone()
  await openCheckout()
  await expect.element(view.terms).not.toBeInViewport()
  await focus(button)
  await userEvent.keyboard('{Enter}')
  const box = view.terms.element()
  await expect.element(view.terms).toHaveFocus()
  await expect
    .poll(() => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)
    })
    .toBe(box)
})
