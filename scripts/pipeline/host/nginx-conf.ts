import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeAtomically } from '../atomic-files.ts'

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** The expression for a path's pattern of `_headers` or `_redirects`, as part of a request's address. */
function toRegExp(pattern: string): string {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/?]+' : RegExp.escape(part)
  })
  return String.raw`^${parts.join('/')}(\?|$)`
}

/** Where each rule of a `_headers` file that this build wrote applies, and what it sends. */
function parseHeaders(text: string): { pattern: string; headers: ReadonlyMap<string, string> }[] {
  const blocks = text.split(/\n(?=\/)/).filter((block) => block.startsWith('/'))
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    const pairs = lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string])
    return { pattern, headers: new Map(pairs) }
  })
}

function redirectLocation(line: string): string {
  const [from = '', to = '', status = '', ...more] = line.split(/\s+/)
  if (more.length > 0) throw new Error(`${line}: nginx's settings have no redirect by a query`)
  const action = status === '200' ? `try_files ${to}.html =404` : `return ${status} ${quoted(to)}`
  return `  location ~ ${quoted(toRegExp(from))} { ${action}; }`
}

/** Settings of nginx that serve a built shop as a CDN does, from `root`. */
export async function nginxConf(dir: string, siteUrl: string, root: string): Promise<string> {
  const rules = parseHeaders(await readFile(`${dir}/_headers`, 'utf8'))
  const redirects = (await readFile(`${dir}/_redirects`, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('/'))
  const names = [...new Set(rules.flatMap(({ headers }) => [...headers.keys()]))]
  const variableOf = (name: string) => `$shop_${name.toLowerCase().replaceAll('-', '_')}`
  const maps = names.map((name) => {
    // Of several rules for a path a CDN takes the last, nginx the first.
    const rows = rules.toReversed().flatMap(({ pattern, headers }) => {
      const value = headers.get(name)
      return value === undefined ? [] : [`  ${quoted(`~${toRegExp(pattern)}`)} ${quoted(value)};`]
    })
    return `map $request_uri ${variableOf(name)} {\n${rows.join('\n')}\n}`
  })
  // What is missing is not to be kept like a file whose name never changes.
  const added = names.map(
    (name) => `  add_header ${name} ${variableOf(name)}${name === 'Cache-Control' ? '' : ' always'};`,
  )
  return `# Written by the build. Include it in nginx's http block; add certificates and a redirect to https as your host has them.
${maps.join('\n')}

server {
  listen 80;
  server_name ${new URL(siteUrl).hostname};
  root ${quoted(resolve(root))};
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;
${added.join('\n')}

  error_page 404 /404.html;
  location = /404.html { internal; }
  location ~ ^/_(headers|redirects)$ { return 404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
${redirects.map(redirectLocation).join('\n')}
  location = / { try_files /index.html =404; }
  location ~ ^(?<page>.+)(\\.html|/)$ { return 301 $page$is_args$args; }
  location / { try_files $uri $uri.html =404; }
}
`
}

/** Leaves nginx's settings in `.cache/host/` for the shop that is built in a folder and served from another. */
export async function writeNginxConf(dir: string, root: string, siteUrl: string): Promise<void> {
  await writeAtomically('.cache/host/nginx.conf', await nginxConf(dir, siteUrl, root))
}
