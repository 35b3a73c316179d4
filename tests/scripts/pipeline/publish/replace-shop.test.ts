import { spawn } from 'node:child_process'
import { on } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import type * as syncDisk from 'node:fs'
import type * as disk from 'node:fs/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { writeWhole } from '../../../../scripts/pipeline/kept-files.ts'
import { replaceShop } from '../../../../scripts/pipeline/publish/replace-shop.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const SERVE = fileURLToPath(new URL('../../../../scripts/serve.ts', import.meta.url))

/** What was done to files, in order. */
const events = vi.hoisted(() => [] as string[])

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof disk>()
  const open: typeof real.open = async (path, ...rest) => {
    const file = await real.open(path, ...rest)
    const sync = file.sync.bind(file)
    file.sync = () => sync().then(() => void events.push(`flushed ${String(path)}`))
    return file
  }
  const write: typeof real.writeFile = async (path, data, options) => {
    await real.writeFile(path, data, options)
    if (typeof options === 'object' && options?.flush && typeof path === 'string')
      events.push(`flushed ${path}`)
  }
  const move: typeof real.rename = async (from, to) => {
    await real.rename(from, to)
    events.push(`renamed ${String(from)}`)
  }
  return { ...real, open, writeFile: write, rename: move }
})
vi.mock('node:fs', async (load) => {
  const real = await load<typeof syncDisk>()
  const move: typeof real.renameSync = (from, to) => {
    real.renameSync(from, to)
    events.push(`renamed ${String(from)}`)
  }
  return { ...real, renameSync: move }
})

let folder: string
const inFolder = (path: string) => join(folder, path)

beforeEach(async () => {
  folder = await tempFolder()
})

const writeShop = (dir: string) =>
  writeFiles(inFolder(dir), {
    'index.html': `<title>${dir}</title>`,
    'produkt/a.html': '<title>a</title>',
  })

it('every file of a shop is on the disk before the shop takes the place of the old one', async () => {
  await writeShop('fresh')
  await writeShop('dist')
  events.length = 0
  await replaceShop(inFolder('fresh'), inFolder('dist'))
  expect(events.slice(0, 2).sort()).toEqual([
    `flushed ${inFolder('fresh/index.html')}`,
    `flushed ${inFolder('fresh/produkt/a.html')}`,
  ])
  expect(events.slice(2)).toEqual([`renamed ${inFolder('dist')}`, `renamed ${inFolder('fresh')}`])
})

it('so is every file that builds keep, before it has its name', async () => {
  events.length = 0
  await writeWhole(inFolder('kept.json'), '{}')
  expect(events.map((event) => event.split(' ')[0])).toEqual(['flushed', 'renamed'])
  expect(await readFile(inFolder('kept.json'), 'utf8')).toBe('{}')
})

it('after a kill between the two renames `npm run serve` finds the old shop', async () => {
  await writeShop('dist')
  await mkdir(inFolder('.cache'))
  await rename(inFolder('dist'), inFolder('.cache/old-dist'))
  const server = spawn(execPath, [SERVE], { cwd: folder, env: { PATH: process.env['PATH'], PORT: '0' } })
  try {
    let output = ''
    for await (const [part] of on(server.stdout, 'data', { close: ['end'] })) {
      output += String(part)
      if (output.includes('\n')) break
    }
    const [, url = ''] = /^Shop: (\S+)/.exec(output) ?? []
    expect(await (await fetch(url)).text()).toBe('<title>dist</title>')
    expect(existsSync(inFolder('.cache/build.lock'))).toBe(false)
  } finally {
    server.kill()
  }
})
