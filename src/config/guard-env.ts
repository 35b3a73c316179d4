import { EnvError } from './build-env.ts'

/**
 * Reads ALLOW_SHRINK: true lets a catalogue go online that has far less than the shop that is there.
 * @throws {EnvError} for anything but nothing, `0` and `1`
 */
export function parseAllowShrink(env: Record<string, string | undefined>): boolean {
  const value = env['ALLOW_SHRINK'] || '0'
  if (value === '0' || value === '1') return value === '1'
  throw new EnvError(`ALLOW_SHRINK must be 1 or nothing, not "${value}"`)
}
