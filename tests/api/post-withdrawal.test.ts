import { expect, it } from 'vitest'
import { postWithdrawal } from '../../src/api/post-withdrawal.ts'
import { bodyOf, serveForTest, type Handler } from '../fixtures/test-server.ts'

async function send(handler: Handler, timeoutMs = 60_000) {
  const { url, requests } = await serveForTest(handler)
  const form = new URLSearchParams({ name: 'Žofia & syn' })
  return { outcome: await postWithdrawal(`${url}/form`, form, timeoutMs), requests }
}

it('is acknowledged with the time of whoever received it', async () => {
  const date = new Date('2026-11-22T01:02:03Z')
  const { outcome } = await send((_, response) => {
    response.setHeader('date', date.toUTCString())
    response.end('<!doctype html>')
  })
  expect(outcome).toEqual({ type: 'accepted', receivedAt: date })
})

it('goes out as a form does, once', async () => {
  let body = Promise.resolve('')
  const { requests } = await send((request, response) => {
    body = bodyOf(request)
    void body.then(() => response.writeHead(503).end())
  })
  expect(Object.fromEntries(new URLSearchParams(await body))).toEqual({ name: 'Žofia & syn' })
  expect(requests).toHaveLength(1)
})

it.each<[string, Handler, string]>([
  ['says no', (_, response) => response.writeHead(405).end(), 'refused'],
  ['breaks', (_, response) => response.writeHead(500).end(), 'unknown'],
  ['drops the connection', (_, response) => response.destroy(), 'unknown'],
])('is not acknowledged when the other side %s', async (_, handler, type) => {
  const { outcome, requests } = await send(handler)
  expect(outcome).toEqual({ type })
  expect(requests).toHaveLength(1)
})

it('is not waited for without end', async () => {
  expect((await send(() => undefined, 50)).outcome).toEqual({ type: 'unknown' })
})
