import { quoted, toExpression, type HostRules } from './host-rules.ts'

/** The file of redirects in a shop. A technician's nginx settings include it. */
export const NGINX_REDIRECTS = '_redirects.nginx'

/** Settings that a technician installs once. They never change: they name no host, folder, redirect or hash. */
export function nginxConf(headers: HostRules['headers']): string {
  const names = [...new Set(headers.flatMap(({ values }) => [...values.keys()]))]
  const variableOf = (name: string) => `$shop_${name.toLowerCase().replaceAll('-', '_')}`
  const rowsOf = (name: string) =>
    // A CDN takes the last rule for a path, nginx the first.
    headers.toReversed().flatMap(({ pattern, values }) => {
      const value = values.get(name)
      return value === undefined ? [] : [{ pattern, value }]
    })
  const isSameEverywhere = (name: string) => rowsOf(name).every(({ pattern }) => pattern === '/*')
  const maps = names
    .filter((name) => !isSameEverywhere(name))
    .map((name) => {
      const rows = rowsOf(name).map(({ pattern, value }) =>
        pattern === '/*'
          ? `  default ${quoted(value)};`
          : `  ${quoted(String.raw`~^${toExpression(pattern)}(\?|$)`)} ${quoted(value)};`,
      )
      return `map $request_uri ${variableOf(name)} {\n${rows.join('\n')}\n}`
    })
  const added = names.map((name) => {
    const value = isSameEverywhere(name) ? quoted(rowsOf(name)[0]?.value ?? '') : variableOf(name)
    // Without `always`, a 404 is not kept: the next build may bring the file.
    return `  add_header ${name} ${value}${name === 'Cache-Control' ? '' : ' always'};`
  })
  return `# Written by the build, and the same after every build. Include it in nginx's http block.
${maps.join('\n')}

server {
  # Your own file, which no build writes: listen, server_name, certificates, root, and include of the shop's ${NGINX_REDIRECTS}.
  include shop-server.conf;

  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;
${added.join('\n')}

  error_page 404 /404.html;
  location = /404.html { internal; }
  location ~ ^/(_headers|_redirects|_redirects\\.nginx|404)$ { return 404; }
  # Certificates are proved at /.well-known/.
  location ~ ^/\\.(?!well-known/) { return 404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
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

/** The redirects of a shop as lines of nginx's server block. nginx reads them when it is reloaded. */
export function nginxRedirects(redirects: HostRules['redirects']): string {
  const lines = redirects.map(({ from, to, status }) => {
    const at = `if ($uri ~ ${quoted(`^${toExpression(from)}$`)})`
    // In a target, `$` would begin a variable of nginx.
    const target = to.replaceAll('$', '%24')
    if (status === 200) return `${at} { rewrite ^ ${quoted(target)} last; }`
    return `${at} { return ${status} ${quoted(target.includes('?') ? target : `${target}$is_args$args`)}; }`
  })
  return ['# Written by the build: reload nginx when this file has changed.', ...lines, ''].join('\n')
}
