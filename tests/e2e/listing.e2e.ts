import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

const cards = (page: Page) => page.locator('.card:visible')
const count = (page: Page) => page.locator('#listing-count')
const names = (page: Page) => page.locator('.card:visible h3').allTextContents()
const WITHOUT_PRINT = '/produkty/all?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40'

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
}

test.describe('filters', () => {
  test('narrow the list, say how many, and keep their counts alive', async ({ page }) => {
    await page.goto('/produkty/tricka')
    await expect(count(page)).toHaveText('zobrazujem 40 z 78')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    await expect(cards(page)).toHaveCount(17)
    const women = page.locator('.filter-value', { hasText: 'Dámsky' })
    const promised = await women.locator('.filter-count').textContent()
    await press(women.getByRole('checkbox'))
    await expect(cards(page)).toHaveCount(Number(promised))
    await page.getByRole('button', { name: 'Vypnúť filtre' }).first().click()
    await expect(count(page)).toHaveText('zobrazujem 40 z 78')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  test('ticked before the listing was ready are not lost, and the answer is fetched beside the code', async ({
    page,
  }) => {
    const release = await holdBack(page, /_astro\/Listing\..*\.js/)
    await page.goto('/produkty/tricka')
    const index = page.waitForRequest(/\/listing\/.*\.json$/)
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await index
    await release()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
  })

  test('the menu and the brand address lead to their filtered lists', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Bez potlače' }).first().click()
    await expect(page).toHaveURL(WITHOUT_PRINT)
    await expect(page.getByRole('checkbox', { name: 'Bez potlače' })).toBeChecked()
    await expect(count(page)).toHaveText('zobrazujem 18 z 18')

    await page.goto('/kontakt')
    await page.goto('/brand/ems')
    await expect(page).toHaveURL('/produkty/all?filters=%7B%22100%22%3A%5B%22235%22%5D%7D&productsCount=40')
    await expect(page.getByRole('checkbox', { name: 'EMS' })).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL('/kontakt')
  })
})

test.describe('an address with a question', () => {
  test('is answered also where the code that reads addresses does not come', async ({ page }) => {
    await page.route(/_astro\/listing-address/, (route) => route.abort())
    await page.goto('/produkty/tricka?search=kompas&productsCount=40')
    await expect(cards(page).first()).toContainText('Kompas')
    await expect(count(page)).not.toHaveText('zobrazujem 40 z 78')
  })

  test('shows its answer without first showing the whole list', async ({ page }) => {
    const release = await holdBack(page, /\/listing\/.*\.json/)
    await page.goto(WITHOUT_PRINT, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await release()
    await expect(cards(page)).toHaveCount(18)
  })

  test.describe('has its one form at once, and asks for no React where it asks for nothing', () => {
    const MOTIF = 'filters=%7B%22100%22%3A%5B%22301%22%5D%7D'
    const table: readonly (readonly [asked: string, clean: string])[] = [
      ...[
        '?utm=x&filters={',
        '?neznamy=1',
        '?utm_source=newsletter&fbclid=x',
        '?',
        '?filters=&search=&page=&productsCount=',
        '?filters=[]&filters={"100":["301"]}',
        '?filters={"__proto__":["1"]}',
        '?search=ab&page=-1',
        '?page=1',
        '?page=1e1',
        '?productsCount=40',
        '?productsCount=1000',
        '?productsCount=9',
        '?productsCount=1e9&productsCount=10',
        '?productsCount=010',
        '?%E0%A4%A=%ff&<script>=1',
      ].map((address) => [address, ''] as const),
      ['?utm_source=x#listing-products', '#listing-products'],
      ['?productsCount=10', '?productsCount=10'],
      ['?neznamy=1&productsCount=10&productsCount=20', '?productsCount=10'],
      ['?productsCount=100', '?productsCount=100'],
      ['?productsCount=109&x', '?productsCount=109'],
      ['?page=2&page=3', '?productsCount=40&page=2'],
      ['?page=99', '?productsCount=40&page=2'],
      ['?page=2&search=tricko&productsCount=10', '?productsCount=10&search=tricko&page=2'],
      ['?filters={"100":["301","x",301],"999":["1"]}', `?${MOTIF}&productsCount=40`],
      [`?search=%20tri%C4%8Dko&productsCount=1000&${MOTIF}`, `?${MOTIF}&productsCount=40&search=tri%C4%8Dko`],
    ]
    for (const [asked, clean] of table)
      test(asked, async ({ page }) => {
        const isAsked = clean.startsWith('?')
        const code: string[] = []
        page.on('request', (request) => {
          if (/_astro\/(react|Listing)\./.test(request.url())) code.push(request.url())
        })
        await page.goto(`/produkty/tricka${asked}`)
        await expect(page).toHaveURL(new URL(`/produkty/tricka${clean}`, page.url()).href)
        await expect(cards(page).first()).toBeVisible()
        const island = page.locator('.listing astro-island').first()
        if (isAsked) await expect(island).not.toHaveAttribute('ssr')
        else {
          await expect(island).not.toHaveAttribute('data-intent')
          await expect(count(page)).toHaveText('zobrazujem 40 z 78')
          expect(code).toEqual([])
        }
      })
  })

  test('can be shared: another shopper sees the same list', async ({ page, browser, baseURL }) => {
    await page.goto('/produkty/mikiny')
    await press(page.getByRole('checkbox', { name: 'Dámsky' }))
    await search(page, 'mikina')
    await expect(page).toHaveURL(/search=mikina/)
    await expect(count(page)).not.toContainText('40')
    const other = await browser.newPage(baseURL ? { baseURL } : {})
    await other.goto(page.url())
    await expect(count(other)).toHaveText((await count(page).textContent()) ?? '')
    expect(await names(other)).toEqual(await names(page))
    await other.close()
  })
})

test.describe('history', () => {
  test('one entry a deliberate change, and Back and Forward walk through them', async ({ page }) => {
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    await press(page.getByRole('checkbox', { name: 'Pánsky' }))
    await expect(count(page)).not.toHaveText('zobrazujem 17 z 17')
    const two = await names(page)
    // An address is written once its answer has been painted.
    await expect(page).toHaveURL(/%22165%22/)
    await page.goBack()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    await expect(page.getByRole('checkbox', { name: 'Pánsky' })).not.toBeChecked()
    await page.goBack()
    await expect(count(page)).toHaveText('zobrazujem 40 z 78')
    await page.goForward()
    await page.goForward()
    await expect.poll(() => names(page)).toEqual(two)
  })

  test('the keys of one search are one entry', async ({ page }) => {
    await page.goto('/produkty/tricka')
    const before = await page.evaluate(() => history.length)
    await search(page, 'tri')
    await expect(page).toHaveURL(/search=tri/)
    await search(page, 'tricko')
    await expect(page).toHaveURL(/search=tricko/)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/produkty/tricka')
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('back from a product, the same list is there at the same place', async ({ page }) => {
    await page.goto('/produkty')
    await page.getByRole('link', { name: 'Načítaj ďalšie...' }).click()
    await expect(count(page)).toHaveText('zobrazujem 80 z 180')
    await page.getByRole('link', { name: 'Načítaj ďalšie...' }).click()
    await expect(count(page)).toHaveText('zobrazujem 120 z 180')
    const card = cards(page).nth(100)
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    const href = await card.getByRole('link').getAttribute('href')
    await card.getByRole('link').click()
    await expect(page).toHaveURL(href ?? '')
    await page.goBack()
    await expect(count(page)).toHaveText('zobrazujem 120 z 180')
    await expect(cards(page)).toHaveCount(120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.reload()
    await expect(cards(page)).toHaveCount(120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})

test.describe('search', () => {
  test('is blind to case and diacritics, and waits for three characters', async ({ page }) => {
    await page.goto('/produkty')
    await search(page, 'SI')
    await search(page, 'SILTOVKA JELEN')
    await expect(page).toHaveURL(/search=SILTOVKA\+JELEN/)
    expect((await names(page)).every((name) => name.toLowerCase().includes('šiltovka jeleň'))).toBe(true)
    await page.getByRole('searchbox').fill('')
    await expect(count(page)).toHaveText('zobrazujem 40 z 180')
  })

  test('that finds nothing says so and helps', async ({ page }) => {
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await search(page, 'kolotoč')
    const nothing = 'Je nám ľúto, nenašli sme žiadne produkty vyhovujúce vášmu vyhľadávaniu.'
    await expect(page.locator('.empty-state').getByText(nothing)).toBeVisible()
    await expect(page.getByRole('status').getByText(nothing)).toBeAttached()
    await expect(page.getByText('Skúste vypnúť niektoré filtre')).toBeVisible()
    await expect(page.getByText('Skúste odstrániť hľadaný výraz z vyhľadávacieho okna')).toBeVisible()
    await page.getByRole('button', { name: 'Odstrániť hľadaný výraz' }).click()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
  })

  test('a category tab clears search and filters', async ({ page }) => {
    await page.goto('/produkty/tricka?search=tatry&filters={"100":["300"]}')
    await page
      .getByRole('navigation', { name: 'Kategórie produktov' })
      .getByRole('link', { name: 'Mikiny' })
      .click()
    await expect(page).toHaveURL('/produkty/mikiny')
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
})

test.describe('quick view', () => {
  const { slug } = KNOWN_PRODUCTS.colours

  async function open(page: Page) {
    await page.goto('/produkty/tricka?search=panske+tricko+kompas')
    const card = cards(page).filter({ has: page.locator(`a[href="/produkt/${slug}"]`) })
    await card.getByRole('button', { name: /Rýchly náhľad/ }).click()
    return page.getByRole('dialog', { name: 'Pánske tričko Kompas' })
  }

  test('shows the product and puts it into the cart', async ({ page }) => {
    const dialog = await open(page)
    await expect(dialog).toContainText('21,90\u00A0€')
    await expect(dialog).toContainText('Kód produktu: TR-0006')
    await expect(dialog.getByRole('radio', { name: 'XS' })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'petrolejová' })).toBeChecked()
    await expect(dialog.getByText('Materiál: 100 % bavlna')).toBeVisible()
    await press(dialog.getByRole('radio', { name: 'M', exact: true }))
    await press(dialog.getByRole('radio', { name: 'bordová' }))
    await dialog.getByRole('button', { name: 'Zvýšiť množstvo' }).click()
    await dialog.getByRole('button', { name: 'Pridať do košíka' }).click()
    await expect(dialog.getByRole('list', { name: 'Upozornenia' })).toContainText('Veľkosť: M · Množstvo: 2')
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('bordová')
  })

  test('closes with its button, Escape and the backdrop, and gives the focus back', async ({ page }) => {
    const dialog = await open(page)
    const opener = page.getByRole('button', { name: 'Rýchly náhľad: Pánske tričko Kompas' })
    await dialog.getByRole('button', { name: 'Zavrieť náhľad' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  test('works from the shop’s own index when the API is silent', async ({ page }) => {
    await page.route(/action=get_product/, (route) => route.abort())
    const dialog = await open(page)
    await dialog.getByRole('button', { name: 'Pridať do košíka' }).click()
    await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pánske tričko Kompas')
  })
})

test.describe('a listing nobody has asked anything', () => {
  test('is left as it is by a pointer that passes over a following page', async ({ page }) => {
    await page.goto('/produkty/tricka/strana-2')
    const before = await names(page)
    await page.getByRole('searchbox').hover()
    await untilRest(page, () => page.getByRole('searchbox').focus())
    expect(await names(page)).toEqual(before)
    await expect(page).toHaveURL('/produkty/tricka/strana-2')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(page).toHaveURL(/\/produkty\/tricka\?filters/)
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(before)
  })

  test('keeps its place over a reload after it was reached for', async ({ page }) => {
    await page.goto('/produkty')
    await untilRest(page, () => page.getByRole('searchbox').hover())
    await page.evaluate(() => scrollTo(0, 2500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
  })

  test('wakes for Forward to a question from before a reload', async ({ page }) => {
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

test.describe('when code cannot be fetched', () => {
  test('a filter leaves the list, and can be tried again', async ({ page }) => {
    await page.route(/_astro\/Listing\./, (route) => route.abort())
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(page.getByRole('button', { name: 'Skúsiť znova' })).toBeVisible()
    await expect(cards(page)).toHaveCount(40)
  })

  test("'Načítaj ďalšie...' is a link to the next page", async ({ page }) => {
    await page.route(/_astro\/Listing\./, (route) => route.abort())
    await page.goto('/produkty/tricka')
    await page.getByRole('link', { name: 'Načítaj ďalšie...' }).click()
    await expect(page).toHaveURL('/produkty/tricka/strana-2')
  })
})

test('a search between two filters has an entry of its own', async ({ page }) => {
  await page.goto('/produkty/tricka')
  const box = page.getByRole('searchbox')
  await box.fill('tricko')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=tricko/)
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await expect(page).toHaveURL(/filters/)
  await box.fill('detske')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=detske/)
  await page.goBack()
  await expect(page).toHaveURL(/filters=.*search=tricko/)
})

test('a box ticked before the listing was ready comes on top of the address', async ({ page }) => {
  const release = await holdBack(page, /_astro\/Listing\..*\.js/)
  await page.goto('/produkty/tricka?search=tricko&productsCount=40', { waitUntil: 'domcontentloaded' })
  await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
  await release()
  await expect(page).toHaveURL(/filters=.*search=tricko/)
  await expect(page.getByRole('searchbox')).toHaveValue('tricko')
})

test('a filter that nothing in the category has any more shows the empty result', async ({ page }) => {
  await page.goto('/produkty/hrnceky?filters={"100":["235"]}')
  await expect(page.locator('.empty-state').getByText(/^Je nám ľúto, nenašli sme/)).toBeVisible()
})

test.describe('when the index is gone', () => {
  test('the API answers instead, and the same', async ({ page }) => {
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
    const expected = await names(page)
    const counts = await page.locator('.filter-count').allTextContents()
    await page.route(/\/listing\/.*\.json/, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect.poll(() => names(page)).toEqual(expected)
    expect(await page.locator('.filter-count').allTextContents()).toEqual(counts)
  })

  test('and the API too, the list stays, and can be asked again', async ({ page }) => {
    await page.route(/\/listing\/.*\.json|v1\/get/, (route) => route.abort())
    await page.goto('/produkty/tricka')
    await press(page.getByRole('checkbox', { name: 'Zvieratá' }))
    const retry = page.getByRole('button', { name: 'Skúsiť znova' })
    await expect(retry).toBeVisible()
    await expect(cards(page)).toHaveCount(40)
    await expect(page.locator('.grid')).toHaveAttribute('aria-busy', 'false')
    await page.unrouteAll()
    await retry.click()
    await expect(count(page)).toHaveText('zobrazujem 17 z 17')
  })
})
