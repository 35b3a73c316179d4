/**
 * Links a style sheet of what only script shows.
 * @returns when it is there, or could not be fetched: what it is for is then shown without it
 */
export function linkStyles(href: string): Promise<unknown> {
  return new Promise((done) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: done }))
  })
}
