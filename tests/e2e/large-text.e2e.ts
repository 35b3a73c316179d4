// Rule 710
import { expect } from '@playwright/test'
import { LIKE_ANOTHER, SHOP_SCREENS } from '../../scripts/screens/screens.ts'
import { expectWhole, findLost, findSmallFields, inRounds, lengthenNames } from './support/large-text.ts'
import { test } from './support/test.ts'

const PHONES = [
  { width: 320, height: 640 },
  { width: 412, height: 915 },
]
const USUAL_PHONE = { width: 360, height: 800 }
const SCREENS = Object.keys(SHOP_SCREENS).filter((name) => !SHOP_SCREENS[name]?.isDesktopOnly)

test.use({ hasTouch: true })

for (const isLong of [false, true])
  for (const names of inRounds(SCREENS.filter((name) => LIKE_ANOTHER.has(name) === isLong)))
    test(
      `text of twice the size is whole and readable on ${names.join(', ')} (rule 710)`,
      { tag: ['@large-text', ...(isLong ? ['@long'] : [])] },
      async ({ page }) => {
        for (const name of names)
          await test.step(name, async () => {
            await expectWhole(page, name, isLong ? [USUAL_PHONE, ...PHONES] : PHONES)
            expect.soft(await findSmallFields(page)).toEqual([])
            await lengthenNames(page)
            expect.soft(await findLost(page), `${name}, with names of one long word`).toEqual([])
          })
      },
    )
