import { readFile } from 'node:fs/promises'
import { writeWhole } from '../kept-files.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'

/** The catalogue of the last shop that was built, for the next to be compared with. */
const FILE = '.cache/built-catalogue.json'

/** The catalogue of the last shop that was built; `undefined` before the first. */
export async function readBuiltCatalogue(): Promise<Catalogue | undefined> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Catalogue
  } catch {
    return undefined
  }
}

/** Says that a shop was built of a catalogue. */
export async function keepBuiltCatalogue(catalogue: Catalogue): Promise<void> {
  await writeWhole(FILE, JSON.stringify(catalogue))
}
