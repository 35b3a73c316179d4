import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseOptions } from '../../../scripts/demo-api/options.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'

const dir = await tempFolder(afterAll)
const db = join(dir, 'new', 'shop.sqlite')

function run(...args: string[]): {
  child: ChildProcess
  output: Promise<{ out: string; err: string; code: unknown }>
} {
  const child = spawn(process.execPath, ['scripts/demo-api/main.ts', ...args])
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  return { child, output: once(child, 'close').then(([code]: unknown[]) => ({ out, err, code })) }
}

test('says where it is and ends cleanly on SIGTERM', async () => {
  const { child, output } = run('--port', '0', '--db', db, '--products', '5')
  const [line] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [string]
  expect(line).toMatch(/^Demo API: http:\/\/localhost:\d+\n$/)
  const url = line.slice('Demo API: '.length).trim()
  expect((await fetch(`${url}/v1/get/?action=get_newest_products`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await output).toEqual({ out: line, err: '', code: 0 })
})

test.each([
  [['--port', 'x'], '--port must be'],
  [['--products', '0'], '--products must be'],
  [['--products', '100001'], '--products must be'],
  [['--fault', 'explode'], '--fault must be one of'],
  [['--fault', 'drop:0'], '--fault must be a whole number'],
  [['--nic'], "Unknown option '--nic'"],
])('%o is refused', (args, reason) => expect(() => parseOptions(args)).toThrow(reason))

test('says in one line what it refuses', async () => {
  const { out, err, code } = await run('--port', 'x').output
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toMatch(/^--port must be .*\n$/)
})

test('says in one sentence that the port is taken, or that the file is not its own', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const port = String((server.address() as AddressInfo).port)
  const taken = await run('--port', port, '--db', db, '--products', '5').output
  server.close()
  expect(taken).toEqual({ out: '', code: 1, err: expect.stringMatching(/^Port \d+ is taken.*\n$/) as string })

  const foreign = join(dir, 'thesis.txt')
  writeFileSync(foreign, 'years of work')
  const { err, code } = await run('--port', '0', '--db', foreign).output
  expect(code).toBe(1)
  expect(err).toContain('not a database of the demo shop')
})
