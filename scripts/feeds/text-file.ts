import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** So many characters are written at a time. */
const CHUNK = 1_000_000

/** A file that grows by texts, of which few are held at a time. */
export interface TextFile {
  add: (text: string) => Promise<void>
  /** Writes the last text and closes the file. */
  close: (end: string) => Promise<void>
}

/** Makes a file anew, and the folders that it lies in. @throws what the disk says */
export async function openTextFile(path: string): Promise<TextFile> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  let held = ''
  const write = async () => {
    const text = held
    held = ''
    await file.appendFile(text)
  }
  return {
    add: async (text) => {
      held += text
      if (held.length >= CHUNK) await write()
    },
    close: async (end) => {
      held += end
      await write()
      await file.close()
    },
  }
}
