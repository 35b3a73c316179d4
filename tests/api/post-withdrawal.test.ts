import { afterEach, expect, it } from 'vitest'
import { postWithdrawal } from '../../src/api/post-withdrawal.ts'
import { startTestServer, type Handler, type TestServer } from '../fixtures/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

async function send(handler: Handler, timeoutMs = 60_000) {
  server = await startTestServer(handler)
  return postWithdrawal(`${server.url}/form`, new URLSearchParams({ name: 'Žofia & syn' }), timeoutMs)
}

it('is acknowledged with the time of whoever received it', async () => {
  const date = new Date('2026-11-22T01:02:03Z')
  const outcome = await send((_, response) => {
    response.setHeader('date', date.toUTCString())
    response.end('<!doctype html>')
  })
  expect(outcome).toEqual({ type: 'accepted', receivedAt: date })
})

it('goes out as a form does, once', async () => {
  let body = ''
  await send((request, response) => {
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => response.writeHead(503).end(request.headers['content-type']))
  })
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ name: 'Žofia & syn' })
  expect(server?.requests).toHaveLength(1)
})

it.each<[string, Handler, string]>([
  ['says no', (_, response) => response.writeHead(405).end(), 'refused'],
  ['breaks', (_, response) => response.writeHead(500).end(), 'unknown'],
  ['drops the connection', (_, response) => response.destroy(), 'unknown'],
])('is not acknowledged when the other side %s', async (_, handler, type) => {
  expect(await send(handler)).toEqual({ type })
  expect(server?.requests).toHaveLength(1)
})

it('is not waited for without end', async () => {
  expect(await send(() => undefined, 50)).toEqual({ type: 'unknown' })
})
