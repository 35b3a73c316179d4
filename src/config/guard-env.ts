import { EnvError, type Env } from './build-env.ts'

/** @throws {EnvError} for anything but nothing, `0` and `1`, as do all that read a switch by it */
function parseSwitch(env: Env, name: string): boolean {
  const value = env[name] || '0'
  if (value === '0' || value === '1') return value === '1'
  throw new EnvError(`${name} must be 1 or nothing, not "${value}"`)
}

/** True lets a catalogue go online that has far less than the shop that is there. @throws {EnvError} */
export const parseAllowShrink = (env: Env) => parseSwitch(env, 'ALLOW_SHRINK')

/** True lets a catalogue go online whose prices are far from those of the shop that is there. @throws {EnvError} */
export const parseAllowPrices = (env: Env) => parseSwitch(env, 'ALLOW_PRICES')

/** True lets samples stand in for what the owner has not filled in. @throws {EnvError} */
export const parseAllowSamples = (env: Env) => parseSwitch(env, 'ALLOW_SAMPLES')

/** True builds no shop when the published one is built of the same. @throws {EnvError} */
export const parseSkipUnchanged = (env: Env) => parseSwitch(env, 'SKIP_UNCHANGED')

/** True builds the shop though nothing has changed. @throws {EnvError} */
export const parseForceBuild = (env: Env) => parseSwitch(env, 'FORCE_BUILD')
