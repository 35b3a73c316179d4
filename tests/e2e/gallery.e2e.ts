import { env } from 'node:process'
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { publishCopy } from './support/demo-api.ts'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/test.ts'

const { colours } = KNOWN_PRODUCTS
const color = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
/** What a shopper reads and presses. */
const colorName = (page: Page, name: string) => page.locator('.buy-form label').filter({ hasText: name })
const pictures = (page: Page) => page.getByRole('group', { name: 'Obrázky produktu' })
const picture = (page: Page, name: RegExp) => pictures(page).getByRole('img', { name })
const thumbs = (page: Page) => page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')
const toasts = (page: Page) => page.getByRole('list', { name: 'Upozornenia' })

/** The strip has come to rest on the picture, and the picture has come. */
async function isShown(shown: Locator): Promise<void> {
  await expect
    .poll(() =>
      shown.evaluate((img: HTMLImageElement) => {
        // Of its place: under the mouse the picture itself is larger.
        const x = (of: string) => img.closest(of)?.getBoundingClientRect().x ?? NaN
        return img.naturalWidth > 0 && Math.abs(x('.gallery-picture') - x('.gallery-strip')) < 1
      }),
    )
    .toBe(true)
}

/** A finger's swipe over the pictures, to the next one or back; as a person does, again where none came of it. */
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

/** The ways to the pages that have a gallery: a built one, and one of a product that is newer than the shop's pages. */
const PAGES: Record<string, () => { slug: string; remove: () => void }> = {
  'a product': () => ({ slug: colours.slug, remove: () => undefined }),
  'a product not built': () => publishCopy(colours.slug, 'Pánske tričko Zrkadlo'),
}

for (const [where, publish] of Object.entries(PAGES))
  test.describe(`the gallery of ${where}`, () => {
    let address = ''
    let remove: () => void
    test.beforeEach(() => {
      const published = publish()
      address = `/produkt/${published.slug}`
      remove = published.remove
    })
    test.afterEach(() => remove())

    // Its pictures turn by the same code, on markup that React wrote (tests/component/product/product.test.tsx).
    if (where === 'a product' || env['LONG'])
      test.describe('by touch', () => {
        test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

        test('a swipe chooses the colour that it comes to rest on, and that is bought', async ({ page }) => {
          await page.goto(address)
          await isShown(pictures(page).getByRole('img').first())
          await swipe(page, 'next')
          await isShown(picture(page, /bordová/))
          await expect(color(page, 'bordová')).toBeChecked()
          await expect(thumbs(page).nth(1)).toHaveAttribute('aria-current', 'true')
          await swipe(page, 'next')
          await isShown(picture(page, /sivý melír/))
          await expect(color(page, 'sivý melír')).toBeChecked()
          // A view that belongs to no colour.
          await swipe(page, 'next')
          await isShown(picture(page, /4\szo\s4/))
          await expect(color(page, 'sivý melír')).toBeChecked()
          await swipe(page, 'previous')
          await isShown(picture(page, /sivý melír/))
          await swipe(page, 'previous')
          await expect(color(page, 'bordová')).toBeChecked()
          await page.getByRole('button', { name: 'Pridať do košíka' }).tap()
          await expect(toasts(page)).toContainText('bordová')
        })
      })

    test('a choice outlives a reload and a way there and back, and leaves no entry of the history', async ({
      page,
    }) => {
      await page.goto('/kontakt')
      await page.goto(address)
      await isShown(pictures(page).getByRole('img').first())
      await expect(page).toHaveURL(address)
      await colorName(page, 'XL').first().click()
      await colorName(page, 'bordová').click()
      await expect(page).toHaveURL(`${address}?size=XL&color=bordov%C3%A1`)
      const isAsChosen = async () => {
        await isShown(picture(page, /bordová/))
        await expect(color(page, 'bordová')).toBeChecked()
        await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked()
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
  await colorName(page, 'bordová').click()
  await release()
  await isShown(picture(page, /bordová/))
  await expect(page).toHaveURL(/\?size=S&color=bordov%C3%A1$/)
})

test('pictures turned before the modules are there choose their colour', async ({ page }) => {
  const release = await holdBack(page, /_astro\/.*\.js/)
  await page.goto(`/produkt/${colours.slug}`, { waitUntil: 'commit' })
  await thumbs(page).nth(1).click()
  await release()
  await expect(color(page, 'bordová')).toBeChecked()
  await isShown(picture(page, /bordová/))
})
