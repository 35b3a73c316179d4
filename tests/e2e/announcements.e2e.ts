import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { goToCheckout } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { addToCart, fillBilling, newCustomer } from './support/shopper.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

/** What a screen reader says, and where the keyboard is, without a look at the screen. */

const { mug, cap } = KNOWN_PRODUCTS
const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string | RegExp) => main(page).getByRole('status').getByText(text)

test.describe('a listing', () => {
  test('says how many products have come, and that there are none', async ({ page }) => {
    await page.goto('/produkty')
    await page.getByRole('link', { name: 'Načítaj ďalšie...' }).click()
    await expect(said(page, 'Pridané do zoznamu: 40\u00A0produktov')).toBeAttached()
    await expect(said(page, 'zobrazujem 80 z\u00A0180')).toBeVisible()
    await main(page).getByRole('searchbox').fill('nič také tu nie je')
    await expect(said(page, /^Je nám ľúto, nenašli sme žiadne produkty/)).toBeAttached()
    await expect(page.getByRole('navigation', { name: 'Stránkovanie' })).toHaveCount(0)
  })

  test('says that a search needs three characters', async ({ page }) => {
    await page.goto('/produkty/tricka')
    const box = main(page).getByRole('searchbox')
    await box.fill('tr')
    await box.press('Enter')
    await expect(said(page, 'Na hľadanie sú potrebné aspoň tri znaky.')).toBeVisible()
    await box.fill('tri')
    await expect(said(page, 'Na hľadanie sú potrebné aspoň tri znaky.')).toHaveCount(0)
  })

  test('keeps its filters in view and shows where a short answer begins', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.goto('/produkty')
    await page.mouse.move(900, 400)
    await page.mouse.wheel(0, 2500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
    const filters = page.getByRole('form', { name: 'Filtre' })
    await expect(filters).toBeInViewport({ ratio: 0.9 })
    await press(filters.getByRole('checkbox', { name: /^EMS/ }))
    await expect(
      main(page).getByRole('list', { name: 'Produkty' }).getByRole('listitem').first(),
    ).toBeInViewport()
    await filters.getByRole('button', { name: 'Vypnúť filtre' }).first().click()
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  test('and a product say where they stand', async ({ page }) => {
    for (const [path, names] of [
      ['/produkty/tricka', ['Úvod', 'Všetky produkty', 'Tričká']],
      [`/produkt/${mug.slug}`, ['Úvod', 'Všetky produkty', 'Hrnčeky', 'Hrnček Kriváň 330 ml']],
      ['/produkty/all/strana-2', ['Úvod', 'Všetky produkty', 'Strana 2']],
    ] as const) {
      await page.goto(path)
      const items = page.getByRole('navigation', { name: 'Navigačná cesta' }).getByRole('listitem')
      await expect(items).toHaveText([...names])
      await expect(items.last()).toHaveAttribute('aria-current', 'page')
    }
    await expect(page.getByRole('navigation', { name: 'Navigačná cesta' })).toMatchAriaSnapshot(`
      - navigation "Navigačná cesta":
        - list:
          - listitem:
            - link "Úvod"
          - listitem:
            - link "Všetky produkty"
          - listitem: Strana 2
    `)
  })
})

test('suggestions that find nothing say so, also on the screen', async ({ page }) => {
  await page.goto('/kontakt')
  await page.getByRole('combobox', { name: 'Hľadať v obchode' }).fill('xyzxyz')
  await expect(page.getByRole('search').getByText('Žiadny produkt s takým názvom.')).toBeVisible()
  await expect(page.getByRole('search').getByRole('option', { selected: true })).toHaveCount(0)
})

test.describe('a line that was removed', () => {
  for (const path of ['/cart', '/checkout'])
    test(`on ${path} is named, and can be put back, the last one too`, async ({ page }) => {
      await addToCart(page, mug.slug)
      await addToCart(page, cap.slug)
      await page.goto(path)
      const lines = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('img') })
      const links = main(page).getByRole('link', { name: /^(Hrnček|Šiltovka)/ })
      await expect(links).toHaveText(['Hrnček Kriváň 330 ml', 'Šiltovka Jeleň'])
      await page.getByRole('button', { name: 'Odstrániť: Hrnček Kriváň 330 ml' }).click()
      await expect(said(page, 'Odstránené: Hrnček Kriváň 330 ml.')).toBeVisible()
      await page.getByRole('button', { name: /^Odstrániť: Šiltovka/ }).click()
      await expect(said(page, 'Košík je teraz prázdny.')).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(lines).toHaveCount(0)
      await page.getByRole('button', { name: /^Vrátiť späť: Šiltovka/ }).press('Enter')
      await expect(links.first()).toBeFocused()
      await page.getByRole('button', { name: /^Vrátiť späť: Hrnček/ }).press('Enter')
      await expect(links).toHaveText(['Hrnček Kriváň 330 ml', 'Šiltovka Jeleň'])
      await expect(links.first()).toBeFocused()
      await expect(main(page).getByRole('button', { name: /^Vrátiť späť/ })).toHaveCount(0)
    })
})

test.describe('the cart popup', () => {
  test('closes when the focus goes on to what lies under it', async ({ page }) => {
    await addToCart(page, mug.slug)
    await page.goto('/produkty')
    await page.getByRole('button', { name: /^Nákupný košík/ }).press('Enter')
    const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
    await popup.getByRole('link', { name: 'Zobraziť košík' }).focus()
    await page.keyboard.press('Tab')
    await expect(popup).toBeHidden()
    await expect(page.locator(':focus')).toBeVisible()
  })

  test('that was emptied hands the focus to the heading of the page', async ({ page }) => {
    await addToCart(page, mug.slug)
    await page.goto('/kontakt')
    await page.getByRole('button', { name: /^Nákupný košík/ }).click()
    await page.getByRole('button', { name: /^Odstrániť: / }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeFocused()
  })

  test('says what is missing for free delivery', async ({ page }) => {
    await addToCart(page, mug.slug)
    await page.getByRole('button', { name: /^Nákupný košík/ }).click()
    await expect(page.getByRole('dialog')).toContainText(
      'Nakúpte ešte za 26,10\u00A0€ a dopravu máte zadarmo !',
    )
  })
})

test.describe('the checkout', () => {
  test.beforeEach(async ({ page }) => {
    await addToCart(page, mug.slug)
    await goToCheckout(page)
  })

  test('has its sections among the headings, and says that no account is needed', async ({ page }) => {
    await expect(main(page).getByRole('heading')).toHaveText([
      ...['Objednávka', 'Tovar v košíku', 'Doprava', 'Platba'],
      ...['Fakturačné údaje', 'Dodacia adresa', 'Poznámka a darček', 'Súhrn objednávky'],
    ])
    await expect(main(page)).toContainText('Objednáte bez registrácie.')
  })

  test('says a hint in a place that is there before, and ties it to its field', async ({ page }) => {
    const code = page.getByLabel('PSČ').first()
    await code.fill('12')
    await page.keyboard.press('Tab')
    const hint = said(page, /PSČ/)
    await expect(hint).toBeVisible()
    await expect(code).toHaveAccessibleDescription((await hint.textContent()) ?? '')
  })

  test('blocks a press, says why and leads to what is missing', async ({ page }) => {
    const customer = newCustomer()
    await fillBilling(page, { ...customer, 'E-mail': 'zofia@' })
    const terms = page.getByRole('checkbox', { name: /Súhlasím s/ })
    const blocked = page.getByRole('button', { name: 'Zakliknite súhlas s obchodnými podmienkami' })
    await expect(blocked).toBeDisabled()
    await blocked.focus()
    await expect(blocked).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(terms).toBeFocused()
    await expect(said(page, 'Zakliknite súhlas s obchodnými podmienkami')).toBeAttached()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Email nemá správny formát' }).press('Enter')
    const email = page.getByLabel('E-mail', { exact: true })
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    expect(readOrders('zofia@')).toEqual([])
    await expect(page).toHaveURL('/checkout')
  })

  test('leads to the terms and to their chapter on personal data, in windows of their own', async ({
    page,
  }) => {
    const link = (name: RegExp) => main(page).getByRole('link', { name })
    await expect(link(/podmienkami/)).toHaveAccessibleName('obchodnými podmienkami (v\u00A0novom okne)')
    await page.goto((await link(/osobných údajov/).getAttribute('href')) ?? '')
    await expect(page.locator(':target')).toHaveText('8. Ochrana osobných údajov')
  })
})
