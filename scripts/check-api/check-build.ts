import type { OptionReading } from '../../src/cart/rules/read-settings.ts'
import { DELIVERY_KINDS, PAYMENT_KINDS } from '../../src/catalogue/rules/settings.ts'
import { quote } from '../../src/text/quote.ts'
import { CatalogueError } from '../pipeline/guards/catalogue/catalogue-error.ts'
import { describeLeftOut } from '../pipeline/pull/readings.ts'
import { guardCatalogue } from '../pipeline/guards/catalogue/guard-catalogue.ts'
import { catalogueFindings } from '../pipeline/guards/catalogue/findings.ts'
import type { PointList } from '../pipeline/pull/pull-points.ts'
import type { PulledCatalogue } from '../pipeline/pull/pull-catalogue.ts'
import { describeCount, type Checked } from './checked.ts'
import { present, type Finding } from '../pipeline/report/finding.ts'
import { ApiError } from '../../src/api/errors.ts'
import { REPORT } from '../pipeline/report/texts.ts'

/** 'percent' is a status whose percentage disagrees with the prices; an unknown status is another fault. */
type Kind = Finding['kind'] | 'percent'
const kindOf = ({ kind, note = '' }: Finding): Kind =>
  kind === 'status' && note.includes('→') ? 'percent' : kind

/** Findings of a build that the API has to mend. */
const FAULTS: Partial<Record<Kind, string>> = {
  'previous-price':
    'price_before is left out: write it in euros with two decimals, above the price and at most three times it',
  'broken-text':
    'a text is damaged, escaped twice, has tags or a message of PHP in it, or shows nothing: read and write UTF-8, and HTML only in text',
  offer:
    'offers contradict the price, sizes or colours of their product or each other, or cannot be read: such a part is left out, and otherwise the higher price and the sold-out reading win',
  unread: 'a part of an answer cannot be read, and the shop leaves it out',
  status: 'a status is no word that the shop knows',
  'odd-days': 'the days of a delivery are left out: write two whole numbers of working days, such as [2, 4]',
  'banner-link': 'the link of a banner is no path of the shop, and no address with https://',
}

/** Findings that either the API or the owner has to mend. All others are the owner's. */
const DOUBTS: typeof FAULTS = {
  box: 'the name of a delivery says a box or pick-up point, and its kind an address: send kind point and points',
  information: 'this part of a product is left out',
  ids: 'no product has these ids or slugs, which the shop knows: are tag ids yours? They are in src/config/ids.ts',
  size: 'allSizes does not have this size: it is sold, below all others',
  'untagged-size': 'these sizes are sold without a tag, so the size filter does not find the product',
  percent: 'the status says another percentage than the prices: the badge has theirs',
  discount: 'the status promises a discount, and there is no price_before: its badge is not shown',
  price: 'the price is unusually high: are these cents?',
}

/** How many findings of one kind are named. */
const NAMED = 5

/** Finds faults that would stop a build, products that it would leave out, and values that look like mistakes. */
export function checkBuild(pulled: PulledCatalogue): Required<Checked> {
  const stopped = stopsOf(pulled)
  const byKind = Map.groupBy([...pulled.findings, ...catalogueFindings(pulled)], kindOf)
  const say = (sentences: typeof FAULTS) =>
    [...byKind].flatMap(([kind, ones]) => {
      const sentence = sentences[kind]
      return sentence === undefined ? [] : `${sentence}: ${nameSome(ones.map(nameFinding))}`
    })
  return {
    findings: [
      ...stopped,
      ...pulled.leftOut.map(describeLeftOut).filter((line) => !stopped.includes(line)),
      ...oddFields(pulled),
      ...pulled.readings
        .filter(({ from, oddKind }) => from === 'none' || oddKind !== undefined)
        .map(({ id, name, kind, oddKind }) => {
          const taken = `${quote(name)}, id ${id}, is taken for ${kind}, because`
          return oddKind === undefined
            ? `${taken} nothing tells what it is: send its kind`
            : `${taken} its kind ${quote(oddKind)} is unknown: send ${describeKinds(kind)}`
        }),
      ...pulled.pointLists.flatMap(describePoints),
      ...say(FAULTS),
    ],
    notes: [...describeReadings(pulled.readings), ...askForPrices(pulled), ...say(DOUBTS)],
  }
}

/** Says which rows of a delivery's list of pick-up points are left out, or why the list is not taken. */
function describePoints({ name, fault, leftOut, rows }: PointList): string[] {
  return present(
    fault && `${fault.text}: the shop leaves out the delivery`,
    leftOut.length > 0 &&
      `points of ${quote(name)}: ${leftOut.length} of ${rows} rows are left out; give each row an id of its own, a name and a city, in UTF-8: ${nameSome(leftOut)}`,
  )
}

/** The kinds of the deliveries or of the payments. @param kind one of them; `null` for a payment */
function describeKinds(kind: OptionReading['kind']): string {
  const kinds = DELIVERY_KINDS.some((one) => one === kind) ? DELIVERY_KINDS : PAYMENT_KINDS
  return `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1) ?? ''}`
}

/** Says how the shop reads deliveries and payments whose kind the API does not send. */
function describeReadings(readings: readonly OptionReading[]): string[] {
  const own = readings.filter(({ from }) => from === 'shop').map(({ name }) => quote(name))
  return [
    ...(own.length > 0 ? [`${own.join(', ')} are the shop's own, because the API sends none`] : []),
    ...readings
      .filter(({ from, oddKind }) => from === 'name' && oddKind === undefined)
      .map(
        ({ id, name, kind }) => `${quote(name)}, id ${id}, is taken for ${kind} by its name: send its kind`,
      ),
  ]
}

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

/** Faults that would stop the first build of a shop. */
function stopsOf(pulled: PulledCatalogue): readonly string[] {
  try {
    guardCatalogue(pulled)
    return []
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return describeStops(error.faults)
  }
}

/** Advice for measures whose names do not say what to mend in an API. */
const MEASURES: Readonly<Record<string, string>> = {
  paging:
    'the second page of two does not go on where the first ended: heed pageFrom and count, in the same order each time',
  'same categories': 'categories have the same products as the whole shop: category is not heeded',
}

/** Joins each reason with its indented lines, one for a product, into one sentence. */
function describeStops(lines: readonly string[]): string[] {
  const reasons = lines.join('\n').split(/\n(?! )/)
  return reasons.map((reason) => {
    const line = reason.replaceAll(/\s*\n\s*/g, ', ')
    const [measure = '', ...rest] = line.split(': ')
    return [MEASURES[measure] ?? measure, ...rest].join(': ')
  })
}

/** Leaves out the note of a size, which counts products in Slovak, and a note that repeats the name. */
const nameFinding = ({ kind, about, note }: Finding) =>
  [...new Set([about, kind === 'size' ? '' : note])].filter(Boolean).join(', ')

function nameSome(names: readonly string[]): string {
  const others = names.length - NAMED
  return names.slice(0, NAMED).join('; ') + (others > 0 ? `; and ${others} more` : '')
}

function oddFields({ catalogue: { products, newestIds } }: PulledCatalogue): string[] {
  const known = new Set(products.map(({ id }) => id))
  const unknown = newestIds.filter((id) => !known.has(id))
  const odd = products.flatMap(({ slug, createdAt }) =>
    present(
      /[A-Z]/.test(slug) && `slug ${quote(slug)} has capitals: write it in small letters`,
      !/^(\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?)?$/.test(createdAt) &&
        `${slug}: created_at_hard is ${quote(createdAt)}: write YYYY-MM-DD HH:MM:SS`,
    ),
  )
  return present(
    ...odd,
    unknown.length > 0 && `get_newest_products gives ${unknown.join(', ')}, which no listing has`,
  )
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
  const count = pulled.findings.length + pulled.leftOut.length + catalogueFindings(pulled).length
  return {
    text: `A build would pass, with ${describeCount(count, 'finding')}.`,
    toOwner: `Zostavenie by prešlo, počet nálezov: ${count}.`,
  }
}

/** Says why a build would stop. @throws the error, if no build foresees it */
export function foreseeStop(error: unknown): Foresight {
  const say = (reason: string, toOwner: string) => ({
    text: `A build would stop: ${reason}`,
    toOwner: `Zostavenie by sa zastavilo: ${toOwner}`,
  })
  const oneLine = (lines: readonly string[]) => lines.map((line) => line.trim()).join('; ')
  if (error instanceof CatalogueError) return say(oneLine(error.faults), oneLine(error.toOwner))
  if (error instanceof ApiError) return say(error.message, REPORT.apiFaults[error.kind])
  throw error
}
