import { expect, it } from 'vitest'
import { postWithdrawal } from '../../src/api/post-withdrawal.ts'
import { bodyOf, serveForTest, type Handler } from '../fixtures/test-server.ts'

const RECEIVED = new Date('2026-11-22T01:02:03Z')

async function send(handler: Handler, { timeoutMs = 60_000, isNetlify = false } = {}) {
  const { url, requests } = await serveForTest(handler)
  const form = new URLSearchParams({ name: 'Žofia & syn' })
  return { outcome: await postWithdrawal({ address: `${url}/form`, isNetlify }, form, timeoutMs), requests }
}

const answer =
  (body: string): Handler =>
  (_, response) =>
    response.setHeader('date', RECEIVED.toUTCString()).end(body)

it.each([
  ['somebody has given it an id', '{"id":7}', false],
  ['somebody has given it an id that is a text', '{"id":"a1"}', false],
  ["Netlify's forms have taken it", '<!doctype html>', true],
])("a withdrawal is acknowledged with the receiver's time, where %s", async (_, body, isNetlify) => {
  const { outcome } = await send(answer(body), { isNetlify })
  expect(outcome).toEqual({ type: 'accepted', receivedAt: RECEIVED })
})

it('a withdrawal goes out once, as a form does', async () => {
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
  ['is a host that answers everything with a page', answer('<!doctype html>'), 'unknown'],
  ['answers anything', answer('{"ok":true,"id":""}'), 'unknown'],
  ['drops the connection', (_, response) => response.destroy(), 'unknown'],
])('a withdrawal is not acknowledged where the receiver %s', async (_, handler, type) => {
  const { outcome, requests } = await send(handler)
  expect(outcome).toEqual({ type })
  expect(requests).toHaveLength(1)
})

it('the answer to a withdrawal is not waited for without end', async () => {
  expect((await send(() => undefined, { timeoutMs: 50 })).outcome).toEqual({ type: 'unknown' })
})
