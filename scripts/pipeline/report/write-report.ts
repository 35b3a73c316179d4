import { writeWhole } from '../kept-files.ts'
import type { BuildReport } from './build-report.ts'
import {
  count,
  formatPart,
  describeLeft,
  picturePart,
  findingParts,
  leftOutPart,
  type ReportPart,
} from './report-part.ts'
import { ownerReport } from './owner-report.ts'
import { reportPage } from './report-page.ts'
import { nameProduct } from '../../../src/api/readings.ts'
import { formatPrice } from '../../../src/domain/money.ts'
import { quote } from '../../../src/domain/quote.ts'
import type { ShopChange } from './shop-changes.ts'

/** The files of the last build's report, outside the shop: the data with the owner's report, and the owner's page. */
const REPORT_FILE = '.cache/build-report.json'
const REPORT_PAGE = '.cache/build-report.html'

/** Writes the report of a build, and prints it on the terminal. */
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

function shopChangeLine({ area, name, what, values }: ShopChange): string {
  const said = values?.map((value) => (typeof value === 'string' ? quote(value) : JSON.stringify(value)))
  return `${area} ${quote(name)}: ${said?.join(' → ') ?? what}`
}

function changeParts({ changes, shopChanges, pagesChanged }: BuildReport): ReportPart[] {
  if (!changes) return []
  const { added, removed, renamed, changed, prices } = changes
  const priceLines = prices.map(
    ({ product, oldCents, newCents }) =>
      `${nameProduct(product)}: ${formatPrice(oldCents)} → ${formatPrice(newCents)}`,
  )
  const renamedLines = renamed.map(
    ({ product, before }) => `${nameProduct(before)} → ${nameProduct(product)}`,
  )
  return [
    { title: `${count(added.length, 'product', 'products')} added`, lines: added.map(nameProduct) },
    { title: `${count(removed.length, 'product', 'products')} removed`, lines: removed.map(nameProduct) },
    { title: `${count(renamed.length, 'product', 'products')} renamed`, lines: renamedLines },
    { title: `${count(changed.length, 'product', 'products')} changed`, lines: changed.map(nameProduct) },
    { title: `${count(prices.length, 'price', 'prices')} changed`, lines: priceLines },
    {
      title: `${count(shopChanges.length, 'change', 'changes')} of banners, categories, menu, filters, settings and the owner's data`,
      lines: shopChanges.map(shopChangeLine),
    },
    {
      title: `${count(pagesChanged?.length ?? 0, 'page', 'pages')} changed`,
      lines: pagesChanged ?? [],
    },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({ ...part, isToMend: false }))
}

/** The parts of a report. Those that the owner has to mend come last, where a terminal shows them. */
export function reportParts(report: BuildReport): ReportPart[] {
  const { findings, pictures, leftOut } = report
  return [
    ...changeParts(report),
    ...findingParts(findings),
    ...picturePart(pictures.faults),
    ...leftOutPart(leftOut),
  ]
}

/** A report in a few words. */
export function reportSummary({
  outcome,
  products,
  categories,
  output,
  pictures,
  stages,
}: BuildReport): string {
  const seconds = (stages.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)
  const shop = `${count(products, 'product', 'products')} in ${count(categories, 'category', 'categories')}`
  const left = pictures.left > 0 ? `; ${describeLeft(pictures)}` : ''
  if (outcome !== 'built' || !output) return `Nothing has changed: ${shop}${left}; ${seconds} s`
  const megabytes = (output.bytes / 1e6).toFixed(1)
  return `${shop}; ${count(output.pages, 'page', 'pages')}; ${count(output.files, 'file', 'files')}, ${megabytes} MB${left}; ${seconds} s`
}
