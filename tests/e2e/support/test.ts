import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'

const REFUSAL = /Content[- ]Security[- ]Policy|Trusted ?(?:HTML|Script|Type)|securitypolicyviolation/

function reportRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`securitypolicyviolation of ${violatedDirective} by ${blockedURI}: ${sample}`)
  })
}

/** Fails a test if the content security policy refused anything in any window. Files import `test` from here. */
export const test = base.extend<{ policyViolations: string[] }>({
  policyViolations: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const listen = (message: ConsoleMessage) => {
        if (REFUSAL.test(message.text())) violations.push(`${message.location().url}: ${message.text()}`)
      }
      const watch = (context: BrowserContext) => {
        context.on('console', listen)
        void context.addInitScript(reportRefusals)
      }
      browser.on('context', watch)
      await use(violations)
      browser.off('context', watch)
      expect(violations, 'what the content security policy refused').toEqual([])
    },
    { auto: true },
  ],
})
