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
  const { $user, loadUser } = await import('../../../src/checkout/store/user.ts')
  expect($user.get()).toEqual({ state: 'nobody' })
  await loadUser(token)
  return $user.get()
}

beforeEach(() => {
  asked = []
})

it.each([
  ['somebody if the shop knows the token', true, { state: 'somebody' }],
  ['nobody if the shop does not know the token', false, { state: 'nobody' }],
])('the user is %s', async (_, isKnown, user) => {
  answer = () => Promise.resolve(isKnown)
  expect(await load('abc')).toEqual(user)
  expect(asked).toEqual(['abc'])
})

it("the user's store keeps the error of a failed call, and logs nothing", async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  answer = () => Promise.reject(new Error('is_logged_in: Network Error'))
  expect(await load('abc')).toEqual({ state: 'unknown', problem: 'Error: is_logged_in: Network Error' })
  for (const log of said) expect(log).not.toHaveBeenCalled()
})
