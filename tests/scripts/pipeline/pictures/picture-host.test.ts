import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPictureHost, type HostLimits } from '../../../../scripts/pipeline/pictures/picture-host.ts'
import { serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'

/** Generous limits, so that a busy machine does not look like a silent host. */
const LIMITS: HostLimits = {
  maxBytes: 1000,
  fetchTimeoutMs: 60_000,
  retryPauseMs: 5,
  longestRetryPauseMs: 2000,
  silenceMs: 60_000,
  failuresInARow: 3,
}

let server: TestServer

/** Answers with each handler in turn, and with the last from then on. */
async function hostThat(...answers: Handler[]) {
  server = await serveForTest((request, response) =>
    answers.at(Math.min(server.requests.length, answers.length) - 1)?.(request, response),
  )
}

const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(code, headers).end('bytes')
const reset: Handler = (_, response) => response.destroy()
const silence: Handler = () => undefined
const soon = () => new Date(Date.now() + 1000).toUTCString()

describe('a second attempt', () => {
  it.each([
    ['a 503', () => status(503)],
    ['a 429 that asks for a moment', () => status(429, { 'retry-after': '1' })],
    ['a 503 that names the time', () => status(503, { 'retry-after': soon() })],
    ['a 503 with a pause that nobody understands', () => status(503, { 'retry-after': 'later' })],
    ['a reset', () => reset],
  ])('is made after %s', async (_, trouble) => {
    await hostThat(trouble(), status(200))
    const host = openPictureHost(LIMITS, fetch)
    expect(await host.ask(`${server.url}/a.jpg`, undefined, 60_000)).toMatchObject({ state: 'fetched' })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['a pause that is too long', status(503, { 'retry-after': '60' }), 60_000],
    ['a pause that the rest of the budget does not hold', status(503, { 'retry-after': '2' }), 1000],
    ['a definite answer', status(404), 60_000],
    ['an answer that is gone for good', status(410), 60_000],
  ])('is not made after %s', async (_, trouble, remainingMs) => {
    await hostThat(trouble)
    const host = openPictureHost(LIMITS, fetch)
    expect(await host.ask(`${server.url}/a.jpg`, undefined, remainingMs)).toMatchObject({ state: 'failed' })
    expect(server.requests).toHaveLength(1)
  })

  it('is the last', async () => {
    await hostThat(status(503))
    const answer = await openPictureHost(LIMITS, fetch).ask(`${server.url}/a.jpg`, undefined, 60_000)
    expect(answer).toEqual({ state: 'failed', problem: 'unreachable' })
    expect(server.requests).toHaveLength(2)
  })
})

describe('the host counts as down', () => {
  async function askAll(count: number, limits: Partial<HostLimits> = {}) {
    const host = openPictureHost({ ...LIMITS, ...limits }, fetch)
    for (let index = 0; index < count; index++) await host.ask(`${server.url}/a.jpg`, undefined, 60_000)
    return host.isDown()
  }

  it('after so many failures in a row, and not before', async () => {
    await hostThat(reset)
    expect(await askAll(2)).toBe(false)
    expect(await askAll(3)).toBe(true)
  })

  it('after as many silences', async () => {
    await hostThat(silence)
    expect(await askAll(3, { fetchTimeoutMs: 50 })).toBe(true)
  })

  it('at once for all that was asked, when not a byte comes', async () => {
    await hostThat(silence)
    const host = openPictureHost({ ...LIMITS, fetchTimeoutMs: 600_000, silenceMs: 50 }, fetch)
    const ask = () => host.ask(`${server.url}/a.jpg`, undefined, 600_000)
    const answers = await Promise.all([ask(), ask()])
    expect(answers).toEqual([1, 2].map(() => ({ state: 'failed', problem: 'timeout' })))
    expect(host.isDown()).toBe(true)
  })

  describe('on a clock that the test moves', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    it('not for one silent picture, while others come', async () => {
      await hostThat(silence, status(200))
      const host = openPictureHost({ ...LIMITS, silenceMs: LIMITS.fetchTimeoutMs / 2 }, fetch)
      const ask = () => host.ask(`${server.url}/a.jpg`, undefined, 600_000)
      const first = ask()
      await expect.poll(() => server.requests).toHaveLength(1)
      for (let third = 0; third < 3; third++) {
        expect(await ask()).toMatchObject({ state: 'fetched' })
        vi.advanceTimersByTime(LIMITS.fetchTimeoutMs / 3)
      }
      expect(await first).toEqual({ state: 'failed', problem: 'timeout' })
      expect(host.isDown()).toBe(false)
    })

    it('not for a picture whose bytes trickle in', async () => {
      await hostThat(silence)
      const { readable, writable } = new TransformStream<Uint8Array>()
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(readable)))
      const host = openPictureHost({ ...LIMITS, silenceMs: 1000 }, fetch)
      const answer = host.ask(`${server.url}/a.jpg`, undefined, 60_000)
      const writer = writable.getWriter()
      for (let sent = 0; sent < 15; sent++) {
        await writer.write(new Uint8Array(1))
        await vi.advanceTimersByTimeAsync(900)
      }
      await writer.close()
      expect(await answer).toMatchObject({ state: 'fetched' })
      expect(host.isDown()).toBe(false)
    })
  })

  it('never for pictures that are missing', async () => {
    await hostThat(status(404))
    expect(await askAll(5)).toBe(false)
  })

  it('until it answers for a picture that was asked for before', async () => {
    // Three pictures, each asked for twice.
    await hostThat(...Array.from({ length: 6 }, () => reset), status(404))
    const host = openPictureHost(LIMITS, fetch)
    const ask = () => host.ask(`${server.url}/a.jpg`, undefined, 60_000)
    for (let index = 0; index < 3; index++) await ask()
    expect(host.isDown()).toBe(true)
    await ask()
    expect(host.isDown()).toBe(false)
  })
})
