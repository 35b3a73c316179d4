import { expect, it } from 'vitest'
import { swipeStep } from '../../../src/home/rules/carousel.ts'

it.each([
  ['to the left shows the next banner', -80, 10, 1],
  ['to the right shows the previous one', 80, -10, -1],
  ['hardly at all does nothing', 3, 2, 0],
  ['39 pixels does nothing', -39, 0, 0],
  ['40 pixels is enough', 40, 0, -1],
  ['as far down as across is enough', -60, 60, 1],
  ['down the page scrolls', -60, 200, 0],
  ['up the page scrolls', 60, -61, 0],
])('a finger moving %s', (_, across, down, step) => {
  expect(swipeStep(across, down)).toBe(step)
})
