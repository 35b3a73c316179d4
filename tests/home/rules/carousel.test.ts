import { expect, it } from 'vitest'
import { swipeStep } from '../../../src/home/rules/carousel.ts'

it.each([
  ['to the left: the next', -80, 10, 1],
  ['to the right: the one before', 80, -10, -1],
  ['a tap', 3, 2, 0],
  ['a short slip', -39, 0, 0],
  ['just far enough', 40, 0, -1],
  ['as far down as across', -60, 60, 1],
  ['scrolling down the page', -60, 200, 0],
  ['scrolling up the page', 60, -61, 0],
])('a finger moving %s', (_, across, down, step) => {
  expect(swipeStep(across, down)).toBe(step)
})
