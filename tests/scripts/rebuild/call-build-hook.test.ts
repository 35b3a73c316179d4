import { expect, it } from 'vitest'
import { callBuildHook } from '../../../scripts/rebuild/call-build-hook.ts'
import { bodyOf, serveForTest } from '../../fixtures/test-server.ts'

const SECRET = 'tajny-kluc'
const reasonOf = (call: Promise<void>) =>
  call.then(
    () => '',
    (error: unknown) => (error as Error).message,
  )

it.each([false, true])('asks the host to build, and says whether it must: %s', async (isForced) => {
  const calls: string[] = []
  const server = await serveForTest((request, response) => {
    void bodyOf(request).then((body) => {
      calls.push(`${request.method} ${request.url} ${body}`)
      response.end()
    })
  })
  await callBuildHook(`${server.url}/build_hooks/${SECRET}`, isForced)
  expect(calls).toEqual([`POST /build_hooks/${SECRET} {"force":${isForced}}`])
})

it('says what is wrong, and never the address, which is a secret', async () => {
  const server = await serveForTest((_, response) => response.writeHead(404).end())
  const reasons = [
    await reasonOf(callBuildHook(undefined, false)),
    await reasonOf(callBuildHook(`ftp://x/${SECRET}`, false)),
    await reasonOf(callBuildHook(SECRET, false)),
    await reasonOf(callBuildHook(`${server.url}/${SECRET}`, false)),
  ]
  await server.close()
  reasons.push(await reasonOf(callBuildHook(`${server.url}/${SECRET}`, false)))
  expect(reasons.map((reason) => reason.split(':')[0])).toEqual([
    'BUILD_HOOK_URL is missing',
    'BUILD_HOOK_URL is not an address with https',
    'BUILD_HOOK_URL is not an address with https',
    'The build hook answers 404',
    'The build hook cannot be reached',
  ])
  for (const reason of reasons) expect(reason).not.toContain(SECRET)
})
