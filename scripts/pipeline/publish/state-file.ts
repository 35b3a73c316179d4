import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import * as v from 'valibot'
import { readCached, writeAtomically } from '../atomic-files.ts'

/** Tells a monitor how old a shop is. No page shows the time, so equal catalogues give equal pages. */
const FILE = 'stav.json'

const stateSchema = v.object({
  /** ISO times of the build that made the pages, and of the last build that found nothing to change. */
  builtAt: v.string(),
  checkedAt: v.string(),
  products: v.number(),
  /** The code's commit; `null` outside a Git repository. */
  commit: v.nullable(v.string()),
})

/** Writes the state of a fresh shop. */
export async function writeState(dir: string, products: number): Promise<void> {
  const { stdout, failed } = await execa('git', ['rev-parse', 'HEAD'], { reject: false })
  const builtAt = new Date().toISOString()
  const state = { builtAt, checkedAt: builtAt, products, commit: failed ? null : stdout }
  await writeFile(join(dir, FILE), JSON.stringify(state))
}

/** Notes that a build found the shop in `dir` up to date. Does nothing if the shop has no state. */
export async function writeChecked(dir: string): Promise<void> {
  const state = await readCached(join(dir, FILE), stateSchema)
  if (!state) return
  await writeAtomically(join(dir, FILE), JSON.stringify({ ...state, checkedAt: new Date().toISOString() }))
}
