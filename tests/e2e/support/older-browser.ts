import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Words of features that came after the oldest browsers that can buy (`browserslist` in package.json). */
const NEWER =
  /popover|light-dark|position-area|anchor\(|anchor-name|commandfor|checkVisibility|text-wrap|scripting:|speculationrules/g
const INLINE = /<(?:script|style)\b[^>]*>(.*?)<\/(?:script|style)>/gs

const hashOf = (code = '') => createHash('sha256').update(code).digest('base64')

/** Script features that no browser of the list has, or not the oldest. */
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

/** Serves pages, styles and scripts with the names of newer features misspelt, so that the browser does not know them. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeNewer)
  // The browser takes a page that a test serves for one of the internet, which may not ask this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(/./, async (route) => {
    const request = route.request()
    if (!['document', 'script', 'stylesheet'].includes(request.resourceType())) return route.fallback()
    const response = await route.fetch({ url: request.url().replaceAll('older_', '') })
    const body = await response.text().catch(() => undefined)
    // The page was left meanwhile.
    if (body === undefined) return route.abort().catch(() => undefined)
    let older = body.replaceAll(NEWER, 'older_$&')
    const codes = (html: string) => [...html.matchAll(INLINE)].map(([, code]) => hashOf(code))
    const hashes = codes(body).map((hash, index) => [hash, codes(older)[index] ?? ''] as const)
    // The page's own policy names each inline script and style by its hash.
    for (const [hash, other] of hashes) older = older.replace(hash, other)
    await route.fulfill({ response, body: older })
  })
}
