import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import * as v from 'valibot'
import { readCached, writeAtomically } from '../atomic-files.ts'

/** Tells anybody who asks how old a shop is. No page shows it, so pages are the same whenever they are built. */
const FILE = 'stav.json'

const stateSchema = v.object({
  /** ISO times: of the build that made the pages, and of the last one that found nothing to change. */
  builtAt: v.string(),
  checkedAt: v.string(),
  products: v.number(),
  /** The commit of the code; `null` outside a Git repository. */
  commit: v.nullable(v.string()),
})

/** Writes the state of a shop that has just been built. */
export async function writeState(dir: string, products: number): Promise<void> {
  const { stdout, failed } = await execa('git', ['rev-parse', 'HEAD'], { reject: false })
  const builtAt = new Date().toISOString()
  const state = { builtAt, checkedAt: builtAt, products, commit: failed ? null : stdout }
  await writeFile(join(dir, FILE), JSON.stringify(state))
}

/** Notes that a build has found the shop in `dir` to be up to date. A shop that says nothing of its state stays as it is. */
export async function writeChecked(dir: string): Promise<void> {
  const state = await readCached(join(dir, FILE), stateSchema)
  if (!state) return
  await writeAtomically(join(dir, FILE), JSON.stringify({ ...state, checkedAt: new Date().toISOString() }))
}
