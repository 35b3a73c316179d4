import { digestOf } from '../digest.ts'

export interface InlineHashes {
  scripts: ReadonlySet<string>
  styles: ReadonlySet<string>
}

/** The type of a script that holds data: no browser runs it. */
const DATA_TYPE = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i

/**
 * Matches comments, elements with code or text, and tags with `<` in them, so that no script is found inside them. Most tags have
 * none and are passed over, which is faster. Groups: name, attributes, content.
 */
const PIECES =
  /<!--[^]*?-->|<(script|style|textarea|title)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([^]*?)<\/\1\s*>|(?!<[^'"<>]*(?:"[^"<]*"[^'"<>]*|'[^'<]*'[^'"<>]*)*>)<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi

/**
 * Escapes `<` in a page's attributes, which Astro leaves. A host with server-side includes looks for commands such as
 * `<!--#exec -->` in the whole file.
 */
export function escapeAttributes(html: string): string {
  return html.replaceAll(PIECES, (piece: string, name?: string, attributes = '') => {
    const tag = piece.startsWith('<!--') ? '' : name === undefined ? piece : `<${name}${attributes}>`
    if (!tag.includes('<', 1)) return piece
    const escaped = tag.replaceAll(/"[^"]*"|'[^']*'/g, (value) => value.replaceAll('<', '&lt;'))
    return escaped + piece.slice(tag.length)
  })
}

const hashes = new Map<string, string>()

function hashOf(code: string): string {
  const hash = hashes.get(code) ?? `'sha256-${digestOf(code, 'base64')}'`
  hashes.set(code, hash)
  return hash
}

/** The hashes of a page's inline scripts and styles, for its policy. */
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
