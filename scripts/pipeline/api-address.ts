/** Whether an address is this machine's own: no other machine reaches it. */
export function isThisMachine(address: string): boolean {
  return /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(URL.parse(address)?.hostname ?? '')
}

function toKey(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  const name = isThisMachine(address) ? 'localhost' : url.hostname
  return `${name}:${url.port}${url.pathname.replace(/\/+$/, '')}`
}

/** Whether two addresses are one API: this machine has several names, and a host may move from http to https. */
export function isSameApi(one: string, other: string): boolean {
  return toKey(one) === toKey(other)
}
