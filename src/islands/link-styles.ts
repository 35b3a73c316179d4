const linked = new Map<string, Promise<unknown>>()

function link(href: string): Promise<unknown> {
  return new Promise((done) => {
    const element = document.createElement('link')
    document.head.append(Object.assign(element, { rel: 'stylesheet', href, onload: done, onerror: done }))
  })
}

/**
 * Links a style sheet of what only script shows, once.
 * @returns when it is there, or could not be fetched: what it is for is then shown without it
 */
export function linkStyles(href: string): Promise<unknown> {
  const styled = linked.get(href) ?? link(href)
  linked.set(href, styled)
  return styled
}
