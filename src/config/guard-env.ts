import { EnvError } from './build-env.ts'

type Env = Readonly<Record<string, string | undefined>>

/** @throws {EnvError} for anything but nothing, `0` and `1` */
function parseSwitch(env: Env, name: string): boolean {
  const value = env[name] || '0'
  if (value === '0' || value === '1') return value === '1'
  throw new EnvError(`${name} must be 1 or nothing, not "${value}"`)
}

/**
 * Reads ALLOW_SHRINK: true lets a catalogue go online that has far less than the shop that is there.
 * @throws {EnvError} for anything but nothing, `0` and `1`
 */
export function parseAllowShrink(env: Env): boolean {
  return parseSwitch(env, 'ALLOW_SHRINK')
}

/**
 * Reads ALLOW_PRICES: true lets a catalogue go online whose prices are far from those of the shop that is there.
 * @throws {EnvError} for anything but nothing, `0` and `1`
 */
export function parseAllowPrices(env: Env): boolean {
  return parseSwitch(env, 'ALLOW_PRICES')
}

/**
 * Reads ALLOW_SAMPLES: true lets samples stand in for what the owner has not filled in.
 * @throws {EnvError} for anything but nothing, `0` and `1`
 */
export function parseAllowSamples(env: Env): boolean {
  return parseSwitch(env, 'ALLOW_SAMPLES')
}

/**
 * Reads SKIP_UNCHANGED: true builds no shop when the published one is built of the same.
 * @throws {EnvError} for anything but nothing, `0` and `1`
 */
export function parseSkipUnchanged(env: Env): boolean {
  return parseSwitch(env, 'SKIP_UNCHANGED')
}

/**
 * Reads FORCE_BUILD: true builds the shop though nothing has changed.
 * @throws {EnvError} for anything but nothing, `0` and `1`
 */
export function parseForceBuild(env: Env): boolean {
  return parseSwitch(env, 'FORCE_BUILD')
}
