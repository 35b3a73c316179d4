import { hash, type BinaryToTextEncoding } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The SHA-256 of a text, of bytes, or of plain data as JSON. */
export function digestOf(content: unknown, encoding: BinaryToTextEncoding = 'base64url'): string {
  const isText = typeof content === 'string' || content instanceof Uint8Array
  return hash('sha256', isText ? content : JSON.stringify(content), encoding)
}

/** How long a file is, and its SHA-256. @throws what the disk says */
export function digestFile(path: string): [bytes: number, digest: string] {
  const content = readFileSync(path)
  return [content.length, digestOf(content)]
}
