import { expect, type Locator, type Page } from '@playwright/test'

/** Runs in the page: elements that come from a payload, and a changed `Object.prototype`. */
function findHarm(): string[] {
  const isDangerous = (element: Element) => {
    const addresses = ['href', 'src', 'srcset', 'action', 'data', 'xlink:href'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    )
    return (
      element.getAttributeNames().some((name) => /^(on|srcdoc$|formaction$)/.test(name)) ||
      /hostile/.test(element.getAttribute('style') ?? '') ||
      element.matches('iframe, object, embed, base, marquee, plaintext, math') ||
      (element.matches('script:not([type="application/ld+json"])') &&
        element.textContent.includes('hostile(')) ||
      addresses.some((address) => {
        const { protocol, hostname } = URL.parse(address, location.href) ?? {}
        return !/^(https?|mailto|tel):$/.test(protocol ?? '') || hostname === 'hostile.example'
      })
    )
  }
  return [
    ...[...document.querySelectorAll('*')]
      .filter(isDangerous)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...('hostile' in {} ? ['Object.prototype.hostile'] : []),
  ]
}

/**
 * Watches a page, from before it is opened, for what payloads do in it.
 * @returns fails when one ran, became markup, leads or loads elsewhere, or changed `Object.prototype`
 */
export async function watchForHarm(page: Page): Promise<(where: string) => Promise<void>> {
  const harm: string[] = []
  await page.exposeFunction('hostile', () => harm.push('a payload ran'))
  page.on('pageerror', (error) => harm.push(`uncaught: ${error.message}`))
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'hostile.example') harm.push(`asked for ${request.url()}`)
  })
  return async (where) => {
    expect([...harm, ...(await page.evaluate(findHarm))], where).toEqual([])
  }
}

/** A payload from the API as a page shows it: trimmed, without control characters and halves of characters. */
export function shownOf(payload: string): string {
  return payload.replaceAll(/[\0\p{Cs}]/gu, '').trim()
}

/** Waits until elements show these texts, letter for letter. */
export async function expectTexts(elements: Locator, texts: readonly string[]): Promise<void> {
  await expect
    .poll(() => elements.evaluateAll((all) => all.map(({ textContent }) => textContent.toWellFormed())))
    .toEqual(texts.map((text) => text.toWellFormed()))
}
