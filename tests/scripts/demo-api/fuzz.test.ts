/** @module-tag long */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { type FuzzedRequest, fuzzedLength, fuzzedRequest } from './fuzzed-bodies.ts'
import { eshopData, sendOrder } from './running-shop.ts'

/** How many bodies of sound HTTP requests, and how many with a wrong length. */
const RUNS = { bodies: 95_000, lengths: 5000 }
const TIMEOUT = 3_600_000
/** How many bytes more than after the first tenth the API may hold at the end; keeping each body would take many times that. */
const MAX_GROWTH = 8 * 1024 * 1024

const db = join(await tempFolder(afterAll), 'shop.sqlite')
const api: ApiProcess = await startApiProcess(db)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(async () => {
  agent.destroy()
  await api.kill()
})

interface Answer {
  status: number
  json: { data: { status: number; order_number?: string } | null; meta: unknown; error: string | null }
}

async function send({ contentType, body }: FuzzedRequest): Promise<Answer> {
  const headers = { 'Content-Type': contentType, 'Content-Length': body.length }
  const sent = request(`${api.url}/v1/post/index.php`, { method: 'POST', agent, headers }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, json: JSON.parse(await text(response)) as Answer['json'] }
}

/** Numbers of the orders that were acknowledged; an order whose key came before has the number of the first. */
const numbers = new Set<string>()

/** An order is acknowledged with a number, or refused with a reason; nothing else. */
function judge({ status, json }: Answer): void {
  expect(Object.keys(json).toSorted()).toEqual(['data', 'error', 'meta'])
  if (status === 200) {
    expect(json).toMatchObject({
      data: { status: 1, order_number: expect.stringMatching(/^\d{10}$/) as string },
      error: null,
    })
    numbers.add(json.data?.order_number ?? '')
  } else {
    expect(status).toBe(400)
    expect(json.data).toEqual({ status: 0 })
    expect(json.error).toBeTruthy()
  }
}

async function expectSound(): Promise<void> {
  expect(api.isAlive()).toBe(true)
  expect(api.complaints()).toBe('')
  expect((await sendOrder(api, { eshopData: eshopData() })).status).toBe(200)
}

test(
  `${RUNS.bodies} broken bodies: each is taken or refused in JSON, and nothing is kept of them`,
  { timeout: TIMEOUT },
  async () => {
    let tried = 0
    let atFirst = Infinity
    await fc.assert(
      fc.asyncProperty(fuzzedRequest, async (fuzzed) => {
        judge(await send(fuzzed))
        if (++tried === RUNS.bodies / 10) atFirst = await api.memory()
      }),
      { numRuns: RUNS.bodies },
    )
    const growth = (await api.memory()) - atFirst
    const reader = new DatabaseSync(db, { readOnly: true })
    const stored = reader
      .prepare('SELECT order_number FROM orders')
      .all()
      .map((row) => row['order_number'])
    reader.close()
    console.log(`${tried} bodies: ${numbers.size} orders, ${(growth / 1024).toFixed(0)} KiB more held`)
    expect(stored.toSorted()).toEqual([...numbers].toSorted())
    expect(growth).toBeLessThan(MAX_GROWTH)
    await expectSound()
  },
)

/** Sends raw bytes and ends the request. @returns all that comes back until the API hangs up */
async function sendRaw(bytes: Buffer): Promise<string> {
  const socket = connect({ port: Number(new URL(api.url).port), host: 'localhost', allowHalfOpen: true })
  // A reset is a way to hang up.
  socket.on('error', () => undefined)
  socket.end(bytes)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

test(
  `${RUNS.lengths} bodies whose length is told wrongly: answered or hung up on`,
  { timeout: TIMEOUT },
  async () => {
    await fc.assert(
      fc.asyncProperty(fuzzedRequest, fuzzedLength, async ({ contentType, body }, tell) => {
        const head = `POST /v1/post/index.php HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\n${tell(body.length)}\r\n\r\n`
        const answer = await sendRaw(Buffer.concat([Buffer.from(head), body]))
        expect(answer).toMatch(/^(HTTP\/1\.1 (200|400|413) |$)/)
      }),
      { numRuns: RUNS.lengths },
    )
    await expectSound()
  },
)
