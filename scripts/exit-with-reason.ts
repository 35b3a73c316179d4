import { constants } from 'node:os'
import { inspect, stripVTControlCharacters } from 'node:util'
import { ApiError } from '../src/api/errors.ts'
import { CatalogueError } from './pipeline/guards/catalogue/catalogue-error.ts'
import { EnvError } from '../src/config/build-env.ts'
import { printable } from '../src/text/quote.ts'
import { LockError } from './pipeline/build-lock.ts'

/** What mends a failed call, by its kind. */
const MENDS: Record<ApiError['kind'], string> = {
  network: 'see whether the API runs and SHOP_API_URL is its address, and build again',
  timeout: 'see why the API is so slow, and build again',
  http: "look into the API's log, and build again",
  'not-json': "see whether SHOP_API_URL is the API's address, and look into the API's log",
  shape: "correct it in the shop's administration, or look into the API if it changed",
  api: 'look into the API, and build again',
  'too-large': 'no shop answers so much: look into the API',
}
const TOO_MANY_REQUESTS = 429
const SLOW_DOWN = 'the API allows fewer calls than a build makes: raise its limit, or build again later'

/** An error with its stack, safe to print: its message may contain a text of the API's. */
function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line))
    .join('\n')
}

/** Why a build failed, in a sentence that says what to do; `undefined` for an unforeseen error. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ApiError)
    return `${printable(error.message)}; ${error.status === TOO_MANY_REQUESTS ? SLOW_DOWN : MENDS[error.kind]}`
  if (error instanceof CatalogueError || error instanceof EnvError || error instanceof LockError)
    return error.message
  return diskTrouble(error)
}

/** Ends the process with code 1 and one clear sentence; an unforeseen error keeps its stack. */
export function exitWithReason(error: unknown): never {
  const reason = reasonOf(error)
  console.error(
    reason === undefined ? printableLines(stripVTControlCharacters(inspect(error))) : `\n${reason}`,
  )
  process.exit(1)
}

/** Errors of the disk in words, each with what mends it. */
const TROUBLES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room, and build again',
  EDQUOT: 'The disk quota is used up: make room, and build again',
  EFBIG: 'A file grew past the size that this system allows: raise the limit (ulimit -f), and build again',
  EROFS: 'The disk cannot be written to: build where it can',
  EACCES: 'A file may not be written: see who owns it, and build again',
  EPERM: 'A file may not be written: see who owns it, and build again',
  EXDEV:
    'The shop and .cache/ are on different disks: put them on one, for the new shop to take its place at once',
  EMFILE: 'Too many files are open: raise the limit (ulimit -n), and build again',
}

/** The system's code of an error: Node has it in `code`, the bundler as a number in its message. */
function codeOf(error: Error): string | undefined {
  if ('code' in error) return String(error.code)
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1]
  return Object.entries(constants.errno).find(([, errno]) => String(errno) === number)?.[0]
}

/** What could not be done. The bundler says it in the middle of a longer message. */
function detailOf({ message }: Error): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return (lines.find((line) => line.startsWith('Failed to ')) ?? lines[0] ?? '').trim()
}

/** The error of the disk that has caused another error, as a sentence; `undefined` when it was not the disk. */
export function diskTrouble(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const trouble = TROUBLES[codeOf(cause) ?? '']
    if (trouble) return `${trouble} (${detailOf(cause)})`
  }
  return undefined
}
