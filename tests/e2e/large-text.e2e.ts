// Rule 710
import { expect } from '@playwright/test'
import { SHOP_SCREENS } from '../../scripts/screens/screens.ts'
import { findLost, findSmallFields, lengthenNames, showIn } from './support/large-text.ts'
import { test } from './support/test.ts'

const PHONE = { width: 360, height: 800 }
const WINDOWS = [{ width: 320, height: 640 }, PHONE, { width: 412, height: 915 }]

test.use({ viewport: PHONE, hasTouch: true })

for (const [name, { open, isDesktopOnly }] of Object.entries(SHOP_SCREENS))
  if (!isDesktopOnly)
    test(
      `text of twice the size is whole and readable on ${name} (rule 710)`,
      { tag: '@large-text' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page)
        for (const font of ['own', 'wide'] as const) {
          await showIn(page, font)
          for (const size of WINDOWS) {
            await page.setViewportSize(size)
            expect.soft(await findLost(page), `in the ${font} font, ${size.width} px wide`).toEqual([])
          }
        }
        expect.soft(await findSmallFields(page)).toEqual([])
        await lengthenNames(page)
        expect.soft(await findLost(page), 'with names of one long word').toEqual([])
      },
    )
