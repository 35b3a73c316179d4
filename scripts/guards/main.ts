/** Checks every page of the built shop in dist/: budgets, markup, links, pictures; ends with code 1 when there is a fault. */
import { argv, exit } from 'node:process'
import pLimit from 'p-limit'
import { budgets } from './budgets.ts'
import { openBuiltSite, type Guard } from './built-site.ts'
import { links } from './links.ts'
import { pictures, strictMarkup } from './markup.ts'
import { validHtml } from './valid-html.ts'

const GUARDS: readonly Guard[] = [budgets, strictMarkup, validHtml, links, pictures]
const PAGES_AT_A_TIME = 16
const SHOWN = 10

const site = await openBuiltSite(argv[2] ?? 'dist')
const limit = pLimit(PAGES_AT_A_TIME)
const faults = new Map(GUARDS.map(({ name }) => [name, [] as string[]]))
await limit.map(site.paths, async (path) => {
  const page = await site.page(path)
  for (const { name, check } of GUARDS)
    for (const fault of await check(page, site)) faults.get(name)?.push(`${path}: ${fault}`)
})
for (const [name, found] of faults) {
  console.log(`${found.length === 0 ? 'ok' : 'FAILED'}  ${name} (${site.paths.length} pages)`)
  for (const fault of found.slice(0, SHOWN)) console.log(`    ${fault}`)
  if (found.length > SHOWN) console.log(`    … and ${found.length - SHOWN} more`)
}
if ([...faults.values()].some((found) => found.length > 0)) exit(1)
