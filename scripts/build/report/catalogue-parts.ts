import type { FaultyProduct } from '../../../src/api/readings.ts'
import { FINDING_KINDS, type Finding, type FindingKind } from './finding.ts'
import { describeLeftOut } from '../guards/catalogue/left-out.ts'
import type { ReportPart } from './report-part.ts'

/** The products that the shop goes online without, for the owner to mend; none when there is none. */
export function leftOutPart(leftOut: readonly FaultyProduct[]): ReportPart[] {
  if (leftOut.length === 0) return []
  return [
    {
      title:
        `${leftOut.length} ${leftOut.length === 1 ? 'product is' : 'products are'} left out of the shop; ` +
        "correct them in the shop's administration and build again",
      lines: leftOut.map(describeLeftOut),
      isToMend: true,
    },
  ]
}

/** What was found in the catalogue, a part for each kind. */
export function findingParts(findings: readonly Finding[]): ReportPart[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return (Object.keys(FINDING_KINDS) as FindingKind[]).flatMap((kind) => {
    const lines = (byKind.get(kind) ?? []).map(({ name, detail }) => `${name}: ${detail}`)
    return lines.length > 0 ? [{ title: FINDING_KINDS[kind], lines, isToMend: true }] : []
  })
}
