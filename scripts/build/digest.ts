import { createHash, hash, type BinaryToTextEncoding } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

/** The SHA-256 of a text, of bytes, or of plain data as JSON. */
export function digestOf(content: unknown, encoding: BinaryToTextEncoding = 'base64url'): string {
  const isText = typeof content === 'string' || content instanceof Uint8Array
  return hash('sha256', isText ? content : JSON.stringify(content), encoding)
}

const piece = Buffer.allocUnsafe(1_000_000)

/**
 * How long a file is, and its SHA-256. It reads into one buffer, which for the 10,000 files of a large shop takes a third
 * of the time of reading them whole and side by side.
 * @throws what the disk says
 */
export function digestFile(path: string): [bytes: number, digest: string] {
  const file = openSync(path, 'r')
  try {
    const digest = createHash('sha256')
    let bytes = 0
    for (;;) {
      const read = readSync(file, piece, 0, piece.length, null)
      if (read === 0) return [bytes, digest.digest('base64url')]
      digest.update(piece.subarray(0, read))
      bytes += read
    }
  } finally {
    closeSync(file)
  }
}
