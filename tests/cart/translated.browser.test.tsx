import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openCart, CAP, MUG } from '../browser/checkout.tsx'
import { press } from '../browser/page.ts'
import { translate } from '../e2e/support/strangers.ts'
import '../../src/cart/cart-page.css'

it('a translated cart names the last removed line and puts it back', async () => {
  translate()
  await openCart([MUG, CAP])
  const told = (name: string) => page.getByText(new RegExp(`^Odstránené: ${name}`))
  await press(page.getByRole('button', { name: /^Odstrániť.*Hrnček/ }))
  await expect.element(told('Hrnček')).toBeVisible()
  await press(page.getByRole('button', { name: /^Odstrániť.*Šiltovka/ }))
  await expect.element(told('Šiltovka')).toBeVisible()
  await expect.element(told('Hrnček')).not.toBeInTheDocument()
  await press(page.getByRole('button', { name: /^Vrátiť späť/ }))
  await expect.element(page.getByRole('link', { name: /^Šiltovka/ })).toBeVisible()
  await expect.element(told('Hrnček')).toBeVisible()
})
