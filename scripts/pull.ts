// Pulls the catalogue from the shop's API into a snapshot that the pages are rendered from.
import { flawedReport, leftOutReport } from './pull/report.ts'
import { runPull } from './pull/run-pull.ts'
import { exitWithReason } from './exit-with-reason.ts'

try {
  const { leftOut, flawed } = await runPull(process.env, 'dist')
  for (const report of [leftOutReport(leftOut), flawedReport(flawed)]) if (report) console.warn(`\n${report}`)
} catch (error) {
  exitWithReason(error)
}
