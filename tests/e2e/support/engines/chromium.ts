import type { Browser, Page } from '@playwright/test'
import { openBrowser } from '../checkout.ts'
import type { OpenProfile, Tab } from './engine.ts'

function toTab(page: Page): Tab {
  return {
    // Playwright's types ask whether the argument can be sent; it is JSON.
    evaluate: (work, arg) => page.evaluate(work as (arg: unknown) => never, arg),
    clickAt: (x, y, times) => page.mouse.click(x, y, { clickCount: times }),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    close: () => page.close(),
  }
}

/** Chromium as Playwright drives it: the same that runs all other tests, with a clock that can be moved. */
export function chromiumOf(browser: Browser): OpenProfile {
  return async (origin) => {
    const context = await openBrowser(browser, origin)
    return {
      origin,
      openTab: async () => toTab(await context.newPage()),
      closeTabs: async () => {
        for (const page of context.pages()) await page.close()
      },
      passTime: async (ms) => context.clock.fastForward(ms),
      // What is refused in any of its windows fails the test by itself (test.ts).
      refusals: [],
      close: () => context.close(),
    }
  }
}
