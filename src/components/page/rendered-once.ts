const rendered = new WeakMap<object, Map<string, Promise<string>>>()

/** What only a page itself can have: it says once what its scripts and islands need. */
const ONLY_IN_A_PAGE = /<astro-island|<script type="module"/

/**
 * Markup that several pages of a build have: rendered for the first of them.
 * @param shown what it shows: the very same object for all of them
 * @param name of this markup, among all that show that object
 * @throws where it holds an island or a component's script
 */
export function renderedOnce(shown: object, name: string, render: () => Promise<string>): Promise<string> {
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
