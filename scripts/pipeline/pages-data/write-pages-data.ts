import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { writeAtomically } from '../atomic-files.ts'
import { PAGES_DATA_DIR, type PagesData } from '../../../src/site/pages-data.ts'
import type { GuaranteePicture } from '../../../src/catalogue/rules/catalogue.ts'
import { EnvError } from '../../../src/config/build-env.ts'

export async function writePagesData({ pictures, ...parts }: PagesData): Promise<void> {
  for (const [name, part] of Object.entries({ ...parts, pictures: [...pictures] }))
    await writeAtomically(join(PAGES_DATA_DIR, `${name}.json`), JSON.stringify(part))
}

/** The file's possible names. An SVG wins: it is sharp in every size. */
const FILES = ['zakonna-zaruka.svg', 'zakonna-zaruka.png']

/** Finds the picture of rule 921; `null` without one. @throws {EnvError} for a file that is no picture */
export async function findGuaranteeNotice(dir = 'public'): Promise<GuaranteePicture | null> {
  for (const name of FILES) {
    const file = await readFile(join(dir, name)).catch(() => undefined)
    if (!file) continue
    const { width, height } = await sharp(file)
      .metadata()
      .catch((cause: unknown) => {
        throw new EnvError(
          `${dir}/${name} is no picture: ${String(cause)}`,
          `${dir}/${name} nie je obrázok, ktorý sa dá prečítať: uložte ho znova ako SVG alebo PNG`,
        )
      })
    return { path: `/${name}`, width, height }
  }
  return null
}
