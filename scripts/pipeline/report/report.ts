import { basename } from 'node:path'
import { ownNames } from '../../../src/catalogue/rules/own-names.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { printable } from '../../../src/text/quote.ts'
import type { OptionReading } from '../pull/read-settings.ts'
import { formatProductCount } from '../../../src/catalogue/texts/product-count.ts'
import { type Language, sayFaults, toSlovak } from './faults.ts'
import { FINDING_SENTENCES, type FindingKind, KIND_NAMES, KIND_SOURCES, PARTS, REPORT } from './texts.ts'
import { writeAtomically } from '../atomic-files.ts'
import { escapeXml } from '../feeds/xml.ts'
import type { ReportLine, ReportPart } from './changes.ts'
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
  catalogue: Catalogue
  /** `null` for a first shop. */
  changes: readonly ReportPart[] | null
  findings: readonly Finding[]
  readings: readonly OptionReading[]
  /** `left` counts pictures that still have to be encoded; the others give the pace of this build. */
  pictures: { left: number; fetched: number; elapsedMs: number }
}

/** The sentence of a kind; in English only where a command says it. */
function sentenceOf(kind: FindingKind, language: Language): string {
  const sentence: string | Readonly<Record<Language, string>> = FINDING_SENTENCES[kind]
  return typeof sentence === 'string' ? sentence : sentence[language]
}

const COUNTS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
  sk: formatProductCount,
}

/** A finding as a line under the sentence of its kind; none if the sentence says everything. */
export function findingLine(
  { about, part, href, note, count, faults = [] }: Finding,
  language: Language,
): ReportLine[] {
  if (about === undefined && part === undefined) return []
  const isSlovak = language === 'sk' && faults.length > 0
  const name = [part && PARTS[part][language], isSlovak && about ? toSlovak(about) : about]
  const notes = [note, count !== undefined && COUNTS[language](count), sayFaults(faults, language)]
  const told = notes.filter(Boolean).join(', ')
  return [{ name: name.filter(Boolean).join(' '), ...(href && { href }), ...(told && { note: told }) }]
}

/** Groups findings: a part for each kind. */
export function findingParts(findings: readonly Finding[], language: Language = 'sk'): ReportPart[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return (Object.keys(FINDING_SENTENCES) as FindingKind[])
    .filter((kind) => byKind.has(kind))
    .map((kind) => ({
      title: sentenceOf(kind, language),
      lines: (byKind.get(kind) ?? []).flatMap((finding) => findingLine(finding, language)),
    }))
}

const withSite = (parts: readonly ReportPart[], siteUrl: string): ReportPart[] =>
  parts.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => (line.href?.startsWith('/') ? { ...line, href: siteUrl + line.href } : line)),
  }))

/** Names each product by a name of its own: two may have one name. */
function withOwnNames(parts: readonly ReportPart[], products: readonly ProductDetail[]): ReportPart[] {
  const nameOf = ownNames(products)
  const byPath = new Map(products.map((product) => [productPath(product.slug), product]))
  return parts.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => {
      const product = byPath.get(line.href ?? '')
      return product?.name === line.name ? { ...line, name: nameOf(product) } : line
    }),
  }))
}

/** Each delivery and payment of a usual shop is shown. */
const KINDS_SHARE = 4

/** How deliveries and payments were read. */
export function kindsPart(readings: readonly OptionReading[], language: Language = 'sk'): ReportPart {
  const lines = readings.map(({ id, name, kind, from, oddKind }) => ({
    name: `${name} (id ${id})`,
    note: [
      ...(kind ? [language === 'sk' ? KIND_NAMES[kind] : kind] : []),
      oddKind === undefined ? KIND_SOURCES[from][language] : REPORT.oddKind[language](oddKind),
    ].join(': '),
  }))
  return { title: REPORT.kinds[language], lines, share: KINDS_SHARE }
}

export function toReport({
  outcome,
  head,
  siteUrl,
  catalogue: { products, categories, pulledAt },
  changes,
  findings,
  readings,
  pictures,
}: BuildFacts): Report {
  const tell = (parts: readonly ReportPart[]) => withSite(withOwnNames(parts, products), siteUrl)
  const toMend = tell(findingParts(findings))
  const kinds = kindsPart(readings)
  const told = changes && tell(changes)
  return {
    outcome,
    builtAt: pulledAt,
    title: REPORT[outcome],
    summary: [
      REPORT.products(products.length),
      REPORT.categories(categories.length),
      ...(pictures.left > 0 ? [REPORT.picturesLeft(pictures)] : []),
    ].join(', '),
    ...{ head, toMend, kinds, changes: told },
    text: formatText(head, [...toMend, kinds, ...(told ?? [])]),
  }
}

/** The most lines of a report's text, whatever the catalogue. */
const MAX_LINES = 150
/** How many lines of a part are shown. The whole report has all. */
const SHOWN = 5
/** The lines that a part takes without its own: its title and an empty one. */
const FRAME = 2

/**
 * A report's text for the terminal and a deploy: the head and the beginning of each part, with at most `MAX_LINES`. If they do not
 * suffice, each part shows fewer lines.
 */
export function formatText(head: readonly string[], parts: readonly ReportPart[], shown = SHOWN): string {
  const room = MAX_LINES - FRAME * (head.length + parts.length)
  const linesOf = (count: number) =>
    parts.reduce((sum, { lines, share = 1 }) => sum + Math.min(count * share, lines.length), 0)
  const most = Math.min(shown, MAX_LINES)
  const counts = Array.from({ length: most }, (_, at) => most - at)
  const count = counts.find((one) => linesOf(one) <= room) ?? 0
  return [
    ...head.map((line) => `${printable(line)}\n`),
    ...parts.map((part) => formatPart(part, count)),
  ].join('\n')
}

/** The title of a part, with the number of its lines if some of them are not shown. */
function countedTitle({ title, lines }: ReportPart, shown: number): string {
  return lines.length > shown ? `${title} (${lines.length})` : title
}

/** The beginning of each part, for a page and a webhook. */
export function beginnings(parts: readonly ReportPart[]): ReportPart[] {
  return parts.map((part) => {
    const shown = SHOWN * (part.share ?? 1)
    return { title: countedTitle(part, shown), lines: part.lines.slice(0, shown) }
  })
}

function lineHtml({ name, href, note = '' }: ReportLine): string {
  // A bare path leads nowhere from this page.
  const label = href?.startsWith('http')
    ? `<a href="${escapeXml(href)}">${escapeXml(name)}</a>`
    : escapeXml(name)
  return `<li>${label} <span>${escapeXml(note)}</span></li>`
}

function listHtml({ lines }: ReportPart): string {
  return lines.length > 0 ? `<ul>${lines.map(lineHtml).join('')}</ul>` : ''
}

function partHtml(part: ReportPart): string {
  return `<h3>${escapeXml(part.title)}</h3>\n${listHtml(part)}`
}

function partsHtml(heading: string, parts: readonly ReportPart[], without: string): string {
  return `<h2>${heading}</h2>\n${parts.map(partHtml).join('\n') || `<p>${without}</p>`}`
}

/** A report as an HTML page, which is no page of the shop: the beginning of each part, or everything. */
export function reportPage(report: Report, isWhole = false): string {
  const { outcome, builtAt, title, summary, head, kinds: readings } = report
  const cut = isWhole ? (parts: readonly ReportPart[]) => parts : beginnings
  const toMend = cut(report.toMend)
  const changes = report.changes && cut(report.changes)
  const [kinds = readings] = cut([readings])
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
${isWhole ? '' : `<p><a href="${basename(WHOLE_PAGE)}">${escapeXml(REPORT.wholeLink)}</a></p>`}
${partsHtml(REPORT.toMend, toMend, REPORT.nothingToMend)}
${kinds.lines.length > 0 ? `<h2>${kinds.title}</h2>\n${listHtml(kinds)}` : ''}
${isBuilt ? partsHtml(REPORT.whatChanged, changes ?? [], changes ? REPORT.nothingChanged : REPORT.first) : ''}
</html>
`
}

/** A part as a list in Markdown, without control characters for a terminal. @param shown how many lines */
export function formatPart(part: ReportPart, shown = SHOWN): string {
  const most = shown * (part.share ?? 1)
  const lines = part.lines.slice(0, most)
  return [
    countedTitle(part, most),
    ...lines.map(({ name, href, note }) => `- ${printable([name, note, href].filter(Boolean).join('  '))}`),
    '',
  ].join('\n')
}

/** The files of the report, outside the shop. */
const REPORT_FILE = '.cache/build-report.json'
const REPORT_PAGE = '.cache/build-report.html'
const WHOLE_PAGE = '.cache/build-report-whole.html'

/** Writes a report and prints its text. */
export async function writeReport(report: Report): Promise<void> {
  await writeAtomically(REPORT_FILE, `${JSON.stringify(report, null, 2)}\n`)
  await writeAtomically(REPORT_PAGE, reportPage(report))
  await writeAtomically(WHOLE_PAGE, reportPage(report, true))
  console.log(`\n${report.text}\n${report.title}: ${report.summary}\n${REPORT.whole(WHOLE_PAGE)}`)
}
