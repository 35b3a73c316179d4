import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, it, vi } from 'vitest'
import * as plugin from '../../../scripts/netlify/index.js'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'

let dir: string
/** Netlify's cache, which outlives the folder of a build. */
let cacheDir: string

beforeEach(async () => {
  dir = await tempFolder()
  cacheDir = await tempFolder()
  await mkdir(join(dir, '.cache'), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
})

/** What Netlify hands to a plugin. As there, a missing file is passed over, and a cancelled build goes no further. */
function netlifyUtils() {
  const shown: { title: string; summary: string; text: string }[] = []
  const copy = (from: string, to: string) => async (paths: string[]) => {
    for (const path of paths) {
      await mkdir(dirname(join(to, path)), { recursive: true })
      await cp(join(from, path), join(to, path), { recursive: true }).catch(() => undefined)
    }
  }
  return {
    shown,
    netlifyConfig: { build: { environment: {} as Record<string, string | undefined> } },
    utils: {
      cache: { save: copy(dir, cacheDir), restore: copy(cacheDir, dir) },
      build: {
        cancelBuild: (message: string): never => {
          throw new Error(`cancelled: ${message}`)
        },
      },
      status: { show: (status: (typeof shown)[number]) => void shown.push(status) },
    },
  }
}

const writeReport = (report: object, owner: object = {}) =>
  writeFile(
    join(dir, '.cache/build-report.json'),
    JSON.stringify({
      outcome: 'built',
      ...report,
      owner: { title: 'Obchod je zostavený', summary: 'Súhrn', toMend: [], changes: [], ...owner },
    }),
  )

it('what a build keeps comes back for the next one, in a fresh folder', async () => {
  await writeReport({})
  const kept = [
    '.cache/responses.jsonl',
    '.cache/pictures/files/b.avif',
    // Files that pages which are open during a deploy may still ask for, and the list that says since when they are there.
    '.cache/files-of-dist.json',
    'dist/_astro/core.aaaaaaaa.js',
    'dist/listing/all.3.json',
  ]
  await writeFiles(dir, Object.fromEntries([...kept, 'dist/index.html'].map((file) => [file, file])))
  await plugin.onBuild(netlifyUtils())
  for (const folder of ['.cache', 'dist']) await rm(join(dir, folder), { recursive: true })
  await plugin.onPreBuild(netlifyUtils())
  for (const file of kept) expect(await readFile(join(dir, file), 'utf8')).toBe(file)
  expect(await readdir(join(dir, 'dist'))).toEqual(['_astro', 'listing'])
})

it('a shop that is online already is not published once more, but what its build made is kept', async () => {
  await writeReport({ outcome: 'online' }, { title: 'Online je už tento obchod' })
  await writeFile(join(dir, '.cache/responses.jsonl'), 'x')
  await expect(plugin.onBuild(netlifyUtils())).rejects.toThrow('cancelled: Online je už tento obchod: Súhrn')
  expect(await readFile(join(cacheDir, '.cache/responses.jsonl'), 'utf8')).toBe('x')
})

it('any other shop is published', async () => {
  for (const outcome of ['built', 'unchanged']) {
    await writeReport({ outcome })
    await plugin.onBuild(netlifyUtils())
  }
})

it('the deploy shows the report in Slovak, and of a long part only the beginning', async () => {
  const { shown, ...event } = netlifyUtils()
  const href = 'https://www.example.sk/produkt/p0'
  const lines = Array.from({ length: 99 }, (_, i) => ({ name: `P${i}`, href, note: 'nové' }))
  await writeReport(
    {},
    { changes: [{ title: 'Nové produkty', lines }], toMend: [{ title: 'Veta.', lines: [] }] },
  )
  await plugin.onPostBuild(event)
  expect(shown).toMatchObject([{ title: 'Obchod je zostavený', summary: 'Súhrn' }])
  const text = shown[0]?.text.split('\n') ?? []
  expect(text.slice(0, 4)).toEqual(['Veta.', '', 'Nové produkty', `- P0: nové ${href}`])
  expect(text).toContain('- … a ešte 84')
})

it('the first deploy gives pictures more time and says so; a later one, or an owner who set it, does not', async () => {
  const first = netlifyUtils()
  await plugin.onPreBuild(first)
  expect(first.netlifyConfig.build.environment).toEqual({ PICTURE_BUDGET_SECONDS: '600' })
  await writeReport({})
  await plugin.onPostBuild(first)
  expect(first.shown[0]?.text).toMatch(/^Obrázky neboli pripravené .* 10\u00A0minút/)

  const set = netlifyUtils()
  set.netlifyConfig.build.environment['PICTURE_BUDGET_SECONDS'] = '30'
  await plugin.onPreBuild(set)
  expect(set.netlifyConfig.build.environment).toEqual({ PICTURE_BUDGET_SECONDS: '30' })

  await mkdir(join(dir, '.cache/pictures'))
  const later = netlifyUtils()
  await plugin.onPreBuild(later)
  expect(later.netlifyConfig.build.environment).toEqual({})
  await plugin.onPostBuild(later)
  expect(later.shown[0]?.text).toBe('')
})

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const settings = await readFile(join(ROOT, 'netlify.toml'), 'utf8')
const { scripts, dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
}
const valueOf = (name: string) => new RegExp(`^\\s*${name} = "([^"]*)"$`, 'm').exec(settings)?.[1] ?? ''

it('Netlify runs a command that there is, publishes what it builds, with the Node that the shop brings', async () => {
  expect(scripts[valueOf('command').replace('npm run ', '')]).toMatch(/ scripts\/build.ts$/)
  expect(await readFile(join(ROOT, 'scripts/pipeline/build-shop.ts'), 'utf8')).toContain(
    `default: '${valueOf('publish')}'`,
  )
  expect(dependencies['node']).toMatch(new RegExp(`^\\^${valueOf('NODE_VERSION')}\\.`))
})

it('the plugin is a folder of the repository that Netlify can load', () => {
  const folder = join(ROOT, valueOf('package'))
  expect(existsSync(join(folder, 'index.js')) && existsSync(join(folder, 'manifest.yml'))).toBe(true)
})
