import { expect, it } from 'vitest'
import { nginxConf } from '../../../../scripts/pipeline/host/nginx-conf.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const POLICY = "default-src 'none'; script-src 'sha256-abc='"
const HEADERS = `/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: ${POLICY}
/produkty/:part1\n  Cache-Control: max-age=0\n  Content-Security-Policy: default-src 'self'
/_astro/*\n  Cache-Control: immutable\n`

async function confOf(redirects: string) {
  const dir = await tempFolder()
  await writeFiles(dir, { _headers: HEADERS, _redirects: redirects })
  return nginxConf(dir, 'https://www.example.sk', '/var/www/shop')
}

/** What nginx sends: the first row of the header's map that matches an address. */
function sentAt(conf: string, header: string, address: string): string | undefined {
  const [, rows = ''] = new RegExp(`\\$shop_${header} {\n([^}]*)}`).exec(conf) ?? []
  return [...rows.matchAll(/"~(.*)" "(.*)";/g)].find(([, pattern = '']) =>
    new RegExp(pattern.replaceAll('\\\\', '\\')).test(address),
  )?.[2]
}

it('nginx sends every header of the shop by address, follows its redirects and has its page for what is missing', async () => {
  const conf = await confOf(
    '/brand/ems  /produkty/all?filters=%7B%7D  302\n/category/:slug  /kategoria  200\n',
  )
  const policyAt = (address: string) => sentAt(conf, 'content_security_policy', address)
  expect(policyAt('/produkty/tricka?a=1')).toBe("default-src 'self'")
  for (const address of ['/', '/produkty', '/produkty/a/b']) expect(policyAt(address)).toBe(POLICY)
  expect(sentAt(conf, 'cache_control', '/_astro/app.js')).toBe('immutable')
  expect(sentAt(conf, 'x_frame_options', '/nie/je')).toBe('DENY')
  for (const line of ['server_name www.example.sk;', 'root "/var/www/shop";', 'error_page 404 /404.html;'])
    expect(conf).toContain(line)
  expect(conf).toContain('return 302 "/produkty/all?filters=%7B%7D"')
  expect(conf).toContain('try_files /kategoria.html =404')
})

it('a redirect by a query stops the build, because nginx would not follow it', async () => {
  await expect(confOf('/hladaj q=:phrase /vysledky/:phrase 301\n')).rejects.toThrow('by a query')
})
