import { expect, it } from 'vitest'
import { isBuildForced } from '../../../scripts/build/forced-build.ts'

it.each([
  ['nothing', {}, false, false],
  ['the flag', {}, true, true],
  ['the variable', { FORCE_BUILD: '1' }, false, true],
  ['the variable turned off', { FORCE_BUILD: '0' }, false, false],
  ['a hook with force', { INCOMING_HOOK_BODY: '{"force":true}' }, false, true],
  ['the same, escaped', { INCOMING_HOOK_BODY: '%7B%22force%22%3Atrue%7D' }, false, true],
  ['a hook without', { INCOMING_HOOK_BODY: '{"force":false}' }, false, false],
  ['a hook that says something else', { INCOMING_HOOK_BODY: '{}' }, false, false],
])('%s', (_, env, hasFlag, isForced) => expect(isBuildForced(env, hasFlag)).toBe(isForced))
