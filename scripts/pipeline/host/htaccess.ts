import { quoted, toExpression, type HostRules } from './host-rules.ts'

/** Endings of files that are compressed, ahead (finish-files.ts) or by Apache. */
export const COMPRESSIBLE = 'html|js|css|json|xml|svg|webmanifest|txt'

/** A quality of 0 in `Accept-Encoding`: a browser refuses the encoding. */
const NONE = String.raw`0(\.0*)?\s*(,|$)`

/** Escapes `%` and `$`: Apache would replace them with parts of the address. */
const targetOf = (to: string) => quoted(to).replaceAll(/[%$]/g, String.raw`\$&`)

/**
 * Redirects `http://`, and the name with or without `www.`, to the shop's own address. It leaves other names alone, such as
 * a host's trial address. If a proxy takes the https, a header says so.
 */
function ownAddressRules(siteUrl: string): string {
  const { protocol, host } = new URL(siteUrl)
  if (protocol !== 'https:') return ''
  const name = toExpression(host.replace(/^www\./, ''))
  return `# One address: https, and with www or without it as SITE_URL says. Certificates are proved by http.
RewriteCond %{REQUEST_URI} !^/\\.well-known/acme-challenge/
RewriteCond %{HTTP_HOST} "^(www\\.)?${name}(:\\d+)?$" [NC]
RewriteCond %{HTTP_HOST} "!^${toExpression(host)}(:\\d+)?$" [NC,OR]
RewriteCond "%{HTTPS} %{ENV:HTTPS} %{HTTP:X-Forwarded-Proto} %{HTTP:X-Forwarded-Ssl}" "!\\b(on|https)\\b" [NC]
RewriteCond %{THE_REQUEST} "^\\S+ /([^?\\s]*)"
RewriteRule ^ https://${host}/%1 [R=301,NE,L]
`
}

/**
 * The `.htaccess` with which Apache serves a shop as a CDN does. It has no `Options` line: many hosts answer such a line
 * with 500, so MultiViews may be on. Rules of headers match the request's first line: rewrites do not change it.
 */
export function htaccess({ headers, redirects }: HostRules, siteUrl: string): string {
  const headerRules = headers.map(({ pattern, values }) => {
    const lines = [...values].map(([name, value]) => {
      // A browser must not keep a 404, because the next build may bring the file.
      const unless = name === 'Cache-Control' ? ' "expr=%{REQUEST_STATUS} != 404"' : ''
      return `Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}${unless}`
    })
    if (pattern === '/*') return lines.join('\n')
    return `<If "%{THE_REQUEST} =~ m#^\\S+ ${toExpression(pattern)}[?\\s]#">\n${lines.join('\n')}\n</If>`
  })
  const redirectRules = redirects.map(({ from, to, status }) => {
    const path = `"^${toExpression(from).slice(1)}$"`
    return status === 200
      ? `RewriteRule ${path} ${targetOf(`${to.slice(1)}.html`)} [DPI]`
      : `RewriteRule ${path} ${targetOf(to)} [R=${status},NE,L]`
  })
  return `# Written by the build, for Apache with mod_rewrite and mod_headers.
DirectorySlash Off
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
<IfModule mod_mime.c>
AddCharset utf-8 .css .js .json .svg .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
AddEncoding br .br
RemoveLanguage .br
</IfModule>

RewriteEngine On
# Leave alone what these rules have already rewritten.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
${ownAddressRules(siteUrl)}# Undo the choice of MultiViews, which takes a file by a part of its name.
RewriteCond %{THE_REQUEST} "^\\S+ /([\\w-][\\w.-]*(?:/[\\w-][\\w.-]*)*/?)[?\\s]"
RewriteRule ^ %1 [DPI]
RewriteRule ^(_headers|_redirects|_redirects\\.nginx|404|404\\.html|\\.(?!well-known/).*)$ - [R=404,L]
# A page has one address.
RewriteRule ^index(\\.html)?$ / [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(/index\\.html|/index|\\.html|/)$ /$1 [R=301,L]
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$0 !-f
RewriteCond %{DOCUMENT_ROOT}/$0.html -f
RewriteRule ^.+$ $0.html
${redirectRules.join('\n')}
RewriteCond %{DOCUMENT_ROOT}/$0 !-f
RewriteRule ^.*$ - [R=404,L]
# Send a file that is compressed already.
RewriteCond %{HTTP:Accept-Encoding} (^|,)\\s*br\\s*(,|$|;\\s*q=(?!${NONE})) [NC]
RewriteCond %{DOCUMENT_ROOT}/$0.br -f
RewriteRule ^.+\\.(${COMPRESSIBLE})$ $0.br

<IfModule mod_deflate.c>
<IfModule mod_filter.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml text/plain
</IfModule>
</IfModule>
<IfModule mod_headers.c>
# mod_deflate would compress for a browser that refuses it.
RequestHeader edit* Accept-Encoding "(?i)[\\w*-]+\\s*;\\s*q=${NONE}" ""
<FilesMatch "\\.(${COMPRESSIBLE})(\\.br)?$">
Header always merge Vary Accept-Encoding
</FilesMatch>
${headerRules.join('\n')}
</IfModule>
`
}
