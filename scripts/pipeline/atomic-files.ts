import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'

/** Writes a file that a reader finds whole or not at all, even after a killed build or a power failure. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const target = resolve(file)
  const draft = `${target}.${randomUUID()}.new`
  await mkdir(dirname(target), { recursive: true })
  // Without the flush, a power failure may leave an empty file.
  await writeFile(draft, content, { flush: true })
  await rename(draft, target)
}

/** Reads a JSON file of an earlier build; `undefined` if it is missing or does not fit the schema. */
export async function readCached<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(resolve(file), 'utf8')))
  } catch {
    return undefined
  }
}

/** Paths of all files below a folder. @throws when there is no such folder */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
