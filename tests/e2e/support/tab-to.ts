import type { Page } from '@playwright/test'

const MAX_STOPS = 250

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const hasFocus = page.locator(':focus')
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const read = await hasFocus.evaluateAll(([element]) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return (element?.ariaLabel ?? label ?? element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    })
    if (typeof name === 'string' ? read === name : name.test(read)) return
  }
  throw new Error(`${MAX_STOPS} stops, and none of them is ${String(name)}`)
}
