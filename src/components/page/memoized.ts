const rendered = new WeakMap<object, Map<string, Promise<string>>>()

/** A page names each file that its scripts and islands need only once, so neither can be part of markup that is reused. */
const ONLY_IN_A_PAGE = /<astro-island|rel="modulepreload"/

/**
 * The HTML of markup that several pages share, rendered for the first of them.
 * @param shown half of the key: the object that the markup shows, the very same one on all pages
 * @param name the other half: tells apart markup that shows the same object
 * @throws where it holds an island or a component's script
 */
export function memoized(shown: object, name: string, render: () => Promise<string>): Promise<string> {
  const ofShown = rendered.get(shown) ?? new Map<string, Promise<string>>()
  rendered.set(shown, ofShown)
  const known = ofShown.get(name) ?? render().then((html) => refuseParts(html, name))
  ofShown.set(name, known)
  return known
}

function refuseParts(html: string, name: string): string {
  if (ONLY_IN_A_PAGE.test(html))
    throw new Error(`"${name}" has a script or an island, which only one page would get: render it for each`)
  return html
}
