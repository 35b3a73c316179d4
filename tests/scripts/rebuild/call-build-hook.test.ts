import { afterEach, expect, it } from 'vitest'
import { buffer } from 'node:stream/consumers'
import { callBuildHook } from '../../../scripts/rebuild/call-build-hook.ts'
import { startTestServer, type TestServer } from '../../fixtures/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

const SECRET = 'tajny-kluc'
const reasonOf = (call: Promise<void>) =>
  call.then(
    () => '',
    (error: unknown) => (error as Error).message,
  )

it.each([false, true])('asks the host to build, and says whether it must: %s', async (isForced) => {
  const calls: string[] = []
  server = await startTestServer((request, response) => {
    void buffer(request).then((body) => {
      calls.push(`${request.method} ${request.url} ${body.toString()}`)
      response.end()
    })
  })
  await callBuildHook(`${server.url}/build_hooks/${SECRET}`, isForced)
  expect(calls).toEqual([`POST /build_hooks/${SECRET} {"force":${isForced}}`])
})

it('says what is wrong, and never the address, which is a secret', async () => {
  server = await startTestServer((_, response) => response.writeHead(404).end())
  const reasons = [
    await reasonOf(callBuildHook(undefined, false)),
    await reasonOf(callBuildHook(`ftp://x/${SECRET}`, false)),
    await reasonOf(callBuildHook(SECRET, false)),
    await reasonOf(callBuildHook(`${server.url}/${SECRET}`, false)),
  ]
  const { url } = server
  await server.close()
  server = undefined
  reasons.push(await reasonOf(callBuildHook(`${url}/${SECRET}`, false)))
  expect(reasons.map((reason) => reason.split(':')[0])).toEqual([
    'BUILD_HOOK_URL is missing',
    'BUILD_HOOK_URL is not an address with https',
    'BUILD_HOOK_URL is not an address with https',
    'The build hook answers 404',
    'The build hook cannot be reached',
  ])
  for (const reason of reasons) expect(reason).not.toContain(SECRET)
})
