import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { findComparison } from '../../../../../scripts/pipeline/guards/catalogue/find-comparison.ts'
import { answerWith, serveForTest, type Handler, type TestServer } from '../../../../fixtures/test-server.ts'
import { tempFolder } from '../../../../fixtures/temp-folder.ts'

const PUBLISHED = JSON.stringify({ pulledAt: '2025-04-13T10:00:00.000Z', products: 9, categories: 2 })
const API = { SHOP_API_URL: 'https://api.invalid' }

let dist: string
let site: TestServer
const notes: string[] = []

beforeEach(async () => {
  notes.length = 0
  dist = await tempFolder()
})

async function findBeside(handler: Handler) {
  site = await serveForTest(handler)
  return findComparison(dist, { ...API, SITE_URL: site.url }, (note) => notes.push(note))
}

it('the shop in dist/ comes before the one that is online', async () => {
  await writeFile(join(dist, 'catalogue.json'), PUBLISHED)
  expect(await findBeside(answerWith('{}', 404))).toMatchObject({ products: 9, from: `${dist}/` })
  expect(site.requests).toEqual([])
})

it('in a fresh checkout the catalogue is compared with the shop that is online', async () => {
  const found = await findBeside(answerWith(PUBLISHED))
  expect(found).toMatchObject({ products: 9, from: site.url })
  expect(site.requests).toEqual(['/catalogue.json'])
})

describe('it is compared with nothing, and that is said, where the online shop', () => {
  it.each<[string, Handler]>([
    ['has no such file', answerWith('not found', 404)],
    ['answers everything with a page', answerWith('<!doctype html>')],
    ['drops the connection', (request) => void request.destroy()],
  ])('%s', async (_, handler) => {
    expect(await findBeside(handler)).toBeUndefined()
    expect(notes).toEqual([
      expect.stringContaining('does not say what its shop was built from (catalogue.json: '),
    ])
  })
})
