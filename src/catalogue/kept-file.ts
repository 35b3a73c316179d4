import { randomUUID } from 'node:crypto'
import { copyFileSync, linkSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** How the name of a file ends that is not whole yet; a build that was killed leaves some. */
export const DRAFT = '.new'

/** Writes a file so that a reader finds it whole or not at all, whenever the build is stopped. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}${DRAFT}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, content)
  await rename(draft, file)
}

/** What an earlier build wrote down; `undefined` when it is not there, or cannot be read, which is as good as empty. */
export async function readKept<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Gives a file a second name, where the disk has that, and else a copy. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
