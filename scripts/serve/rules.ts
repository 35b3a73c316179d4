/** Keeps `_headers` and `_redirects` of a served folder parsed, and reads them again when they change. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { type RedirectRule, readRedirects } from './redirects.ts'

/** The folder's own rules. */
export interface Rules {
  /** Headers that `_headers` gives to a path, by lower-case name; a later rule wins over an earlier one. */
  headersFor: (path: string) => Record<string, string>
  redirects: readonly RedirectRule[]
}

async function readHeaders(file: string): Promise<Rules['headersFor']> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  })
  if (errors.length > 0) throw new Error(`${file}:\n${errors.map((error) => error.message).join('\n')}`)
  const rules = headers.filter((rule): rule is Header => 'forRegExp' in rule)
  return (path) => {
    const matching = rules.filter((rule) => rule.forRegExp.test(path))
    const pairs = matching.flatMap((rule) => Object.entries(rule.values))
    return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]))
  }
}

/**
 * A function that gives the rules as the two files stand now: a new build under a running server brings new
 * script hashes, and the old ones would block its pages.
 */
export function createRulesReader(dir: string): () => Promise<Rules> {
  const files = { headers: join(dir, '_headers'), redirects: join(dir, '_redirects') }
  let version = ''
  let current: Promise<Rules> | undefined
  const read = async (): Promise<Rules> => ({
    headersFor: await readHeaders(files.headers),
    redirects: await readRedirects(files.redirects),
  })
  return async () => {
    const states = await Promise.all(
      [files.headers, files.redirects].map((file) => stat(file).catch(() => undefined)),
    )
    const now = states.map((state) => `${state?.mtimeMs ?? 'none'}:${state?.size ?? 0}`).join(' ')
    if (!current || now !== version) {
      version = now
      current = read()
    }
    return current
  }
}
