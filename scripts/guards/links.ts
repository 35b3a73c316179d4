import type { BuiltSite, Guard } from './built-site.ts'

function isThere({ files }: BuiltSite, path: string): boolean {
  const address = decodeURI(path)
  return [address, `${address}.html`, `${address.replace(/\/$/, '')}/index.html`].some((file) =>
    files.has(file),
  )
}

/** Every link inside the shop leads to a page or a file that is there. */
export const links: Guard = {
  name: 'links',
  check: ({ html }, site) => {
    const targets = new Set(
      [...html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g)].map((match) => match[1] ?? ''),
    )
    return [...targets]
      .filter((target) => !isThere(site, target))
      .map((target) => `leads to ${target}, which is not there`)
  },
}
