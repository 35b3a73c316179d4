import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { finishFiles } from '../../../scripts/pipeline/finish-files.ts'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'

const ENV = { SHOP_API_URL: 'https://api.sk' }
const SAME = 'Tričko Tatry '.repeat(100)
const NEW = 'Tričko Kriváň '.repeat(100)
const YESTERDAY = new Date('2026-11-26T03:00:00Z')

it('a file with the very content of the shop before keeps its time and its .br, and any other gets its own', async () => {
  const [dir, before] = [await tempFolder(), await tempFolder()]
  const changed = { 'changed.html': NEW, 'broken.html': SAME, 'first.html': SAME, 'changed.woff2': NEW }
  await writeFiles(dir, { ...changed, 'same.html': SAME, 'same.woff2': SAME })
  const old = ['same.html', 'changed.html', 'broken.html', 'same.woff2', 'changed.woff2']
  await writeFiles(before, Object.fromEntries(old.map((file) => [file, SAME])))
  // Worse compressed than a build does, so that the test knows it again.
  const kept = brotliCompressSync(SAME, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
  for (const file of ['same.html', 'changed.html']) await writeFile(join(before, `${file}.br`), kept)
  await writeFile(join(before, 'broken.html.br'), Buffer.alloc(kept.length, 1))
  for (const file of [...old, 'same.html.br']) await utimes(join(before, file), YESTERDAY, YESTERDAY)
  await finishFiles(dir, ENV, before)

  const written = (file: string) => readFile(join(dir, `${file}.br`))
  const timeOf = async (file: string) => (await stat(join(dir, file))).mtime
  expect(await written('same.html')).toEqual(kept)
  for (const file of ['same.html', 'same.html.br', 'same.woff2'])
    expect(await timeOf(file), file).toEqual(YESTERDAY)
  for (const [file, text] of Object.entries(changed)) {
    expect(await timeOf(file), file).not.toEqual(YESTERDAY)
    if (file.endsWith('.html')) expect(brotliDecompressSync(await written(file)).toString()).toBe(text)
  }
})

it('Netlify gets no .br', async () => {
  const dir = await tempFolder()
  await writeFiles(dir, { 'first.html': SAME })
  await finishFiles(dir, { ...ENV, NETLIFY: 'true' }, '')
  await expect(readFile(join(dir, 'first.html.br'))).rejects.toThrow('ENOENT')
})
