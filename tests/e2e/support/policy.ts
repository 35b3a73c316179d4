/** How the browser's console speaks of what the shop's content security policy refused. */
const REFUSAL = /Content[- ]Security[- ]Policy|Trusted ?(?:HTML|Script|Type)|securitypolicyviolation/

/** Whether a line of the console speaks of what the shop's content security policy refused. */
export function isRefusal(line: string): boolean {
  return REFUSAL.test(line)
}

/** Runs in the page, before its own scripts: says in the console what the policy refuses. */
export function reportRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`securitypolicyviolation of ${violatedDirective} by ${blockedURI}: ${sample}`)
  })
}
