/** Checks the built shop in dist/ page by page. Exits with 1 if there is a fault. */
import { argv, exit } from 'node:process'
import { eachPage, openBuiltSite } from '../../scripts/pipeline/built-site.ts'
import { readCarried } from '../../scripts/pipeline/publish/carry-files.ts'
import type { Guard } from './guard.ts'
import { links } from './links.ts'
import { head } from './head.ts'
import { headers } from './headers.ts'
import { pictures, validHtml } from './html.ts'
import { structuredData } from './structured-data.ts'

const SHOWN = 10

const dir = argv[2] ?? 'dist'
// Pass over files of earlier builds: they are gone in a week.
const site = openBuiltSite(dir, Object.keys(await readCarried(dir)))
const guards: readonly Guard[] = [...[validHtml, head, structuredData, links, pictures], await headers(dir)]
const faults = new Map(guards.map(({ name }) => [name, [] as string[]]))
await eachPage(site, async (page) => {
  for (const { name, check } of guards)
    for (const fault of await check(page, site)) faults.get(name)?.push(`${page.path}: ${fault}`)
})

for (const [name, found] of faults) {
  console.log(`${found.length === 0 ? 'ok' : 'FAILED'}  ${name} (${site.paths.length} pages)`)
  for (const fault of found.slice(0, SHOWN)) console.log(`    ${fault}`)
  if (found.length > SHOWN) console.log(`    … and ${found.length - SHOWN} more`)
}
if ([...faults.values()].some((found) => found.length > 0)) exit(1)
