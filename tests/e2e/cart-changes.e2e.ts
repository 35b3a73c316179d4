import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { MUG } from './support/checkout.ts'
import { publishCopy, readOrders } from './support/demo-api.ts'
import { addToCart, fillBilling, newCustomer, sendOrder } from './support/shopper.ts'
import { test } from './support/test.ts'
import { press } from './support/press.ts'

const TITLE = 'Od vášho výberu sa niečo zmenilo'
const main = (page: Page) => page.getByRole('main')
const terms = (page: Page) => page.getByRole('checkbox', { name: /Súhlasím s/ })
const changes = (page: Page) => page.getByRole('heading', { name: TITLE })
const success = (page: Page) => page.getByRole('heading', { name: 'Objednávka bola odoslaná !' })

async function fillAll(page: Page): Promise<ReturnType<typeof newCustomer>> {
  const customer = newCustomer()
  await fillBilling(page, customer)
  return customer
}

/** Has a cart in storage before the page that is to show it is opened. */
async function keepCart(page: Page, cart: readonly (typeof MUG)[]): Promise<void> {
  await page.goto('/login')
  await page.evaluate((kept) => localStorage.setItem('cart', kept), JSON.stringify(cart))
}

test.describe('the re-check of prices', () => {
  test('a changed price is shown and asked about once, and the order is at the new one', async ({ page }) => {
    const product = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Zdražený')
    try {
      await addToCart(page, product.slug)
      product.setPrice(1090)
      await page.goto('/cart')
      await expect(main(page)).toContainText('Cena sa zmenila: pôvodne 8,90\u00A0€, teraz 10,90\u00A0€')
      await expect(main(page)).toContainText('Celková suma tovaru10,90\u00A0€')

      await page.goto('/checkout')
      await expect(changes(page)).toBeVisible()
      const customer = await fillAll(page)
      await press(terms(page))
      await expect(page.getByRole('button', { name: 'Potvrďte zmenené ceny' })).toBeDisabled()
      await expect(page.getByRole('status').getByText('Potvrďte zmenené ceny')).toBeAttached()
      await page.getByRole('button', { name: 'Zobraziť, čo sa zmenilo' }).click()
      await expect(changes(page)).toBeFocused()
      await page.getByRole('button', { name: 'Rozumiem' }).click()
      await expect(changes(page)).toBeHidden()
      await expect(terms(page)).toBeFocused()

      const answered = page.waitForResponse(/action=get_product/)
      await page.reload()
      await answered
      await sendOrder(page)
      await expect(success(page)).toBeVisible()
      expect(readOrders(customer['E-mail'])[0]?.row).toMatchObject({ goods_cents: 1090 })
    } finally {
      product.remove()
    }
  })

  test('a vanished product is marked, and only holds up the order until it is removed', async ({ page }) => {
    const product = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Zmiznutý')
    await addToCart(page, product.slug)
    await addToCart(page, KNOWN_PRODUCTS.cap.slug)
    product.remove()
    await page.goto('/checkout')
    await expect(page.getByRole('listitem').getByText('Tento tovar už nie je v ponuke').first()).toBeVisible()
    await expect(page.getByRole('complementary')).toContainText('Cena tovaru12,90\u00A0€')
    const customer = await fillAll(page)
    await press(terms(page))
    await expect(page.getByRole('button', { name: 'Odstráňte nedostupný tovar' })).toBeDisabled()
    await page.getByRole('button', { name: 'Odstrániť nedostupné' }).click()
    await page.getByRole('button', { name: 'Odoslať objednávku s povinnosťou platby' }).click()
    await expect(success(page)).toBeVisible()
    expect(readOrders(customer['E-mail'])[0]?.lines).toMatchObject([{ name: 'Šiltovka Jeleň' }])
  })

  test('an order refused for a product that vanished meanwhile says which one', async ({ page }) => {
    const product = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Posledný')
    await addToCart(page, product.slug)
    const answered = page.waitForResponse(/action=get_product/)
    await page.goto('/checkout')
    await answered
    await fillAll(page)
    product.remove()
    await sendOrder(page)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(changes(page)).toBeVisible()
    await page.getByRole('button', { name: 'Odstrániť nedostupné' }).click()
    await expect(page.getByText('Nákupný košík je prázdny')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a price edited in storage does not survive', async ({ page }) => {
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await page.evaluate(() => {
      localStorage.setItem(
        'cart',
        (localStorage.getItem('cart') ?? '').replace('"price":8.9', '"price":0.01'),
      )
    })
    await page.goto('/cart')
    await expect(main(page)).toContainText('pôvodne 0,01\u00A0€, teraz 8,90\u00A0€')
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"price":8.9')
  })

  test('a silent API changes nothing and holds up nothing', async ({ page }) => {
    await page.route(/action=get_product&pid/, (route) => route.abort())
    await addToCart(page, KNOWN_PRODUCTS.mug.slug)
    await page.goto('/checkout')
    await fillAll(page)
    await sendOrder(page)
    await expect(success(page)).toBeVisible()
    await expect(changes(page)).toBeHidden()
  })

  test('fees that come with the new prices are said before they are agreed to', async ({ page }) => {
    const product = publishCopy(KNOWN_PRODUCTS.mug.slug, 'Hrnček Zlacnený')
    try {
      await addToCart(page, product.slug)
      await page.goto('/cart')
      for (let count = 1; count < 4; count++)
        await page.getByRole('main').getByRole('button', { name: 'Zvýšiť množstvo' }).click()
      product.setPrice(690)
      for (const path of ['/cart', '/checkout']) {
        await page.goto(path)
        await expect(main(page)).toContainText(
          'Doprava už nie je zadarmo. Spolu k úhrade: pôvodne 35,60\u00A0€, teraz 30,50\u00A0€.',
        )
      }
    } finally {
      product.remove()
    }
  })

  test('many changes are counted, and only their title is announced', async ({ page }) => {
    await keepCart(
      page,
      Array.from({ length: 8 }, (_, n) => ({ ...MUG, color: `farba ${n}` })),
    )
    await page.goto('/cart')
    await expect(main(page)).toContainText('Nedostupný tovar: 8\u00A0položiek.')
    await expect(main(page).getByText('Zvolená farba už nie je v ponuke')).toHaveCount(8)
    await expect(page.getByRole('status').filter({ hasText: 'zmenilo' })).toHaveText(TITLE)
    await expect(page.getByRole('status').filter({ hasText: 'Nedostupný' })).toHaveCount(0)
  })
})

test.describe('the lines', () => {
  test('of one product have names of their own', async ({ page }) => {
    const shirt = { ...MUG, name: 'Tričko Tatry', size: 'L', cut: 'pánsky', selectedCut: 'pansky_strih' }
    await keepCart(page, [
      shirt,
      { ...shirt, size: 'M' },
      { ...shirt, cut: 'dámsky', selectedCut: 'damsky_strih' },
    ])
    await page.goto('/cart')
    for (const title of ['Tričko Tatry, L, pánsky', 'Tričko Tatry, M, pánsky', 'Tričko Tatry, L, dámsky']) {
      await expect(main(page).getByRole('button', { name: `Odstrániť: ${title}`, exact: true })).toHaveCount(
        1,
      )
      await expect(main(page).getByRole('group', { name: `Množstvo: ${title}`, exact: true })).toHaveCount(1)
    }
  })

  test('whose picture has a file name alone get it from the shop, and ask at no wrong address', async ({
    page,
    request,
  }) => {
    const { slug } = KNOWN_PRODUCTS.cap
    await addToCart(page, slug)
    const [line] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('cart') ?? '[]') as (typeof MUG)[],
    )
    const { imagePath, ...stored } = line as typeof MUG & { imagePath: string }
    expect(imagePath).toMatch(/^\d{4}\/\d{2}\//)
    await keepCart(page, [stored])
    const missed: string[] = []
    page.on('response', (response) => response.status() >= 400 && missed.push(response.url()))
    await page.goto('/cart')
    const picture = main(page).locator('li img')
    await expect(picture).toHaveAttribute('src', new RegExp(`/${imagePath.replace(stored.image, '')}`))
    expect((await request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200)
    expect(missed).toEqual([])
    await page.goto('/kontakt')
    await page.getByRole('button', { name: /^Nákupný košík/ }).click()
    await expect(page.getByRole('dialog').locator('li img')).toHaveAttribute('src', /\d{4}\/\d{2}\//)
  })

  test('whose picture is gone show none, rather than a broken one', async ({ page }) => {
    await page.route(/zmizol/, (route) => route.fulfill({ status: 404 }))
    await keepCart(page, [{ ...MUG, image: '2024/05/zmizol.jpg' }])
    const asked = page.waitForResponse(/zmizol/)
    await page.goto('/cart')
    await asked
    await expect(main(page).locator('li img')).toHaveCount(0)
  })
})
