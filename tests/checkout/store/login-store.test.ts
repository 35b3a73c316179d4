import { expect, it, vi } from 'vitest'
import { shop } from '../../fixtures/open-shop.ts'

async function load(token: string) {
  vi.resetModules()
  const { $login } = await import('../../../src/checkout/store/login-store.ts')
  const { loadLogin } = await import('../../../src/checkout/store/load-login.ts')
  expect($login.get()).toEqual({ state: 'loggedOut' })
  await loadLogin(token)
  return $login.get()
}

it.each([
  ['logged in if the shop knows the token', { name: 'Jana' }, { state: 'loggedIn' }],
  ['logged out if the shop does not know the token', null, { state: 'loggedOut' }],
])('the shopper is %s', async (_, data, login) => {
  shop.answers('is_logged_in', ({ headers }) => ({
    data: headers.get('authorization') === 'Bearer abc' ? data : null,
  }))
  expect(await load('abc')).toEqual(login)
})

it('the store of the login keeps the error of a failed call, and logs nothing', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  shop.fails('is_logged_in')
  expect(await load('abc')).toMatchObject({
    state: 'unknown',
    problem: expect.stringMatching(/^ApiError: is_logged_in: /) as string,
  })
  for (const log of said) expect(log).not.toHaveBeenCalled()
})
