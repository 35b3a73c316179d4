import { inlineHashes } from '../../headers/inline-code.ts'
import { readRules } from '../../../serve/rules.ts'
import type { Guard } from './guard.ts'

/** An address at which `404.html` is shown, beside its own. */
const UNKNOWN_ADDRESS = '/an/address/of/nobody'

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

function faultsAt(html: string, sent: Readonly<Record<string, string>>): string[] {
  const policy = sent['content-security-policy']
  if (policy === undefined) return ['has no content security policy']
  const { scripts, styles } = inlineHashes(html)
  const allowed = new Set([...sourcesOf(policy, 'script-src'), ...sourcesOf(policy, 'style-src')])
  return [...scripts, ...styles]
    .filter((hash) => !allowed.has(hash))
    .map((hash) => `its policy refuses the inline code of hash ${hash}`)
}

/** Every page may run its own scripts and show its own styles under the headers of its address. */
export async function headers(dir: string): Promise<Guard> {
  const { headersFor } = await readRules(dir)
  return {
    name: 'headers',
    check: ({ path, html }) =>
      (path === '/404' ? [path, UNKNOWN_ADDRESS] : [path]).flatMap((address) =>
        faultsAt(html, headersFor(address)),
      ),
  }
}
