import { beforeEach, expect, it, vi } from 'vitest'

let answer: () => Promise<boolean>
let asked: string[]

vi.mock('../../../src/api/calls.ts', () => ({
  isLoggedIn: (_api: unknown, token: string) => {
    asked.push(token)
    return answer()
  },
}))

async function load(token: string) {
  vi.resetModules()
  const { $login } = await import('../../../src/checkout/store/login-store.ts')
  const { loadLogin } = await import('../../../src/checkout/store/load-login.ts')
  expect($login.get()).toEqual({ state: 'loggedOut' })
  await loadLogin(token)
  return $login.get()
}

beforeEach(() => {
  asked = []
})

it.each([
  ['logged in if the shop knows the token', true, { state: 'loggedIn' }],
  ['logged out if the shop does not know the token', false, { state: 'loggedOut' }],
])('the shopper is %s', async (_, isKnown, login) => {
  answer = () => Promise.resolve(isKnown)
  expect(await load('abc')).toEqual(login)
  expect(asked).toEqual(['abc'])
})

it('the store of the login keeps the error of a failed call, and logs nothing', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  answer = () => Promise.reject(new Error('is_logged_in: Network Error'))
  expect(await load('abc')).toEqual({ state: 'unknown', problem: 'Error: is_logged_in: Network Error' })
  for (const log of said) expect(log).not.toHaveBeenCalled()
})
