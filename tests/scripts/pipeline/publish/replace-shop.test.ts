import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { replaceShop, restoreShop } from '../../../../scripts/pipeline/publish/replace-shop.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const folder = async () => {
  const path = await tempFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(path)
  return path
}

it('the old shop stays where the new one cannot take its place', async () => {
  const dir = await folder()
  await writeFiles(dir, { 'dist/index.html': 'old' })
  await expect(replaceShop(join(dir, 'fresh'), join(dir, 'dist'))).rejects.toThrow('ENOENT')
  expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toBe('old')
})

it('the old shop is put back where a build was killed between the two renames', async () => {
  const dir = await folder()
  const dist = join(dir, 'dist')
  await writeFiles(dir, { 'dist/index.html': 'old' })
  await mkdir(join(dir, '.cache'))
  await rename(dist, join(dir, '.cache', `old-${encodeURIComponent(dist)}`))
  restoreShop(dist)
  restoreShop(dist)
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toBe('old')
})
