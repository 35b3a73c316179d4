import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'

/** Writes a file so that a reader finds it whole or not at all, even if the build is stopped or the power fails. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const target = resolve(file)
  const draft = `${target}.${randomUUID()}.new`
  await mkdir(dirname(target), { recursive: true })
  // Flushed, because otherwise a power failure may leave the name without the content.
  await writeFile(draft, content, { flush: true })
  await rename(draft, target)
}

/** Reads a JSON file of an earlier build; `undefined` when it is missing or is not as the schema wants it. */
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
