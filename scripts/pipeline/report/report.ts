import { printable } from '../../../src/text/quote.ts'
import type { OptionReading } from '../../../src/cart/rules/read-settings.ts'
import { FINDING_SENTENCES, type FindingKind, KIND_NAMES, KIND_SOURCES, REPORT } from './texts.ts'
import { writeAtomically } from '../atomic-files.ts'
import { escapeXml } from '../feeds/xml.ts'
import { compareShops, type ReportLine, type ReportPart, type ShopState } from './changes.ts'
import type { Finding } from './finding.ts'

/** The owner's report about a build, in Slovak: for the terminal, a page and a deploy on Netlify. */
export interface Report {
  /**
   * `unchanged`: the folder holds this shop already; `online`: it is online already; `stopped`: the build stopped, and the
   * owner may confirm its reasons; `failed`: it stopped, and nobody can confirm them.
   */
  outcome: 'built' | 'unchanged' | 'online' | 'stopped' | 'failed'
  /** ISO time. */
  builtAt: string
  title: string
  summary: string
  /** The first sentences: how to confirm a stopped build, why nothing was compared, which switches are set. */
  head: readonly string[]
  toMend: readonly ReportPart[]
  /** How each delivery and payment was read; empty for a failed build. */
  kinds: ReportPart
  /** `null` for a first shop and for a failed build. */
  changes: readonly ReportPart[] | null
  /** The head and the beginning of each part, in Markdown. */
  text: string
}

/** The facts that a report is made from. */
interface BuildFacts {
  outcome: 'built' | 'unchanged' | 'online'
  head: readonly string[]
  /** The shop's own address; '' if unknown. */
  siteUrl: string
  shop: ShopState
  before: ShopState | undefined
  findings: readonly Finding[]
  readings: readonly OptionReading[]
  /** `left` counts pictures that still have to be encoded; the others give the pace of this build. */
  pictures: { left: number; fetched: number; elapsedMs: number }
}

/** Groups findings: a part for each kind. */
export function findingParts(findings: readonly Finding[]): ReportPart[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return (Object.keys(FINDING_SENTENCES) as FindingKind[])
    .filter((kind) => byKind.has(kind))
    .map((kind) => ({
      title: FINDING_SENTENCES[kind],
      lines: (byKind.get(kind) ?? []).flatMap(({ about, href, note }) =>
        about === undefined ? [] : [{ name: about, ...(href && { href }), ...(note && { note }) }],
      ),
    }))
}

const withSite = (parts: readonly ReportPart[], siteUrl: string): ReportPart[] =>
  parts.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => (line.href?.startsWith('/') ? { ...line, href: siteUrl + line.href } : line)),
  }))

function kindsPart(readings: readonly OptionReading[]): ReportPart {
  const lines = readings.map(({ id, name, kind, from, oddKind }) => ({
    name: `${name} (id ${id})`,
    note: [
      ...(kind ? [KIND_NAMES[kind]] : []),
      oddKind === undefined ? KIND_SOURCES[from] : REPORT.oddKind(oddKind),
    ].join(': '),
  }))
  return { title: REPORT.kinds, lines }
}

export function toReport({
  outcome,
  head,
  siteUrl,
  shop,
  before,
  findings,
  readings,
  pictures,
}: BuildFacts): Report {
  const { products, categories } = shop.catalogue
  const toMend = withSite(findingParts(findings), siteUrl)
  const kinds = kindsPart(readings)
  const changes = before ? withSite(compareShops(before, shop), siteUrl) : null
  return {
    outcome,
    builtAt: shop.catalogue.pulledAt,
    title: REPORT[outcome],
    summary: [
      REPORT.products(products.length),
      REPORT.categories(categories.length),
      ...(pictures.left > 0 ? [REPORT.picturesLeft(pictures)] : []),
    ].join(', '),
    ...{ head, toMend, kinds, changes },
    text: formatText(head, [...toMend, kinds, ...(changes ?? [])]),
  }
}

/** A report's text for the terminal and a deploy: the head and the beginning of each part. */
export function formatText(head: readonly string[], parts: readonly ReportPart[], shown = SHOWN): string {
  return [
    ...head.map((line) => `${printable(line)}\n`),
    ...parts.map((part) => formatPart(part, shown)),
  ].join('\n')
}

function lineHtml({ name, href, note = '' }: ReportLine): string {
  // A bare path leads nowhere from this page.
  const label = href?.startsWith('http')
    ? `<a href="${escapeXml(href)}">${escapeXml(name)}</a>`
    : escapeXml(name)
  return `<li>${label} <span>${escapeXml(note)}</span></li>`
}

function listHtml({ lines }: ReportPart): string {
  return lines.length > 0 ? `<ul>\n${lines.map(lineHtml).join('\n')}\n</ul>` : ''
}

function partHtml(part: ReportPart): string {
  return `<h3>${escapeXml(part.title)}</h3>\n${listHtml(part)}`
}

function partsHtml(heading: string, parts: readonly ReportPart[], without: string): string {
  return `<h2>${heading}</h2>\n${parts.map(partHtml).join('\n') || `<p>${without}</p>`}`
}

/** A report as an HTML page, which is no page of the shop. */
export function reportPage({
  outcome,
  builtAt,
  title,
  summary,
  head,
  toMend,
  kinds,
  changes,
}: Report): string {
  const isBuilt = outcome !== 'stopped' && outcome !== 'failed'

  return `<!doctype html>
<html lang="sk">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h3 { font-size: 1rem; margin: 1.5rem 0 0 }
ul { margin: .25rem 0 0; padding-left: 1.25rem }
li { overflow-wrap: anywhere }
span { opacity: .75 }
a { color: inherit }
</style>
<h1>${title}</h1>
${head.map((line) => `<p><strong>${escapeXml(line)}</strong></p>\n`).join('')}<p>${escapeXml(summary)}</p>
<p>${escapeXml(REPORT.when(builtAt))}</p>
${partsHtml(REPORT.toMend, toMend, REPORT.nothingToMend)}
${kinds.lines.length > 0 ? `<h2>${kinds.title}</h2>\n${listHtml(kinds)}` : ''}
${isBuilt ? partsHtml(REPORT.whatChanged, changes ?? [], changes ? REPORT.nothingChanged : REPORT.first) : ''}
</html>
`
}

/** How many lines of a part the text shows. The page has all. */
const SHOWN = 20

/** A part as a list in Markdown, without control characters for a terminal. */
export function formatPart({ title, lines }: ReportPart, shown = SHOWN): string {
  const rest = lines.length - shown
  return [
    title,
    ...lines
      .slice(0, shown)
      .map(({ name, href, note }) => `- ${printable([name, note, href].filter(Boolean).join('  '))}`),
    ...(rest > 0 ? [`- ${REPORT.more(rest)}`] : []),
    '',
  ].join('\n')
}

/** The files of the report, outside the shop. */
const REPORT_FILE = '.cache/build-report.json'
const REPORT_PAGE = '.cache/build-report.html'

/** Writes a report and prints its text. */
export async function writeReport(report: Report): Promise<void> {
  await writeAtomically(REPORT_FILE, `${JSON.stringify(report, null, 2)}\n`)
  await writeAtomically(REPORT_PAGE, reportPage(report))
  console.log(`\n${report.text}\n${report.title}: ${report.summary}\n${REPORT.whole(REPORT_PAGE)}`)
}
