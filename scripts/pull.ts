// Pulls the catalogue from the shop's API for `npm run dev`. Its pages show the media host's own pictures.
import { acquireBuildLock } from './pipeline/build-lock.ts'
import { makeListings } from './pipeline/listing/listings.ts'
import { parseListingSource } from '../src/config/build-env.ts'
import { findGuaranteeNotice, writePagesData } from './pipeline/pages-data/write-pages-data.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { findComparison } from './pipeline/guards/catalogue/find-comparison.ts'
import { leftOutFindings, nightFindings } from './pipeline/report/finding.ts'
import { findingParts, formatPart } from './pipeline/report/report.ts'
import { runPull } from './pipeline/pull/run-pull.ts'

try {
  acquireBuildLock('pull')
  const source = parseListingSource(process.env['LISTING_SOURCE'])
  const { online } = await findComparison('dist', process.env)
  const { catalogue, pointFiles, findings, leftOut, passed } = await runPull(process.env, online)
  await writePagesData({
    ...(await makeListings(catalogue, source)),
    pictures: new Map(),
    pointFiles,
    guaranteeNotice: await findGuaranteeNotice(),
  })
  const all = [...leftOutFindings(leftOut), ...findings, ...nightFindings(passed.rows)]
  for (const part of findingParts(all)) console.warn(formatPart(part))
} catch (error) {
  exitWithReason(error)
}
