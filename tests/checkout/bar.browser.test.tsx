// Rule 502
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../src/checkout/checkout.css'
import { openCheckout, view } from '../browser/checkout.tsx'
import { focus, usePhone } from '../browser/page.ts'
import { goTo, walk } from '../browser/walk.ts'
import { customer, MUG } from '../fixtures/builders.ts'

const button = page.getByRole('button', { name: /^(?:Pokračovať|Zakliknite súhlas)/ })
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
  // A busy machine may look only after the status has settled again.
  const states: (string | null)[] = []
  const observer = new MutationObserver(() => states.push(status.element().ariaBusy))
  observer.observe(status.element(), { attributeFilter: ['aria-busy'] })
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => states).toEqual(['true', 'false'])
})

it('a press on the order button shows the missing consent, and not behind the bar', async () => {
  await usePhone()
  await openCheckout([MUG], customer())
  const said = page.getByRole('status').getByText('Zakliknite súhlas')
  await walk([view.terms, 'out of view'], [said, 'gone'], goTo(button), '{Enter}', [view.terms, 'focused'])
  await walk([said, 'there'], [view.terms, { says: 'Zakliknite súhlas s obchodnými podmienkami' }])
  const box = view.terms.element()
  await expect
    .poll(() => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)
    })
    .toBe(box)
})
