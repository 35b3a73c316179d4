import { expect, it } from 'vitest'
import { HERO_TIMES } from '../../../src/config/hero.ts'
import { msToNextBanner, swipeStep, wrapIndex } from '../../../src/home/rules/carousel.ts'

it.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [-4, 3, 2],
  [1, 1, 0],
])('place %i of %i banners is %i', (index, count, place) => {
  expect(wrapIndex(index, count)).toBe(place)
})

it.each([
  ['5.5 s after the last', Infinity, 5500],
  ['6.5 s after a manual action: a second of rest, then the whole 5.5 s', 0, 6500],
  ['so much later as is left of that second', 400, 6100],
  ['after 5.5 s once the second is over', 1000, 5500],
  ['after 5.5 s long after a manual action', 60_000, 5500],
])('the next banner comes: %s', (_, sinceManualMs, ms) => {
  expect(msToNextBanner(sinceManualMs, HERO_TIMES)).toBe(ms)
})

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
