/** Reads `_redirects` and finds the rule that answers a request. */
import { parseAllRedirects } from '@netlify/redirect-parser'
import * as v from 'valibot'

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

/** One line of `_redirects`. */
export type RedirectRule = v.InferOutput<typeof ruleSchema>

/** What a rule does to a request: the rule and its destination with every placeholder filled in. */
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
  for (const rule of rules) {
    const unsupported =
      rule.host !== undefined || rule.proxy || Object.keys(rule.conditions).length > 0
        ? 'a rule for another host, a proxy or a condition (country, language, role)'
        : undefined
    if (unsupported) problems.push(`${rule.path} -> ${rule.to}: ${unsupported} cannot be served locally`)
  }
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
