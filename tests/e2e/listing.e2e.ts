// Rules 204, 208, 216, 714
import { expect, type Page } from '@playwright/test'
import { holdBack } from './support/requests.ts'
import { press } from './support/press.ts'
import { cards, listingCount as count } from './support/shopper.ts'
import { test } from './support/test.ts'

const names = (page: Page) => cards(page).locator('h3').allTextContents()
const WITHOUT_PRINT = '/produkty/all?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40'

test('the products of a listing begin at most 330 px from the top on a phone, and 380 px on a wide screen', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*\/produkty[^<]*)</g)].map(([, address = '']) => address)
  // The longest addresses have the longest headings.
  const longest = addresses.toSorted((one, other) => other.length - one.length).slice(0, 2)
  expect(longest).toHaveLength(2)
  for (const path of ['/produkty', '/page-search', ...longest.map((address) => new URL(address).pathname)]) {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    for (const [width, height, most] of [
      [360, 780, 330],
      [1440, 900, 380],
    ] as const) {
      await page.setViewportSize({ width, height })
      const box = await cards(page).first().boundingBox()
      expect.soft(box?.y, `${path}, ${width} px wide`).toBeLessThanOrEqual(most)
    }
  }
})

/** Phrases by what a result shows above its products: chips, a corrected word, an unknown one, a page of the shop. */
const PHRASES = ['detské tričko xl do 20 €', 'trycko s jednorožcom', 'reklamácia mikiny']
const MORE_PHRASES = ['hrnček', 'trycko do 20', 'bodkované tričko s jednorožcom', 'podmienky tričko']

for (const phrases of [PHRASES, MORE_PHRASES])
  test(
    `the first product of a result is in the upper half of a small phone, it begins 330 px from the top at most: ${phrases.join(', ')}`,
    { tag: phrases === PHRASES ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      for (const phrase of phrases) {
        await page.goto(`/produkty/all?productsCount=40&search=${encodeURIComponent(phrase)}`)
        await expect(count(page)).not.toHaveText(/z\s0$/)
        await expect(page.getByRole('searchbox')).toHaveValue(phrase)
        const box = await cards(page).first().boundingBox()
        expect.soft(box?.y, phrase).toBeLessThanOrEqual(330)
      }
    },
  )

test('the cards of a row share their lines: prices stand on one line below the longest name, and colours take room only where a card has some', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/produkty/tricka', '/produkty/hrnceky']) {
    await page.goto(path)
    const all = await cards(page).evaluateAll((list) =>
      list.map((card) => {
        const box = (part: string) => card.querySelector(part)?.getBoundingClientRect()
        const [picture, name, price] = ['img', 'h3', '.price'].map(box)
        const hasColors = box('.stitches') !== undefined
        return { hasColors, top: picture?.top, picture: picture?.bottom, name: name?.top, price: price?.top }
      }),
    )
    const nameBottoms = await cards(page)
      .locator('h3')
      .evaluateAll((names) =>
        names.map((name) => {
          const words = document.createRange()
          words.selectNodeContents(name)
          return words.getBoundingClientRect().bottom
        }),
      )
    for (const { top } of all) {
      const row = all.flatMap((card, at) =>
        card.top === top ? [{ ...card, end: nameBottoms[at] ?? NaN }] : [],
      )
      expect(new Set(row.map(({ price }) => price)).size, path).toBe(1)
      const [{ price = NaN, name = NaN, picture = NaN } = {}] = row
      expect(price - Math.max(...row.map(({ end }) => end))).toBeLessThanOrEqual(6)
      expect(name - picture).toBeLessThanOrEqual(row.some(({ hasColors }) => hasColors) ? 24 : 8)
    }
  }
})

test('on a phone a result has count, filters, note and products below each other, 12 px apart, with "Vypnúť všetky" in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/produkty/all?productsCount=40&search=${encodeURIComponent('trycko xl do 20 €')}`)
  await expect(count(page)).not.toHaveText(/z\s0$/)
  await expect(page.getByRole('button', { name: 'Vypnúť všetky' })).toBeInViewport({ ratio: 1 })
  const chip = page.getByRole('button', { name: /^Vypnúť filter/ }).first()
  const lines = [count(page), chip, page.locator('.listing-head > .fine-print'), cards(page).first()]
  const boxes = await Promise.all(lines.map((line) => line.boundingBox()))
  for (const [at, box] of boxes.slice(1).entries()) {
    const above = boxes[at]
    expect(Math.round((box?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN))).toBe(12)
  }
  expect(boxes[1]?.x).toBe(16)
})

test('on a phone nine chips of filters have the whole width, and no filter moves the products', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/produkty/all')
  const top = (await cards(page).first().boundingBox())?.y ?? NaN
  const filters = JSON.stringify({
    165: ['152', '153', '154'],
    101: ['400', '401', '402', '403', '404', '405'],
  })
  await page.goto(`/produkty/all?filters=${encodeURIComponent(filters)}&productsCount=40`)
  const chips = page.getByRole('list', { name: 'Zapnuté filtre' })
  await expect(chips.getByRole('button', { name: /^Vypnúť filter/ })).toHaveCount(9)
  expect((await chips.boundingBox())?.width).toBeGreaterThanOrEqual(328)
  await expect(page.getByRole('button', { name: 'Vypnúť všetky' })).toBeInViewport({ ratio: 1 })
  await expect(count(page)).toBeInViewport({ ratio: 1 })
  expect(Math.abs(((await cards(page).first().boundingBox())?.y ?? NaN) - top)).toBeLessThanOrEqual(4)
})

test(
  "with any size of text a listing's count stands directly above its products",
  { tag: '@large-text' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 915 })
    await page.goto('/produkty/tricka')
    const said = await count(page).boundingBox()
    const card = await cards(page).first().boundingBox()
    expect((card?.y ?? NaN) - (said?.y ?? NaN) - (said?.height ?? NaN)).toBeLessThanOrEqual(40)
  },
)

test('on a phone the tab of the present category is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const [path, name] of [
    ['/produkty/bjk-fotoboxy', 'BJK Fotoboxy'],
    ['/produkty/hrnceky', 'Hrnčeky'],
    ['/produkty', 'Všetky produkty'],
  ] as const) {
    await page.goto(path)
    const tabs = page.getByRole('navigation', { name: 'Kategórie produktov' })
    await expect(tabs.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    // A font that comes late has wider letters.
    await tabs.evaluate((row) => (row.style.letterSpacing = '2px'))
    await expect(tabs.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

test("filters ticked before the code is there are added to the address's, and the index is fetched beside the code", async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/ListingIsland\..*\.js/)
  const index = page.waitForRequest(/\/listing\/.*\.json$/)
  await page.goto('/produkty/tricka?search=tricko&productsCount=40', { waitUntil: 'domcontentloaded' })
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await page.getByRole('combobox', { name: 'Zoradiť' }).selectOption('najlacnejšie')
  await press(page.getByRole('checkbox', { name: 'Len dostupné' }))
  await press(page.getByText('Cena', { exact: true }))
  await index
  await release()
  await expect(page).toHaveURL(/filters=.*search=tricko&sort=price&available=1/)
  await expect(page.getByRole('searchbox')).toHaveValue('tricko')
  await expect(page.getByRole('textbox', { name: 'od €' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Zoradiť' })).toHaveValue('price')
})

test.describe('an address with a query', () => {
  test('is answered even if the first fetch of the code fails', async ({ page }) => {
    const refused: string[] = []
    await page.route(/_astro\/listing\./, async (route) => {
      const response = await route.fetch()
      const isFirst = refused.length === 0 && (await response.text()).includes('data-query')
      if (isFirst) refused.push(route.request().url())
      await (isFirst ? route.abort() : route.fulfill({ response }))
    })
    await page.goto('/produkty/tricka?search=kompas&productsCount=40')
    await expect(cards(page).first()).toContainText('Kompas')
    await expect(count(page)).not.toHaveText('zobrazujem 40 z 78')
    expect(refused).toHaveLength(1)
    // Wait for the last response, which would fail on a closed page.
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('is marked with what it asks for before any file of the page comes', async ({ page }) => {
    await page.route(/_astro/, (route) => route.abort())
    for (const [query, asked] of [
      ['', null],
      ['?utm_source=x', null],
      ['?search=tatry', 'search'],
      ['?productsCount=10', 'productsCount'],
      ['?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40&page=2', 'filters'],
    ] as const) {
      await page.goto(`/produkty/tricka${query}`)
      expect(await page.locator('.listing').getAttribute('data-query'), query).toBe(asked)
    }
  })

  test('never shows the whole list before its result', async ({ page }) => {
    const release = await holdBack(page, /\/listing\/.*\.json/)
    await page.goto(WITHOUT_PRINT, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await release()
    await expect(cards(page)).toHaveCount(18)
    await expect(page.getByRole('checkbox', { name: 'Bez potlače' })).toBeChecked()
  })
})

test('after Back from a product the same list is at the same scroll position', async ({ page }) => {
  await page.goto('/produkty')
  await page.getByRole('link', { name: 'Načítaj ďalšie...' }).click()
  await expect(count(page)).toHaveText('zobrazujem 80 z 180')
  await expect(page).toHaveURL(/page=2/)
  const card = cards(page).nth(60)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const href = await card.getByRole('link').getAttribute('href')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(href ?? '')
  await page.goBack()
  await expect(count(page)).toHaveText('zobrazujem 80 z 180')
  await expect(cards(page)).toHaveCount(80)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.reload()
  await expect(cards(page)).toHaveCount(80)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test.describe('a listing without a query', () => {
  test('stays unchanged when a pointer or the focus wakes its second page', async ({ page }) => {
    await page.goto('/produkty/tricka/strana-2')
    const before = await names(page)
    await page.getByRole('searchbox').hover()
    await page.getByRole('searchbox').focus()
    await expect(page.locator('.listing astro-island').first()).not.toHaveAttribute('ssr')
    expect(await names(page)).toEqual(before)
    await expect(page).toHaveURL('/produkty/tricka/strana-2')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(page).toHaveURL(/\/produkty\/tricka\?filters/)
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(before)
  })

  test('shows its result after a reload and Forward to a query', async ({ page }) => {
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    await expect(page).toHaveURL(/filters/)
    await page.goBack()
    await expect(count(page)).toHaveText('zobrazujem 40 z 78')
    await page.reload()
    await page.goForward()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    await expect(page.getByRole('checkbox', { name: 'Zvieratá' })).toBeChecked()
  })
})
