// Rules 118, 138
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { $saved } from '../../src/product/store/saved-store.ts'
import { product } from '../fixtures/builders.ts'
import { focus, press, showAstro } from '../browser/page.ts'

const view = page.getByRole('group', { name: 'Najnovšie pridané produkty' })
const cards = view.getByRole('listitem')
const previous = page.getByRole('button', { name: 'Predchádzajúce produkty' })
const next = page.getByRole('button', { name: /^Ďalšie produkty$/ })
const left = () => view.element().scrollLeft
const isEnd = (arrow: Locator) => arrow.element().ariaDisabled === 'true'

beforeAll(async () => {
  const products = Array.from({ length: 12 }, (_, index) => {
    const reduced = index === 7 && { priceBeforeCents: 2980 }
    return product({ id: index + 1, slug: `p-${index}`, name: `Tričko ${index}`, ...reduced })
  })
  await showAstro('/src/home/NewestProducts.astro', { products })
  await import('../../src/product/card.css')
  await import('../../src/home/slider.css')
  await import('../../src/home/product-slider.ts')
})
beforeEach(() => view.element().scrollTo({ left: 0, behavior: 'instant' }))

async function turn(arrow: Locator): Promise<void> {
  const rested = new Promise((done) => view.element().addEventListener('scrollend', done, { once: true }))
  await press(arrow)
  await rested
}

it.each([
  [1600, 6],
  [1024, 4.3],
  [768, 4.3],
  [640, 2.25],
  [320, 2.25],
])('in a window of %i px the slider shows %d products at a time', async (width, count) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, 800)
  const [first, second] = cards.elements().map((card) => card.getBoundingClientRect().left)
  const { paddingLeft } = getComputedStyle(view.element())
  const inner = view.element().clientWidth - 2 * parseFloat(paddingLeft)
  const gap = parseFloat(getComputedStyle(view.element().firstElementChild ?? view.element()).columnGap)
  expect((inner + gap) / ((second ?? 0) - (first ?? 0))).toBeCloseTo(count, 1)
})

it('on a phone the line below a reduced price out of sight lies in the room below the row: no hole stands below the other prices', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(390, 844)
  const slider = view.element().closest('.slider') as HTMLElement
  const next = document.createElement('p')
  slider.after(next)
  onTestFinished(() => next.remove())
  const prices = [...view.element().querySelectorAll('.price, .price-before')]
  const bottoms = prices.map((one) => one.getBoundingClientRect().bottom)
  expect(next.getBoundingClientRect().top - Math.min(...bottoms)).toBeLessThan(16)
  expect(next.getBoundingClientRect().top - Math.max(...bottoms)).toBeGreaterThan(-24)
})

it('the heart of a card keeps its light disc under a pointer in the dark look, too: pictures are light in both', async () => {
  await import('../../src/look/late.css')
  document.documentElement.dataset['theme'] = 'dark'
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'))
  const heart = page.getByRole('button', { name: 'Odložiť: Tričko 1', exact: true })
  const disc = () => getComputedStyle(heart.element()).backgroundColor
  const resting = disc()
  await userEvent.hover(heart)
  expect(disc()).toBe(resting)
})

it('arrows move the slider to its end and back, and each is disabled at its end', async () => {
  await expect.poll(() => [isEnd(previous), isEnd(next)]).toEqual([true, false])
  await turn(next)
  await expect.element(cards.first()).not.toBeInViewport()
  expect(isEnd(previous)).toBe(false)
  while (!isEnd(next)) await turn(next)
  await expect.element(cards.last()).toBeInViewport({ ratio: 0.2 })
  while (!isEnd(previous)) await turn(previous)
  await expect.element(cards.first()).toBeInViewport({ ratio: 0.2 })
  expect(isEnd(next)).toBe(false)
})

it('a keyboard scrolls the slider, and Tab reaches products out of sight', async () => {
  await focus(next)
  await userEvent.keyboard('{Tab}')
  await expect.element(view).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(left).toBeGreaterThan(50)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(left).toBe(0)
  for (const card of cards.all()) {
    await userEvent.keyboard('{Tab}')
    await expect.element(card.getByRole('link')).toHaveFocus()
    await expect.element(card).toBeInViewport({ ratio: 0.2 })
    await userEvent.keyboard('{Tab}')
    await expect.element(card.getByRole('button')).toHaveFocus()
  }
})

it('the heart of a card in the slider keeps its product, and shows when it is kept elsewhere', async () => {
  const heart = page.getByRole('button', { name: 'Odložiť: Tričko 1', exact: true })
  await press(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect($saved.get()).toEqual([[2, 'Tričko 1']])
  $saved.set([])
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})
