import { readFile } from 'node:fs/promises'
import { EnvError } from '../../../src/config/build-env.ts'

/** The rules of a shop's `_headers` and `_redirects`. */
export interface HostRules {
  /** In the order of the file. The last rule for a path wins. */
  headers: readonly { pattern: string; values: ReadonlyMap<string, string> }[]
  redirects: readonly { from: string; to: string; status: number }[]
}

/** The header that a CDN sends unless a rule says otherwise. */
const USUAL = { pattern: '/*', values: new Map([['Cache-Control', 'public, max-age=0, must-revalidate']]) }

/** A pattern of `_headers` or `_redirects` as a regular expression without anchors. */
export function toExpression(pattern: string): string {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return String.raw`[^/?\s]+`
    // A technician reads the settings, and RegExp.escape makes them hard to read.
    const literals = part.split('*').map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    return literals.join(part === '*' ? '.*' : String.raw`[^?\s]*`)
  })
  return parts.join('/')
}

/** A text in the quotes of Apache and nginx. */
export const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Reads the rules of a built shop. @throws {EnvError} for a redirect with a query, which only Netlify can follow */
export async function readHostRules(dir: string, isNetlify = false): Promise<HostRules> {
  const blocks = (await readFile(`${dir}/_headers`, 'utf8')).split(/\n(?=\/)/)
  const lines = (await readFile(`${dir}/_redirects`, 'utf8')).split('\n')
  return {
    headers: [
      USUAL,
      ...blocks
        .filter((block) => block.startsWith('/'))
        .map((block) => {
          const [pattern = '', ...rows] = block.trim().split('\n')
          return {
            pattern,
            values: new Map(rows.map((row) => row.trim().split(/: (.*)/, 2) as [string, string])),
          }
        }),
    ],
    redirects: lines
      .filter((line) => line.startsWith('/'))
      .map((line) => {
        const [from = '', to = '', status = '301', ...more] = line.trim().split(/\s+/)
        if (more.length > 0 && !isNetlify)
          throw new EnvError(
            `${line}: only Netlify can redirect by a query: take it out of public/_redirects`,
            `riadok „${line}“ v public/_redirects presmeruje podľa otázky za ?, čo vie len Netlify: vyraďte ho`,
          )
        return { from, to, status: Number(status) }
      }),
  }
}
