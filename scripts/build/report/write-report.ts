import { writeWhole } from '../kept-files.ts'
import type { BuildReport } from './build-report.ts'
import { formatPart } from './report-part.ts'
import { ownerReport } from './owner-report.ts'
import { reportPage } from './report-page.ts'
import { reportParts, reportSummary } from './report-parts.ts'

/** Where the report of the last build is, beside the shop and not in it: whole, with what it tells its owner, and as a page for the owner. */
const REPORT_FILE = '.cache/build-report.json'
const REPORT_PAGE = '.cache/build-report.html'

/** Writes the report of a build, and tells what is in it on the terminal. */
export async function writeReport(report: BuildReport): Promise<void> {
  const parts = reportParts(report)
  const summary = reportSummary(report)
  await writeWhole(REPORT_FILE, `${JSON.stringify({ ...report, owner: ownerReport(report) }, null, 2)}\n`)
  await writeWhole(REPORT_PAGE, reportPage(report))
  for (const part of parts) {
    const print = part.isToMend ? console.warn : console.log
    print(`\n${formatPart(part)}`)
  }
  console.log(`\n${summary}\nThe whole report is in ${REPORT_PAGE}`)
}
