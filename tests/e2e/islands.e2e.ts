import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { publishCopy } from './support/demo-api.ts'
import { holdBack } from './support/hold-back.ts'
import { addToCart } from './support/shopper.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

const count = (page: Page) => page.locator('#listing-count')
const cards = (page: Page) => page.locator('.card:visible')
const cartButton = (page: Page) => page.getByRole('button', { name: /^Nákupný košík/ })

/** Has the first requests for a file fail, and counts all of them. */
async function failFirst(page: Page, file: RegExp, failures: number): Promise<() => number> {
  let asked = 0
  await page.route(file, (route) => (asked++ < failures ? route.abort() : route.continue()))
  return () => asked
}

test.describe('what wakes an island is not lost', () => {
  test("'Načítaj ďalšie...', clicked before its code is there", async ({ page }) => {
    const release = await holdBack(page, /_astro\/Listing\..*\.js/)
    await page.goto('/produkty')
    const more = page.getByRole('link', { name: 'Načítaj ďalšie...' })
    await more.click()
    await expect(more).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(count(page)).toHaveText('zobrazujem 80 z 180')
    await expect(page).toHaveURL('/produkty?productsCount=40&page=2')
  })

  test('a phrase typed into the search box', async ({ page }) => {
    const release = await holdBack(page, /_astro\/Listing\..*\.js/)
    await page.goto('/produkty')
    await page.getByRole('searchbox').fill('jeleň')
    await release()
    await expect(page).toHaveURL(/search=jele/)
    await expect(page.getByRole('searchbox')).toHaveValue('jeleň')
  })

  test('a quick view, whose button says meanwhile that it is busy', async ({ page }) => {
    const release = await holdBack(page, /_astro\/QuickView\..*\.js/)
    await page.goto('/produkty/hrnceky')
    const button = page.getByRole('button', { name: /^Rýchly náhľad/ }).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(page.getByRole('dialog')).toContainText('Kód produktu')
    await expect(button).not.toHaveAttribute('aria-busy')
  })

  test('Enter in the search box leads nowhere before the code is there', async ({ page }) => {
    const release = await holdBack(page, /_astro\/Listing\..*\.js/)
    await page.goto('/produkty/tricka')
    await page.getByRole('searchbox').fill('tatry')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/produkty/tricka')
    await release()
    await expect(page).toHaveURL(/search=tatry/)
  })
})

test.describe('code that could not be fetched at first', () => {
  test('comes by the second address, and shares the stores of the page', async ({ page }) => {
    const asked = await failFirst(page, /_astro\/QuickView\..*\.js/, 2)
    await page.goto('/produkty/hrnceky')
    await page
      .getByRole('button', { name: /^Rýchly náhľad/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Pridať do košíka' }).click()
    expect(asked()).toBe(3)
    await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pridané do košíka')
    await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  })

  test('is fetched again at the next reach', async ({ page }) => {
    // When it is reached for, and then by Astro's runtime at either address.
    await failFirst(page, /_astro\/Listing\..*\.js/, 3)
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    const retry = page.getByRole('button', { name: 'Skúsiť znova' })
    await expect(retry).toBeVisible()
    // A reach is enough: the button may be gone before it is pressed.
    await retry.focus()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    await expect(retry).toBeHidden()
  })
})

for (const { path, entries, act } of [
  {
    path: '/produkty/tricka',
    entries: /_astro\/(Listing|client)\..*\.js/,
    act: (page: Page) => press(page.getByRole('checkbox', { name: 'Zvieratá' })),
  },
  { path: '/cart', entries: /_astro\/(CartPage|client)\..*\.js/ },
  { path: '/checkout', entries: /_astro\/(CheckoutPage|client)\..*\.js/ },
])
  test(`React is asked for beside the island of ${path}, and not a round trip after it`, async ({ page }) => {
    const release = await holdBack(page, entries)
    const react = page.waitForRequest(/_astro\/react\..*\.js/)
    await page.goto(path, { waitUntil: 'commit' })
    await act?.(page)
    await react
    await release()
    await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr')
  })

for (const { name, kilobytes, act, answer } of [
  {
    name: 'filter',
    kilobytes: 94,
    act: (page: Page) => press(page.getByRole('checkbox', { name: 'Zvieratá' })),
    answer: (page: Page) => page.locator('.grid[aria-busy=false] .static-grid[hidden]'),
  },
  {
    name: 'quick view',
    kilobytes: 109,
    act: (page: Page) =>
      page
        .getByRole('button', { name: /^Rýchly náhľad/ })
        .first()
        .click(),
    answer: (page: Page) => page.getByRole('dialog'),
  },
])
  test(`the first ${name} brings at most ${kilobytes} kB`, async ({ page }) => {
    const bytes = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => /\/_astro\/.*\.js|\/listing\//.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      )
    await untilRest(page, () => page.goto('/produkty/tricka'))
    const before = await bytes()
    await untilRest(page, async () => {
      await act(page)
      await expect(answer(page)).toBeAttached()
    })
    const brought = (await bytes()) - before
    expect(brought).toBeGreaterThan(0)
    expect(brought).toBeLessThan(kilobytes * 1000)
  })

test('a pointer over the cards, and a thumb that scrolls, fetch no code', async ({ page }) => {
  await untilRest(page, () => page.goto('/produkty/tricka'))
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await untilRest(page, async () => {
    await cards(page).nth(3).getByRole('link').hover()
    await page.mouse.wheel(0, 900)
  })
  expect(scripts).toEqual([])
})

test('filters that are on are chips that turn them off, one by one or all at once', async ({ page }) => {
  await page.goto('/produkty/tricka')
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await press(page.getByRole('checkbox', { name: 'Dámsky' }))
  const chips = page.getByRole('list', { name: 'Zapnuté filtre' })
  await expect(chips.getByRole('listitem')).toHaveCount(3)
  await chips.getByRole('button', { name: 'Vypnúť filter: Zvieratá' }).click()
  await expect(page.getByRole('checkbox', { name: 'Zvieratá' })).not.toBeChecked()
  await expect(chips.getByRole('button', { name: 'Vypnúť filter: Dámsky' })).toBeFocused()
  await chips.getByRole('button', { name: 'Vypnúť všetky' }).click()
  await expect(count(page)).toHaveText('zobrazujem 40 z 78')
  await expect(count(page)).toBeFocused()
  await expect(chips).toBeHidden()
})

test('long filters fold, and stay unfolded while the list changes', async ({ page }) => {
  await page.goto('/produkty')
  const group = page.getByRole('group', { name: 'Veľkosť' }).first()
  await expect(group.getByRole('checkbox')).toHaveCount(8)
  await group.getByText(/^Ďalšie/).click()
  expect(await group.getByRole('checkbox').count()).toBeGreaterThan(8)
  await press(group.getByRole('checkbox').last())
  await expect(count(page)).not.toContainText('180')
  expect(await group.getByRole('checkbox').count()).toBeGreaterThan(8)
})

test('on a phone the button tells how many filters are on, and the panel how many products', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/produkty/tricka')
  await page.getByRole('button', { name: 'Filtrovať' }).click()
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await page.getByRole('button', { name: 'Zobraziť 17\u00A0produktov' }).click()
  await expect(page.getByRole('checkbox', { name: 'Zvieratá' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtrovať (1)' })).toBeVisible()
})

test('ten products a page stay ten a page over a reload', async ({ page }) => {
  await page.goto('/produkty/tricka?productsCount=10')
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Načítaj ďalšie...' }).click()
  await expect(cards(page)).toHaveCount(20)
  const before = await page.locator('.card:visible h3').allTextContents()
  await page.reload()
  await expect(cards(page)).toHaveCount(20)
  expect(await page.locator('.card:visible h3').allTextContents()).toEqual(before)
})

test('after a failure box and address say what the list shows, and the button says what it is for', async ({
  page,
}) => {
  await page.route(/\/listing\/.*\.json|v1\/get/, (route) => route.abort())
  await page.goto('/produkty/tricka')
  const box = page.getByRole('checkbox', { name: 'Zvieratá' })
  await box.click()
  const trouble = page.getByRole('alert').filter({ hasText: 'Váš výber sa nepodarilo načítať' })
  await expect(trouble).toBeVisible()
  await expect(box).not.toBeChecked()
  await expect(page).toHaveURL('/produkty/tricka')
  await page.unrouteAll()
  await trouble.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect(box).toBeChecked()
  await expect(page).toHaveURL(/filters/)
})

test('every press of load more hands the focus to the first new card, and leaves the page where it is', async ({
  page,
}) => {
  await page.goto('/produkty')
  for (const first of [40, 80, 120, 160]) {
    const more = page.getByRole('link', { name: 'Načítaj ďalšie...' })
    await more.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await more.click()
    await expect(cards(page).nth(first).getByRole('link')).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2)
  }
})

test("the popup's sum leaves out a product that has vanished, as the cart does", async ({ page }) => {
  const gone = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Prchavý')
  await addToCart(page, gone.slug)
  await addToCart(page, KNOWN_PRODUCTS.mug.slug)
  gone.remove()
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('už nie je v ponuke')
  await cartButton(page).click()
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: 'Spolu' })).toHaveText(
    'Spolu8,90\u00A0€',
  )
})

test('a colour turns the picture of the quick view, and the notification names the price of one piece', async ({
  page,
}) => {
  await page.goto('/produkty/tricka?search=panske+tricko+kompas')
  await page.getByRole('button', { name: 'Rýchly náhľad: Pánske tričko Kompas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pánske tričko Kompas' })
  const burgundy = dialog.getByRole('radio', { name: 'bordová' })
  await expect(dialog.locator('.choice img')).toHaveCount(3)
  await press(burgundy)
  await expect(dialog.locator('.quick-view-picture img')).toHaveAttribute('src', /burgundy/)
  await dialog.getByRole('button', { name: 'Zvýšiť množstvo' }).click()
  await dialog.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('21,90\u00A0€ / kus')
})
