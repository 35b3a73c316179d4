import { expect, it, vi } from 'vitest'
import { once } from '../../src/site/once.ts'

it.each([
  [true, ['1', '1', '2']],
  [false, ['1', '2', '3']],
])('a build makes a part of pages once for each name, a dev server anew: %s', async (isBuild, expected) => {
  vi.stubEnv('PROD', isBuild)
  let count = 0
  const make = (name: string) => once(`${name} ${isBuild}`, () => Promise.resolve(`${(count += 1)}`))
  expect([await make('menu'), await make('menu'), await make('footer')]).toEqual(expected)
  vi.unstubAllEnvs()
})
