import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { OWNER_SAMPLES } from '../../../src/config/shop/owner-samples.ts'
import { OWNER } from '../../../src/config/shop/owner.ts'
import { isMissing, type OwnerFact } from '../../../src/domain/shop/owner.ts'
import { fakeShop, sentProducts } from '../../fixtures/fake-shop.ts'
import { TERMINAL_PAYLOAD } from '../../fixtures/payloads.ts'
import { answerWith, serveForTest } from '../../fixtures/test-server.ts'
import { runScript, type RunOptions } from '../run-script.ts'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'

const OLD_SHOP = '<h1>stále tu</h1>'

let folder: string

beforeEach(async () => {
  folder = await tempFolder()
  await writeFiles(folder, { 'dist/index.html': OLD_SHOP })
})

/** Builds in the folder, which must fail and leave the older shop in dist/ as it was. @returns why it failed */
async function expectRefusal(
  env: Readonly<Record<string, string>>,
  options: RunOptions = {},
): Promise<{ reason: string; output: string }> {
  const shop = async () => {
    const files = await readdir(join(folder, 'dist'))
    return Promise.all(files.map(async (file) => [file, await readFile(join(folder, 'dist', file), 'utf8')]))
  }
  const before = await shop()
  const { code, reason, output } = await runScript('build.ts', folder, env, options)
  expect(await shop()).toEqual(before)
  expect(code, output).toBe(1)
  return { reason, output }
}

describe('a build that cannot be good ends with code 1, one sentence, and leaves the old shop', () => {
  it('wrong settings', async () => {
    expect((await expectRefusal({})).reason).toMatch(/^SHOP_API_URL is missing/)
  })

  it('an API that fails, of whose words nothing reaches the terminal as it is', async () => {
    const error = answerWith(JSON.stringify({ error: TERMINAL_PAYLOAD }))
    const { url } = await serveForTest(error)
    const { output } = await expectRefusal({ SHOP_API_URL: url })
    expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(output).toContain(String.raw`\u202e`)
  })

  it('whatever the owner has not filled in, before anything is asked of the API', async () => {
    const missing = (Object.keys(OWNER_SAMPLES) as OwnerFact[]).filter((name) => isMissing(OWNER[name]))
    const { url, requests } = await serveForTest(answerWith('{}', 403))
    const { output } = await expectRefusal({ SHOP_API_URL: url, ALLOW_SAMPLES: '' })
    const sentence = `src/config/shop/owner.ts still leaves these to samples: ${missing.join(', ')}. Fill them in,`
    expect(output.includes(sentence)).toBe(missing.length > 0)
    expect(requests.length === 0).toBe(missing.length > 0)
  })

  it('more than one faulty product in twenty: all of them, with what is wrong', async () => {
    const products = sentProducts(30, { price: 'NaN' }, { slug: '../x' })
    const { url } = await serveForTest(fakeShop({ categories: { '%2e': products } }))
    const { output } = await expectRefusal({ SHOP_API_URL: url })
    for (const sentence of [
      '2 of 30 products cannot go online, which is more than 5 %',
      'product 1 "Produkt 1": price is "NaN": expected an amount of euros from 0 up',
      'product 2 "Produkt 2": slug "../x" cannot be an address',
      'category "%2E": slug "%2e" cannot be an address',
    ])
      expect(output).toContain(sentence)
  })

  it('a disk that takes no more', async () => {
    const { url } = await serveForTest(fakeShop({ categories: { tricka: sentProducts(5) } }))
    const { reason } = await expectRefusal({ SHOP_API_URL: url }, { maxFileBlocks: 1 })
    expect(reason).toMatch(/^A file grew past the size that this system allows: .* \(EFBIG/)
  })
})

it('the next build puts back the old shop after a kill between two renames', async () => {
  await mkdir(join(folder, '.cache'))
  await rename(join(folder, 'dist'), join(folder, '.cache/old-dist'))
  await runScript('build.ts', folder)
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe(OLD_SHOP)
})
