/** Presses every control of each screen as a person does. Something has to happen, and nothing may break. */
import { expect, type Locator, type Page } from '@playwright/test'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { keep, MUG } from './support/checkout.ts'
import { press } from './support/press.ts'
import { untilRest } from './support/rest.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

const { slug } = KNOWN_PRODUCTS.colours

const panel = (opener: string | RegExp, selector: string) => async (page: Page) => {
  const open = page.locator(selector).first()
  if (!(await open.isVisible()))
    await untilRest(page, () => press(page.getByRole('button', { name: opener }).first()))
  await expect(open).toBeVisible()
  return open
}

type Screen = readonly [path: string, part?: (page: Page) => Locator | Promise<Locator>]

const SCREENS: Readonly<Record<string, Screen>> = {
  // Without its listing, which is like any other.
  home: ['/', (page) => main(page).locator(':scope > :not(.listing)')],
  listing: ['/produkty/tasky'],
  filters: ['/produkty/tasky', panel('Filtrovať', '#filters')],
  product: [`/produkt/${slug}`],
  'quick view': ['/produkty/tricka', panel(/^Rýchly náhľad/, 'dialog.quick-view')],
  'header and footer': ['/kontakt', (page) => page.locator('body')],
  menu: ['/produkty/tricka', panel('Otvoriť menu', '#menu')],
  'cart popup': ['/produkty/tricka', panel(/^Nákupný košík/, '#cart-popup')],
  cart: ['/cart'],
  checkout: ['/checkout'],
  withdrawal: ['/odstupenie-od-zmluvy'],
}

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
/** Similar controls between the first and the last, which are not pressed. */
const ALIKE =
  ':is(li:not(:has(li)), .filter-value, label:has(input), .fields > .field):not(:first-of-type, :last-of-type) *'
// Notifications come and go by themselves.
const PASSED = `${ALIKE}, .toasts *, :disabled, [aria-disabled=true], [aria-current=true], [inert] *, .skip-link`
const PANELS = 'dialog[open], :popover-open:not([popover=manual])'

/** A second press on the same place within 300 ms is a double press, which does nothing (one-press.ts). */
const MORE_THAN_DOUBLE_PRESS_MS = 350
/** How often a page is asked whether it has changed, in milliseconds. */
const LOOK = { intervals: [50] }

/** Runs in every page. Follows no link, counts changes after a press, and keeps the time of the last press. */
function watchPresses(): void {
  const seen = Object.assign(window, { changes: 0, pressedAt: -Infinity })
  const change = () => (seen.changes += 1)
  new MutationObserver(change).observe(document, { attributes: true, childList: true, subtree: true })
  for (const type of ['toggle', 'input', 'submit', 'scroll']) addEventListener(type, change, true)
  addEventListener(
    'focusin',
    ({ target }) => (target as Element).matches('input, select, textarea') && change(),
  )
  addEventListener('click', () => (seen.pressedAt = performance.now()), true)
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target as Element).closest('a')) return
    event.preventDefault()
    change()
  })
}

/** Runs in the page. Marks the first visible control that was not pressed yet. @returns its name */
function markNext(controls: Element[], { passed, pressed }: { passed: string; pressed: string[] }) {
  for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next')
  for (const control of controls) {
    const label = (control as HTMLInputElement).labels?.[0]
    const { width, height } = (label ?? control).getBoundingClientRect()
    const isSeen = (label ?? control).checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const text = control.ariaLabel ?? label?.textContent ?? control.textContent
    // Without the number of products, which changes with every filter.
    const words = text.replaceAll(/\s+/g, ' ').trim()
    const name = `${control.localName} ${words.replace(/\s?\d+(?: produkt\p{L}*)?$/u, '')}`
    if (!isSeen || width <= 2 || height <= 2 || control.matches(passed) || pressed.includes(name)) continue
    control.setAttribute('data-next', '')
    return name
  }
  return null
}

/** What the browser says of a file that was asked for early, if a busy machine needs it late. */
const IS_LATE = /was preloaded using link preload but not used/

async function pressEverything(page: Page, open: () => Promise<Locator>): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !IS_LATE.test(message.text()))
      errors.push(message.text())
  })
  const pressed: string[] = []
  const state = () => page.evaluate(() => `${location.href} ${(window as { changes?: number }).changes}`)
  for (;;) {
    const part = await open()
    const isPanel = (await page.locator(PANELS).count()) > 0
    const name = await part.locator(CONTROLS).evaluateAll(markNext, { passed: PASSED, pressed })
    if (name === null) break
    pressed.push(name)
    await test.step(`press ${name}`, async () => {
      await page.waitForFunction(
        (gap) => performance.now() - (window as unknown as { pressedAt: number }).pressedAt > gap,
        MORE_THAN_DOUBLE_PRESS_MS,
      )
      const before = await state()
      await untilRest(page, () => press(part.locator('[data-next]')))
      await expect.poll(state, LOOK).not.toBe(before)
      // Close the list that a field opens, or the panel that a button opens.
      const hasOpened =
        !isPanel && (/^(?:input|select)/.test(name) || (await page.locator(PANELS).count()) > 0)
      if (hasOpened || name.startsWith('select')) await untilRest(page, () => page.keyboard.press('Escape'))
      if (hasOpened) await expect(page.locator(PANELS)).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
  expect(pressed.length).toBeGreaterThan(3)
}

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

/** Their component tests press the same controls; the journeys in other engines open menu and filters. */
const IN_COMPONENTS = ['quick view', 'cart popup', 'filters', 'menu', 'withdrawal']

for (const [name, [path, part = main]] of Object.entries(SCREENS))
  test(
    `a finger can press everything in the ${name}`,
    { tag: IN_COMPONENTS.includes(name) ? '@long' : [] },
    async ({ page }) => {
      test.slow()
      await page.addInitScript(watchPresses)
      // An old price, so that the notice of the new one is there from the start.
      if (/cart|checkout/.test(name)) await keep(page, { cart: [{ ...MUG, price: 7.9 }] })
      await pressEverything(page, async () => {
        // Wait for the page's code: without it, some controls do nothing.
        if (new URL(page.url(), 'http://localhost').pathname !== path)
          await untilRest(page, () => page.goto(path))
        return part(page)
      })
    },
  )
