// The whole build, stage by stage: it renders the shop beside the old one, and only then puts it in dist/ (or --out). Where
// nothing has changed the shop stays as it is; --force builds it all the same.
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  givenSiteUrl,
  parseAllowSamples,
  parseBuildEnv,
  parseListingSource,
  parsePictureEnv,
} from '../../src/config/build-env.ts'
import { PICTURE_BUDGET_MS } from '../../src/config/product/pictures.ts'
import { checkOwner } from '../../src/config/shop/check-owner.ts'
import { OWNER } from '../../src/config/shop/owner.ts'
import { withSwatches } from '../../src/domain/product/swatches.ts'
import { endWithNpm } from '../end-with-npm.ts'
import { exitWithReason } from '../exit-with-reason.ts'
import { takeBuildLock } from './build-lock.ts'
import { writeFeeds } from './feeds/write-feeds.ts'
import { missingLandings } from './guards/catalogue/findings.ts'
import { writeHeaders } from './headers/write-headers.ts'
import { writeNginxConf } from './host/nginx-conf.ts'
import { makeListings } from './listing/listings.ts'
import { findGuaranteeNotice, writePagesData } from './pages-data/write-pages-data.ts'
import { PICTURES_DIR, placePictures } from './pictures/cache.ts'
import { runPictures } from './pictures/run-pictures.ts'
import { carryFiles, keepFileList, readBuiltFiles } from './publish/built-files.ts'
import { digestCode } from './publish/inputs-digest.ts'
import { findOldSlugs, redirectOldSlugs } from './publish/old-slugs.ts'
import { digestShop, toPublished, writePublished } from './publish/published.ts'
import { replaceShop, restoreShop } from './publish/replace-shop.ts'
import { assertSameShop, isBuildForced, findSameShop } from './publish/same-shop.ts'
import { forgetResponses, runPull } from './pull/run-pull.ts'
import { keepBuiltShop, readBuiltShop, toShopState } from './report/changes.ts'
import { feedFindings, hostFindings, leftOutFindings } from './report/finding.ts'
import { toReport, writeReport } from './report/report.ts'
import { findEarlierDates } from './sitemap/page-dates.ts'
import { writeSitemap } from './sitemap/write-sitemap.ts'

const { env } = process
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, force: { type: 'boolean', default: false } },
})
const TARGET = values.out
const FRESH = '.cache/dist-fresh'

endWithNpm()
try {
  takeBuildLock('npm run build')
  restoreShop(TARGET)
  // Wrong settings are reported before the work rather than after it.
  const { siteUrl } = parseBuildEnv(env)
  const listingSource = parseListingSource(env['LISTING_SOURCE'])
  parsePictureEnv(env, PICTURE_BUDGET_MS)
  checkOwner(OWNER, parseAllowSamples(env))
  const isForced = isBuildForced(env, values.force)
  if (isForced) await forgetResponses()

  const code = await digestCode(env)
  const { catalogue, leftOut, findings: found, online } = await runPull(env, TARGET, code)
  const earlierDates = await findEarlierDates(TARGET, env)

  const { wanted, made, elapsedMs } = await runPictures(catalogue, env)
  const { pictures, colors } = made
  const shown = { ...catalogue, products: withSwatches(catalogue.products, (path) => colors.get(path)) }

  const digest = digestShop(code, shown, pictures)
  const sameShop = isForced ? undefined : await findSameShop(digest, TARGET, env)
  const guaranteeNotice = await findGuaranteeNotice()
  const findings = [
    ...leftOutFindings(leftOut),
    ...found,
    ...missingLandings(catalogue),
    ...hostFindings(env, guaranteeNotice),
    ...made.faults,
  ]
  if (!sameShop) {
    await rm(FRESH, { recursive: true, force: true })
    const listings = await makeListings(shown, listingSource)
    await writePagesData({ catalogue: shown, pictures, listings, guaranteeNotice })
    // Loaded only now: a build that is refused need not wait for it.
    const { runRender } = await import('./render/run-render.ts')
    const { writeReturnForm } = await import('./return-form/render.ts')
    await runRender(FRESH, catalogue.products.length)

    await writeReturnForm(FRESH)
    findings.push(...feedFindings(await writeFeeds(FRESH, shown, pictures, env)))
    await writeSitemap(FRESH, catalogue, earlierDates, env)
    await writeHeaders(FRESH, env)
    const oldSlugs = findOldSlugs(online, catalogue.products, catalogue.pulledAt)
    await redirectOldSlugs(FRESH, oldSlugs, catalogue.products)
    await writeNginxConf(FRESH, TARGET, siteUrl)
    await placePictures(FRESH, PICTURES_DIR, wanted, pictures)
    await writePublished(FRESH, toPublished(catalogue, digest, oldSlugs))
    const carried = await carryFiles(TARGET, FRESH, Date.now())
    const files = readBuiltFiles(FRESH)
    await assertSameShop(digest, env)
    await keepFileList(TARGET, { digest, files, carried })
    await replaceShop(FRESH, TARGET)
  }
  const shop = toShopState(catalogue)
  // The shop that is there already was built from this very catalogue.
  const before = sameShop ? shop : await readBuiltShop()
  await writeReport(
    toReport({
      outcome: sameShop?.outcome ?? 'built',
      siteUrl: givenSiteUrl(env) ? siteUrl : '',
      shop,
      before,
      findings,
      pictures: { left: made.left, fetched: made.fetched, elapsedMs },
    }),
  )
  await keepBuiltShop(shop)
  console.log(
    sameShop ? `${sameShop.notice}; FORCE_BUILD=1 builds it all the same` : `The shop is in ${TARGET}/`,
  )
  // Timers of the renderer would keep the process for another second.
  process.exit()
} catch (error) {
  exitWithReason(error)
}
