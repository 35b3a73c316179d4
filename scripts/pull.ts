// Pulls the catalogue from the shop's API into a snapshot that the pages are rendered from.
import { digestCode } from './build/build-code.ts'
import { findingParts, leftOutPart } from './pull/report.ts'
import { formatPart } from './report/report-part.ts'
import { runPull } from './pull/run-pull.ts'
import { exitWithReason } from './exit-with-reason.ts'

try {
  const { findings, leftOut } = await runPull(process.env, 'dist', await digestCode(process.env))
  for (const part of [...findingParts(findings), ...leftOutPart(leftOut)])
    console.warn(`\n${formatPart(part)}`)
} catch (error) {
  exitWithReason(error)
}
