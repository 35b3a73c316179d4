import { expect, type Page } from '@playwright/test'
import { holdBack } from './support/hold-back.ts'
import { test } from './support/test.ts'

const WITHOUT_PRINT = '/produkty/all?filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40'

test.describe('on a wide screen the menu', () => {
  const group = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Oblečenie' })
  const entry = (page: Page) => page.getByRole('list', { name: 'Oblečenie' }).getByRole('link').first()

  test('opens under the pointer and closes behind it', async ({ page }) => {
    await page.goto('/kontakt')
    await group(page).hover()
    await expect(entry(page)).toBeVisible()
    // A click on what the pointer has opened is no reason to close it.
    await group(page).click()
    await expect(entry(page)).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Doplnky a darčeky' }).hover()
    await expect(page.getByRole('link', { name: 'Hrnčeky', exact: true })).toBeVisible()
    await expect(entry(page)).toBeHidden()
    // Below the list, however wide a font makes it.
    await page.mouse.move(20, 600)
    await expect(page.getByRole('link', { name: 'Hrnčeky', exact: true })).toBeHidden()
  })

  test('leads to products of a cut, and says how many there are', async ({ page }) => {
    await page.goto('/kontakt')
    await group(page).hover()
    await page.getByRole('list', { name: 'Oblečenie' }).getByRole('link', { name: 'Dámske' }).first().click()
    await expect(page).toHaveURL(
      '/produkty/tricka?filters=%7B%22165%22%3A%5B%22153%22%5D%7D&productsCount=40',
    )
    await expect(page.getByRole('checkbox', { name: 'Dámsky' })).toBeChecked()
    await expect(page.getByText(/^zobrazujem \d+ z\u00A033$/).first()).toBeVisible()
  })

  test('is walked with the keyboard: Enter opens, Escape gives the focus back, Tab leaves', async ({
    page,
  }) => {
    await page.goto('/kontakt')
    await group(page).focus()
    await page.keyboard.press('Enter')
    await expect(entry(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(entry(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry(page)).toBeHidden()
    await expect(group(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const links = page.getByRole('list', { name: 'Oblečenie' }).getByRole('link')
    await links.last().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Doplnky a darčeky' })).toBeFocused()
    await expect(entry(page)).toBeHidden()
  })

  test('opens by a touch, and closes by the next', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/kontakt')
    await group(page).tap()
    await expect(entry(page)).toBeVisible()
    await group(page).tap()
    await expect(entry(page)).toBeHidden()
    await context.close()
  })
})

test.describe('on a phone the menu', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('slides in with the same entries and the cart, and holds the page still', async ({ page }) => {
    await page.goto('/produkty/tricka')
    await page.getByRole('button', { name: 'Otvoriť menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Oblečenie').click()
    await expect(menu.getByRole('link', { name: 'Tričká' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'Bez potlače' })).toHaveAttribute('href', WITHOUT_PRINT)
    await page.mouse.move(350, 400)
    await page.mouse.wheel(0, 600)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .toBe('hidden')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await menu.getByRole('link', { name: 'Nákupný košík' }).click()
    await expect(page).toHaveURL('/cart')
  })

  test('takes the focus, and gives it back on Escape', async ({ page }) => {
    await page.goto('/kontakt')
    const button = page.getByRole('button', { name: 'Otvoriť menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'Zavrieť menu' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('does not stay open behind a focus that has left it', async ({ page }) => {
    await page.goto('/kontakt')
    await page.getByRole('button', { name: 'Otvoriť menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Nákupný košík' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
  })
})

test.describe('the search', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Hľadať v obchode' })
  const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Návrhy' })
  const cards = (page: Page) => page.locator('.card:visible')

  /** What is seen as chosen and what is read out as chosen is this one row. */
  async function expectChosen(page: Page, index: number): Promise<void> {
    const row = suggestions(page).getByRole('option').nth(index)
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(1)
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await row.getAttribute('id')) ?? '')
  }

  test('fetches its index when it is first focused, and not before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/suggestions.json')) asked.push(request.url())
    })
    await page.goto('/kontakt', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await expect(box(page)).toHaveAttribute('placeholder', 'Napíš čo hľadáš')
    await box(page).focus()
    await expect.poll(() => asked.length).toBe(1)
  })

  test('suggests whatever the diacritics, the search of everything first, and leads to the product', async ({
    page,
  }) => {
    await page.goto('/kontakt')
    await box(page).fill('tricko')
    const options = suggestions(page).getByRole('option')
    await expect(options).toHaveCount(7)
    await expect(options.first()).toHaveText('Hľadať „tricko“ vo všetkých produktoch')
    await expect(options.nth(1)).toHaveText(/^Tričko .+€$/)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      /^6\u00A0návrhov, spolu \d+\u00A0produktov$/,
    )
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await expectChosen(page, 0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expectChosen(page, 2)
    await expect(box(page)).toBeFocused()
    const href = (await options.nth(2).getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/produkt\//)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
  })

  test('has the search of everything chosen, so that Enter follows it', async ({ page }) => {
    await page.goto('/kontakt')
    await box(page).click()
    await page.keyboard.type('mikina medved')
    await expectChosen(page, 0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/produkty/all?productsCount=40&search=mikina+medved')
    await expect(page.getByRole('searchbox')).toHaveValue('mikina medved')
    await expect(cards(page).first()).toContainText('Medveď')
  })

  test('is walked round with the arrows; Home and End stay in the text', async ({ page }) => {
    await page.goto('/kontakt')
    await box(page).fill('tatry')
    await expectChosen(page, 0)
    await page.keyboard.press('ArrowUp')
    await expectChosen(page, 6)
    await page.keyboard.press('ArrowDown')
    await expectChosen(page, 0)
    await page.keyboard.press('Home')
    await page.keyboard.type('š')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(box(page)).toHaveValue('štatry!')
  })

  test('closes with Escape and opens again; a second Escape empties the box; Tab leaves it', async ({
    page,
  }) => {
    await page.goto('/kontakt')
    await box(page).fill('tatry')
    await expectChosen(page, 0)
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
    await expect(box(page)).toHaveValue('tatry')
    await page.keyboard.press('ArrowDown')
    await expectChosen(page, 0)
    await page.keyboard.press('Tab')
    await expect(suggestions(page)).toBeHidden()
    await expect(box(page)).not.toBeFocused()
    await box(page).focus()
    await expectChosen(page, 0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
  })

  test('without a match chooses nothing, submits as ever, and leads on to the categories', async ({
    page,
  }) => {
    await page.goto('/kontakt')
    await box(page).fill('kolotoč')
    await expect(page.getByRole('search').getByText('Žiadny produkt s takým názvom.')).toBeVisible()
    await expect(suggestions(page).getByRole('option')).toHaveText([
      ...['Všetky produkty', 'Tričká', 'Mikiny', 'Šiltovky', 'Hrnčeky', 'Tašky', 'BJK Fotoboxy'],
    ])
    await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/page-search')
    await box(page).fill('kolotoč')
    await suggestions(page).getByRole('option', { name: 'Mikiny' }).click()
    await expect(page).toHaveURL('/produkty/mikiny')
    await box(page).fill('kolotoč')
    await suggestions(page).getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowUp')
    await expectChosen(page, 6)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/produkty/bjk-fotoboxy')
  })

  test('of two characters suggests products and chooses none: that is too short a search', async ({
    page,
  }) => {
    await page.goto('/kontakt')
    await box(page).fill('tr')
    await expect(suggestions(page).getByRole('option')).toHaveCount(6)
    await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expectChosen(page, 0)
  })

  test('submits by its button to the search page, without what was typed', async ({ page }) => {
    await page.goto('/kontakt')
    await box(page).fill('tricko')
    await expectChosen(page, 0)
    await page.getByRole('button', { name: 'Prejsť na vyhľadávanie' }).click()
    await expect(page).toHaveURL('/page-search')
    expect(page.url()).not.toContain('?')
    const search = page.getByRole('searchbox')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await page.keyboard.type('tricko')
    await expect(page.getByText(/^zobrazujem \d+ z\u00A0(?!180)\d+$/).first()).toBeVisible()
    await expect(page).toHaveURL(/^[^?]+\/page-search\?.*search=tricko$/)
  })

  test('submits there too where nothing can be suggested', async ({ page }) => {
    await page.goto('/kontakt')
    await box(page).fill('a')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/page-search')
  })

  test('still leads to the search of everything when its index cannot be had', async ({ page }) => {
    await page.route('**/suggestions.json', (route) => route.abort())
    await page.goto('/kontakt')
    await box(page).fill('tricko')
    await expect(suggestions(page).getByRole('option')).toHaveText(['Hľadať „tricko“ vo všetkých produktoch'])
  })

  test('asks the API where the catalogue is too large for an index', async ({ page }) => {
    await page.route('**/suggestions.json', (route) => route.fulfill({ json: null }))
    await page.goto('/kontakt')
    await box(page).fill('tricko tatry')
    await expect(suggestions(page).getByRole('option').nth(1)).toHaveText(/Tatry.*€$/)
    await expect(suggestions(page).getByRole('option').first()).toContainText('vo všetkých produktoch')
    await expectChosen(page, 0)
  })

  test('suggests for what was typed before its module was there', async ({ page }) => {
    const release = await holdBack(page, /_astro\/header-search.*\.js/)
    await page.goto('/kontakt')
    await box(page).fill('mikina')
    await release()
    await expect(suggestions(page).getByRole('option').first()).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

    test('takes the whole row while it is typed in, and a tap follows a row', async ({ page }) => {
      await page.goto('/kontakt')
      await box(page).tap()
      await page.keyboard.type('mikina medved')
      await expectChosen(page, 0)
      const width = (await box(page).boundingBox())?.width ?? 0
      expect(width).toBeGreaterThan(320)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await suggestions(page).getByText('Hľadať „mikina medved“').tap()
      await expect(page).toHaveURL(/search=mikina\+medved$/)
      await box(page).tap()
      await page.keyboard.type('kolotoč')
      const row = suggestions(page).getByRole('option', { name: 'Hrnčeky' })
      await row.tap()
      await expect(page).toHaveURL('/produkty/hrnceky')
    })
  })
})
