import { tmpdir } from 'node:os'
import { afterEach, expect, it } from 'vitest'
import { runPull } from '../../../../scripts/build/pull/run-pull.ts'
import { startTestServer, type TestServer } from '../../../fixtures/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

it('ends at its deadline, however patient each call is, and says which was the last', async () => {
  server = await startTestServer(() => undefined)
  await expect(runPull({ SHOP_API_URL: server.url }, tmpdir(), 'code', 300)).rejects.toThrow(
    /^the catalogue was not read within 0.3 s \(the last call: get_\w+: no answer in time\): see why the API is so slow$/,
  )
})
