import { beforeEach, expect, it, vi } from 'vitest'
import { guardedFetch } from '../../../scripts/pipeline/guarded-fetch.ts'
import { answerWith, serveForTest, type TestServer } from '../../fixtures/test-server.ts'

/** The addresses of host names, in place of a DNS server. */
const names = vi.hoisted(() => new Map<string, string>())
vi.mock('node:dns/promises', () => ({
  lookup: (name: string) => {
    const address = names.get(name)
    if (address === undefined) return Promise.reject(new Error(`getaddrinfo ENOTFOUND ${name}`))
    return Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }])
  },
}))

let api: TestServer
let other: TestServer
/** The API's redirects, by path. */
let redirects: Record<string, string>

beforeEach(async () => {
  redirects = {}
  names.clear()
  other = await serveForTest(answerWith('theirs'))
  api = await serveForTest((request, response) => {
    const location = redirects[request.url ?? '']
    if (location === undefined) response.end(`own ${request.url ?? ''}`)
    else response.writeHead(302, { location }).end()
  })
})

const hostOf = (server: TestServer) => new URL(server.url).host
const ask = (path: string, { hosts = [] as string[], apiUrl = api.url } = {}) =>
  guardedFetch({ apiUrl, hosts })(api.url + path)

it('an answer may redirect within its host', async () => {
  redirects = { '/a?action=x': '/b', '/b': `${api.url}/c` }
  expect(await (await ask('/a?action=x')).text()).toBe('own /c')
})

it('an answer may redirect to a host that is named', async () => {
  redirects = { '/a': `${other.url}/b` }
  expect(await (await ask('/a', { hosts: [hostOf(other)] })).text()).toBe('theirs')
})

it('an answer may redirect to no other host, nor to another port of the same, which is asked nothing', async () => {
  redirects = { '/a?action=get_products': `${other.url}/b` }
  await expect(ask('/a?action=get_products')).rejects.toThrow(
    `get_products: the answer leads to "${other.url}/b", another host than ${hostOf(api)}: if it is yours, name it in REDIRECT_HOSTS`,
  )
  expect(other.requests).toEqual([])
})

it.each(['file:///etc/passwd', 'data:text/plain,x', 'http://'])(
  'an answer may not redirect to %s',
  async (location) => {
    redirects = { '/a': location }
    await expect(ask('/a')).rejects.toThrow('which is no address of a server')
  },
)

it('redirects are not followed for ever', async () => {
  redirects = { '/a': '/b', '/b': '/a' }
  await expect(ask('/a')).rejects.toThrow('leads on more than 5 times')
  expect(api.requests).toHaveLength(6)
})

it.each([
  ['127.0.0.1', ''],
  ['2130706433', ''],
  ['[::1]', ''],
  ['[::ffff:10.0.0.1]', ''],
  ['192.168.1.1', ''],
  ['169.254.169.254', ''],
  ['[fe80::1]', ''],
  ['inside.example', '10.1.2.3'],
  ['inside6.example', 'fd00::1'],
])('an API in the internet may not redirect to %s, though that is named', async (host, address) => {
  names.set('api.example', '93.184.215.14').set(host, address)
  redirects = { '/a': `http://${host}:9/x` }
  const named = new URL(`http://${host}:9`).host
  await expect(ask('/a', { apiUrl: 'http://api.example', hosts: [named] })).rejects.toThrow(
    'an address of this machine or of a private network, where the API is not',
  )
})

it('a request with a body is never sent on', async () => {
  redirects = { '/a': `${other.url}/b` }
  const answer = await guardedFetch({ apiUrl: api.url, hosts: [hostOf(other)] })(`${api.url}/a`, {
    method: 'POST',
    body: 'order',
  })
  expect(answer.status).toBe(302)
  expect(other.requests).toEqual([])
})
