import { expect, it, beforeEach, vi } from 'vitest'
import { readHostRules } from '../../../../scripts/pipeline/host/host-rules.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeHostSettings } from '../../../../scripts/pipeline/host/write-host-settings.ts'
import { headersFile } from '../../../../scripts/pipeline/headers/headers-file.ts'

it('a redirect by a query stops the build except on Netlify, because nginx and Apache cannot follow it', async () => {
  const dir = await tempFolder()
  await writeFiles(dir, { _headers: '/*\n  A: b\n', _redirects: '/hladaj q=:phrase /vysledky/:phrase 301\n' })
  await expect(readHostRules(dir)).rejects.toThrow('by a query')
  expect((await readHostRules(dir, true)).redirects).toMatchObject([{ from: '/hladaj' }])
})

const SITE_URL = 'https://www.obchod.sk'
const ENV = { SHOP_API_URL: 'https://api.sk', SITE_URL }

let dir: string
beforeEach(async () => {
  dir = await tempFolder()
  // A build writes nginx's settings below its working folder.
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
  await writeFiles(dir, { _headers: headersFile(SITE_URL), _redirects: '/stara  /nova  301\n' })
})
const read = (file: string) => readFile(join(dir, file), 'utf8')

it("nginx's settings are the same for shops with different redirects", async () => {
  await writeHostSettings(dir, ENV)
  const settings = await read('.cache/host/nginx.conf')
  const redirects = await read('_redirects.nginx')
  await writeFiles(dir, { _redirects: '/ina  /nova  301\n' })
  await writeHostSettings(dir, { SHOP_API_URL: 'https://ine-api.sk', SITE_URL: 'https://iny.sk' })
  expect(await read('.cache/host/nginx.conf')).toBe(settings)
  expect(await read('_redirects.nginx')).not.toBe(redirects)
  // They name no certificate and no folder of this machine.
  expect(settings).not.toMatch(/ssl_certificate|^ *(?:root|listen|server_name) /m)
  expect(settings).not.toContain(dir)
})

it('the lines of the owner’s own .htaccess come first, and stay', async () => {
  await writeFiles(dir, { '.htaccess': 'SetEnvIf Host . HTTPS=on\n' })
  await writeHostSettings(dir, ENV)
  expect(await read('.htaccess')).toMatch(/^SetEnvIf Host \. HTTPS=on\n\n# Written by the build/)
})

it('Netlify gets no settings for other hosts', async () => {
  await writeHostSettings(dir, { ...ENV, NETLIFY: 'true' })
  await expect(read('.htaccess')).rejects.toThrow('ENOENT')
  await expect(read('_redirects.nginx')).rejects.toThrow('ENOENT')
})
