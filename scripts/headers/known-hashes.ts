import * as v from 'valibot'
import { readKept, writeWhole } from '../../src/catalogue/kept-file.ts'
import type { InlineHashes } from './inline-code.ts'

const FILE = '.cache/page-hashes.json'
const hashSetSchema = v.pipe(
  v.array(v.string()),
  v.transform((hashes) => new Set(hashes)),
)
/** Most pages have the same few hashes: each set of them once, and for each page which one. */
const fileSchema = v.object({
  sets: v.array(v.object({ scripts: hashSetSchema, styles: hashSetSchema })),
  pages: v.array(v.tuple([v.string(), v.number()])),
})

/** The hashes of pages that earlier builds have read, by the pages' keys. */
export async function readKnownHashes(): Promise<ReadonlyMap<string, InlineHashes>> {
  const { sets, pages } = (await readKept(FILE, fileSchema)) ?? { sets: [], pages: [] }
  return new Map(
    pages.flatMap(([key, at]) => {
      const hashes = sets[at]
      return hashes ? [[key, hashes] as const] : []
    }),
  )
}

/** Writes down the hashes of pages, by their keys. */
export async function writeKnownHashes(pages: readonly (readonly [string, InlineHashes])[]): Promise<void> {
  const ordinals = new Map<string, number>()
  const ordinalOf = ({ scripts, styles }: InlineHashes) => {
    const set = JSON.stringify({ scripts: [...scripts], styles: [...styles] })
    const ordinal = ordinals.get(set) ?? ordinals.size
    ordinals.set(set, ordinal)
    return ordinal
  }
  const entries = JSON.stringify(pages.map(([key, hashes]) => [key, ordinalOf(hashes)]))
  await writeWhole(FILE, `{"sets":[${[...ordinals.keys()].join()}],"pages":${entries}}`)
}
