import axe from 'axe-core'
import { env } from 'node:process'
import { expect, type Page } from '@playwright/test'
import { followSystem } from '../../scripts/screens/acts.ts'
import { DEMO_SCREENS, type Screen, SHOP_SCREENS } from '../../scripts/screens/screens.ts'
import { test } from './support/test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose answer depends on colours: only they can find in the dark what they did not find in the light. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = { desktop: 1440, phone: 360 }
const isLong = Boolean(env['LONG'])

/** One of each template, and of each that opens over a page; the long run looks at every screen that there is. */
const ONE_OF_EACH = [
  ...['home', 'produkty-tricka', 'page-search', 'listing-empty', 'product-colours', 'product-missing'],
  ...['cart-changed-price', 'checkout-filled', 'order-sent-transfer', 'order-unknown', 'login-answer'],
  ...['vseobecne-obchodne-podmienky', 'withdrawal-faults', 'withdrawal-review'],
  ...['slide-menu', 'mega-menu', 'suggestions', 'listing-filters', 'quick-view-added', 'size-chart', 'zoom'],
  ...['popup', 'trouble', 'about', 'page-collection-filters'],
]

/** What axe, which must be in the page, finds there: a line each with the rule, where, and what is wrong. */
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

/** Where a screen is looked at: at each width that it has, or at one of them, in turn, so that a run is short. */
function widthsOf({ isPhoneOnly, isDesktopOnly }: Screen, turn: number): number[] {
  const widths = [...(isPhoneOnly ? [] : [WIDTHS.desktop]), ...(isDesktopOnly ? [] : [WIDTHS.phone])]
  return isLong ? widths : widths.slice(turn % widths.length).slice(0, 1)
}

/** A screen by its name. */
function screenOf(name: string): Screen {
  const screen = SHOP_SCREENS[name] ?? DEMO_SCREENS[name]
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}

const NAMES = isLong ? Object.keys({ ...SHOP_SCREENS, ...DEMO_SCREENS }) : ONE_OF_EACH

for (const [turn, name] of NAMES.entries())
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    const screen = screenOf(name)
    const widths = widthsOf(screen, turn)
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 })
    // What fades in would be measured half way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await followSystem(page)
    await screen.open(page)
    await page.evaluate(axe.source)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const [colorScheme, rules] of [
        ['light', TAGS],
        ['dark', isLong ? TAGS : COLOUR_RULES],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await findings(page, rules), `${width} px wide, ${colorScheme}`).toEqual([])
      }
    }
  })
