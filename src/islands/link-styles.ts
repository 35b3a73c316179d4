/** Puts a link into the head of the page. */
export function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

/**
 * Links a style sheet of what only script shows.
 * @returns when it is there, or could not be fetched: what it is for is then shown without it
 */
export function linkStyles(href: string): Promise<unknown> {
  return new Promise((done) => addLink({ rel: 'stylesheet', href, onload: done, onerror: done }))
}
