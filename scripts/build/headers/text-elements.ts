/** An element whose content is not markup, as it stands in a page. */
export interface TextElement {
  name: 'script' | 'style' | 'textarea' | 'title'
  /** As they are written, the space before them included. */
  attributes: string
  content: string
}

/**
 * Comments, elements whose content is not markup, and all other tags with what is quoted in them: a text in an
 * attribute may look like a script, and is none.
 */
const PIECES =
  /<!--[^]*?-->|<(script|style|textarea|title)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([^]*?)<\/\1\s*>|<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi

function toElement([, name = '', attributes = '', content = '']: readonly string[]): TextElement {
  return { name: name.toLowerCase() as TextElement['name'], attributes, content }
}

/** The elements of a page whose content is not markup. */
export function textElements(html: string): TextElement[] {
  return [...html.matchAll(PIECES)].filter(([, name]) => name !== undefined).map(toElement)
}
