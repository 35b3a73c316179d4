import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Names of features that the oldest browsers of `browserslist` lack. */
const NEWER =
  /popover|light-dark|position-area|anchor\(|anchor-name|commandfor|checkVisibility|text-wrap|scripting:|speculationrules/g
const INLINE = /<(?:script|style)\b[^>]*>(.*?)<\/(?:script|style)>/gs

const hashOf = (code = '') => createHash('sha256').update(code).digest('base64')

/** Runs in the page. Removes script features that the oldest browsers lack. */
function removeNewer(): void {
  const newer: [object, readonly string[]][] = [
    [
      window,
      ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'trustedTypes', 'ToggleEvent'],
    ],
    [HTMLButtonElement.prototype, ['command', 'commandForElement']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition', 'prerendering']],
    [
      Set.prototype,
      [
        'union',
        'difference',
        'intersection',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    ],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [RegExp, ['escape']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}

/** Misspells the names of newer features in pages, styles and scripts, so that the browser does not know them. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeNewer)
  // The browser takes a page from a test for one of the internet, which may not call this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(/./, async (route) => {
    const request = route.request()
    if (!['document', 'script', 'stylesheet'].includes(request.resourceType())) return route.fallback()
    const response = await route.fetch({ url: request.url().replaceAll('older_', '') })
    const body = await response.text().catch(() => undefined)
    // The shopper has left the page.
    if (body === undefined) return route.abort().catch(() => undefined)
    let older = body.replaceAll(NEWER, 'older_$&')
    const codes = (html: string) => [...html.matchAll(INLINE)].map(([, code]) => hashOf(code))
    const hashes = codes(body).map((hash, index) => [hash, codes(older)[index] ?? ''] as const)
    // The page's policy names the hash of each inline script and style.
    for (const [hash, other] of hashes) older = older.replace(hash, other)
    await route.fulfill({ response, body: older })
  })
}
