import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openCheckout, view } from '../browser/checkout.tsx'
import { press } from '../browser/page.ts'

const help = vi.hoisted(() => Promise.withResolvers<undefined>())
vi.mock('../../src/checkout/field-help.tsx', async (original) => {
  await help.promise
  return original()
})

it('a street that was typed before the code is there is split when the code comes', async () => {
  await openCheckout()
  const [street, number] = ['Ulica', 'Číslo domu'].map((name) => view.billing.getByRole('textbox', { name }))
  if (!street || !number) throw new Error('The form has no street')
  await press(street)
  await userEvent.keyboard('Hlavná 12{Tab}')
  await expect.element(street).toHaveValue('Hlavná 12')
  help.resolve(undefined)
  await expect.element(number).toHaveValue('12')
  await expect.element(street).toHaveValue('Hlavná')
})
