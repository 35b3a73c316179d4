import { formatPrice } from '../../../src/domain/money.ts'
import { describeLeft } from '../pictures/describe-left.ts'
import { picturePart } from './picture-part.ts'
import { findingParts, leftOutPart } from './catalogue-parts.ts'
import type { BuildReport } from './build-report.ts'
import type { ReportPart } from './report-part.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function changeParts({ changes }: BuildReport): ReportPart[] {
  if (!changes) return []
  const { added, removed, changed, prices } = changes
  const priceLines = prices.map(
    ({ name, oldCents, newCents }) => `${name}: ${formatPrice(oldCents)} → ${formatPrice(newCents)}`,
  )
  return [
    { title: `${count(added.length, 'product', 'products')} added`, lines: added },
    { title: `${count(removed.length, 'product', 'products')} removed`, lines: removed },
    { title: `${count(changed.length, 'product', 'products')} changed`, lines: changed },
    { title: `${count(prices.length, 'price', 'prices')} changed`, lines: priceLines },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({ ...part, isToMend: false }))
}

/** The parts of a report, what the owner has to mend at the end: there it is seen. */
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
