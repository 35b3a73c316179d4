// Pulls the catalogue from the shop's API into a snapshot that the pages are rendered from.
import { leftOutReport } from './pull/report.ts'
import { runPull } from './pull/run-pull.ts'
import { exitWithReason } from './exit-with-reason.ts'

try {
  const { leftOut } = await runPull(process.env, 'dist')
  const report = leftOutReport(leftOut)
  if (report) console.warn(`\n${report}`)
} catch (error) {
  exitWithReason(error)
}
