/** Decides what the CDN would answer to a request: a file, a redirect, or the page for what is not there. */
import { canonicalPath, findFile, type FoundFile, parseTargetPath } from './locate.ts'
import { matchRedirect, type RedirectMatch } from './redirects.ts'
import type { Rules } from './rules.ts'

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
