import { expect, type Page, type Response } from '@playwright/test'

/** A string that only React's own code holds, whatever its file is called. */
const REACT_MARK = 'react.transitional.element'

/**
 * Listens from now on to what scripts a page is given.
 * @returns whether React is among them; fails when there was no script at all
 */
export function watchForReact(page: Page): () => Promise<boolean> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return async () => {
    expect(scripts.length).toBeGreaterThan(0)
    // Read when it is asked: what comes later is nobody's, and may be cut off by the end of the test.
    const codes = await Promise.all(scripts.map((script) => script.text()))
    return codes.some((code) => code.includes(REACT_MARK))
  }
}
