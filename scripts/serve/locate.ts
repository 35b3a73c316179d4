/** Turns a request's address into a path that is safe to look up, and a path into the file that answers it. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the served folder. */
export interface FoundFile {
  path: string
  size: number
  mtimeMs: number
}

/** Files that give the CDN its orders and are never pages themselves. */
const PRIVATE_FILES = new Set(['/_headers', '/_redirects'])

/**
 * The decoded path of a request target, or why it is refused: 'malformed' (cannot be decoded, control characters)
 * or 'unsafe' (leaves the folder, or has empty steps, which as a redirect would lead to another host).
 * @example parseTargetPath('/produkt/tri%C4%8Dko') // { path: '/produkt/tričko' }
 */
export function parseTargetPath(rawPath: string): { path: string } | { refused: 'malformed' | 'unsafe' } {
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return { refused: 'malformed' }
  }
  // Control characters have no business in an address, and would reach headers through redirects.
  if (!path.startsWith('/') || /[\u0000-\u001F\u007F]/.test(path)) return { refused: 'malformed' }
  const isUnsafe = /\\|\/\//.test(path) || path.split('/').some((step) => step === '..' || step === '.')
  return isUnsafe ? { refused: 'unsafe' } : { path }
}

async function findExactFile(dir: string, path: string): Promise<FoundFile | undefined> {
  if (PRIVATE_FILES.has(path)) return undefined
  const file = join(dir, path)
  try {
    const state = await stat(file)
    return state.isFile() ? { path: file, size: state.size, mtimeMs: state.mtimeMs } : undefined
  } catch {
    // Missing, unreadable, a name too long for the disk: for a visitor it is all the same.
    return undefined
  }
}

/** The file behind an address: `/` is `index.html`, `/kontakt` is `kontakt.html`, `/a.css` is itself. */
export async function findFile(dir: string, path: string): Promise<FoundFile | undefined> {
  if (path.endsWith('/')) return findExactFile(dir, `${path}index.html`)
  return (
    (await findExactFile(dir, path)) ??
    (await findExactFile(dir, `${path}.html`)) ??
    (await findExactFile(dir, `${path}/index.html`))
  )
}

/**
 * The one address of a page asked for under another of its names.
 * @example canonicalPath('/kontakt.html') // '/kontakt'
 * @example canonicalPath('/kontakt/') // '/kontakt'
 */
export function canonicalPath(path: string): string {
  const bare = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '')
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare
}
