import { expect, type Page, type Request } from '@playwright/test'

/** Does something and waits until the page is at rest: loaded, with nothing moving, no request open and the processor idle. */
export async function untilRest(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>()
  const begin = (request: Request) => void open.add(request)
  const end = (request: Request) => void open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await act()
  await expect
    .poll(
      async () => {
        await page.waitForLoadState()
        // A page that is being left cannot answer.
        const isIdle = await page
          .evaluate(async () => {
            const moves = document.getAnimations().filter((one) => one instanceof CSSTransition)
            await Promise.allSettled(moves.map(({ finished }) => finished))
            // eslint-disable-next-line no-restricted-syntax -- on a busy machine idle moments may not come at all
            return new Promise((done) => requestIdleCallback(() => done(true), { timeout: 1000 }))
          })
          .catch(() => false)
        return [...open].map((request) => request.url()).concat(isIdle ? [] : page.url())
      },
      { timeout: 45_000, intervals: [50] },
    )
    .toEqual([])
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}
