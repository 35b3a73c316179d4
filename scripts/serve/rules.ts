/** Parses `_headers` and `_redirects` of a served folder, again whenever they change. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import * as v from 'valibot'

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

const ruleSchema = v.object({
  path: v.string(),
  to: v.string(),
  status: v.optional(v.number(), 301),
  force: v.boolean(),
  query: v.record(v.string(), v.optional(v.string(), '')),
  conditions: v.record(v.string(), v.unknown()),
  host: v.optional(v.string()),
  proxy: v.optional(v.boolean(), false),
})

/** A line of `_redirects`. */
export type RedirectRule = v.InferOutput<typeof ruleSchema>

/** A rule that matches a request, and its destination with every placeholder filled in. */
export interface RedirectMatch {
  rule: RedirectRule
  to: string
}

/**
 * Parses a `_redirects` file; a missing one has no rules.
 * @throws Error that names each line that is broken or that this server cannot imitate
 */
export async function readRedirects(file: string): Promise<RedirectRule[]> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  })
  const problems = errors.map((error) => (error instanceof Error ? error.message : String(error)))
  const rules = v.parse(v.array(ruleSchema), redirects)
  for (const { path, to, host, proxy, conditions } of rules)
    if (host !== undefined || proxy || Object.keys(conditions).length > 0)
      problems.push(
        `${path} -> ${to}: a rule for another host, a proxy or a condition (country, language, role) cannot be served locally`,
      )
  if (problems.length > 0) throw new Error(`${file}:\n${problems.join('\n')}`)
  return rules
}

function matchPath(pattern: string, path: string): Map<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  const values = new Map<string, string>()
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return values.set('splat', given.slice(index).join('/'))
    const value = given[index]
    if (value === undefined) return undefined
    if (part.startsWith(':')) values.set(part.slice(1), value)
    else if (part !== value) return undefined
  }
  return wanted.length === given.length ? values : undefined
}

function matchQuery(wanted: RedirectRule['query'], given: URLSearchParams): Map<string, string> | undefined {
  const values = new Map<string, string>()
  for (const [name, pattern] of Object.entries(wanted)) {
    const value = given.get(name)
    if (value === null) return undefined
    if (pattern.startsWith(':')) values.set(pattern.slice(1), value)
    else if (pattern !== value) return undefined
  }
  return values
}

/**
 * The first rule for a request, in the file's order. Without a query of its own the destination keeps the
 * request's, as the CDN does.
 * @param path decoded path, e.g. `/produkt/tričko`
 */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  query: URLSearchParams,
): RedirectMatch | undefined {
  for (const rule of rules) {
    const fromPath = matchPath(rule.path, path)
    const fromQuery = fromPath && matchQuery(rule.query, query)
    if (!fromQuery) continue
    const values = new Map([...fromPath, ...fromQuery])
    const filled = rule.to.replaceAll(/:([a-z_]\w*)/gi, (whole, name: string) => values.get(name) ?? whole)
    const keepsQuery = query.size > 0 && !filled.includes('?') && Object.keys(rule.query).length === 0
    return { rule, to: keepsQuery ? withQuery(filled, query) : filled }
  }
  return undefined
}

function withQuery(address: string, query: URLSearchParams): string {
  const [path = '', hash] = address.split('#')
  return `${path}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}
