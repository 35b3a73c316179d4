import { beforeEach, expect, it, vi } from 'vitest'
import * as plugin from '../../../scripts/netlify/index.js'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'

let dir: string
beforeEach(async () => {
  dir = await tempFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
})

function netlifyUtils() {
  const show = vi.fn<(status: { title: string; summary: string; text: string }) => void>()
  const cache = {
    save: vi.fn<(paths: string[]) => Promise<void>>(),
    restore: vi.fn<(paths: string[]) => Promise<void>>(),
  }
  const cancelBuild = (message: string): never => {
    throw new Error(`cancelled: ${message}`)
  }
  return { cache, show, utils: { cache, build: { cancelBuild }, status: { show } } }
}

const REPORT = { outcome: 'built', title: 'Obchod je zostavený', summary: 'Súhrn' }
const writeReport = (change: object) =>
  writeFiles(dir, { '.cache/build-report.json': JSON.stringify({ ...REPORT, ...change }) })

it("Netlify's plugin restores the files that the last build kept", async () => {
  await writeReport({})
  const { cache, utils } = netlifyUtils()
  await plugin.onBuild({ utils })
  await plugin.onPreBuild({ utils })
  const kept = cache.save.mock.calls[0]?.[0]
  expect(kept).toEqual(expect.arrayContaining(['.cache/pictures', 'dist/_astro']))
  expect(cache.restore).toHaveBeenCalledWith(kept)
})

it("Netlify's plugin cancels the deploy of a shop that is online already, and keeps the build's files", async () => {
  await writeReport({ outcome: 'online', title: 'Online je už tento obchod' })
  const { cache, utils } = netlifyUtils()
  await expect(plugin.onBuild({ utils })).rejects.toThrow('cancelled: Online je už tento obchod: Súhrn')
  expect(cache.save).toHaveBeenCalled()
})

it("Netlify's plugin shows the report with the deploy", async () => {
  const { show, utils } = netlifyUtils()
  await writeReport({ text: '- P1  pribudlo' })
  await plugin.onPostBuild({ utils })
  expect(show).toHaveBeenCalledWith({ title: REPORT.title, summary: REPORT.summary, text: '- P1  pribudlo' })
})

it.each([
  ['built', 0],
  ['stopped', 1],
  ['failed', 1],
])(
  "after a failure Netlify's plugin shows a report with the outcome '%s' %i times",
  async (outcome, times) => {
    const { show, utils } = netlifyUtils()
    await writeReport({ outcome, text: 'CONFIRM=3f2a91' })
    await plugin.onError({ utils })
    expect(show).toHaveBeenCalledTimes(times)
  },
)
