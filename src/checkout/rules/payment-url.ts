/** The address of a page that takes a payment: https and of one of these hosts, else `null`; never throws (rule 412). */
export function toPaymentUrl(text: unknown, hosts: readonly string[]): string | null {
  try {
    const { protocol, host, href } = new URL(String(text))
    return protocol === 'https:' && hosts.includes(host) ? href : null
  } catch {
    return null
  }
}
