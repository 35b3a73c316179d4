// Pulls the catalogue from the shop's API into a snapshot that the pages are rendered from.
import { digestCode } from './build/build-code.ts'
import { leftOutReport } from './pull/report.ts'
import { runPull } from './pull/run-pull.ts'
import { exitWithReason } from './exit-with-reason.ts'

try {
  const { leftOut } = await runPull(process.env, 'dist', await digestCode(process.env))
  const report = leftOutReport(leftOut)
  if (report) console.warn(`\n${report}`)
} catch (error) {
  exitWithReason(error)
}
