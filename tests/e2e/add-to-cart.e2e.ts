import { expect, type Locator, type Page } from '@playwright/test'
import { openUnbuiltProduct } from '../../scripts/screens/acts.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { holdBack } from './support/hold-back.ts'
import { untilRest } from './support/rest.ts'
import { test } from './support/test.ts'

const { twoCuts, colours, mug, soldOut } = KNOWN_PRODUCTS
const toasts = (page: Page) => page.getByRole('list', { name: 'Upozornenia' })
const cartButton = (page: Page) => page.getByRole('button', { name: /^Nákupný košík/ })
/** The form that buys; a page's search is another. */
const form = (place: Locator) =>
  place.locator('form').filter({ hasText: 'Množstvo' }).or(place.locator('.buy-form'))

async function openQuickView(page: Page): Promise<Locator> {
  await page.goto('/produkty/tricka?search=panske+tricko+kompas')
  await page.getByRole('button', { name: 'Rýchly náhľad: Pánske tričko Kompas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pánske tričko Kompas' })
  await expect(dialog.getByRole('button', { name: 'Pridať do košíka' })).toBeVisible()
  return dialog
}

const PLACES: Record<string, (page: Page) => Promise<Locator>> = {
  'a product page': async (page) => {
    await page.goto(`/produkt/${colours.slug}`)
    return page.getByRole('main')
  },
  'the quick view': async (page) => {
    const dialog = await openQuickView(page)
    // What the API adds to what the index knows makes the dialog taller.
    await expect(dialog.getByRole('heading', { name: 'Popis', level: 3 })).toBeVisible()
    return dialog
  },
  'the page of a product not built': async (page) => {
    await openUnbuiltProduct(page)
    return page.getByRole('main')
  },
}

for (const [where, open] of Object.entries(PLACES))
  test(`after adding on ${where} the next Tab stop leads to the cart, and nothing has moved`, async ({
    page,
  }) => {
    const place = await open(page)
    const add = place.getByRole('button', { name: 'Pridať do košíka' })
    const link = form(place).getByRole('link', { name: 'Zobraziť košík' })
    await expect(link).toBeHidden()
    await add.scrollIntoViewIfNeeded()
    const tops = () =>
      place.evaluate((root) =>
        [...root.querySelectorAll('h1, h2, h3, button, fieldset, .price')]
          .filter((one) => !one.closest('.toasts'))
          .map((one) => one.getBoundingClientRect().top),
      )
    const before = await tops()
    await add.press('Enter')
    await expect(link).toBeVisible()
    expect(await tops()).toEqual(before)
    await expect(add).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Kompas')
  })

test('in the quick view the notification is part of the dialog: it can be read, reached and closed', async ({
  page,
}) => {
  const dialog = await openQuickView(page)
  await dialog.getByRole('button', { name: 'Pridať do košíka' }).click()
  const toast = dialog.getByRole('list', { name: 'Upozornenia' }).getByRole('listitem')
  await expect(toast).toContainText('Pridané do košíka')
  await toast.hover()
  await toast.getByRole('button', { name: 'Zavrieť upozornenie' }).click()
  await expect(toast).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('body > [aria-label="Upozornenia"]')).toHaveCount(1)
})

test('the quick view ties what must not break, as the page of the product does', async ({ page }) => {
  const dialog = await openQuickView(page)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Gramáž' })).toHaveText(/180\u00A0g\/m²/)
})

test('the notification of the quick view tells cut and colour too', async ({ page }) => {
  const dialog = await openQuickView(page)
  await dialog.locator('label').filter({ hasText: 'bordová' }).click()
  await dialog.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(toasts(page)).toContainText('Strih: pánsky · Farba: bordová · Veľkosť: S · Množstvo: 1')
})

test.describe('the quick view of a t-shirt with two cuts', () => {
  async function open(page: Page): Promise<Locator> {
    await page.goto('/produkty/tricka?search=tricko+tatry')
    await page.getByRole('button', { name: 'Rýchly náhľad: Tričko Tatry' }).click()
    return page.getByRole('dialog', { name: 'Tričko Tatry' })
  }

  test('keeps a size that the other cut has; one that it has not must be chosen anew', async ({ page }) => {
    const dialog = await open(page)
    const choose = (name: string) =>
      dialog
        .locator('label')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .click()
    const add = dialog.getByRole('button', { name: 'Pridať do košíka' })
    await choose('pánsky')
    await choose('XL')
    await choose('dámsky')
    await expect(dialog.getByRole('radio', { name: 'XL', exact: true })).toBeChecked()
    await choose('pánsky')
    await choose('5XL')
    await choose('dámsky')
    const hint = dialog.getByRole('alert')
    await expect(hint).toHaveText('Veľkosť 5XL v\u00A0tomto strihu nie je, zvoľte inú.')
    await add.click()
    await expect(toasts(page)).toBeEmpty()
    await expect(dialog.getByRole('radio', { name: 'XS', exact: true })).toBeFocused()
    await expect(hint).toBeInViewport({ ratio: 1 })
    await choose('L')
    await expect(hint).toBeHidden()
    await add.click()
    await expect(toasts(page)).toContainText('Veľkosť: L')
  })

  test('has a quantity that is typed or stepped, keeps the focus at its limits and tells each step', async ({
    page,
  }) => {
    const dialog = await open(page)
    const count = dialog.getByRole('spinbutton', { name: 'Množstvo' })
    const more = dialog.getByRole('button', { name: 'Zvýšiť množstvo' })
    const said = dialog.getByRole('group', { name: 'Množstvo' }).getByRole('status')
    await count.fill('250')
    await count.blur()
    await expect(count).toHaveValue('99')
    await count.fill('98')
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(said).toHaveText('Množstvo: 99')
    await page.keyboard.press('Enter')
    await expect(count).toHaveValue('99')
    await expect(more).toBeFocused()
    await expect(more).toBeDisabled()
  })
})

test("the notification's code is fetched when a shopper reaches for the form, and not before", async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await untilRest(page, () => page.goto(`/produkt/${mug.slug}`))
  expect(asked.filter((url) => /\/toasts\./.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Zvýšiť množstvo' }).focus()
  await expect.poll(() => asked.some((url) => /\/toasts\./.test(url))).toBe(true)
})

test('a product is in the cart at once, and the notification follows when its code is there', async ({
  page,
}) => {
  const release = await holdBack(page, /_astro\/toasts\..*\.js/)
  await page.goto(`/produkt/${mug.slug}`)
  await page.getByRole('button', { name: 'Pridať do košíka' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  await expect(form(page.getByRole('main')).getByRole('link', { name: 'Zobraziť košík' })).toBeVisible()
  await expect(toasts(page)).toBeEmpty()
  await release()
  await expect(toasts(page)).toContainText('Pridané do košíka')
})

test('an add whose notification never comes is an add, and a later one is told', async ({ page }) => {
  let isLost = true
  await page.route(/_astro\/toasts\..*\.js/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto(`/produkt/${mug.slug}`)
  const add = page.getByRole('button', { name: 'Pridať do košíka' })
  await add.click()
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 1\u00A0kus')
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeHidden()
  isLost = false
  await add.click()
  await expect(toasts(page)).toContainText('Pridané do košíka')
  await expect(cartButton(page)).toHaveAccessibleName('Nákupný košík, 2\u00A0kusy')
})

test('below the button stands what delivery costs, when it is free, and how goods are returned', async ({
  page,
}) => {
  await page.goto(`/produkt/${twoCuts.slug}`)
  const facts = page.getByRole('list', { name: 'Doprava a\u00A0vrátenie' })
  await expect(facts).toContainText('Doprava od\u00A02,90\u00A0€, pri nákupe od\u00A035,00\u00A0€ zadarmo')
  await expect(facts).toContainText('Tovar môžete vrátiť do\u00A014\u00A0dní.')
  // The shop's owner has not said how long delivery takes.
  await expect(facts).not.toContainText('Doručenie')
  await facts.getByRole('link', { name: 'Ako na to' }).click()
  await expect(page.getByRole('heading', { name: 'Čo vrátiť nemožno' })).toBeVisible()
})

test('a sold-out product shows others of its category that can be bought, before its description', async ({
  page,
}) => {
  await page.goto(`/produkt/${soldOut.slug}`)
  const others = page.getByRole('list', { name: 'Toto si môžete kúpiť hneď' })
  await expect(others.getByRole('listitem')).toHaveCount(4)
  await expect(others).not.toContainText('Vypredané')
  await expect(others).not.toContainText('Líška')
  const above = async (one: Locator) => (await one.boundingBox())?.y ?? NaN
  expect(await above(others)).toBeLessThan(await above(page.getByRole('heading', { name: 'Popis' })))
  await others.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Pridať do košíka' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tričká' }).first()).toBeVisible()
  await expect(others).toHaveCount(0)
})
