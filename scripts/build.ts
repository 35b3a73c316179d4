// Builds the shop: pulls the catalogue, renders it beside the old shop, and only then puts it in dist/ (or --out).
import { build } from 'astro'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rename, rm } from 'node:fs/promises'
import { exitWithReason } from './exit-with-reason.ts'
import { runPull } from './pull/run-pull.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const TARGET = values.out
const FRESH = '.cache/dist-fresh'
const OLD = '.cache/dist-old'

async function replaceTarget(): Promise<void> {
  await rm(OLD, { recursive: true, force: true })
  if (existsSync(TARGET)) await rename(TARGET, OLD)
  await rename(FRESH, TARGET)
  await rm(OLD, { recursive: true, force: true })
}

try {
  await runPull(process.env)
  await rm(FRESH, { recursive: true, force: true })
  process.env['SHOP_OUT_DIR'] = `./${FRESH}`
  await build({ logLevel: 'warn' })
  await replaceTarget()
  console.log(`\nThe shop is in ${TARGET}/`)
} catch (error) {
  exitWithReason(error)
}
