import { resolve } from 'node:path'
import { toExpression, type HostRules } from './host-rules.ts'

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const atAddress = (pattern: string) => String.raw`^${toExpression(pattern)}(\?|$)`

/** Settings of nginx that serve a built shop as a CDN does, from `root`. */
export function nginxConf({ headers, redirects }: HostRules, siteUrl: string, root: string): string {
  const names = [...new Set(headers.flatMap(({ values }) => [...values.keys()]))]
  const variableOf = (name: string) => `$shop_${name.toLowerCase().replaceAll('-', '_')}`
  const maps = names.map((name) => {
    // Of several rules for a path a CDN takes the last, nginx the first.
    const rows = headers.toReversed().flatMap(({ pattern, values }) => {
      const value = values.get(name)
      return value === undefined ? [] : [`  ${quoted(`~${atAddress(pattern)}`)} ${quoted(value)};`]
    })
    return `map $request_uri ${variableOf(name)} {\n${rows.join('\n')}\n}`
  })
  // What is missing is not to be kept like a file whose name never changes.
  const added = names.map(
    (name) => `  add_header ${name} ${variableOf(name)}${name === 'Cache-Control' ? '' : ' always'};`,
  )
  const locations = redirects.map(({ from, to, status }) => {
    const action = status === 200 ? `try_files ${to}.html =404` : `return ${status} ${quoted(to)}`
    return `  location ~ ${quoted(atAddress(from))} { ${action}; }`
  })
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
  location ~ ^/(_headers|_redirects|\\.htaccess|404)$ { return 404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
${locations.join('\n')}
  location = / { try_files /index.html =404; }
  location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
  location ~ ^(?<page>.+?)(/index\\.html|/index|\\.html|/)$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location / { try_files $uri $uri.html =404; }
}
`
}
