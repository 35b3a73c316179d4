import { launch, type Page } from 'puppeteer-core'
import { isRefusal, reportRefusals } from '../policy.ts'
import type { OpenProfile, Tab } from './engine.ts'

const START_MS = 120_000

function toTab(page: Page): Tab {
  return {
    evaluate: (work, arg) => page.evaluate(work as (arg: unknown) => never, arg),
    clickAt: (x, y, times) => page.mouse.click(x, y, { count: times }),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    close: () => page.close(),
  }
}

/** Firefox, one process a profile, as puppeteer drives it over WebDriver BiDi. */
export function firefoxAt(executablePath: string): OpenProfile {
  return async (origin) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      timeout: START_MS,
      defaultViewport: { width: 1280, height: 900 },
    })
    const refusals: string[] = []
    const tabs = new Set<Page>()
    return {
      origin,
      openTab: async () => {
        const page = await browser.newPage()
        tabs.add(page)
        page.on('console', (message) => {
          if (isRefusal(message.text())) refusals.push(message.text())
        })
        // While an order is being sent the browser asks whether to leave the page: yes.
        page.on('dialog', (dialog) => void dialog.accept())
        await page.evaluateOnNewDocument(reportRefusals)
        return toTab(page)
      },
      closeTabs: async () => {
        for (const page of tabs) if (!page.isClosed()) await page.close()
        tabs.clear()
      },
      passTime: () => Promise.resolve(),
      refusals,
      close: () => browser.close(),
    }
  }
}
