import type { OwnPagePart } from '../own-page-parts.ts'
import type { FaultyProduct } from '../pull/readings.ts'
import { givenSiteUrl, parseAllowSamples, type Env } from '../../../src/config/build-env.ts'
import type { GuaranteePicture } from '../../../src/catalogue/rules/catalogue.ts'
import { sampleFacts } from '../check-samples.ts'
import type { PointList } from '../pull/pull-points.ts'
import { present, type Fault } from './faults.ts'
import { type FindingKind, type PARTS, REPORT } from './texts.ts'
import { nameRow, type Row } from '../guards/catalogue/night/step.ts'
import type { DeliveryOption } from '../../../src/catalogue/rules/settings.ts'
import { daysApart, toHours } from '../../../src/company/rules/opening-hours.ts'
import type { OwnerSettings } from '../../../src/company/rules/owner.ts'
import { dayNames } from '../../../src/company/texts/opening-hours-texts.ts'

/** Something that the owner should mend. It does not keep the shop offline. */
export interface Finding {
  /** Chooses a sentence of `FINDING_SENTENCES`. */
  kind: FindingKind
  /** The name of the thing. Without it the sentence says everything. */
  about?: string
  /** The thing's path in the shop, or an address elsewhere. */
  href?: string
  /** The part of an answer or of the shop that it is about; its name comes before that of the thing. */
  part?: keyof typeof PARTS
  /** A fact, such as a price or the name of a field. */
  note?: string
  /** How many products it is about. */
  count?: number
  /** The reasons. */
  faults?: readonly Fault[]
}

/** Findings about left-out products, with the reasons. */
export function leftOutFindings(leftOut: readonly FaultyProduct[]): Finding[] {
  return leftOut.map(({ name: about, faults }) => ({ kind: 'left-out', about, faults }))
}

/** Parts of own pages that the shop leaves out, or cannot show under its policy. */
export function ownPageFindings(parts: readonly (OwnPagePart & { about: string })[]): Finding[] {
  return parts.flatMap(({ kind, about, value }): Finding[] =>
    kind === 'left-out' || kind === 'foreign-picture'
      ? [{ kind: 'own-page', about, note: kind === 'left-out' ? `<${value.toLowerCase()}>` : value }]
      : [],
  )
}

/** How many faulty rows of a list of pick-up points are named. */
const NAMED_ROWS = 10

/** The first faulty rows of a list of pick-up points, which has `all` rows. */
function nameRows(rows: readonly string[], all: number): string {
  const named = rows.slice(0, NAMED_ROWS).join('; ')
  return `${rows.length} / ${all}: ${named}${rows.length > NAMED_ROWS ? '; …' : ''}`
}

/** Deliveries whose list of pick-up points was not taken, or only in part. */
export function pointFindings(lists: readonly PointList[]): Finding[] {
  return lists.flatMap(({ name: about, leftOut, odd, rows, fault }) =>
    present(
      fault && { kind: 'point', about, faults: [fault] },
      leftOut.length > 0 && { kind: 'point-rows', about, note: nameRows(leftOut, rows) },
      odd.length > 0 && { kind: 'point-places', about, note: nameRows(odd, rows) },
    ),
  )
}

/** Findings about a catalogue that differs from the one online, or from a sane one. */
export function nightFindings(rows: readonly Row[]): Finding[] {
  return rows.map((row) => ({ kind: 'fall', about: nameRow(row), note: row.value }))
}

/** Findings about settings of the owner that the law or shoppers need, and about days that are past. @param today ISO date */
export function ownerFindings(
  owner: OwnerSettings,
  deliveries: readonly DeliveryOption[],
  today: string,
): Finding[] {
  const hasParcelWithoutDays = deliveries.some(({ kind, days }) => kind !== 'pickup' && !days)
  const apart = daysApart(toHours(owner.phoneHours), toHours(owner.shopHours))
  return [
    ...(['sendsOrderEmails', 'sendsWithdrawalEmails'] as const)
      .filter((name) => !owner[name])
      .map((about) => ({ kind: 'emails' as const, about, note: REPORT.emails[about] })),
    ...present<Finding>(
      owner.termsSince === null && { kind: 'terms' },
      (owner.logDays ?? null) === null && { kind: 'log-days' },
      owner.deliveryDays === null && hasParcelWithoutDays && { kind: 'delivery-days' },
      apart.length > 0 && { kind: 'hours', about: 'owner.ts', note: dayNames(apart) },
    ),
    ...(['closed', 'presents'] as const).flatMap((about) =>
      owner[about]
        .filter(({ to }) => to < today)
        .map(({ to, sentence }) => ({ kind: 'past-days' as const, about, note: `${to}, ${sentence}` })),
    ),
  ]
}

/** Findings about samples that pages show in place of facts of the owner. @param files lines of `sampleFiles` */
export function sampleFindings(owner: OwnerSettings, files: readonly string[]): Finding[] {
  const note = sampleFacts(owner).join(', ')
  return [
    ...present<Finding>(note !== '' && { kind: 'sample', about: 'src/config/owner.ts', note }),
    ...files.map((about) => ({ kind: 'sample' as const, about })),
  ]
}

/** Findings about missing parts of a shop online: its address, where withdrawals go, the legal notice. */
export function hostFindings(env: Env, notice: GuaranteePicture | null): Finding[] {
  return present<Finding>(
    !env['WITHDRAWAL_URL'] && !env['NETLIFY'] && { kind: 'withdrawal' },
    !givenSiteUrl(env) && { kind: 'address' },
    // A shop with samples needs no legal notice.
    !notice && !parseAllowSamples(env) && { kind: 'guarantee' },
  )
}

/** A finding for each product that lacks a variant in a feed, with the paths of the feeds. */
export function feedFindings(leftOut: ReadonlyMap<string, ReadonlySet<string>>): Finding[] {
  const missing = [...leftOut].flatMap(([path, names]) => [...names].map((name) => ({ name, path })))
  return [...Map.groupBy(missing, ({ name }) => name)].map(([about, feeds]) => ({
    kind: 'feed',
    about,
    note: feeds.map(({ path }) => path).join(', '),
  }))
}
