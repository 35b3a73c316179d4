import type { Page, Request } from '@playwright/test'

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
