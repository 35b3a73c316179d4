// Builds the shop: pulls the catalogue, renders it beside the old shop, and only then puts it in dist/ (or --out). Where
// nothing has changed the shop stays as it is; --force builds it all the same, and all of it.
import { parseArgs } from 'node:util'
import { rm } from 'node:fs/promises'
import { endWithNpm } from './end-with-npm.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { forgetKeptPages, forgetPlans, placeKeptPages } from '../src/catalogue/pages/kept-pages.ts'
import { PICTURES_DIR } from '../src/catalogue/pictures/manifest.ts'
import { placePictures } from '../src/catalogue/pictures/place.ts'
import { digestShop, readPublished, toPublished, writePublished } from '../src/catalogue/published.ts'
import { parseBuildEnv, parsePictureEnv } from '../src/config/build-env.ts'
import { checkOwner } from '../src/config/shop/check-owner.ts'
import { parseAllowSamples } from '../src/config/guard-env.ts'
import { OWNER } from '../src/config/shop/owner.ts'
import { PICTURE_BUDGET_MS } from '../src/config/product/pictures.ts'
import { digestCode } from './build/build-code.ts'
import { replaceShop, restoreShop } from './build/replace-shop.ts'
import { writeHeaders } from './headers/write-headers.ts'
import { pictureReport } from './pictures/report.ts'
import { runPictures } from './pictures/run-pictures.ts'
import { leftOutReport } from './pull/report.ts'
import { forgetAnswers, runPull } from './pull/run-pull.ts'

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, force: { type: 'boolean', default: false } },
})
const TARGET = values.out
const FRESH = '.cache/dist-fresh'
/** Astro takes a font from here even if the build that put it here was killed halfway. */
const ASTRO_FONTS = '.cache/astro/fonts'

endWithNpm()
try {
  restoreShop(TARGET)
  // What is wrong with the settings is said before the work rather than after it.
  parseBuildEnv(process.env)
  parsePictureEnv(process.env, PICTURE_BUDGET_MS)
  checkOwner(OWNER, parseAllowSamples(process.env))
  if (values.force) {
    forgetKeptPages()
    await forgetAnswers()
  }
  const code = await digestCode(process.env)
  const { catalogue, leftOut } = await runPull(process.env, TARGET, code)
  const { wanted, made } = await runPictures(catalogue, process.env)
  const digest = digestShop(code, catalogue, made.pictures)
  const isUnchanged = (await readPublished(TARGET))?.digest === digest
  if (!isUnchanged || values.force) {
    for (const dir of [FRESH, ASTRO_FONTS]) await rm(dir, { recursive: true, force: true })
    forgetPlans()
    // Loaded only now: a build that is refused need not wait for it.
    const { runRender } = await import('./render/run-render.ts')
    const { writeReturnForm } = await import('./return-form/write.ts')
    await runRender(FRESH, code)
    const pages = placeKeptPages(FRESH)
    await writeReturnForm(FRESH)
    await writeHeaders(FRESH, process.env, pages)
    await placePictures(FRESH, PICTURES_DIR, wanted, made.pictures)
    await writePublished(FRESH, toPublished(catalogue, digest))
    await replaceShop(FRESH, TARGET)
  }
  for (const report of [leftOutReport(leftOut), pictureReport(made.faults)])
    if (report) console.warn(`\n${report}`)
  console.log(
    isUnchanged && !values.force
      ? `\nNothing has changed: the shop in ${TARGET}/ stays as it is`
      : `\nThe shop is in ${TARGET}/`,
  )
  // Timers of the renderer would keep the process for another second.
  process.exit()
} catch (error) {
  exitWithReason(error)
}
