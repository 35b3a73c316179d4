import { readFile } from 'node:fs/promises'

/** The rules of a shop's `_headers` and `_redirects`. */
export interface HostRules {
  /** In the order of the file: of several for a path the last wins. */
  headers: readonly { pattern: string; values: ReadonlyMap<string, string> }[]
  redirects: readonly { from: string; to: string; status: number }[]
}

/** The header that a CDN sends where no rule names another. */
const USUAL = { pattern: '/*', values: new Map([['Cache-Control', 'public, max-age=0, must-revalidate']]) }

/** The expression for a path's pattern of `_headers` or `_redirects`, without anchors. */
export function toExpression(pattern: string): string {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return String.raw`[^/?\s]+`
    // Readable, unlike RegExp.escape: a technician reads the settings.
    const literals = part.split('*').map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    return literals.join(part === '*' ? '.*' : String.raw`[^?\s]*`)
  })
  return parts.join('/')
}

/** Reads what this build wrote into a folder. @throws {Error} for a redirect by a query, which only Netlify follows */
export async function readHostRules(dir: string): Promise<HostRules> {
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
        if (more.length > 0)
          throw new Error(`${line}: settings of nginx and Apache have no redirect by a query`)
        return { from, to, status: Number(status) }
      }),
  }
}
