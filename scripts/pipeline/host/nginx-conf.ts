import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readRedirects, type RedirectRule } from '../../serve/rules.ts'
import { writeWhole } from '../kept-files.ts'

const NGINX_CONF = '.cache/host/nginx.conf'

interface HeaderRule {
  pattern: string
  headers: Readonly<Record<string, string>>
}

/** The rules of a `_headers` file that this build wrote. */
function parseHeaderRules(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
      const pairs = lines.map((line) => /^\s*([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? [])
      return { pattern, headers: Object.fromEntries(pairs) as Record<string, string> }
    })
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** The expression for a path's pattern of `_headers` or `_redirects`; placeholders become named groups. */
function toRegExp(pattern: string): string {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '(?<splat>.*)'
    return part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : RegExp.escape(part)
  })
  return parts.join('/')
}

const variableOf = (header: string) => `$shop_${header.toLowerCase().replaceAll('-', '_')}`

/** The headers that a CDN sends with files that no rule of `_headers` matches, and with the answer for missing ones. */
const DEFAULTS: Readonly<Record<string, string>> = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** A header's value by status and path: the last rule of `_headers` that has it wins. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const having = rules.filter(({ headers }) => headers[name] !== undefined)
  const everywhere = having.find(({ pattern }) => pattern === '/*')?.headers[name] ?? DEFAULTS[name] ?? ''
  const whereMissing = DEFAULTS[name] === undefined ? [] : [['"~^404:"', DEFAULTS[name]]]
  const byPath = having
    .filter(({ pattern }) => pattern !== '/*')
    .toReversed()
    .map(({ pattern, headers }) => [quoted(`~^\\d+:${toRegExp(pattern)}$`), headers[name] ?? ''])
  const rows = [['default', everywhere], ...whereMissing, ...byPath]
  return [
    `map "$status:$shop_path" ${variableOf(name)} {`,
    ...rows.map(([key = '', value = '']) => `  ${key} ${quoted(value)};`),
    '}',
  ].join('\n')
}

/** @throws for a rule about a query, which nginx's locations do not see */
function redirectLocation({ path, to, status, query }: RedirectRule): string {
  if (Object.keys(query).length > 0) throw new Error(`${path} -> ${to}: nginx cannot redirect by a query`)
  const target = to.replaceAll(/:([a-z]\w*)/g, '$$$1')
  const action = status === 200 ? `try_files ${target}.html =404` : `return ${status} ${quoted(target)}`
  return `  location ~ ${quoted(`^${toRegExp(path)}$`)} { ${action}; }`
}

/**
 * Settings of nginx that serve a built shop as a CDN does: headers and policies by address, redirects, addresses without
 * `.html`, compression, the shop's own page for what is not there.
 * @param dir the built shop, with its `_headers` and `_redirects`
 * @param root where it is served from, unless that is the same folder
 * @param siteUrl the shop's own address
 */
export async function nginxConf(dir: string, siteUrl: string, root = dir): Promise<string> {
  const rules = parseHeaderRules(await readFile(`${dir}/_headers`, 'utf8'))
  const redirects = await readRedirects(`${dir}/_redirects`)
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== 'Content-Type',
  )
  const types = rules.flatMap(({ pattern, headers: { 'Content-Type': type } }) =>
    type === undefined ? [] : [`  location = ${pattern} { types { } default_type ${type}; }`],
  )
  return `# Written by the build. Include it in nginx's http block; add certificates and a redirect to https as your host has them.
map $request_uri $shop_path {
  "~^(?<shop_path_only>[^?]*)" $shop_path_only;
}
${names.map((name) => headerMap(name, rules)).join('\n')}

server {
  listen 80;
  server_name ${new URL(siteUrl).hostname};
  root ${quoted(resolve(root))};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/xml application/javascript application/json application/xml;
  gzip on;
  gzip_vary on;
  gzip_min_length 1000;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;
${names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location = /_headers { return 404; }
  location = /_redirects { return 404; }
${types.join('\n')}
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
${redirects.map(redirectLocation).join('\n')}
  location = / { try_files /index.html =404; }
  location ~ ^(?<page>.*)/index(\\.html)?$ { return 301 $page/$is_args$args; }
  location ~ ^(?<page>.+)(\\.html|/)$ { return 301 $page$is_args$args; }
  location / { try_files $uri $uri.html =404; }
}
`
}

/** Leaves nginx's settings in `.cache/host/` for the shop that is built in a folder and served from another. */
export async function writeNginxConf(dir: string, root: string, siteUrl: string): Promise<void> {
  await writeWhole(NGINX_CONF, await nginxConf(dir, siteUrl, root))
}
