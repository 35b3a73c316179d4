/** Parses `_headers` and `_redirects` of a served folder as Netlify does. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import * as v from 'valibot'

const ruleSchema = v.object({
  path: v.string(),
  to: v.string(),
  status: v.optional(v.number(), 301),
  query: v.record(v.string(), v.optional(v.string(), '')),
})

/** A line of `_redirects`. */
export type RedirectRule = v.InferOutput<typeof ruleSchema>

/** The folder's own rules. */
export interface Rules {
  /** Headers that `_headers` gives to a path, by lower-case name; a later rule wins over an earlier one. */
  headersFor: (path: string) => Record<string, string>
  redirects: readonly RedirectRule[]
}

function assertNone(file: string, errors: readonly unknown[]): void {
  const problems = errors.map((error) => (error instanceof Error ? error.message : String(error)))
  if (problems.length > 0) throw new Error(`${file}:\n${problems.join('\n')}`)
}

async function readHeaders(file: string): Promise<Rules['headersFor']> {
  const sources = { headersFiles: [file], configHeaders: undefined, minimal: false }
  const { headers, errors } = await parseAllHeaders(sources)
  assertNone(file, errors)
  const rules = headers.filter((rule): rule is Header => 'forRegExp' in rule)
  return (path) => {
    const matching = rules.filter((rule) => rule.forRegExp.test(path))
    const pairs = matching.flatMap((rule) => Object.entries(rule.values))
    return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]))
  }
}

/** The rules of a `_redirects` file; a missing one has none. */
export async function readRedirects(file: string): Promise<RedirectRule[]> {
  const sources = { redirectsFiles: [file], configRedirects: [], minimal: false }
  const { redirects, errors } = await parseAllRedirects(sources)
  assertNone(file, errors)
  return v.parse(v.array(ruleSchema), redirects)
}

/**
 * A function that gives the rules as the two files stand now: a new build under a running server brings new
 * script hashes, and the old ones would block its pages.
 */
export function createRulesReader(dir: string): () => Promise<Rules> {
  const [headers, redirects] = [join(dir, '_headers'), join(dir, '_redirects')]
  let version = ''
  let current: Promise<Rules> | undefined
  const read = async () => ({
    headersFor: await readHeaders(headers),
    redirects: await readRedirects(redirects),
  })
  return async () => {
    const states = await Promise.all([headers, redirects].map((file) => stat(file).catch(() => undefined)))
    const now = states.map((state) => `${state?.mtimeMs} ${state?.size}`).join()
    if (!current || now !== version) current = read()
    version = now
    return current
  }
}

/** The first rule for a path, in the file's order, with its destination filled in. */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { status: number; to: string } | undefined {
  for (const { path: pattern, to, status } of rules) {
    const parts = pattern.split('/').map((part) => {
      if (part === '*') return '(?<splat>.*)'
      return part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : RegExp.escape(part)
    })
    const found = new RegExp(`^${parts.join('/')}$`).exec(path)
    if (found)
      return {
        status,
        to: to.replaceAll(/:([a-z_]\w*)/gi, (whole, name: string) => found.groups?.[name] ?? whole),
      }
  }
  return undefined
}
