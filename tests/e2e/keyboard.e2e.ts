import { expect, type Page } from '@playwright/test'
import { openCheckout } from '../../scripts/screens/acts.ts'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { main } from './support/shopper.ts'
import { test } from './support/test.ts'

const PRODUCT = `/produkt/${KNOWN_PRODUCTS.colours.slug}`
const MAX_STOPS = 150

/** The focused element and its look; `null` for the page itself and for an element that had the focus before. */
function nextStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    const known = ((window as { stops?: Set<Element> }).stops ??= new Set())
    if (!element || element === document.body || known.has(element)) return null
    known.add(element)
    // The element after a hidden radio button shows its focus.
    const face = (element.matches('.choice input') && element.nextElementSibling) || element
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(face)
    const { x, y, width, height } = face.getBoundingClientRect()
    // The middle of the visible part: a scrolling list may hide the rest.
    const middle = (from: number, size: number, limit: number) =>
      (Math.max(from, 0) + Math.min(from + size, limit)) / 2
    const [top] = document.elementsFromPoint(middle(x, width, innerWidth), middle(y, height, innerHeight))
    // The card's button may cover the middle of the card's link.
    const own = element.closest('.card') ?? element
    return {
      name: `${element.tagName} ${element.id} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
      isRinged: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)'),
      isOnScreen: y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth,
      isCovered: !top || !(top === face || top.contains(element) || own.contains(top)),
    }
  })
}

type Stop = NonNullable<Awaited<ReturnType<typeof nextStop>>>

/** Presses Tab until the focus leaves the page or comes to an element again. @returns the focused elements in order */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const stops: Stop[] = []
  await page.evaluate(() => Object.assign(window, { stops: undefined }))
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key)
    const stop = await nextStop(page)
    if (!stop) return { stops, isDone: true }
    stops.push(stop)
  }
  return { stops, isDone: false }
}

for (const [path, width] of [
  [PRODUCT, 360],
  ['/produkty/hrnceky', 1440],
] as const)
  test(`Tab goes through ${path}, ${width} px wide, and out again, and every focused element is visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const { stops, isDone } = await tabThrough(page)
    expect(isDone).toBe(true)
    expect(stops[0]?.name).toMatch(/^A\s+Preskočiť/)
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.filter(({ isRinged }) => !isRinged)).toEqual([])
    expect(stops.filter(({ isOnScreen, isCovered }) => !isOnScreen || isCovered)).toEqual([])
  })

test('Tab goes through the checkout, forwards and backwards', async ({ page }) => {
  await openCheckout(page)
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { stops, isDone } = await tabThrough(page, key)
    expect(isDone).toBe(true)
    expect(stops.length).toBeGreaterThan(20)
    expect(stops.filter(({ isRinged, isCovered }) => !isRinged || isCovered)).toEqual([])
  }
})

test('the skip link moves the focus past the menu', async ({ page }) => {
  await page.goto('/produkty/tricka')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Preskočiť na obsah' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('link').first()).toBeFocused()
})
