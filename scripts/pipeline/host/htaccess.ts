import { toExpression, type HostRules } from './host-rules.ts'

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** What a host without modules of its own for it may compress, and what is compressed ahead (compress-ahead.ts). */
export const COMPRESSIBLE = 'html|js|css|json|xml|svg|webmanifest|txt'

/** In a rule's target Apache puts parts of the address in the place of `%` and `$` with a digit. */
const targetOf = (to: string) => quoted(to).replaceAll(/[%$]/g, String.raw`\$&`)

/**
 * Leads `http://` and the other of `www.example.sk` and `example.sk` to the shop's own address. Names that are not the
 * shop's, such as a host's address for a trial, are left alone. A host that takes https before Apache says so in a header.
 */
function ownAddressRules(siteUrl: string): string {
  const { protocol, host } = new URL(siteUrl)
  if (protocol !== 'https:') return ''
  const name = toExpression(host.replace(/^www\./, ''))
  return `# One address: https, and with www or without it as SITE_URL says.
RewriteCond %{HTTP_HOST} "^(www\\.)?${name}(:\\d+)?$" [NC]
RewriteCond %{HTTP_HOST} "!^${toExpression(host)}(:\\d+)?$" [NC,OR]
RewriteCond "%{HTTPS} %{ENV:HTTPS} %{HTTP:X-Forwarded-Proto} %{HTTP:X-Forwarded-Ssl}" "!\\b(on|https)\\b" [NC]
RewriteCond %{THE_REQUEST} "^\\S+ /([^?\\s]*)"
RewriteRule ^ https://${host}/%1 [R=301,NE,L]
`
}

/**
 * The `.htaccess` by which Apache serves a shop as a CDN does. It has no `Options` line, which many hosts answer with 500, so
 * MultiViews may be on. Headers go by the line of the request: it alone stays what it was when a page's file or `404.html`
 * answers.
 */
export function htaccess({ headers, redirects }: HostRules, siteUrl: string): string {
  const headerRules = headers.map(({ pattern, values }) => {
    const lines = [...values].map(([name, value]) => {
      // What is missing is not to be kept like a file whose name never changes.
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
# What these rules chose already stays.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
${ownAddressRules(siteUrl)}# MultiViews has chosen a file by a part of its name; these rules choose by the address alone.
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
# What is compressed already.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}/$0.br -f
RewriteRule ^.+\\.(${COMPRESSIBLE})$ $0.br

<IfModule mod_deflate.c>
<IfModule mod_filter.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml text/plain
</IfModule>
</IfModule>
<IfModule mod_headers.c>
<FilesMatch "\\.(${COMPRESSIBLE})(\\.br)?$">
Header always merge Vary Accept-Encoding
</FilesMatch>
${headerRules.join('\n')}
</IfModule>
`
}
