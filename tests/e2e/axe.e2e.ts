import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { followSystem } from '../../scripts/screens/acts.ts'
import { DEMO_SCREENS, SHOP_SCREENS } from '../../scripts/screens/screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const THEMES = ['light', 'dark'] as const
const WIDTHS = { desktop: 1440, phone: 360 }

// A trace of every look at every element costs more than the looking.
test.use({ trace: 'off' })

/** What axe finds, a line each: the rule, where, and what is wrong. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    // The pages have no frames, and this spares axe a second page for its report.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

for (const [name, screen] of Object.entries({ ...SHOP_SCREENS, ...DEMO_SCREENS }))
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    const widths = [
      ...(screen.isPhoneOnly ? [] : [WIDTHS.desktop]),
      ...(screen.isDesktopOnly ? [] : [WIDTHS.phone]),
    ]
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 })
    // What fades in would be measured half way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await followSystem(page)
    await screen.open(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await findings(page), `${width} px wide, ${colorScheme}`).toEqual([])
      }
    }
  })
