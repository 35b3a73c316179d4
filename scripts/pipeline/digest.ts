import { hash, type BinaryToTextEncoding } from 'node:crypto'

export function digestOf(content: unknown, encoding: BinaryToTextEncoding = 'base64url'): string {
  const isText = typeof content === 'string' || content instanceof Uint8Array
  return hash('sha256', isText ? content : JSON.stringify(content), encoding)
}
