import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { $user, loadUser } from '../../../src/stores/user.ts'
import { api } from '../support/api.ts'
import { openCheckout } from '../support/checkout.tsx'

const login = page.getByRole('link', { name: 'Prihlásiť' })

it('the checkout offers the login to whoever is logged in, and to nobody else', async () => {
  await openCheckout()
  await expect.element(login).not.toBeInTheDocument()
  api.mockReturnValue({ data: { id: 1 } })
  await loadUser('abc')
  await expect.element(login).toHaveAttribute('href', '/login')
})

it('an API that breaks when it is asked who is logged in changes nothing for the shopper', async () => {
  api.mockImplementation(() => new Response('<h1>Údržba</h1>'))
  await openCheckout()
  await loadUser('abc')
  expect($user.get().state).toBe('unknown')
  await expect.element(login).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
