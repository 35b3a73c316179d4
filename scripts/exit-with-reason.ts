import { ApiError } from '../src/api/errors.ts'
import { CatalogueError } from '../src/catalogue/guard.ts'
import { EnvError } from '../src/config/build-env.ts'

/** Ends the process with code 1 and one clear sentence; what nobody foresaw keeps its stack. */
export function exitWithReason(error: unknown): never {
  const isForeseen = error instanceof ApiError || error instanceof CatalogueError || error instanceof EnvError
  console.error(isForeseen ? `\n${error.message}` : error)
  process.exit(1)
}
