/** At the end of the page: a style sheet before another one would have the browser lay out the whole page anew. */
export function addLink(properties: Partial<HTMLLinkElement>): void {
  document.body.append(Object.assign(document.createElement('link'), properties))
}

export function linkStyles(href: string): Promise<unknown> {
  return new Promise((done) => addLink({ rel: 'stylesheet', href, onload: done, onerror: done }))
}
