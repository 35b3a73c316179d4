// The whole build, stage by stage. It renders the new shop beside the old one and swaps them at the end, in dist/ or --out.
// If nothing has changed, the shop stays as it is, unless FORCE_BUILD is 1.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  givenSiteUrl,
  parseAllowSamples,
  CONFIRM_ALL,
  parseBuildEnv,
  parseConfirmed,
  parseListingSource,
  parsePictureEnv,
  parseReportWebhook,
  parseSwitch,
} from '../../src/config/build-env.ts'
import { withSwatches } from './pictures/swatches.ts'
import { OWNER } from '../../src/config/owner.ts'
import { endWithNpm } from '../exit-with-reason.ts'
import { acquireBuildLock } from './build-lock.ts'
import { openBuiltSite } from './built-site.ts'
import { finishFiles } from './finish-files.ts'
import { FEEDS_DIR } from './feeds/feed.ts'
import type { writeFinishedFeeds } from './feeds/finished-feeds.ts'
import { failedPictures } from './guards/catalogue/compare.ts'
import { findComparison } from './guards/catalogue/find-comparison.ts'
import { measureCatalogue } from './guards/catalogue/measures.ts'
import { allOwnPageParts } from './check-own-pages.ts'
import { sampleFiles } from './check-samples.ts'
import { compareTerms, readTerms } from './check-terms.ts'
import { areTermsToCome } from '../../src/legal/rules/terms.ts'
import { deadLinks } from './guards/catalogue/dead-links.ts'
import { proveReductions } from './guards/catalogue/previous-prices.ts'
import { stopUnlessConfirmed } from './guards/catalogue/stop-unless-confirmed.ts'
import { missingLandings, movedPriceFindings, sharedTexts } from './guards/catalogue/findings.ts'
import { writeHeaders } from './headers/headers-file.ts'
import { readHostRules } from './host/host-rules.ts'
import { writeHostSettings } from './host/write-host-settings.ts'
import { inThread } from './in-thread.ts'
import { makeListings } from './listing/listings.ts'
import { findGuaranteeNotice, writePagesData } from './pages-data/write-pages-data.ts'
import { PICTURES_DIR, placePictures } from './pictures/cache.ts'
import { runPictures } from './pictures/run-pictures.ts'
import { carryFiles } from './publish/carry-files.ts'
import { digestCode } from './publish/inputs-digest.ts'
import { findOldSlugs, sameProducts, writeRedirects } from './publish/redirects.ts'
import { digestShop, findSameShop, writePublished } from './publish/published.ts'
import { writeChecked, writeState } from './publish/state-file.ts'
import { findPlace, replaceShop, restoreShop } from './publish/replace-shop.ts'
import { runPull } from './pull/run-pull.ts'
import { compareShops, readTexts, thingsOf } from './report/changes.ts'
import { endWithReport, switchLines } from './report/failure.ts'
import {
  feedFindings,
  hostFindings,
  leftOutFindings,
  nightFindings,
  ownPageFindings,
  ownerFindings,
  sampleFindings,
} from './report/finding.ts'
import { productPath } from '../../src/catalogue/rules/product-path.ts'
import { REPORT } from './report/texts.ts'
import { toReport, writeReport } from './report/report.ts'
import { sendReport } from './report/send-report.ts'
import { writeSitemap } from './sitemap/write-sitemap.ts'

const { env } = process
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' } },
})
const TARGET = values.out
const FRESH = '.cache/dist-fresh'
/** Not in `FRESH`, which Astro empties. */
const FRESH_FEEDS = '.cache/feeds-fresh'
/** The first lines of the report, also if the build fails. */
const head: string[] = []

endWithNpm()
try {
  acquireBuildLock('build')
  restoreShop(TARGET)
  // Find wrong settings before the long work.
  const place = findPlace(TARGET)
  const { siteUrl, apiUrl, isNetlify } = parseBuildEnv(env)
  const confirmed = parseConfirmed(env)
  head.push(...switchLines(env))
  const listingSource = parseListingSource(env['LISTING_SOURCE'])
  const { budgetMs } = parsePictureEnv(env)
  if (!existsSync(PICTURES_DIR)) console.log(REPORT.firstPictures(budgetMs))
  parseReportWebhook(env)
  const isForced = parseSwitch(env, 'FORCE_BUILD')
  const guaranteeNotice = await findGuaranteeNotice()

  const comparison = await findComparison(TARGET, env)
  const { online } = comparison
  if (!online) head.unshift(REPORT.compared[comparison.why](comparison.place))
  const pulled = await runPull(env, online)
  const { pointFiles } = pulled
  const { pulledAt } = pulled.catalogue
  const reductions = proveReductions(pulled.catalogue.products, online, pulledAt)
  const { products, prices } = reductions
  const catalogue = { ...pulled.catalogue, products }

  const { wanted, made, elapsedMs } = await runPictures(catalogue, env)
  const passed = [
    pulled.passed,
    stopUnlessConfirmed(failedPictures(products, made.failed), online, confirmed),
  ]
  const usedCodes = passed.flatMap(({ usedCode }) => usedCode ?? [])
  head.push(
    ...usedCodes.map(REPORT.confirmed),
    ...confirmed.filter((code) => code !== CONFIRM_ALL && !usedCodes.includes(code)).map(REPORT.idleCode),
  )
  const { pictures, colors } = made
  const shown = { ...catalogue, products: withSwatches(products, (path) => colors.get(path)) }

  const today = pulledAt.slice(0, 10)
  const { terms, findings: changedTerms } = compareTerms(
    online?.terms,
    OWNER.termsSince,
    await readTerms(),
    today,
  )
  const ownParts = await allOwnPageParts()
  const findings = [
    ...leftOutFindings(pulled.leftOut),
    ...pulled.findings,
    ...reductions.findings,
    ...nightFindings(passed.flatMap(({ rows }) => rows)),
    ...missingLandings(catalogue),
    ...sharedTexts(products),
    ...hostFindings(env, guaranteeNotice),
    ...(parseAllowSamples(env)
      ? sampleFindings(OWNER, await sampleFiles())
      : [...ownerFindings(OWNER, catalogue.settings.deliveryOptions, today), ...changedTerms]),
    ...movedPriceFindings(products, online?.products),
    ...made.faults,
    ...ownPageFindings(ownParts),
  ]
  const other = 'other' in comparison ? comparison.other : undefined
  const moved = other && sameProducts(other, products)
  if (moved && moved.lost.length > 0) head.push(REPORT.lostAddresses(moved.lost.map(productPath)))
  // On their day, terms to come take the place of those before.
  const code = `${await digestCode(env)} ${areTermsToCome(OWNER.termsSince, today)}`
  const digest = digestShop(code, shown, pictures)
  const facts = { ...measureCatalogue(pulled), things: thingsOf(catalogue, await readTexts()) }
  const sameShop = isForced ? undefined : await findSameShop(digest, TARGET, online, env)
  if (!sameShop) {
    for (const dir of [FRESH, FRESH_FEEDS]) await rm(dir, { recursive: true, force: true })
    const listed = await makeListings(shown, listingSource)
    await writePagesData({ ...listed, pictures, guaranteeNotice, pointFiles })
    // Import Astro late: a refused build need not wait for it.
    const { build: renderPages } = await import('astro')
    const { writeReturnForm } = await import('./return-form/write-return-form.ts')
    console.log('Rendering the pages')
    const [missing] = await Promise.all([
      inThread<typeof writeFinishedFeeds>(
        new URL('./feeds/finished-feeds.ts', import.meta.url),
        'writeFinishedFeeds',
        FRESH_FEEDS,
        TARGET,
        shown,
        pictures,
        { ...env },
      ),
      renderPages({ logLevel: 'warn', outDir: FRESH }),
    ])
    findings.push(...feedFindings(missing))
    await rename(join(FRESH_FEEDS, FEEDS_DIR), join(FRESH, FEEDS_DIR))
    await writeReturnForm(FRESH)
    await writeSitemap(FRESH, catalogue)
    await writeHeaders(FRESH, env)
    const oldSlugs = findOldSlugs(online ?? moved, products, pulledAt)
    await writeRedirects(FRESH, oldSlugs, products)
    await writeHostSettings(FRESH, env)
    await finishFiles(FRESH, { ...env }, TARGET)
    await placePictures(FRESH, PICTURES_DIR, wanted, pictures)
    await carryFiles(TARGET, FRESH, Date.now())
    await writeState(FRESH, products.length)
    await writePublished(FRESH, {
      pulledAt,
      digest,
      apiUrl,
      ...facts,
      prices,
      terms,
      oldSlugs,
    })
    await replaceShop(FRESH, place)
  } else if (sameShop === 'unchanged') await writeChecked(TARGET)
  // With 'online', the folder may hold no shop.
  if (sameShop !== 'online') {
    const { redirects } = await readHostRules(TARGET, isNetlify)
    const ownLinks = ownParts.flatMap(({ kind, about, value }) =>
      kind === 'link' ? [{ about, link: value }] : [],
    )
    findings.push(...deadLinks(catalogue, openBuiltSite(TARGET), redirects, siteUrl, ownLinks))
  }
  const report = toReport({
    outcome: sameShop ?? 'built',
    head,
    siteUrl: givenSiteUrl(env) ? siteUrl : '',
    catalogue,
    changes: online ? compareShops(online, facts) : null,
    findings,
    readings: pulled.readings,
    pictures: { left: made.left, fetched: made.fetched, elapsedMs },
  })
  await writeReport(report)
  await sendReport(report, env)
  const stays = {
    unchanged: `The shop in ${TARGET}/ stays as it is`,
    online: `The shop at ${siteUrl} is this one already, and none was built`,
  }
  console.log(
    sameShop ? `${stays[sameShop]}; FORCE_BUILD=1 builds it all the same` : `The shop is in ${TARGET}/`,
  )
  // Timers of the renderer would keep the process alive for another second.
  process.exit()
} catch (error) {
  await endWithReport(error, env, head)
}
