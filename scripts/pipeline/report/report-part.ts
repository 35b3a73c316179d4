import type { FaultyProduct } from '../../../src/api/readings.ts'
import { FINDING_KINDS, type Finding, type FindingKind } from './finding.ts'
import { describeLeftOut } from '../guards/catalogue/guard-catalogue.ts'
import { printable, quote } from '../../../src/domain/quote.ts'
import type { PictureFault } from '../pictures/make-pictures.ts'

/** A part of a report: a title and what it lists. */
export interface ReportPart {
  title: string
  /** At least one. What follows a line break in a line is a detail of it. */
  lines: readonly string[]
  /** True where the owner has something to mend. */
  isToMend: boolean
}

const SHOWN = 20

/** A number with its noun. @example count(2, 'page', 'pages') // '2 pages' */
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** A part for a terminal, the first lines of it. */
export function formatPart({ title, lines }: ReportPart): string {
  const rest = lines.length - SHOWN
  return [
    `${title}:`,
    ...lines.slice(0, SHOWN).map((line) => `  ${line.replaceAll('\n', '\n    ')}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ].join('\n')
}

/** The products that the shop goes online without, for the owner to mend; none when there is none. */
export function leftOutPart(leftOut: readonly FaultyProduct[]): ReportPart[] {
  if (leftOut.length === 0) return []
  return [
    {
      title:
        `${count(leftOut.length, 'product is', 'products are')} left out of the shop; ` +
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

const REASONS: Record<PictureFault['problem'], string> = {
  missing: 'the media host does not have it',
  'too-heavy': 'the file is too heavy',
  timeout: 'it did not come in time',
  unreachable: 'the media host failed to give it',
  'not-a-picture': 'the file is not a JPEG, PNG, WebP, GIF or AVIF picture',
  corrupt: 'the file is damaged',
  'too-many-pixels': 'it has too many pixels',
}

const INSTEAD: Record<PictureFault['shown'], string> = {
  placeholder: 'a placeholder stands in',
  'earlier-files': 'the last good one is shown',
  'media-host': 'pages point to the media host, and the next build asks again',
}

/** The pictures that shoppers may not see, for the owner to mend, placeholders first; none when there is none. */
export function picturePart(faults: readonly PictureFault[]): ReportPart[] {
  if (faults.length === 0) return []
  const isPlaceholder = ({ shown }: PictureFault) => shown === 'placeholder'
  const worstFirst = [...faults.filter(isPlaceholder), ...faults.filter((fault) => !isPlaceholder(fault))]
  return [
    {
      title: `${count(faults.length, 'picture needs', 'pictures need')} mending`,
      lines: worstFirst.map(
        ({ owner, address, problem, shown }) =>
          `${quote(owner)}: ${REASONS[problem]}; ${INSTEAD[shown]}\n${printable(address)}`,
      ),
      isToMend: true,
    },
  ]
}

/** How far a build came with its pictures. */
export interface PicturePace {
  /** Pictures that pages show from the media host until they are encoded. */
  left: number
  /** Pictures that this build has fetched and encoded, and how long it took, in milliseconds. */
  fetched: number
  elapsedMs: number
}

/**
 * How many pictures are left, and how many builds or minutes that is at the pace of this one; '' when none is.
 * @example describeLeft({ left: 900, fetched: 300, elapsedMs: 120_000 })
 * // '900 pictures are left: 3 more builds, or 6 minutes of `npm run pictures`'
 */
export function describeLeft({ left, fetched, elapsedMs }: PicturePace): string {
  if (left === 0) return ''
  const pictures = count(left, 'picture is left', 'pictures are left')
  if (fetched === 0) return pictures
  const minutes = Math.max(1, Math.ceil((left * elapsedMs) / fetched / 60_000))
  const builds = Math.ceil(left / fetched)
  return `${pictures}: ${count(builds, 'more build', 'more builds')}, or ${count(minutes, 'minute', 'minutes')} of \`npm run pictures\``
}
