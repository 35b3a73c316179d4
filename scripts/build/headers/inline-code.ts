import { digestOf } from '../digest.ts'

/** What a page runs and how it looks by code of its own, as a content security policy names it. */
export interface InlineHashes {
  scripts: ReadonlySet<string>
  styles: ReadonlySet<string>
}

/** Data that no browser runs. */
const DATA_TYPE = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i

const hashes = new Map<string, string>()

/** The hash of a script or a style; the same few are on every page. */
function hashOf(code: string): string {
  const hash = hashes.get(code) ?? `'sha256-${digestOf(code, 'base64')}'`
  hashes.set(code, hash)
  return hash
}

/** The hashes of the scripts and styles that stand in a page itself. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const { name, attributes, content } of textElements(html)) {
    if (name === 'style') styles.add(hashOf(content))
    else if (name === 'script' && !/\ssrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes))
      scripts.add(hashOf(content))
  }
  return { scripts, styles }
}

/** The hashes of several pages. */
export function joinHashes(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: new Set(all.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(all.flatMap(({ styles }) => [...styles])),
  }
}

/** An element whose content is not markup, as it stands in a page. */
interface TextElement {
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
function textElements(html: string): TextElement[] {
  return [...html.matchAll(PIECES)].filter(([, name]) => name !== undefined).map(toElement)
}
