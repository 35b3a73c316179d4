import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '../../../scripts/serve/port.ts'

async function startServer(isOpen: boolean) {
  const server = createServer((_, response) => response.end('shop'))
  onTestFinished(() => void server.close())
  const port = await listen(server, { port: 0, isOpen, advice: '' })
  return { port, address: (server.address() as AddressInfo).address }
}

it('a server answers at localhost', async () => {
  const { port } = await startServer(false)
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('shop')
})

it('no other device reaches a server, unless it is open', async () => {
  expect(['127.0.0.1', '::1']).toContain((await startServer(false)).address)
  expect(['::', '0.0.0.0']).toContain((await startServer(true)).address)
})

it('a port that another program has is taken; without advice another is used, and said', async () => {
  const taken = createSocketServer()
  onTestFinished(() => void taken.close())
  const port = await new Promise<number>((done) =>
    taken.listen(0, 'localhost', () => done((taken.address() as AddressInfo).port)),
  )
  const server = createServer()
  await expect(listen(server, { port, advice: 'Choose another.' })).rejects.toThrow(
    `Port ${port} is taken. Choose another.`,
  )
  expect(server.listening).toBe(false)
  onTestFinished(() => void server.close())
  const log = vi.spyOn(console, 'log').mockReturnValue()
  expect(await listen(server, { port, advice: undefined })).not.toBe(port)
  expect(log).toHaveBeenCalledWith(`Port ${port} is taken, so another one is used.`)
})
