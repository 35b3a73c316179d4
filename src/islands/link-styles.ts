/**
 * Puts a link at the end of the page. A style sheet before another one, and Astro has one in the body, would have the
 * browser lay out the whole page anew.
 */
export function addLink(properties: Partial<HTMLLinkElement>): void {
  document.body.append(Object.assign(document.createElement('link'), properties))
}

/**
 * Links a style sheet of what only script shows.
 * @returns a promise that resolves when it has loaded, or has failed: what needs it is then shown without it
 */
export function linkStyles(href: string): Promise<unknown> {
  return new Promise((done) => addLink({ rel: 'stylesheet', href, onload: done, onerror: done }))
}
