import { inspect, stripVTControlCharacters } from 'node:util'
import process, { env, pid } from 'node:process'
import { ApiError } from '../src/api/errors.ts'
import { CatalogueError } from './pipeline/guards/catalogue/catalogue-error.ts'
import { EnvError } from '../src/config/build-env.ts'
import { printable } from '../src/text/quote.ts'
import { LockError } from './pipeline/build-lock.ts'

const MENDS: Record<ApiError['kind'], string> = {
  network: 'see whether the API runs and SHOP_API_URL is its address, and build again',
  timeout: 'see why the API is so slow, and build again',
  http: "look into the API's log and its limit of calls, and build again",
  'not-json': "see whether SHOP_API_URL is the API's address, and look into the API's log",
  shape: "correct it in the shop's administration, or look into the API if it changed",
  api: 'look into the API, and build again',
  'too-large': 'no shop answers so much: look into the API',
}

/** The reason why a build failed, in a sentence; `undefined` for an unforeseen error. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return `${printable(error.message)}; ${MENDS[error.kind]}`
  if (error instanceof CatalogueError || error instanceof EnvError || error instanceof LockError)
    return error.message
  return undefined
}

/** Ends the process with code 1 and one clear sentence; an unforeseen error keeps its stack. */
export function exitWithReason(error: unknown): never {
  // Strip control characters: an error may quote the API.
  const lines = stripVTControlCharacters(inspect(error))
    .split('\n')
    .map((line) => printable(line))
  console.error(`\n${reasonOf(error) ?? lines.join('\n')}`)
  process.exit(1)
}

const LOOK_EVERY_MS = 250

/** Ends this process with npm. npm's shell does not pass SIGTERM on, so a server would survive and keep its port. */
export function endWithNpm(): void {
  if (env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(pid, 'SIGTERM')
  }, LOOK_EVERY_MS).unref()
}
