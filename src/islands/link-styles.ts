/** Links a style sheet at the end of the page. Before another sheet it would make the browser lay out the whole page anew. */
export function linkStyles(href: string): Promise<unknown> {
  return new Promise((done) => {
    // `crossOrigin` as in client-intent.ts, or a sheet that was asked for there would be fetched again.
    const properties = { rel: 'stylesheet', crossOrigin: '', href, onload: done, onerror: done }
    document.body.append(Object.assign(document.createElement('link'), properties))
  })
}
