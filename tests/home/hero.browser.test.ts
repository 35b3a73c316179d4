// Rules 703, 704, 705
import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BANNERS } from '../../scripts/demo-api/seed/banners.ts'
import { configSchema } from '../../src/api/schemas.ts'
import { HERO_TIMES } from '../../src/home/rules/carousel.ts'
import { focus, press, showAstro, visits } from '../browser/page.ts'

const HERO = BANNERS.filter(({ placement }) => placement === 'hero')
const [FIRST, SECOND, LAST] = ['1 z 3', '2 z 3', '3 z 3'] as const

const hero = page.getByRole('region', { name: 'Bannery' })
const slide = hero.getByRole('group', { name: /^\d z \d$/ })
const button = (name: string | RegExp) => hero.getByRole('button', { name })
const [next, previous] = [button('Ďalší banner'), button('Predchádzajúci banner')]
const outside = page.getByRole('searchbox', { name: 'Outside' })
const shown = () => slide.element().ariaLabel?.replaceAll('\u00A0', ' ')
const live = () => document.querySelector('.hero-slides')?.getAttribute('aria-live')
const pass = (ms: number) => vi.advanceTimersByTime(ms)

async function show(number: number): Promise<void> {
  await press(button(new RegExp(`^Banner ${number} z`)))
}

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  // eslint-disable-next-line no-restricted-syntax -- only the browser itself hides a tab
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const search = Object.assign(document.createElement('input'), { type: 'search', ariaLabel: 'Outside' })
  document.body.append(search)
  const sent = HERO.map(({ path, link, name, words }) => ({ file_path: path, link, name, ...words }))
  const { banners } = parse(configSchema, { data: { banners: sent } }).data
  await showAstro('/src/home/Hero.astro', { banners })
  await import('../../src/home/hero.css')
  await import('../../src/home/banner.css')
  await import('../../src/home/banner-words.css')
  await import('../../src/home/hero-carousel.ts')
})
afterAll(() => vi.useRealTimers())

beforeEach(async () => {
  await show(1)
  await press(outside)
  pass(HERO_TIMES.resumeMs)
})

it("a picture's alternative text is the banner's name, unless the name stands beside it", () => {
  const texts = [...hero.element().querySelectorAll('img')].map(({ alt }) => alt)
  expect(texts).toEqual([HERO[0]?.name, '', HERO[2]?.name])
})

it('banners change by themselves every 5.5 s, and the first follows the last', async () => {
  await show(2)
  await press(outside)
  pass(HERO_TIMES.resumeMs + HERO_TIMES.autoplayMs - 1)
  expect(shown()).toBe(SECOND)
  pass(1)
  expect(shown()).toBe(LAST)
  pass(5499)
  expect(shown()).toBe(LAST)
  pass(1)
  expect(shown()).toBe(FIRST)
  const current = [...hero.element().querySelectorAll('[aria-current=true]')]
  expect(current.map(({ ariaLabel }) => ariaLabel)).toEqual([expect.stringMatching(/^Banner 1/)])
})

it('arrows and bars change the banner, beyond both ends too, and only one banner is visible', async () => {
  await press(previous)
  expect(shown()).toBe(LAST)
  await press(next)
  expect(shown()).toBe(FIRST)
  await press(next)
  expect(shown()).toBe(SECOND)
  await expect.element(hero.getByRole('group', { name: SECOND })).toBeVisible()
  await show(3)
  expect(shown()).toBe(LAST)
})

it.each<[string, hold: () => unknown, release: () => unknown]>([
  ['under the pointer', () => slide.hover(), () => userEvent.hover(outside)],
  [
    'while the keyboard is in it',
    () => focus(next).then(() => userEvent.keyboard('{Tab}')),
    () => focus(outside),
  ],
  ['in a hidden tab', () => setHidden(true), () => setHidden(false)],
])('the carousel rests %s, and goes on afterwards', async (_, hold, release) => {
  await expect.poll(live).toBe('off')
  await hold()
  await expect.poll(live).toBe('polite')
  pass(60_000)
  expect(shown()).toBe(FIRST)
  await release()
  await expect.poll(live).toBe('off')
  pass(HERO_TIMES.autoplayMs)
  expect(shown()).toBe(SECOND)
})

it('after a click on an arrow the carousel rests for a second, then goes on, even under the mouse', async () => {
  await press(next)
  pass(6499)
  expect(shown()).toBe(SECOND)
  pass(1)
  expect(shown()).toBe(LAST)
  pass(HERO_TIMES.autoplayMs)
  expect(shown()).toBe(FIRST)
  // Under a pointer without a click the carousel rests.
  for (const place of [slide, next]) {
    await place.hover()
    await expect.poll(live).toBe('polite')
    pass(60_000)
    expect(shown()).toBe(FIRST)
  }
})

it('the stop button stops the carousel, also after a press on an arrow, until it is pressed again', async () => {
  await press(button('Zastaviť striedanie bannerov'))
  await press(next)
  await press(outside)
  pass(60_000)
  expect(shown()).toBe(SECOND)
  await press(button('Spustiť striedanie bannerov'))
  await press(outside)
  pass(HERO_TIMES.autoplayMs)
  expect(shown()).toBe(LAST)
})

it('a swipe changes the banner', () => {
  const swipe = (across: number) => {
    const target = hero.element()
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 })
    const [from, to] = [touch(300), touch(300 + across)]
    // eslint-disable-next-line no-restricted-syntax -- no test driver can swipe
    target.dispatchEvent(new TouchEvent('touchstart', { touches: [from], changedTouches: [from] }))
    // eslint-disable-next-line no-restricted-syntax -- as above
    target.dispatchEvent(new TouchEvent('touchend', { changedTouches: [to] }))
  }
  swipe(-120)
  expect(shown()).toBe(SECOND)
  swipe(120)
  swipe(120)
  expect(shown()).toBe(LAST)
})

it('a press anywhere on a full-size banner follows its link; a press on a picture beside words does not', async () => {
  for (const [number, isLink] of [
    [1, true],
    [2, true],
    [3, false],
  ] as const) {
    visits.length = 0
    await show(number)
    const { width } = slide.element().getBoundingClientRect()
    await slide.click({ position: { x: width - 20, y: 20 } })
    await expect.poll(() => visits).toEqual(isLink ? [HERO[number - 1]?.link] : [])
  }
})

it('nothing below the banners moves when they change', async () => {
  const { innerWidth, innerHeight } = window
  const below = document.createElement('p')
  hero.element().after(below)
  for (const width of [360, 768, 1440]) {
    await page.viewport(width, 900)
    const places = new Set<number>()
    for (const number of [1, 2, 3]) {
      await show(number)
      places.add(below.offsetTop)
    }
    expect(places.size, `${width} px wide`).toBe(1)
  }
  await page.viewport(innerWidth, innerHeight)
})
