import { PAGE_VARIABLES } from '../../../src/config/build-env.ts'
import { digestInputs } from './inputs-digest.ts'

/** One word for the code and the settings that a shop is built with; pages of two shops may differ where it does. */
export function digestCode(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  return digestInputs('.', Object.fromEntries(PAGE_VARIABLES.map((name) => [name, env[name] ?? ''])))
}
