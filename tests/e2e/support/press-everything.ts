import { expect, test, type Locator, type Page } from '@playwright/test'
import { press } from './press.ts'
import { untilRest } from './rest.ts'

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
/** Of what is alike the first and the last are pressed. */
const ALIKE = ':is(li:not(:has(li)), .filter-value, label:has(input)):not(:first-of-type, :last-of-type) *'
// Notifications come and go by themselves.
const PASSED = `${ALIKE}, .toasts *, :disabled, [aria-disabled=true], [aria-current=true], [inert] *, .skip-link`
const PANELS = 'dialog[open], :popover-open:not([popover=manual])'

/** Runs in every page: follows no link, and counts what changes after a press. */
export function watchPresses(): void {
  const seen = Object.assign(window, { changes: 0, followed: 0 })
  const change = () => (seen.changes += 1)
  new MutationObserver(change).observe(document, { attributes: true, childList: true, subtree: true })
  for (const type of ['toggle', 'input', 'submit', 'scroll']) addEventListener(type, change, true)
  addEventListener(
    'focusin',
    ({ target }) => (target as Element).matches('input, select, textarea') && change(),
  )
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target as Element).closest('a')) return
    event.preventDefault()
    seen.followed += 1
    change()
  })
}

const watched = (page: Page) =>
  page.evaluate(() => {
    const { changes, followed } = window as unknown as { changes: number; followed: number }
    return { changes: `${location.href} ${changes}`, followed: `${location.href} ${followed}` }
  })

/** Runs in the page: marks the first control that can be seen and was not pressed yet. @returns its name */
function markNext(controls: Element[], { passed, pressed }: { passed: string; pressed: string[] }) {
  for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next')
  for (const control of controls) {
    const label = (control as HTMLInputElement).labels?.[0]
    const { width, height } = (label ?? control).getBoundingClientRect()
    const isSeen = (label ?? control).checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const text = control.ariaLabel ?? label?.textContent ?? control.textContent
    const name = `${control.localName} ${text.replaceAll(/\s+/g, ' ').trim()}`
    if (!isSeen || width <= 2 || height <= 2 || control.matches(passed) || pressed.includes(name)) continue
    control.setAttribute('data-next', '')
    return name
  }
  return null
}

/** Closes a panel by a press beside it, on a link or a button below where there is one, and expects the page as it was. */
async function closeBeside(page: Page, panel: Locator): Promise<void> {
  const beside = await panel.evaluate((open) => {
    const { left, right, top, bottom } = open.getBoundingClientRect()
    const isDimmed = getComputedStyle(open, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)'
    const points = Array.from({ length: 40 * 40 }, (_, index) => ({
      x: ((index % 40) + 0.5) * (innerWidth / 40),
      y: (Math.floor(index / 40) + 0.5) * (innerHeight / 40),
    })).filter(({ x, y }) => x < left - 2 || x > right + 2 || y < top - 2 || y > bottom + 2)
    const hits = ({ x, y }: { x: number; y: number }) =>
      document.elementsFromPoint(x, y).some((element) => !open.contains(element) && element.closest('main a'))
    return isDimmed ? (points.find(hits) ?? points[0]) : undefined
  })
  const before = await watched(page)
  if (!beside) await page.keyboard.press('Escape')
  else if (await page.evaluate(() => navigator.maxTouchPoints > 0))
    await page.touchscreen.tap(beside.x, beside.y)
  else await page.mouse.click(beside.x, beside.y)
  await expect(page.locator(PANELS)).toHaveCount(0)
  expect((await watched(page)).followed).toBe(before.followed)
}

/**
 * Presses all that can be seen in a part of a page, one after the other: each press changes something, none breaks anything,
 * and a panel that it opens is closed by a press beside it.
 * @param open shows the part, where a press has led away from it
 */
export async function pressEverything(page: Page, open: () => Promise<Locator>): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  const pressed: string[] = []
  await open()
  if ((await page.locator(PANELS).count()) > 0) await closeBeside(page, page.locator(PANELS))
  for (;;) {
    const part = await open()
    const panels = await page.locator(PANELS).count()
    const name = await part.locator(CONTROLS).evaluateAll(markNext, { passed: PASSED, pressed })
    if (name === null) break
    pressed.push(name)
    await test.step(`press ${name}`, async () => {
      const before = await watched(page)
      await untilRest(page, () => press(part.locator('[data-next]')))
      await expect.poll(async () => (await watched(page)).changes).not.toBe(before.changes)
      // A select opens the browser's own list.
      if (name.startsWith('select')) await page.keyboard.press('Escape')
      const opened = page.locator(PANELS)
      if (panels === 0 && (await opened.count()) > 0) await closeBeside(page, opened)
      expect(errors).toEqual([])
    })
  }
  expect(pressed.length).toBeGreaterThan(3)
}
