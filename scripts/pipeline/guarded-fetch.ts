import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { quote } from '../../src/domain/quote.ts'
import { ApiError } from '../../src/api/errors.ts'

/** Where redirects may lead a build. */
export interface RedirectRules {
  /** The API's address. Where that is private, redirects may lead to private addresses, too. */
  apiUrl: string
  /** Other hosts than the asked one, with a port unless it is the usual one. */
  hosts: readonly string[]
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MAX_HOPS = 5
/** Addresses of no public server: this machine, private networks, link-local and reserved ones. */
const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix)
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6')

/** True for a host that is on this machine or in a private network, by any of its addresses. */
async function isPrivate({ hostname }: URL): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true })
  return addresses.some(({ address, family }) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'))
}

/** Why a redirect is not followed; `undefined` when it is. */
async function refusal(
  asked: string,
  to: URL | null,
  { apiUrl, hosts }: RedirectRules,
): Promise<string | undefined> {
  if (to?.protocol !== 'https:' && to?.protocol !== 'http:') return 'which is no address of a server'
  if (to.host !== asked && !hosts.includes(to.host))
    return `another host than ${asked}: if it is yours, name it in REDIRECT_HOSTS`
  if ((await isPrivate(to)) && !(await isPrivate(new URL(apiUrl))))
    return 'an address of this machine or of a private network, where the API is not'
  return undefined
}

/**
 * A `fetch` that follows the redirects of a GET or HEAD, each only to the asked host or to one of the rules' hosts.
 * @throws {ApiError} of the kind 'redirect' for any other
 */
export function guardedFetch(rules: RedirectRules): typeof fetch {
  return async (input, init) => {
    const { method, headers, signal, url } = new Request(input, init)
    if (method !== 'GET' && method !== 'HEAD') return fetch(input, { ...init, redirect: 'manual' })
    let from = new URL(url)
    const refuse = (reason: string) => {
      const { searchParams, pathname } = new URL(url)
      return new ApiError(searchParams.get('action') ?? pathname, 'redirect', reason)
    }
    for (let hop = 0; hop <= MAX_HOPS; hop++) {
      const response = await fetch(from, { method, headers, signal, redirect: 'manual' })
      const location = response.headers.get('location')
      if (!REDIRECTS.has(response.status) || location === null) return response
      await response.body?.cancel()
      const to = URL.parse(location, from)
      const reason = await refusal(new URL(url).host, to, rules)
      if (reason !== undefined || !to) throw refuse(`the answer leads to ${quote(location)}, ${reason ?? ''}`)
      from = to
    }
    throw refuse(`the answer leads on more than ${MAX_HOPS} times`)
  }
}
