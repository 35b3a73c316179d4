// Builds the shop: pulls the catalogue, renders it beside the old shop, and only then puts it in dist/ (or --out).
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rename, rm } from 'node:fs/promises'
import { endWithNpm } from './end-with-npm.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { PICTURES_DIR } from '../src/catalogue/pictures/manifest.ts'
import { placePictures } from '../src/catalogue/pictures/place.ts'
import { parsePictureEnv } from '../src/config/build-env.ts'
import { PICTURE_BUDGET_MS } from '../src/config/pictures.ts'
import { pictureReport } from './pictures/report.ts'
import { runPictures } from './pictures/run-pictures.ts'
import { runPull } from './pull/run-pull.ts'
import { runRender } from './render/run-render.ts'

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

endWithNpm()
try {
  // What is wrong with the environment is said before the work rather than after it.
  parsePictureEnv(process.env, PICTURE_BUDGET_MS)
  const catalogue = await runPull(process.env)
  const { wanted, made } = await runPictures(catalogue, process.env)
  await rm(FRESH, { recursive: true, force: true })
  await runRender(FRESH, catalogue.products.length)
  await placePictures(FRESH, PICTURES_DIR, wanted, made.pictures)
  await replaceTarget()
  const report = pictureReport(made.faults)
  if (report) console.warn(`\n${report}`)
  console.log(`\nThe shop is in ${TARGET}/`)
  // Timers of the renderer would keep the process for another second.
  process.exit()
} catch (error) {
  exitWithReason(error)
}
