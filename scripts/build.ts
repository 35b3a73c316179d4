// Builds the shop: pulls the catalogue, renders it beside the old shop, and only then puts it in dist/ (or --out).
import { parseArgs } from 'node:util'
import { rm } from 'node:fs/promises'
import { endWithNpm } from './end-with-npm.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { PICTURES_DIR } from '../src/catalogue/pictures/manifest.ts'
import { placePictures } from '../src/catalogue/pictures/place.ts'
import { parseBuildEnv, parsePictureEnv } from '../src/config/build-env.ts'
import { checkOwner } from '../src/config/shop/check-owner.ts'
import { parseAllowSamples } from '../src/config/guard-env.ts'
import { OWNER } from '../src/config/shop/owner.ts'
import { PICTURE_BUDGET_MS } from '../src/config/product/pictures.ts'
import { replaceShop, restoreShop } from './build/replace-shop.ts'
import { feedReport } from './feeds/report.ts'
import { writeFeeds } from './feeds/write-feeds.ts'
import { writeHeaders } from './headers/write-headers.ts'
import { pictureReport } from './pictures/report.ts'
import { runPictures } from './pictures/run-pictures.ts'
import { flawedReport, leftOutReport } from './pull/report.ts'
import { runPull } from './pull/run-pull.ts'
import { findEarlierDates } from './sitemap/earlier-dates.ts'
import { writeSitemap } from './sitemap/write-sitemap.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const TARGET = values.out
const FRESH = '.cache/dist-fresh'
/** Astro takes a font from here even if the build that put it here was killed halfway. */
const ASTRO_FONTS = '.cache/astro/fonts'

const NO_SITE_URL =
  'SITE_URL is not set: search engines, shared links and feeds are told that the shop is at http://localhost:4321. ' +
  'Build with its address, such as SITE_URL=https://www.example.sk, before it goes online.'

endWithNpm()
try {
  restoreShop(TARGET)
  // What is wrong with the settings is said before the work rather than after it.
  parseBuildEnv(process.env)
  parsePictureEnv(process.env, PICTURE_BUDGET_MS)
  checkOwner(OWNER, parseAllowSamples(process.env))
  const { catalogue, leftOut, flawed } = await runPull(process.env, TARGET)
  const earlierDates = await findEarlierDates(TARGET, process.env)
  const { wanted, made } = await runPictures(catalogue, process.env)
  for (const dir of [FRESH, ASTRO_FONTS]) await rm(dir, { recursive: true, force: true })
  // Loaded only now: a build that is refused need not wait for it.
  const { runRender } = await import('./render/run-render.ts')
  const { writeReturnForm } = await import('./return-form/write.ts')
  await runRender(FRESH, catalogue.products.length)
  await writeReturnForm(FRESH)
  const feeds = await writeFeeds(FRESH, catalogue, made.pictures, process.env)
  await writeSitemap(FRESH, catalogue, earlierDates, process.env)
  await writeHeaders(FRESH, process.env)
  await placePictures(FRESH, PICTURES_DIR, wanted, made.pictures)
  await replaceShop(FRESH, TARGET)
  const reports = [
    ...[leftOutReport(leftOut), flawedReport(flawed), pictureReport(made.faults), feedReport(feeds)],
  ]
  for (const report of reports) if (report) console.warn(`\n${report}`)
  if (!process.env['SITE_URL'] && !process.env['URL']) console.warn(`\n${NO_SITE_URL}`)
  console.log(`\nThe shop is in ${TARGET}/`)
  // Timers of the renderer would keep the process for another second.
  process.exit()
} catch (error) {
  exitWithReason(error)
}
