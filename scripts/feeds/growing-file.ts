import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** So many bytes are written at a time. */
const CHUNK = 1_000_000

/** A piece of another file. */
export interface FilePiece {
  file: FileHandle
  /** Where it begins, and how long it is, in bytes. */
  from: number
  bytes: number
}

/** A file that grows at its end, of which little is held at a time. */
export interface GrowingFile {
  /** Adds a text. @returns how many bytes that were */
  add: (text: string) => Promise<number>
  /** Adds a piece of another file. @returns how many bytes that were */
  addFrom: (piece: FilePiece) => Promise<number>
  /** How many bytes it has by now. */
  length: () => number
  /** Writes what is held and closes the file. */
  close: () => Promise<void>
}

/** Makes a file anew, and the folders that it lies in. @throws what the disk says */
export async function openGrowingFile(path: string): Promise<GrowingFile> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  const held = Buffer.alloc(CHUNK)
  let used = 0
  let length = 0
  /** Pieces that follow one another in their file are read at once. */
  let awaited: FilePiece | undefined

  const write = async () => {
    await file.appendFile(held.subarray(0, used))
    used = 0
  }
  const readAwaited = async () => {
    if (!awaited) return
    const { file: other, from, bytes } = awaited
    awaited = undefined
    for (let read = 0; read < bytes;) {
      if (used === CHUNK) await write()
      const { bytesRead } = await other.read(held, used, Math.min(CHUNK - used, bytes - read), from + read)
      if (bytesRead === 0) throw new Error('A file ended while it was copied')
      used += bytesRead
      read += bytesRead
    }
  }
  return {
    add: async (text) => {
      await readAwaited()
      const bytes = Buffer.from(text)
      if (used + bytes.length > CHUNK) await write()
      if (bytes.length > CHUNK) await file.appendFile(bytes)
      else used += bytes.copy(held, used)
      length += bytes.length
      return bytes.length
    },
    addFrom: async ({ file: other, from, bytes }) => {
      if (awaited && (awaited.file !== other || awaited.from + awaited.bytes !== from)) await readAwaited()
      awaited = awaited ? { ...awaited, bytes: awaited.bytes + bytes } : { file: other, from, bytes }
      length += bytes
      return bytes
    },
    length: () => length,
    close: async () => {
      await readAwaited()
      await write()
      await file.close()
    },
  }
}
