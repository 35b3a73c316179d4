import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { checkout, keep, MUG, storageOf, untilLinesAreThere } from './support/checkout.ts'
import { readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { holdBack } from './support/requests.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

const deliveries = (page: Page) => page.getByRole('group', { name: 'Doprava' })
const radio = (page: Page) => page.getByRole('radio', { name: /^Box alebo výdajné miesto/ })
const box = (page: Page) => page.getByRole('combobox', { name: 'Obec, PSČ, ulica alebo názov miesta' })
const rows = (page: Page) => page.getByRole('listbox', { name: 'Výdajné miesta' }).getByRole('option')
const toCheckout = (page: Page) => main(page).getByRole('link', { name: 'Prejsť do objednania' })

function expectOrder(email: string): void {
  expect(readOrders(email).map(({ row }) => row)).toMatchObject([
    {
      delivery_id: 3,
      street: '',
      city: '',
      pickup_point: { address: expect.stringMatching(/, 026 01 Dolný Kubín$/) as unknown },
    },
  ])
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test(
    'a mug goes from the cart to a box in Dolný Kubín in ten presses',
    { tag: '@large-text' },
    async ({ page }) => {
      const email = `${randomUUID()}@example.sk`
      let presses = 0
      const tap = async (control: Locator) => {
        presses += 1
        await press(control)
      }
      const type = async (word: string) => {
        presses += 1
        await page.keyboard.type(word)
      }
      // The browser has filled in the rest.
      const { name, surname, tel } = storageOf(email).customerData
      await keep(page, { cart: [MUG], customerData: { name, surname, tel } })
      await page.goto('/cart')
      await tap(toCheckout(page))
      await untilLinesAreThere(page)
      await tap(radio(page))
      await tap(box(page))
      await type('dolny kubin')
      await expect(rows(page).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await tap(rows(page).first())
      await expect(deliveries(page)).toContainText(/026\s01 Dolný Kubín/)
      await tap(checkout(page).email)
      await type(email)
      await tap(checkout(page).terms)
      await tap(checkout(page).submit)
      await expect(checkout(page).success).toBeVisible()
      expect(presses).toBeLessThanOrEqual(10)
      expectOrder(email)
    },
  )
})

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on the delivery just above the bar opens its box above the bar', async ({ page }) => {
    await keep(page, { cart: [MUG] })
    await page.goto('/checkout')
    await untilLinesAreThere(page)
    const edge = async (control: Locator) => {
      const { y = NaN, height = NaN } = (await control.boundingBox()) ?? {}
      return y + height
    }
    const barTop = async () => (await page.locator('.checkout-bar').boundingBox())?.y ?? NaN
    const option = page.locator('.option', { has: radio(page) })
    const room = (await barTop()) - (await edge(option))
    await page.setViewportSize({ width: 390, height: Math.ceil(844 - room) })
    await press(radio(page))
    await expect
      .poll(async () => (await barTop()) - (await edge(page.locator('.point-choice'))))
      .toBeGreaterThan(0)
  })
})

test.describe('before the code of the choice has come', () => {
  const isCode = /_astro\/PickupPointChoice\..*\.js/
  const askForPoint = async (page: Page) => {
    await press(radio(page))
    await press(page.getByRole('button', { name: 'Pokračovať: doprava' }))
  }

  test.beforeEach(async ({ page }) => {
    await keep(page, { cart: [MUG] })
  })

  test('the button leads to its place, and then to its box', async ({ page }) => {
    const release = await holdBack(page, isCode)
    await page.goto('/checkout')
    await untilLinesAreThere(page)
    await askForPoint(page)
    await expect(page.locator('.point-choice')).toBeFocused()
    await release()
    await expect(box(page)).toBeFocused()
  })

  test('the button asks for it again if it could not be fetched', async ({ page }) => {
    await page.route(isCode, (route) => route.abort())
    await page.goto('/checkout')
    await untilLinesAreThere(page)
    const refused = page.waitForEvent('pageerror')
    await press(radio(page))
    await refused
    await page.unroute(isCode)
    await page.getByRole('alert').getByRole('button', { name: 'Zavrieť' }).click()
    await askForPoint(page)
    await expect(box(page)).toBeFocused()
  })
})

test('a screen reader reads the choice of a pick-up point as a combobox, with its rows and their number', async ({
  page,
}) => {
  await keep(page, { cart: [MUG] })
  await page.goto('/checkout')
  await untilLinesAreThere(page)
  await press(radio(page))
  await press(box(page))
  await page.keyboard.type('bratislava')
  await expect(deliveries(page)).toMatchAriaSnapshot(`
    - group "Doprava":
      - radio /Box alebo výdajné miesto/ [checked]
      - text: Obec, PSČ, ulica alebo názov miesta
      - combobox "Obec, PSČ, ulica alebo názov miesta" [expanded] [active]: bratislava
      - status: /Zobrazujeme 20 z\\s\\d+, spresnite obec, ulicu alebo PSČ/
      - listbox "Výdajné miesta":
        - option /Bratislava/ [selected]
        - option /Bratislava/
  `)
  await page.keyboard.press('Enter')
  await expect(deliveries(page)).toMatchAriaSnapshot(`
    - group "Doprava hotovo":
      - radio /Box alebo výdajné miesto/ [checked]
      - status: /8\\d\\d\\s\\d\\d Bratislava/
      - button /Zmeniť výdajné miesto/ [active]
  `)
})
