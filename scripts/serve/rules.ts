/** Reads `_headers` and `_redirects` of a served folder as Netlify does. */
import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

/** A line of `_redirects`. */
interface RedirectRule {
  path: string
  to: string
  status?: number
}

/** The folder's own rules. */
export interface Rules {
  /** The headers of a path by lower-case name. A later rule wins. */
  headersFor: (path: string) => Record<string, string>
  redirects: readonly RedirectRule[]
}

/** Reads the rules of a folder. Each file may be missing. @throws {Error} with all faults in them */
export async function readRules(dir: string): Promise<Rules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dir, '_headers')],
    configHeaders: undefined,
    minimal: false,
  })
  const parsed = await parseAllRedirects({
    redirectsFiles: [join(dir, '_redirects')],
    configRedirects: [],
    minimal: false,
  })
  const faults = [...errors, ...(parsed.errors as readonly unknown[])]
  if (faults.length > 0) throw new Error(`_headers or _redirects: ${faults.map(String).join('\n')}`)
  const rules = headers.filter((rule): rule is Header => 'forRegExp' in rule)
  return {
    headersFor: (path) => {
      const matching = rules.filter((rule) => rule.forRegExp.test(path))
      const pairs = matching.flatMap((rule) => Object.entries(rule.values))
      // This server has no https, and Safari would ask for each file by https.
      const forHttp = (value: string) => value.replace(/;? *upgrade-insecure-requests/, '')
      return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), forHttp(value)]))
    },
    redirects: parsed.redirects as readonly RedirectRule[],
  }
}

/** The first redirect whose pattern matches a path. A placeholder such as `:slug` matches one part. */
export function matchRedirect(
  { redirects }: Rules,
  path: string,
): { status: number; to: string } | undefined {
  const rule = redirects.find(({ path: pattern }) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  )
  return rule && { to: rule.to, status: rule.status ?? 301 }
}
