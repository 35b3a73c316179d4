import { SPECULATION_POLICY, SPECULATION_RULES } from '../../config/speculation-rules.ts'

/** Tells the browser what it may fetch ahead (decision 23). */

/** What TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: () => string },
  ) => { createScript: (text: string) => string }
}

const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes }
// No other code can make a second policy of this name.
const policy = trustedTypes.createPolicy(SPECULATION_POLICY, { createScript: () => SPECULATION_RULES })
const rules = document.createElement('script')
rules.type = 'speculationrules'
rules.textContent = policy.createScript('')
document.head.append(rules)
