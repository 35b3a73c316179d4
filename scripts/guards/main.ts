/** Checks the built shop in dist/: budgets, markup, links; says every fault and ends with code 1 when there is one. */
import { argv, exit } from 'node:process'
import { budgets } from './budgets.ts'
import { readBuiltSite, type Guard } from './built-site.ts'
import { links } from './links.ts'
import { strictMarkup } from './markup.ts'

const GUARDS: readonly Guard[] = [budgets, strictMarkup, links]
const SHOWN = 10

const site = await readBuiltSite(argv[2] ?? 'dist')
let isGood = true
for (const { name, check } of GUARDS) {
  const faults = await check(site)
  console.log(`${faults.length === 0 ? 'ok' : 'FAILED'}  ${name} (${site.pages.length} pages)`)
  for (const { page, message } of faults.slice(0, SHOWN)) console.log(`    ${page}: ${message}`)
  if (faults.length > SHOWN) console.log(`    … and ${faults.length - SHOWN} more`)
  isGood &&= faults.length === 0
}
if (!isGood) exit(1)
