import type { BuiltSite, Guard } from './built-site.ts'

function isThere({ files }: BuiltSite, path: string): boolean {
  const address = decodeURI(path)
  return [address, `${address}.html`, `${address.replace(/\/$/, '')}/index.html`].some((file) =>
    files.has(file),
  )
}

/** Addresses inside the shop that a page's `srcset` offers. */
function srcsetTargets(html: string): string[] {
  return [...html.matchAll(/\ssrcset="([^"]*)"/gi)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter((address) => /^\/(?!\/)[^?]*$/.test(address))
}

/** Every link and every picture inside the shop leads to a page or a file that is there. */
export const links: Guard = {
  name: 'links',
  check: ({ html }, site) => {
    const targets = new Set([
      ...[...html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g)].map((match) => match[1] ?? ''),
      ...srcsetTargets(html),
    ])
    return [...targets]
      .filter((target) => !isThere(site, target))
      .map((target) => `leads to ${target}, which is not there`)
  },
}
