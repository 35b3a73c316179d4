import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'

/** Writes a file so that a reader finds it whole or not at all, whenever the build is stopped or the power goes. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const target = resolve(file)
  const draft = `${target}.${randomUUID()}.new`
  await mkdir(dirname(target), { recursive: true })
  // Flushed: a disk may else keep the name and lose the content.
  await writeFile(draft, content, { flush: true })
  await rename(draft, target)
}

/** What an earlier build wrote down; `undefined` when it is not there, or cannot be read, which is as good as empty. */
export async function readKept<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(resolve(file), 'utf8')))
  } catch {
    return undefined
  }
}
