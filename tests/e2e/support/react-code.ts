import { expect, type Page } from '@playwright/test'

/** A string that only React's own code holds, whatever its file is called. */
const REACT_MARK = 'react.transitional.element'

/**
 * Listens from now on to what scripts a page is given.
 * @returns whether React is among them; fails when there was no script at all
 */
export function watchForReact(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  return async () => {
    expect(scripts.length).toBeGreaterThan(0)
    return (await Promise.all(scripts)).some((code) => code.includes(REACT_MARK))
  }
}
