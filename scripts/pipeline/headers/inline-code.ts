import { digestOf } from '../digest.ts'

/** Hashes of the inline scripts and styles of a page, as a content security policy names them. */
export interface InlineHashes {
  scripts: ReadonlySet<string>
  styles: ReadonlySet<string>
}

/** Data that no browser runs. */
const DATA_TYPE = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i

/**
 * Comments, elements whose content is not markup, and all other tags with their quoted attributes: a text in an
 * attribute may look like a script, and is none. Groups: the element's name, its attributes, its content.
 */
const PIECES =
  /<!--[^]*?-->|<(script|style|textarea|title)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([^]*?)<\/\1\s*>|<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi

const hashes = new Map<string, string>()

/** The hash of a script or a style, as a policy names it; the same few are on every page. */
function hashOf(code: string): string {
  const hash = hashes.get(code) ?? `'sha256-${digestOf(code, 'base64')}'`
  hashes.set(code, hash)
  return hash
}

/** The hashes of the scripts and styles that stand in a page itself. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, name, attributes = '', content = ''] of html.matchAll(PIECES)) {
    const element = name?.toLowerCase()
    if (element === 'style') styles.add(hashOf(content))
    else if (element === 'script' && !/\ssrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes))
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
