import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { BANNERS } from '../../scripts/demo-api/seed/banners.ts'
import { followSystem } from '../../scripts/screens/acts.ts'
import { contrast } from '../fixtures/contrast.ts'
import { test } from './support/test.ts'

const HERO = BANNERS.filter(({ placement }) => placement === 'hero')
const numberOf = (isWanted: (banner: (typeof HERO)[number]) => boolean) => HERO.findIndex(isWanted) + 1
/** The demo shop has a banner of each kind. */
const PICTURE = numberOf(({ words }) => !words)
const ON_PICTURE = numberOf(({ words }) => words?.fullSize === true)
const BESIDE = numberOf(({ words }) => words?.fullSize === false)

const carousel = (page: Page) => page.getByRole('region', { name: 'Bannery' })

/** Opens the home page and waits until its banners can be turned. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('.hero-slides')).toHaveAttribute('aria-live', 'polite')
}

/** Turns to a banner of the hero, which then stands still. */
async function show(page: Page, number: number) {
  await carousel(page)
    .getByRole('button', { name: new RegExp(`^Banner ${number} z`) })
    .click()
  return carousel(page).getByRole('group', { name: `${number} z ${HERO.length}` })
}

test.use({ reducedMotion: 'reduce' })

/** The worst picture to read on: black and white squares. */
async function chessBoard(): Promise<Buffer> {
  const size = { width: 960, height: 360 }
  const pixels = Buffer.alloc(size.width * size.height)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    pixels[at] = (Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0 ? 0 : 255
  }
  return sharp(pixels, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
}

/** Words of the shown banner that are cut off, covered, or overlap. */
function hiddenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slide = document.querySelector('.hero-slide:not([inert])')
    const words = [...(slide?.querySelectorAll<HTMLElement>('h2, p, .button') ?? [])]
    const boxes = [...words, ...document.querySelectorAll('.hero-controls')].map((element) => ({
      name: element.className || element.tagName,
      box: element.getBoundingClientRect(),
    }))
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return [
      ...(words.length === 3 ? [] : [`${words.length} words`]),
      ...words.flatMap((word) => {
        const { left, right, top, bottom } = word.getBoundingClientRect()
        const frame = slide?.getBoundingClientRect() ?? new DOMRect()
        const isInside =
          left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
        const isWhole = word.scrollWidth <= word.clientWidth + 1
        word.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = word.getBoundingClientRect()
        const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        // The button of a full-size banner has an invisible area over all of it.
        const isOnTop = word.contains(seen) || seen?.matches('[data-full-size=true] .button') === true
        return isInside && isWhole && isOnTop ? [] : [`${word.tagName} ${JSON.stringify(box)}`]
      }),
      ...boxes.flatMap(({ name, box }, place) =>
        boxes
          .slice(place + 1)
          .flatMap((other) => (overlaps(box, other.box) ? [`${name} over ${other.name}`] : [])),
      ),
    ]
  })
}

const SHOWN = '.hero-slide:not([inert])'
const TEXTS = ['h2', 'p', '.button'].map((part) => `${SHOWN} ${part}`)

/** The least contrast between the colour of each of the shown banner's texts and any pixel that is painted behind it. */
async function leastContrasts(page: Page): Promise<number[]> {
  const texts = await page.evaluate(
    ([shown, ...selectors]) =>
      selectors.map((selector) => {
        const text = document.querySelector(selector)
        const slide = document.querySelector(shown)?.getBoundingClientRect()
        if (!text || !slide) throw new Error(`There is no ${selector}`)
        const range = document.createRange()
        range.selectNodeContents(text)
        const { x, y, width, height } = range.getBoundingClientRect()
        const { color } = getComputedStyle(text)
        return { color, left: x - slide.x, top: y - slide.y, width, height }
      }),
    [SHOWN, ...TEXTS] as const,
  )
  const hide = (color: string) =>
    page.evaluate(
      ([selectors, to]) => {
        for (const selector of selectors)
          document.querySelector<HTMLElement>(selector)?.style.setProperty('color', to, 'important')
      },
      [TEXTS, color] as const,
    )
  await hide('transparent')
  const picture = sharp(await page.locator(SHOWN).screenshot()).removeAlpha()
  await hide('')
  return Promise.all(
    texts.map(async ({ color, left, top, width, height }) => {
      const region = {
        left: Math.round(left),
        top: Math.round(top),
        width: Math.round(width),
        height: Math.round(height),
      }
      const { data, info } = await picture.clone().extract(region).raw().toBuffer({ resolveWithObject: true })
      const ink = color.match(/\d+/g)?.map(Number) ?? []
      const behind = new Set<number>()
      for (let at = 0; at < data.length; at += info.channels) behind.add(data.readUIntBE(at, 3))
      return Math.min(...[...behind].map((rgb) => contrast(ink, [rgb >> 16, (rgb >> 8) & 255, rgb & 255])))
    }),
  )
}

test('words can be read over any picture, in both looks, also twice as large, whatever the window', async ({
  page,
}) => {
  const picture = await chessBoard()
  await page.route(/\/pictures\/|web_files/, (route) =>
    route.fulfill({ body: picture, contentType: 'image/png' }),
  )
  await followSystem(page)
  await openHome(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize)
      for (const number of [ON_PICTURE, BESIDE])
        await test.step(`banner ${number} with text of ${textSize}, ${width} px wide`, async () => {
          const slide = await show(page, number)
          await slide.locator('img').evaluate((image: HTMLImageElement) => image.decode())
          expect(await hiddenWords(page)).toEqual([])
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            const [least] = (await leastContrasts(page)).toSorted((a, b) => a - b)
            expect(least, colorScheme).toBeGreaterThan(4.5)
          }
        })
    }
  }
})

test('a picture that cannot be had leaves its name to be read', async ({ page }) => {
  await page.route(/\/pictures\/|web_files/, (route) => route.abort())
  await openHome(page)
  const slide = await show(page, PICTURE)
  await expect(slide.locator('img')).toHaveCSS('content', 'normal')
  await expect(slide.getByRole('link')).toHaveAccessibleName(HERO[PICTURE - 1]?.name ?? '')
})
