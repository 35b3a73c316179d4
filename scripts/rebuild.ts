// Asks the host to build and publish the shop anew, as a back office does after a change: calls BUILD_HOOK_URL. With
// --force it is built even if nothing has changed.
import { env, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { callBuildHook } from './rebuild/call-build-hook.ts'

try {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
  await callBuildHook(env['BUILD_HOOK_URL'], values.force)
  console.log('The host builds the shop now. It is online when its deploy has finished.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
