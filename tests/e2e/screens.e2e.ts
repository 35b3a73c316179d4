import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { followSystem } from '../../scripts/screens/acts.ts'
import { DEMO_SCREENS, type Screen, SHOP_SCREENS } from '../../scripts/screens/screens.ts'
import { forget } from './support/checkout.ts'
import { test } from './support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules about colours. In the dark look only they can find something new. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const DESKTOP = 1440
const PHONE = 360

interface Round {
  names: readonly string[]
  widths: readonly number[]
}

/** One screen of each template and of each panel, at one width. */
const ONE_OF_EACH: readonly Round[] = [
  { widths: [PHONE], names: ['home', 'vseobecne-obchodne-podmienky', 'withdrawal-faults', 'slide-menu'] },
  { widths: [PHONE], names: ['produkty-tricka', 'listing-filters', 'quick-view-added', 'suggestions'] },
  { widths: [PHONE], names: ['product-colours', 'size-chart', 'popup', 'cart-changed-price'] },
  { widths: [PHONE], names: ['checkout-filled', 'order-sent-transfer', 'cart-change'] },
  { widths: [DESKTOP], names: ['page-search', 'product-missing', 'mega-menu', 'zoom'] },
  { widths: [DESKTOP], names: ['login-answer', 'about', 'page-collection-filters', 'trouble'] },
]
const ALL: readonly Round[] = Object.entries({ ...SHOP_SCREENS, ...DEMO_SCREENS }).map(([name, screen]) => ({
  names: [name],
  widths: [...(screen.isPhoneOnly ? [] : [DESKTOP]), ...(screen.isDesktopOnly ? [] : [PHONE])],
}))
/** Screens with special colours. check-brand.ts measures the contrast of all others. */
const IN_THE_DARK = [
  'home',
  'produkty-tricka',
  'product-colours',
  'quick-view-added',
  'cart-change',
  'cart-changed-price',
  'checkout-filled',
  'order-sent-transfer',
  'suggestions',
]

async function findings(page: Page, rules: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run({ runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      )
    },
    [...rules],
  )
}

function screenOf(name: string): Screen {
  const screen = SHOP_SCREENS[name] ?? DEMO_SCREENS[name]
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}

/** Leaves a few cards: axe is slow, and finds the same on each. */
async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('.card:nth-of-type(n + 4)')) card.remove()
  })
}

for (const { names, widths } of [...ONE_OF_EACH, ...ALL]) {
  const isLong = names.length === 1
  test(`axe finds no fault on ${names.join(', ')}`, { tag: isLong ? '@long' : [] }, async ({ page }) => {
    if (isLong) test.slow()
    // Without animations: axe would measure a half-transparent element.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await followSystem(page)
    for (const name of names)
      await test.step(name, async () => {
        await forget(page)
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize({ width: widths[0] ?? 0, height: 800 })
        await screenOf(name).open(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          if (!isLong) await thinOut(page)
          // An element under the sticky header would count as covered.
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          await page.evaluate(axe.source)
          expect.soft(await findings(page, TAGS), `${width} px wide`).toEqual([])
          if (!isLong && !IN_THE_DARK.includes(name)) continue
          await page.emulateMedia({ colorScheme: 'dark' })
          const rules = isLong ? TAGS : COLOUR_RULES
          expect.soft(await findings(page, rules), `${width} px wide, in the dark`).toEqual([])
          await page.emulateMedia({ colorScheme: 'light' })
        }
      })
  })
}
