import { expect, type Page, type Request, type Response } from '@playwright/test'

/** A string that only React's own code holds, whatever its file is called. */
const REACT_MARK = 'react.transitional.element'

/** The addresses that a page asks for from now on; of all requests those that are wanted. */
export function watchRequests(page: Page, isWanted: (request: Request) => boolean): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isWanted(request)) asked.push(request.url())
  })
  return asked
}

export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

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
    // Only those that have come by now: one that comes later may be cut off by the end of the test.
    const codes = await Promise.all(scripts.map((script) => script.text()))
    return codes.some((code) => code.includes(REACT_MARK))
  }
}
