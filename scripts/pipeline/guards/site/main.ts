/** Checks the built shop in dist/ page by page; ends with code 1 when there is a fault. */
import { argv, exit } from 'node:process'
import pLimit from 'p-limit'
import { openBuiltSite, type Guard } from './built-site.ts'
import { links } from './links.ts'
import { head } from './head.ts'
import { headers } from './headers.ts'
import { pictures, validHtml } from './html.ts'
import { structuredData } from './structured-data.ts'

const PAGES_AT_A_TIME = 16
const SHOWN = 10

const dir = argv[2] ?? 'dist'
const site = openBuiltSite(dir)
const guards: readonly Guard[] = [...[validHtml, head, structuredData, links, pictures], await headers(dir)]
const faults = new Map(guards.map(({ name }) => [name, [] as string[]]))
await pLimit(PAGES_AT_A_TIME).map(site.paths, async (path) => {
  const page = await site.page(path)
  for (const { name, check } of guards)
    for (const fault of await check(page, site)) faults.get(name)?.push(`${path}: ${fault}`)
})

for (const [name, found] of faults) {
  console.log(`${found.length === 0 ? 'ok' : 'FAILED'}  ${name} (${site.paths.length} pages)`)
  for (const fault of found.slice(0, SHOWN)) console.log(`    ${fault}`)
  if (found.length > SHOWN) console.log(`    … and ${found.length - SHOWN} more`)
}
if ([...faults.values()].some((found) => found.length > 0)) exit(1)
