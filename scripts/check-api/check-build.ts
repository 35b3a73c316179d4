import { ApiError } from '../../src/api/errors.ts'
import type { OptionReading } from '../pipeline/pull/read-settings.ts'
import { quote } from '../../src/text/quote.ts'
import { CatalogueError } from '../pipeline/guards/catalogue/catalogue-error.ts'
import { catalogueFindings } from '../pipeline/guards/catalogue/findings.ts'
import { guardCatalogue } from '../pipeline/guards/catalogue/guard-catalogue.ts'
import type { Row } from '../pipeline/guards/catalogue/night/step.ts'
import type { PulledCatalogue } from '../pipeline/pull/pull-catalogue.ts'
import type { ReportPart } from '../pipeline/report/changes.ts'
import { sayFault } from '../pipeline/report/faults.ts'
import { leftOutFindings, present } from '../pipeline/report/finding.ts'
import { findingParts, formatPart, kindsPart } from '../pipeline/report/report.ts'
import { FINDING_SENTENCES, REPORT, type FindingKind } from '../pipeline/report/texts.ts'
import { describeCount, type Checked } from './checked.ts'

/** Whether findings of this kind differ from the contract. */
const isDifference = (kind: FindingKind) => {
  const sentence = FINDING_SENTENCES[kind]
  return typeof sentence !== 'string' && 'differs' in sentence
}

/** Finds faults that would stop a build, products that it would leave out, and values that look like mistakes. */
export function checkBuild(pulled: PulledCatalogue): Required<Checked> {
  const findings = [...leftOutFindings(pulled.leftOut), ...pulled.findings, ...catalogueFindings(pulled)]
  const tell = (differs: boolean) =>
    findingParts(
      findings.filter(({ kind }) => isDifference(kind) === differs),
      'en',
    )
  const isOdd = ({ from, oddKind }: OptionReading) => from === 'none' || oddKind !== undefined
  const kinds = (readings: readonly OptionReading[]) =>
    readings.length > 0 ? [kindsPart(readings, 'en')] : []
  return {
    findings: [
      ...stopsOf(pulled),
      ...tell(true),
      ...kinds(pulled.readings.filter(isOdd)),
      ...oddFields(pulled),
    ].map(toText),
    notes: [
      ...askForPrices(pulled),
      ...[...kinds(pulled.readings.filter((one) => !isOdd(one) && one.from !== 'api')), ...tell(false)].map(
        toText,
      ),
    ],
  }
}

const toText = (part: ReportPart) => formatPart(part).trimEnd()

/** Asks for what no answer says: whether the variants of a product without offers cost the same. */
function askForPrices({ catalogue: { products } }: PulledCatalogue): string[] {
  const inVariants = products.filter(
    ({ variants, sizes, allOfSizes, offers }) =>
      !offers && (variants.length > 1 || (sizes ?? allOfSizes).length > 1),
  )
  return present(
    inVariants.length > 0 &&
      `${describeCount(inVariants.length, 'product comes', 'products come')} in sizes or colours: does each cost the same in all of them? If not, send offers`,
  )
}

/** Advice for measures whose names do not say what to mend in an API. */
const MEASURES: Readonly<Record<string, string>> = {
  paging:
    'the second page of two does not go on where the first ended: heed pageFrom and count, in the same order each time',
  'same-categories': 'categories have the same products as the whole shop: category is not heeded',
}

/** A row that stops a build. The products that it leaves out are findings. */
function rowPart({ measure, about, value, details = [] }: Row): ReportPart {
  const what = [MEASURES[measure] ?? measure.replaceAll('-', ' '), about].filter(Boolean).join(' ')
  return {
    title: `${what}: ${value}`,
    lines: measure === 'left-out' ? [] : details.map((name) => ({ name })),
  }
}

/** Faults that would stop the first build of a shop. */
function stopsOf(pulled: PulledCatalogue): ReportPart[] {
  try {
    guardCatalogue(pulled)
    return []
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    const faults = error.faults.map((fault) => ({ title: sayFault(fault, 'en'), lines: [] }))
    return [...faults, ...error.rows.map(rowPart)]
  }
}

/** Fields that are read, and look like mistakes. */
function oddFields({ catalogue: { products, newestIds } }: PulledCatalogue): ReportPart[] {
  const known = new Set(products.map(({ id }) => id))
  const part = (title: string, names: readonly string[]) => ({
    title,
    lines: names.map((name) => ({ name })),
  })
  const parts = [
    part(
      'a slug has capitals: write it in small letters',
      products.map(({ slug }) => slug).filter((slug) => /[A-Z]/.test(slug)),
    ),
    part(
      'created_at_hard is not written as YYYY-MM-DD HH:MM:SS',
      products
        .filter(({ createdAt }) => !/^(\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?)?$/.test(createdAt))
        .map(({ slug, createdAt }) => `${slug}: ${quote(createdAt)}`),
    ),
    part(
      'get_newest_products gives products that no listing has',
      newestIds.filter((id) => !known.has(id)).map(String),
    ),
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

/** One sentence in English for developers, and the same in Slovak for the owner. */
export interface Foresight {
  text: string
  toOwner: string
}

/** Says that the first build of a shop would pass, or why it would stop. */
export function foreseeBuild(pulled: PulledCatalogue): Foresight {
  try {
    guardCatalogue(pulled)
  } catch (error) {
    return foreseeStop(error)
  }
  return { text: 'A build would pass.', toOwner: 'Zostavenie by prešlo.' }
}

/** Says why a build would stop. @throws the error, if no build foresees it */
export function foreseeStop(error: unknown): Foresight {
  const say = (reason: string, toOwner: string) => ({
    text: `A build would stop: ${reason}`,
    toOwner: `Zostavenie by sa zastavilo: ${toOwner}`,
  })
  if (error instanceof CatalogueError)
    return say(error.lines.map((line) => line.trim()).join('; '), error.toOwner.join('; '))
  if (error instanceof ApiError) return say(error.message, REPORT.apiFaults[error.kind])
  throw error
}
