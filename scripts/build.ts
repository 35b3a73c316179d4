// Builds the shop: pulls the catalogue, renders it beside the old shop, and only then puts it in dist/ (or --out).
import { build } from 'astro'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rename, rm } from 'node:fs/promises'
import { exitWithReason } from './exit-with-reason.ts'
import { PICTURES_DIR } from '../src/catalogue/pictures/manifest.ts'
import { placePictures } from '../src/catalogue/pictures/place.ts'
import { parseAllowSamples, parseBuildEnv, parsePictureEnv } from '../src/config/build-env.ts'
import { checkOwner } from '../src/config/check-owner.ts'
import { OWNER } from '../src/config/owner.ts'
import { PICTURE_BUDGET_MS } from '../src/config/pictures.ts'
import { pictureReport } from './pictures/report.ts'
import { runPictures } from './pictures/run-pictures.ts'
import { writeReturnForm } from './return-form/write.ts'
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
  // What is wrong with the settings is said before the work rather than after it.
  parseBuildEnv(process.env)
  parsePictureEnv(process.env, PICTURE_BUDGET_MS)
  checkOwner(OWNER, parseAllowSamples(process.env['ALLOW_SAMPLES']))
  const catalogue = await runPull(process.env)
  const { wanted, made } = await runPictures(catalogue, process.env)
  await rm(FRESH, { recursive: true, force: true })
  process.env['SHOP_OUT_DIR'] = `./${FRESH}`
  await build({ logLevel: 'warn' })
  await writeReturnForm(FRESH)
  await placePictures(FRESH, PICTURES_DIR, wanted, made.pictures)
  await replaceTarget()
  const report = pictureReport(made.faults)
  if (report) console.warn(`\n${report}`)
  console.log(`\nThe shop is in ${TARGET}/`)
} catch (error) {
  exitWithReason(error)
}
