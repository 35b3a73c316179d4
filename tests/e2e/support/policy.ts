/** Whether a line of the console is about something that the shop's content security policy refused. */
export function isRefusal(line: string): boolean {
  return /Content[- ]Security[- ]Policy|Trusted ?(?:HTML|Script|Type)|securitypolicyviolation/.test(line)
}

/** Runs in the page before its own scripts: writes what the policy refuses to the console. */
export function reportRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`securitypolicyviolation of ${violatedDirective} by ${blockedURI}: ${sample}`)
  })
}
