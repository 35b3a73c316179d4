import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { DEMO_SCREENS, SHOP_SCREENS } from '../../scripts/screens/screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const THEMES = ['light', 'dark'] as const
test.use({ trace: 'off' })

const PHONE = 360
const DESKTOP = 1440

/** What axe finds, a line each: the rule, where, and what is wrong. */
async function findings(page: Page): Promise<string[]> {
  // The page has no frames, and this spares axe a second page for its report.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

for (const [name, { open, isPhoneOnly, isDesktopOnly }] of Object.entries({
  ...SHOP_SCREENS,
  ...DEMO_SCREENS,
}))
  for (const width of [...(isDesktopOnly ? [] : [PHONE]), ...(isPhoneOnly ? [] : [DESKTOP])])
    test(`axe finds nothing on ${name}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      // What fades in would be measured half way.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await open(page)
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await findings(page), colorScheme).toEqual([])
      }
    })
