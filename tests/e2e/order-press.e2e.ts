/** Rule 520: an order is what the screen showed at the press, or it is not sent. */
import { expect, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { productName } from '../../scripts/demo-api/seed/plans.ts'
import type { QueuedOutcome } from '../../scripts/demo-api/order-faults.ts'
import { checkout, goToCheckout, keep, storageOf, test } from './support/checkout.ts'
import { queueOrderOutcomes, readOrders } from './support/demo-api.ts'
import { press } from './support/press.ts'
import { holdBack } from './support/requests.ts'
import { main } from './support/shopper.ts'

const SENDING = /_astro\/sending\..*\.js/
const { slug, plan } = KNOWN_PRODUCTS.twoCuts

/** Two of them are delivered free, so that every choice has the same sum. */
const SHIRT = {
  ...{ id: 1, slug, name: productName(plan), price: plan.priceCents / 100, image: '', count: 2 },
  ...{ size: 'M', color: '', cut: 'Dámsky strih', selectedCut: 'damsky_strih' },
}

/** What the form shows of an order: lines, choices, street and sum. */
function readScreen(page: Page) {
  return main(page)
    .locator('form.checkout')
    .evaluate((form: HTMLFormElement) => {
      const text = (place: ParentNode, selector: string) =>
        place.querySelector(selector)?.textContent.replaceAll(/\s/g, ' ') ?? ''
      const field = (name: string) => new FormData(form).get(name) as string
      return {
        lines: [...form.querySelectorAll('.cart-line')].map((line) => ({
          name: text(line, 'a'),
          size: text(line, 'dd'),
          count: Number(line.querySelector('input')?.value),
        })),
        delivery: Number(field('chosenDelivery')),
        payment: Number(field('chosenPayment')),
        street: field('street'),
        total: text(form, '.total-row-final .price'),
      }
    })
}

type Screen = Awaited<ReturnType<typeof readScreen>>

function storedOrders(email: string): Screen[] {
  return readOrders(email).map(({ row, lines }) => ({
    lines: lines.map((line) => ({
      name: String(line['name']),
      size: String(line['size']),
      count: Number(line['count']),
    })),
    delivery: Number(row['delivery_id']),
    payment: Number(row['payment_id']),
    street: String(row['street']),
    total: `${(Number(row['total_cents']) / 100).toFixed(2).replace('.', ',')} €`,
  }))
}

/** Presses the order button. @returns what the screen showed at that moment */
async function pressOrder(page: Page): Promise<Screen> {
  const { terms, submit } = checkout(page)
  if (!(await terms.isChecked())) await press(terms)
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  const shown = await readScreen(page)
  await press(submit)
  return shown
}

type Change = (page: Page, other: Page) => Promise<unknown>

const CONFIG = '**/v1/get/?action=get_eshop_config*'

const setSize = async (other: Page, size: string) => {
  await other.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), { ...SHIRT, size })
}

/** What happens between the press and the code that sends. The store's tests show that of another tab for each part of an order. */
const CHANGES: readonly [string, Change, 'sent' | 'held'][] = [
  ['nothing', () => Promise.resolve(), 'sent'],
  ['another delivery in another tab', (_, other) => press(other.getByRole('radio', { name: /GLS/ })), 'held'],
  [
    'another payment in another tab',
    (_, other) => press(other.getByRole('radio', { name: 'Dobierka' })),
    'held',
  ],
  ['half a street in another tab', (_, other) => other.getByLabel('Ulica').first().fill('Hla'), 'held'],
  ['another size in another tab', (_, other) => setSize(other, 'L'), 'held'],
  [
    'another piece in another tab',
    (_, other) => press(other.getByRole('button', { name: 'Zvýšiť množstvo' }).first()),
    'held',
  ],
  [
    'Back and forward',
    async (page) => {
      await page.goBack()
      await page.goForward()
    },
    'held',
  ],
  [
    'deliveries that the shop now makes later',
    async (page) => {
      await page.unroute(CONFIG)
      await page.route(CONFIG, async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: { deliveryOptions: { days: number[] }[] } }
        for (const option of answer.data.deliveryOptions) option.days = [20, 40]
        await route.fulfill({ response, json: answer })
      })
    },
    'held',
  ],
]

const FAULTS: readonly [string, QueuedOutcome[]][] = [
  ['no fault', []],
  ['a lost answer', ['torn-stored', 'html-stored']],
  ['a broken server', ['500', 'torn']],
]

const IN_SHORT = ['nothing', 'another size in another tab', 'Back and forward', CHANGES.at(-1)?.[0]]

for (const [at, [fault, outcomes]] of FAULTS.entries())
  for (const [change, happen, end] of CHANGES)
    test(
      `an order with late code, ${change} in the wait and ${fault} arrives as its screen showed it`,
      { tag: at === 0 && IN_SHORT.includes(change) ? [] : '@long' },
      async ({ shopper: { context, page, email } }) => {
        await keep(page, { ...storageOf(email), cart: [SHIRT] })
        await queueOrderOutcomes(email, ...outcomes)
        const other = await context.newPage()
        await goToCheckout(other)
        // The press is the first to hear of the present costs and days.
        await page.route(CONFIG, (route) => route.abort())
        await page.goto('/cart')
        const release = await holdBack(page, SENDING)
        await goToCheckout(page)
        const shown = [await pressOrder(page)]
        await expect(checkout(page).sending).toBeVisible()
        await happen(page, other)
        await release()
        const { success, ok, terms } = checkout(page)
        const seen = success.or(ok).or(terms)
        // An order that has not arrived is pressed again, until it has.
        for (let round = 0; round < 6; round++) {
          await expect(seen.first()).toBeVisible()
          if (await success.isVisible()) break
          if (round === 0 && end === 'held') expect(storedOrders(email)).toEqual([])
          if (await ok.isVisible()) await press(ok)
          else {
            const agree = page.getByRole('button', { name: 'Rozumiem' })
            if (await agree.isVisible()) await press(agree)
            shown.push(await pressOrder(page))
          }
        }
        await expect(success).toBeVisible()
        const [stored, ...more] = storedOrders(email)
        expect(more).toEqual([])
        expect(shown).toContainEqual(stored)
      },
    )

test.describe('on a phone', () => {
  test('goods that another tab changes open and are told, and the first press only leads there', async ({
    shopper: { context, page, email },
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await keep(page, { ...storageOf(email), cart: [SHIRT] })
    const other = await context.newPage()
    await goToCheckout(other)
    await goToCheckout(page)
    const { terms, submit, success } = checkout(page)
    await press(terms)
    await setSize(other, 'L')
    const told = page.getByRole('status').getByText(`${SHIRT.name}, L,`)
    await expect(told).toBeVisible()
    await expect(page.getByRole('button', { name: `Odstrániť: ${SHIRT.name}, L` })).toBeVisible()
    await press(submit)
    await expect(told).toBeInViewport()
    expect(storedOrders(email)).toEqual([])
    await press(page.getByText('Skryť'))
    await press(submit)
    await expect(success).toBeVisible()
    expect(storedOrders(email)).toMatchObject([{ lines: [{ size: 'L' }] }])
  })
})
