import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { publishCopy } from './support/demo-api.ts'
import { holdBack } from './support/hold-back.ts'
import { press } from './support/press.ts'
import { addButton, notifications } from './support/shopper.ts'
import { test } from './support/test.ts'

const { colours } = KNOWN_PRODUCTS
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const pictures = (page: Page) => page.getByRole('group', { name: 'Obrázky produktu' })
const picture = (page: Page, name: RegExp) => pictures(page).getByRole('img', { name })
const thumbs = (page: Page) => page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')

/** Waits until the picture has loaded and the strip has stopped at it. */
async function untilShown(shown: Locator): Promise<void> {
  await expect
    .poll(() =>
      shown.evaluate((img: HTMLImageElement) => {
        // Measured by the picture's frame, because under the mouse the picture itself is enlarged.
        const x = (of: string) => img.closest(of)?.getBoundingClientRect().x ?? NaN
        return img.naturalWidth > 0 && Math.abs(x('.gallery-picture') - x('.gallery-strip')) < 1
      }),
    )
    .toBe(true)
}

/** A finger's swipe over the pictures, to the next one or back, repeated where it had no effect. */
async function swipe(page: Page, to: 'next' | 'previous'): Promise<void> {
  const place = () => pictures(page).evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth))
  const before = await place()
  await expect(async () => {
    if ((await place()) === before) await moveFinger(page, to)
    await expect.poll(place, { timeout: 3000 }).not.toBe(before)
  }).toPass({ timeout: 30_000 })
}

async function moveFinger(page: Page, to: 'next' | 'previous'): Promise<void> {
  const box = await pictures(page).boundingBox()
  if (!box) throw new Error('There are no pictures to swipe over.')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  const y = box.y + box.height / 2
  const way = (to === 'next' ? -0.6 : 0.6) * box.width
  const start = box.x + box.width / 2 - way / 2
  await touch('touchStart', [{ x: start, y }])
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', [{ x: start + (way * step) / 12, y }])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd', [])
}

/** Pages with a gallery, and how to get their slugs: a built one, and one of a product that is newer than the pages. */
const PAGES: Record<string, () => string> = {
  'a product': () => colours.slug,
  'a product not built': () => publishCopy(colours.slug, 'Pánske tričko Zrkadlo').slug,
}

for (const [where, slugOf] of Object.entries(PAGES))
  test.describe(`the gallery of ${where}`, () => {
    // The page of a product not built uses the same code (tests/component/product/product.test.tsx).
    test.describe('by touch', { tag: where === 'a product' ? [] : '@long' }, () => {
      test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

      test('a swipe chooses the colour that it comes to rest on, and that is bought', async ({ page }) => {
        await page.goto(`/produkt/${slugOf()}`)
        await untilShown(pictures(page).getByRole('img').first())
        await swipe(page, 'next')
        await untilShown(picture(page, /bordová/))
        await expect(radio(page, 'bordová')).toBeChecked()
        await expect(thumbs(page).nth(1)).toHaveAttribute('aria-current', 'true')
        await swipe(page, 'next')
        await untilShown(picture(page, /sivý melír/))
        await expect(radio(page, 'sivý melír')).toBeChecked()
        // A view that belongs to no colour.
        await swipe(page, 'next')
        await untilShown(picture(page, /4\szo\s4/))
        await expect(radio(page, 'sivý melír')).toBeChecked()
        await swipe(page, 'previous')
        await untilShown(picture(page, /sivý melír/))
        await swipe(page, 'previous')
        await expect(radio(page, 'bordová')).toBeChecked()
        await addButton(page).tap()
        await expect(notifications(page)).toContainText('bordová')
      })
    })

    test('a choice outlives a reload and a way there and back, and leaves no entry of the history', async ({
      page,
    }) => {
      const address = `/produkt/${slugOf()}`
      await page.goto('/kontakt')
      await page.goto(address)
      await untilShown(pictures(page).getByRole('img').first())
      await expect(page).toHaveURL(address)
      await press(radio(page, 'XL'))
      await press(radio(page, 'bordová'))
      await expect(page).toHaveURL(`${address}?size=XL&color=bordov%C3%A1`)
      const isAsChosen = async () => {
        await untilShown(picture(page, /bordová/))
        await expect(radio(page, 'bordová')).toBeChecked()
        await expect(radio(page, 'XL')).toBeChecked()
        await expect(thumbs(page).nth(1)).toHaveAttribute('aria-current', 'true')
      }
      await page.reload()
      await isAsChosen()
      await page.goto('/cart')
      await page.goBack()
      await isAsChosen()
      await page.goBack()
      await expect(page).toHaveURL('/kontakt')
    })
  })

test('what is chosen before the modules are there shows its picture, and is in the address', async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${colours.slug}`, { waitUntil: 'commit' })
  await press(radio(page, 'bordová'))
  await release()
  await untilShown(picture(page, /bordová/))
  await expect(page).toHaveURL(/\?size=S&color=bordov%C3%A1$/)
})

test('pictures turned before the modules are there choose their colour', async ({ page }) => {
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${colours.slug}`, { waitUntil: 'commit' })
  await thumbs(page).nth(1).click()
  await release()
  await expect(radio(page, 'bordová')).toBeChecked()
  await untilShown(picture(page, /bordová/))
})
