import { chmod, cp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { execa } from 'execa'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { UploadError, uploadShop } from '../../scripts/upload/upload-shop.ts'
import { tempFolder, writeFiles } from '../fixtures/temp-folder.ts'
import { runScript } from './run-script.ts'

const hasRsync = !(await execa('rsync', ['--version'], { reject: false })).failed
if (!hasRsync) console.log('Uploads were not tried: apt-get install rsync would have them tried.')

const published = (apiUrl: string) => JSON.stringify({ apiUrl, products: [] })
const SHOP = {
  'dist/index.html': 'home',
  'dist/produkt/a.html': 'a',
  'dist/_astro/new.js': 'new()',
  'dist/pictures/a.webp': 'picture',
  'dist/.htaccess': 'rules',
  'dist/_redirects.nginx': '# none',
  'dist/catalogue.json': published('https://api.sk'),
}
const OLD = {
  'index.html': 'old home',
  'produkt/gone.html': 'gone',
  '_astro/old.js': 'old()',
  'catalogue.json': published('https://stare.sk'),
  '.uploaded.json': JSON.stringify({
    files: ['index.html', 'produkt/gone.html', '_astro/old.js'],
    foreign: [],
  }),
  '.well-known/proof': 'of the host',
}

let dir: string
let target: string
beforeEach(async () => {
  dir = await tempFolder()
  target = join(dir, 'online')
  await writeFiles(dir, SHOP)
})

async function upload({ place = target, from = 'dist', isTrial = false } = {}) {
  const lines: string[] = []
  await uploadShop({ from: join(dir, from), target: place, isTrial }, (line) => lines.push(line))
  return `${lines.join('\n')}\n`
}

/** The shop online after an upload, which takes longer than a copy. */
const uploaded = await tempFolder(afterAll)
if (hasRsync) {
  await writeFiles(uploaded, SHOP)
  await uploadShop(
    { from: join(uploaded, 'dist'), target: join(uploaded, 'online'), isTrial: false },
    () => undefined,
  )
}
const uploadBefore = () => cp(join(uploaded, 'online'), target, { recursive: true, preserveTimestamps: true })

const onlineFiles = async () =>
  (await readdir(target, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(target.length + 1))
    .toSorted()
const shopFiles = ['.uploaded.json', ...Object.keys(SHOP).map((path) => path.replace('dist/', ''))].toSorted()

describe.runIf(hasRsync)('an upload', () => {
  it('creates a shop in an empty place', async () => {
    const { code, output } = await runScript('upload.ts', dir, {}, undefined, [target])
    expect(code, output).toBe(0)
    expect(output).toContain('Redirects have changed')
    expect(await onlineFiles()).toEqual(shopFiles)
  })

  it('sends assets, then pages, then deletes old files, but none of the host', async () => {
    await writeFiles(target, OLD)
    // Replaces rsync by the real one and, after each step, a list of the files online.
    const real = (await execa('which', ['rsync'])).stdout
    const log = join(dir, 'log')
    await writeFiles(dir, {
      'bin/rsync': `#!/bin/sh\n${real} "$@"; code=$?\n(cd ${target} && find . -type f -exec grep -H '' {} + | sort | tr '\\n' ' '; echo) >> ${log}\nexit $code\n`,
    })
    await chmod(join(dir, 'bin/rsync'), 0o755)
    vi.stubEnv('PATH', `${join(dir, 'bin')}${delimiter}${env['PATH'] ?? ''}`)
    const said = await upload()
    // The first two read the folder and its list; the list is stored before the deletion and after it.
    const [, , assets = '', pages = '', , end = ''] = (await readFile(log, 'utf8')).split('\n')
    expect(assets).toContain('new.js')
    expect(assets).toContain('index.html:old home')
    expect(assets).not.toContain('.htaccess')
    expect(pages).toContain('index.html:home')
    expect(pages).toContain('gone.html')
    expect(pages).toContain('old.js')
    expect(end).not.toMatch(/:gone|old\(\)/)
    expect(await onlineFiles()).toEqual(['.well-known/proof', ...shopFiles].toSorted())
    expect(said).toMatch(/Assets sent: 2\nPages sent: 5\nRemoved: 2\n/)
  })

  it('sends nothing a second time, and leaves equal files untouched', async () => {
    await uploadBefore()
    const { mtimeMs } = await stat(join(target, 'index.html'))
    await writeFiles(dir, SHOP)
    expect(await upload()).toMatch(/Assets sent: 0\nPages sent: 0\nRemoved: 0\n/)
    expect((await stat(join(target, 'index.html'))).mtimeMs).toBe(mtimeMs)
  })

  it('changes nothing with --dry-run, and lists the changes', async () => {
    await writeFiles(target, OLD)
    const said = await upload({ isTrial: true })
    expect(said).toMatch(/Assets sent: 2\n {2}_astro\/new\.js\n {2}pictures\/a\.webp\nPages sent: 5\n/)
    expect(said).toMatch(/Removed: 2\n {2}.*\n {2}.*\nNothing was changed/)
    expect(await onlineFiles()).toEqual(Object.keys(OLD).toSorted())
  })

  it('leaves files that no upload put there, and names each once', async () => {
    await uploadBefore()
    const foreign = { 'blog/index.html': 'blog', 'ads.txt': 'ads', 'produkt/cennik [1].csv': 'a;b' }
    await writeFiles(target, foreign)
    const said = await upload()
    expect(said).toMatch(/Removed: 0\nLeft, because no upload put them there: 3\n/)
    for (const path of Object.keys(foreign)) expect(said).toContain(`  ${path}\n`)
    expect(await upload()).not.toContain('Left')
    expect(await onlineFiles()).toEqual([...shopFiles, ...Object.keys(foreign)].toSorted())
  })

  it('deletes a folder of pages that the shop no longer has, and leaves what somebody else put into it', async () => {
    await writeFiles(dir, { 'dist/brand/a [1].html': 'a', 'dist/old/b.html': 'b' })
    await upload()
    await writeFiles(target, { 'brand/proof.html': 'proof' })
    await rm(join(dir, 'dist/brand'), { recursive: true })
    await rm(join(dir, 'dist/old'), { recursive: true })
    expect(await upload()).toContain('Removed: 2\n')
    expect(await onlineFiles()).toEqual(['brand/proof.html', ...shopFiles].toSorted())
  })

  it('deletes nothing of a shop without a list of uploads', async () => {
    const { '.uploaded.json': _, ...unlisted } = OLD
    await writeFiles(target, unlisted)
    expect(await upload()).toContain('Removed: 0\n')
    expect(await onlineFiles()).toEqual([...new Set([...shopFiles, ...Object.keys(unlisted)])].toSorted())
  })

  it('restores a backup with --from', async () => {
    await uploadBefore()
    await writeFiles(dir, {
      'zaloha/.htaccess': 'rules',
      'zaloha/index.html': 'before',
      'zaloha/catalogue.json': published('https://api.sk'),
    })
    await upload({ from: 'zaloha' })
    expect(await onlineFiles()).toEqual(['.htaccess', '.uploaded.json', 'catalogue.json', 'index.html'])
    expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('before')
  })

  it('makes every uploaded file readable for everybody', async () => {
    await chmod(join(dir, 'dist/index.html'), 0o600)
    await upload()
    expect((await stat(join(target, 'index.html'))).mode & 0o777).toBe(0o644)
  })

  it.each<
    [what: string, given: { place?: string; from?: string }, files: Record<string, string>, said: string]
  >([
    [
      'a folder that holds something else',
      {},
      { 'online/foto.jpg': '' },
      'holds something that is no shop (foto.jpg)',
    ],
    [
      'a folder of somebody else with a file of the same name as that of a shop',
      {},
      { 'online/foto.jpg': '', 'online/catalogue.json': '{"name":"Library"}' },
      'holds something that is no shop (',
    ],
    ['no shop', { from: 'nic' }, {}, 'nic/. Build it first'],
    [
      'the demo shop for a host',
      { place: 'user@host.invalid:/shop' },
      { 'dist/catalogue.json': published('http://localhost:4400') },
      'only this machine can reach',
    ],
    ['an unknown host', { place: 'user@host.invalid:/shop' }, {}, 'rsync:'],
  ])('refuses %s with a sentence, and changes nothing', async (_, given, files, said) => {
    await writeFiles(dir, files)
    const refused: unknown = await upload(given).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(UploadError)
    expect(String(refused)).toContain(said)
    expect(await readdir(target).catch(() => [])).toEqual(
      Object.keys(files)
        .flatMap((path) => path.split('online/')[1] ?? [])
        .toSorted(),
    )
  })

  it('says in a sentence that no place is given', async () => {
    const { code, output } = await runScript('upload.ts', dir)
    expect([code, output]).toEqual([1, 'Say where the shop is to lie: npm run upload -- user@host:/path'])
  })

  it('says that rsync is not installed', async () => {
    vi.stubEnv('PATH', dir)
    await expect(upload()).rejects.toThrow('rsync is not installed here')
  })
})
