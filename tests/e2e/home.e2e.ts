import { expect, type Page } from '@playwright/test'
import { HERO_TIMES } from '../../src/config/shop/hero.ts'
import { test } from './support/test.ts'

const [FIRST, SECOND, LAST] = ['1 z 3', '2 z 3', '3 z 3'] as const

function hero(page: Page) {
  const carousel = page.getByRole('region', { name: 'Bannery' })
  return {
    carousel,
    /** The one that is shown. */
    slide: carousel.getByRole('group', { name: /^\d z \d$/ }),
    link: carousel.getByRole('link'),
    next: carousel.getByRole('button', { name: 'Ďalší banner' }),
    previous: carousel.getByRole('button', { name: 'Predchádzajúci banner' }),
    stop: carousel.getByRole('button', { name: 'Zastaviť striedanie bannerov' }),
    play: carousel.getByRole('button', { name: 'Spustiť striedanie bannerov' }),
  }
}

/** Opens the home page with a clock that stands still, and the pointer outside the hero. */
async function openHome(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 60_000)
  return hero(page)
}

/** Turns a banner by hand and leaves the hero, so that it is known when the clock of the next began. */
async function turnByHand(page: Page) {
  await hero(page).next.click()
  await page.mouse.move(0, 0)
}

test('a banner comes by itself 5.5 s after the last, and the first after the last', async ({ page }) => {
  const { slide, carousel } = await openHome(page)
  await carousel.getByRole('button', { name: /^Banner 2 z 3: / }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(HERO_TIMES.resumeMs + HERO_TIMES.autoplayMs - 1)
  await expect(slide).toHaveAccessibleName(SECOND)
  await page.clock.runFor(1)
  await expect(slide).toHaveAccessibleName(LAST)
  await page.clock.runFor(HERO_TIMES.autoplayMs - 1)
  await expect(slide).toHaveAccessibleName(LAST)
  await page.clock.runFor(1)
  await expect(slide).toHaveAccessibleName(FIRST)
  await expect(carousel.getByRole('button', { name: /^Banner 1/ })).toHaveAttribute('aria-current', 'true')
  await expect(carousel.locator('[aria-current]')).toHaveCount(1)
})

test('arrows and bars turn it, beyond both ends too; one banner can be seen and reached', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const { slide, next, previous, carousel } = hero(page)
  await expect(slide).toHaveAccessibleName(FIRST)
  await previous.click()
  await expect(slide).toHaveAccessibleName(LAST)
  await next.click()
  await expect(slide).toHaveAccessibleName(FIRST)
  await next.click()
  await expect(slide).toHaveAccessibleName(SECOND)
  await expect(carousel.getByRole('group', { name: '2 z 3', exact: true })).toBeVisible()
  await carousel.getByRole('button', { name: /^Banner 3 z 3/ }).click()
  await expect(slide).toHaveAccessibleName(LAST)
})

for (const [why, hold, release] of [
  ['under the pointer', (page: Page) => hero(page).link.hover(), (page: Page) => page.mouse.move(0, 0)],
  [
    'while the keyboard is in it',
    async (page: Page) => {
      await hero(page).stop.focus()
      await page.keyboard.press('Tab')
    },
    (page: Page) => page.getByRole('searchbox').first().focus(),
  ],
  ['in a hidden tab', (page: Page) => setHidden(page, true), (page: Page) => setHidden(page, false)],
] as const)
  test(`it rests ${why}, and goes on after that`, async ({ page }) => {
    const { slide, carousel } = await openHome(page)
    await turnByHand(page)
    const slides = carousel.locator('.hero-slides')
    await expect(slides).toHaveAttribute('aria-live', 'off')
    const shown = await slide.getAttribute('aria-label')
    await hold(page)
    await expect(slides).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(60_000)
    await expect(slide).toHaveAccessibleName(shown ?? '')
    await release(page)
    await expect(slides).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(HERO_TIMES.autoplayMs)
    await expect(slide).not.toHaveAccessibleName(shown ?? '')
  })

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    // eslint-disable-next-line no-restricted-syntax -- only the browser itself hides a tab
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('a click on an arrow stops it for a second, then it goes on, also with the mouse left there', async ({
  page,
}) => {
  const { slide, next, carousel } = await openHome(page)
  await next.click()
  const shown = await slide.getAttribute('aria-label')
  await page.clock.runFor(HERO_TIMES.resumeMs + HERO_TIMES.autoplayMs - 1)
  await expect(slide).toHaveAccessibleName(shown ?? '')
  await page.clock.runFor(1)
  await expect(slide).not.toHaveAccessibleName(shown ?? '')
  const second = await slide.getAttribute('aria-label')
  await page.clock.runFor(HERO_TIMES.autoplayMs)
  await expect(slide).not.toHaveAccessibleName(second ?? '')

  // Off the arrow it rests again, and on an arrow that was only pointed at.
  for (const place of [slide, next]) {
    await place.hover()
    await expect(carousel.locator('.hero-slides')).toHaveAttribute('aria-live', 'polite')
    const third = await slide.getAttribute('aria-label')
    await page.clock.runFor(60_000)
    await expect(slide).toHaveAccessibleName(third ?? '')
  }
})

test('an arrow pressed with the keyboard turns it, and it rests while the keyboard is there', async ({
  page,
}) => {
  const { slide, next } = await openHome(page)
  await next.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const before = await slide.getAttribute('aria-label')
  await page.keyboard.press('Enter')
  await expect(slide).not.toHaveAccessibleName(before ?? '')
  const shown = await slide.getAttribute('aria-label')
  await page.clock.runFor(60_000)
  await expect(slide).toHaveAccessibleName(shown ?? '')
  // A pointer that comes by has clicked nothing.
  await page.getByRole('searchbox').first().focus()
  await next.hover()
  await page.clock.runFor(60_000)
  await expect(slide).toHaveAccessibleName(shown ?? '')
})

test('its button stops it for good, also after an arrow, until it is started again', async ({ page }) => {
  const { slide, next, stop, play } = await openHome(page)
  await stop.click()
  await next.click()
  const shown = await slide.getAttribute('aria-label')
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(slide).toHaveAccessibleName(shown ?? '')
  await play.click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(HERO_TIMES.autoplayMs)
  await expect(slide).not.toHaveAccessibleName(shown ?? '')
})

test('who wants less motion sees it stand until they start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { slide, play } = await openHome(page)
  await page.clock.runFor(60_000)
  await expect(slide).toHaveAccessibleName(FIRST)
  await expect(play).toBeVisible()
})

test('a finger turns it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    reducedMotion: 'reduce',
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/')
  const { slide, carousel } = hero(page)
  const swipe = (across: number) =>
    carousel.evaluate((target, x) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 })
      const [from, to] = [touch(300), touch(300 + x)]
      // eslint-disable-next-line no-restricted-syntax -- Playwright has no swipe that moves nothing else
      target.dispatchEvent(new TouchEvent('touchstart', { touches: [from], changedTouches: [from] }))
      // eslint-disable-next-line no-restricted-syntax -- as above
      target.dispatchEvent(new TouchEvent('touchend', { changedTouches: [to] }))
    }, across)
  await swipe(-120)
  await expect(slide).toHaveAccessibleName(SECOND)
  await swipe(120)
  await swipe(120)
  await expect(slide).toHaveAccessibleName(LAST)
  await context.close()
})

test('only the first picture is fetched at the start, the next one before its turn', async ({ page }) => {
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(request.url()))
  /** The banners of which any file, in any size and format, was asked for. */
  const fetched = async () => {
    const slides = await hero(page)
      .carousel.locator('.hero-slide')
      .evaluateAll((all) =>
        all.map((slide) => ({
          name: (slide.ariaLabel ?? '').replaceAll('\u00A0', ' '),
          files: [...slide.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')]
            .flatMap(({ src, srcset }) => [src, ...srcset.split(',').map((part) => part.split(' ')[0] ?? '')])
            .filter(Boolean)
            .map((file) => new URL(file, location.href).href),
        })),
      )
    return slides.filter(({ files }) => files.some((file) => requested.has(file))).map(({ name }) => name)
  }
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(hero(page).carousel.locator('img').first()).toHaveAttribute('fetchpriority', 'high')
  expect(await fetched()).toEqual([FIRST])
  await page.clock.runFor(HERO_TIMES.autoplayMs - 500)
  await expect.poll(fetched).toEqual([FIRST, SECOND])
})
