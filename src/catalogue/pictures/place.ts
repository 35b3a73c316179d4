import { copyFile, link, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pLimit from 'p-limit'
import { pictureFile, pictureFiles, type Pictures } from '../../domain/product/picture.ts'
import type { WantedPicture } from './wanted.ts'

const AT_ONCE = 32

/**
 * Puts the files that pages show into `outDir`/pictures: as links, or as copies where the disk has none.
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
  if (names.size > 0) await mkdir(target, { recursive: true })
  await pLimit(AT_ONCE).map([...names], async (name) => {
    const source = join(resolve(cacheDir), 'files', name)
    await link(source, join(target, name)).catch(() => copyFile(source, join(target, name)))
  })
  return names.size
}
