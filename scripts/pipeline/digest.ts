import { hash, type BinaryToTextEncoding } from 'node:crypto'

/** The SHA-256 of a text, of bytes, or of plain data as JSON. */
export function digestOf(content: unknown, encoding: BinaryToTextEncoding = 'base64url'): string {
  const isText = typeof content === 'string' || content instanceof Uint8Array
  return hash('sha256', isText ? content : JSON.stringify(content), encoding)
}
