import { parseForceBuild } from '../../src/config/guard-env.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * True where the shop is to be built though nothing has changed: by --force, by FORCE_BUILD=1, or by what a build hook
 * was called with (`npm run rebuild -- --force`), which the host hands on with its signs escaped or not.
 */
export function isBuildForced(env: Env, hasFlag: boolean): boolean {
  const called = (env['INCOMING_HOOK_BODY'] ?? '').replaceAll('%22', '"').replaceAll('%3A', ':')
  return hasFlag || parseForceBuild(env) || /"force"\s*:\s*true/.test(called)
}
