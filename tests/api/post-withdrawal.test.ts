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
  ['the receiver gave it an id', '{"id":7}', false],
  ['the receiver gave it an id with a letter', '{"id":"a1"}', false],
  ["Netlify's forms took it", '<!doctype html>', true],
])("a withdrawal is acknowledged with the receiver's time if %s", async (_, body, isNetlify) => {
  const { outcome } = await send(answer(body), { isNetlify })
  expect(outcome).toEqual({ type: 'accepted', receivedAt: RECEIVED })
})

it('a withdrawal is sent once, in the format of a form', async () => {
  let body = Promise.resolve('')
  const { requests } = await send((request, response) => {
    body = bodyOf(request)
    void body.then(() => response.writeHead(503).end())
  })
  expect(Object.fromEntries(new URLSearchParams(await body))).toEqual({ name: 'Žofia & syn' })
  expect(requests).toHaveLength(1)
})

it.each<[string, Handler, string]>([
  ['refuses it', (_, response) => response.writeHead(405).end(), 'refused'],
  ['fails', (_, response) => response.writeHead(500).end(), 'unknown'],
  ['answers with a page', answer('<!doctype html>'), 'unknown'],
  ['gives it no id', answer('{"ok":true,"id":""}'), 'unknown'],
  ['drops the connection', (_, response) => response.destroy(), 'unknown'],
])('a withdrawal is not acknowledged if the receiver %s', async (_, handler, type) => {
  const { outcome, requests } = await send(handler)
  expect(outcome).toEqual({ type })
  expect(requests).toHaveLength(1)
})

it('a withdrawal without an answer ends at its time-out', async () => {
  expect((await send(() => undefined, { timeoutMs: 50 })).outcome).toEqual({ type: 'unknown' })
})
