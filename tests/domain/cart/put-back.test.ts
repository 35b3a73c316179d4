import { expect, it } from 'vitest'
import { QUANTITY } from '../../../src/config/cart/quantity.ts'
import { putBack } from '../../../src/domain/cart/put-back.ts'
import { cartLine } from '../../fixtures/builders.ts'

const [first, second, third] = [1, 2, 3].map((id) => cartLine({ id, count: 2 })) as [
  ReturnType<typeof cartLine>,
  ReturnType<typeof cartLine>,
  ReturnType<typeof cartLine>,
]

it('puts a line back to where it stood', () => {
  expect(putBack([first, third], { line: second, at: 1 }, QUANTITY)).toEqual([first, second, third])
  expect(putBack([], { line: second, at: 1 }, QUANTITY)).toEqual([second])
})

it('raises the count of the same line that was added again meanwhile', () => {
  const again = { ...second, count: 1 }
  expect(putBack([first, again], { line: second, at: 0 }, QUANTITY)).toEqual([first, { ...second, count: 3 }])
})
