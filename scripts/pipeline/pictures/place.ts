import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import { pictureFile, pictureFiles, type Pictures } from '../../../src/domain/product/picture.ts'
import { keptFiles } from './cache.ts'
import type { WantedPicture } from './wanted.ts'

const AT_ONCE = 32

/**
 * Copies the files that pages show into `outDir`/pictures. Links would let an edit of the shop change the cache.
 * @returns how many files
 */
export async function placePictures(
  outDir: string,
  cacheDir: string,
  wanted: readonly WantedPicture[],
  pictures: Pictures,
): Promise<number> {
  const names = new Set(
    wanted.flatMap(({ path, ...widths }) => {
      const picture = pictures.get(path)
      if (!picture) return []
      return pictureFiles(widths, picture.width).map(({ width, format }) =>
        pictureFile(picture.key, width, format),
      )
    }),
  )
  const target = join(resolve(outDir), 'pictures')
  const kept = await keptFiles(cacheDir)
  if (names.size > 0) await mkdir(target, { recursive: true })
  await pLimit(AT_ONCE).map([...names], async (name) => {
    await copyFile(
      kept.get(name) ?? join(cacheDir, 'files', name),
      join(target, name),
      constants.COPYFILE_FICLONE,
    )
  })
  return names.size
}
