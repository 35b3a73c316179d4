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

/** The Chromium that runs all other tests, as Playwright drives it, with a clock that can be moved. */
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
      // The fixture in test.ts watches all of Playwright's windows.
      refusals: [],
      close: () => context.close(),
    }
  }
}
