import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '../../../scripts/serve/port.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
)

async function startServer(isOpen: boolean) {
  const server = createServer((_, response) => response.end('shop'))
  onTestFinished(() => void server.close())
  const port = await listen(server, { port: 0, isOpen, advice: '' })
  return { port, address: (server.address() as AddressInfo).address }
}

it('a server answers at both addresses of its machine, so localhost works everywhere', async () => {
  const { port } = await startServer(false)
  for (const host of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('shop')
})

it('no other device reaches a server, unless it is open', async () => {
  expect((await startServer(false)).address).toBe('127.0.0.1')
  expect(['::', '0.0.0.0']).toContain((await startServer(true)).address)
})

it('a port is taken if another program has it at one of the two addresses; without advice another is taken, and said', async () => {
  const taken = createSocketServer()
  onTestFinished(() => void taken.close())
  const port = await new Promise<number>((done) =>
    taken.listen(0, hasIpv6 ? '::1' : '127.0.0.1', () => done((taken.address() as AddressInfo).port)),
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
