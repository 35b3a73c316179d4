import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'

/** How the browser's console speaks of what the shop's content security policy refused. */
const REFUSAL = /Content Security Policy|Trusted ?(?:HTML|Script|Type)|securitypolicyviolation/

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`securitypolicyviolation of ${violatedDirective} by ${blockedURI}: ${sample}`)
  })
}

/**
 * Every end-to-end test: it fails when the content security policy that the shop is served with refused anything, in
 * whichever window. Files take `test` from here and never from Playwright itself.
 */
export const test = base.extend<{ policyViolations: string[] }>({
  policyViolations: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const listen = (message: ConsoleMessage) => {
        if (REFUSAL.test(message.text())) violations.push(`${message.location().url}: ${message.text()}`)
      }
      const watch = (context: BrowserContext) => {
        context.on('console', listen)
        void context.addInitScript(reportViolations)
      }
      browser.on('context', watch)
      await use(violations)
      browser.off('context', watch)
      expect(violations, 'what the content security policy refused').toEqual([])
    },
    { auto: true },
  ],
})
