/** Decides what the CDN would answer to a request: a file, a redirect, or the page for what is not there. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { matchRedirect, type RedirectMatch, type Rules } from './rules.ts'

/** An answer before its headers and encoding. */
export type Answer =
  | { kind: 'file'; status: number; file: FoundFile; path: string }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'text'; status: number; text: string }

async function notFound(dir: string, path: string): Promise<Answer> {
  const file = await findFile(dir, '/404.html')
  return file ? { kind: 'file', status: 404, file, path } : { kind: 'text', status: 404, text: 'Not Found' }
}

/** Addresses leave in ASCII; what the rules' author already escaped stays as it is. */
function toLocation(address: string): string {
  return encodeURI(address).replaceAll(/%25(?=[0-9A-F]{2})/gi, '%')
}

async function followRule(dir: string, path: string, { rule, to }: RedirectMatch): Promise<Answer> {
  if (rule.status >= 300 && rule.status < 400) {
    return { kind: 'redirect', status: rule.status, location: toLocation(to) }
  }
  const target = parseTargetPath(toLocation(to.split(/[?#]/, 1)[0] ?? '/'))
  const file = 'path' in target ? await findFile(dir, target.path) : undefined
  return file ? { kind: 'file', status: rule.status, file, path } : notFound(dir, path)
}

/**
 * The answer to a GET of `target` (a path with its query, as it stands in the request line). In order: forced
 * rules, files, other names of pages, the other rules, 404.
 */
export async function answerRequest(dir: string, rules: Rules, target: string): Promise<Answer> {
  const [rawPath = '', ...queryParts] = target.split('?')
  const rawQuery = queryParts.join('?')
  const parsed = parseTargetPath(rawPath)
  if ('refused' in parsed) {
    return parsed.refused === 'malformed'
      ? { kind: 'text', status: 400, text: 'Bad Request' }
      : notFound(dir, '/404')
  }

  const { path } = parsed
  const match = matchRedirect(rules.redirects, path, new URLSearchParams(rawQuery))
  if (match?.rule.force) return followRule(dir, path, match)

  const page = canonicalPath(path)
  const file = await findFile(dir, page === path ? path : page)
  if (page === '/404' && file) return { kind: 'file', status: 404, file, path }
  if (file && page === path) return { kind: 'file', status: 200, file, path }
  if (file?.path.endsWith('.html')) {
    const location = toLocation(page) + (rawQuery ? `?${rawQuery}` : '')
    return { kind: 'redirect', status: 301, location }
  }
  return match ? followRule(dir, path, match) : notFound(dir, path)
}

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
function parseTargetPath(rawPath: string): { path: string } | { refused: 'malformed' | 'unsafe' } {
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
async function findFile(dir: string, path: string): Promise<FoundFile | undefined> {
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
function canonicalPath(path: string): string {
  const bare = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '')
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare
}
