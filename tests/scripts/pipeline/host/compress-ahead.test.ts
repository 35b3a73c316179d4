import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressAhead } from '../../../../scripts/pipeline/host/compress-ahead.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const SAME = 'Tričko Tatry '.repeat(100)
const NEW = 'Tričko Kriváň '.repeat(100)

it('a compressed file of the shop before serves again only if it holds the very same text', async () => {
  const [dir, before] = [await tempFolder(), await tempFolder()]
  await writeFiles(dir, { 'same.html': SAME, 'changed.html': NEW, 'broken.html': SAME, 'first.html': SAME })
  // Worse compressed than a build does, so that the test knows it again.
  const kept = brotliCompressSync(SAME, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
  for (const file of ['same.html', 'changed.html']) await writeFile(join(before, `${file}.br`), kept)
  await writeFile(join(before, 'broken.html.br'), Buffer.alloc(kept.length, 1))
  await compressAhead(dir, before)
  const written = (file: string) => readFile(join(dir, `${file}.br`))
  expect(await written('same.html')).toEqual(kept)
  for (const [file, text] of [
    ['changed.html', NEW],
    ['broken.html', SAME],
    ['first.html', SAME],
  ] as const)
    expect(brotliDecompressSync(await written(file)).toString()).toBe(text)
})
