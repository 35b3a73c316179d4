import { inlineHashes } from '../../scripts/pipeline/headers/inline-code.ts'
import { readRules } from '../../scripts/serve/rules.ts'
import type { Guard } from './guard.ts'

/** Groups: the text before a page's policy, the policy, the text after it. */
const POLICY = /^([^]*?)<meta http-equiv="content-security-policy" content="([^"]*)">([^]*)$/

/** A script, a style or a link. A policy does not cover those before it. */
const COVERED = /<(?:script|style|link)\b/i

function hashesIn(policy: string): string[] {
  return [...policy.matchAll(/'sha256-[^']*'/g)].map(([hash]) => hash)
}

function policyFaults(html: string): string[] {
  const [, before, policy, after] = POLICY.exec(html) ?? []
  if (before === undefined || policy === undefined || after === undefined)
    return ['has no content security policy of its own']
  const { scripts, styles } = inlineHashes(html)
  const own = scripts.union(styles)
  const allowed = new Set(hashesIn(policy))
  return [
    ...(COVERED.test(before) ? ['has scripts, styles or links before its policy'] : []),
    ...(POLICY.test(after) ? ['has two policies'] : []),
    ...[...own.difference(allowed)].map((hash) => `its policy refuses the inline code of hash ${hash}`),
    ...[...allowed.difference(own)].map((hash) => `its policy allows ${hash}, which is not in the page`),
  ]
}

/** Every page has a policy that allows only its own inline code, and the header that belongs to it (decision 14). */
export async function headers(dir: string): Promise<Guard> {
  const { headersFor } = await readRules(dir)
  return {
    name: 'headers',
    check: ({ path, html }) => [
      ...(headersFor(path)['content-security-policy']?.includes('frame-ancestors')
        ? []
        : ['has no policy in its headers']),
      ...policyFaults(html),
    ],
  }
}
