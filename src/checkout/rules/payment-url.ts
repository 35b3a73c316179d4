/** The address of a payment page: https and on one of `hosts`, else `null` (rule 412). Never throws. */
export function toPaymentUrl(text: unknown, hosts: readonly string[]): string | null {
  try {
    const { protocol, host, href } = new URL(String(text))
    return protocol === 'https:' && hosts.includes(host) ? href : null
  } catch {
    return null
  }
}
