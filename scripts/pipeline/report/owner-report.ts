import type { Fault } from '../../../src/api/readings.ts'
import { formatPrice } from '../../../src/domain/money.ts'
import { productPath } from '../../../src/domain/product/product-path.ts'
import {
  CHANGE_TITLES,
  CHANGED_NAMES,
  FAULT_SENTENCES,
  FIELD_NAMES,
  FINDING_SENTENCES,
  PICTURE_INSTEAD,
  PICTURE_SENTENCES,
  REPORT,
} from '../../../src/messages/report.ts'
import type { PictureFault } from '../pictures/make-pictures.ts'
import type { BuildReport } from './build-report.ts'
import type { NamedProduct } from './compare-catalogues.ts'
import { FINDING_KINDS, type FindingKind } from './finding.ts'
import type { ShopChange } from './shop-changes.ts'

/** A line of the owner's report. */
export interface OwnerLine {
  name: string
  /** Where that can be seen: an address, or only a path where the shop does not know its own address. */
  href?: string
  note?: string
}

/** A part of the owner's report: a sentence, and what it is about. */
export interface OwnerPart {
  title: string
  /** None where the sentence says it all. */
  lines: readonly OwnerLine[]
}

/** The report of a build as its owner reads it, in Slovak. */
export interface OwnerReport {
  title: string
  summary: string
  toMend: readonly OwnerPart[]
  changes: readonly OwnerPart[]
}

const part = (title: string, lines: readonly OwnerLine[]): OwnerPart[] =>
  lines.length > 0 ? [{ title, lines }] : []

function ofKind(kind: FindingKind, { findings, siteUrl }: BuildReport): OwnerPart[] {
  const found = findings.filter((finding) => finding.kind === kind)
  if (found.length === 0) return []
  const lines = found.flatMap(({ about, path, fact }) =>
    about ? [{ name: about, ...(path && { href: `${siteUrl}${path}` }), ...(fact && { note: fact }) }] : [],
  )
  return [{ title: FINDING_SENTENCES[kind], lines }]
}

function pictureParts(faults: readonly PictureFault[]): OwnerPart[] {
  return [...Map.groupBy(faults, ({ problem }) => problem)].map(([problem, found]) => ({
    title: PICTURE_SENTENCES[problem],
    lines: found.map(({ owner, address, shown }) => ({
      name: owner,
      href: address,
      note: PICTURE_INSTEAD[shown],
    })),
  }))
}

/** A value of a setting in words. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return REPORT.nothing
  if (typeof value === 'boolean') return value ? REPORT.yes : REPORT.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Why a product is not online. */
function faultText({ reason, field = '', value = '' }: Fault): string {
  const [top = '', ...below] = field.split('.')
  const known = FIELD_NAMES[top] ?? top
  return FAULT_SENTENCES[reason]([known, ...below].join('.'), value)
}

function changeLine({ area, name, what, values }: ShopChange): OwnerLine {
  const isCode = area === 'settings' || area === 'owner'
  const note = values ? values.map(valueText).join(' → ') : REPORT.change[what]
  return { name: (isCode && CHANGED_NAMES[name]) || name, note }
}

function changeParts({ changes, shopChanges, pagesChanged, siteUrl }: BuildReport): OwnerPart[] {
  const at = (path: string) => ({ href: `${siteUrl}${path}` })
  const shown = (product: NamedProduct) => ({ name: product.name, ...at(productPath(product.slug)) })
  const byArea = Map.groupBy(shopChanges, ({ area }) => area)
  return [
    ...part(REPORT.added, changes?.added.map(shown) ?? []),
    ...part(REPORT.removed, changes?.removed.map(({ name }) => ({ name })) ?? []),
    ...part(
      REPORT.renamed,
      changes?.renamed.map(({ product, before }) => ({
        ...shown(product),
        note: REPORT.before(before.name === product.name ? productPath(before.slug) : before.name),
      })) ?? [],
    ),
    ...part(
      REPORT.prices,
      changes?.prices.map(({ product, oldCents, newCents }) => ({
        ...shown(product),
        note: `${formatPrice(oldCents)} → ${formatPrice(newCents)}`,
      })) ?? [],
    ),
    ...part(REPORT.changed, changes?.changed.map(shown) ?? []),
    ...[...byArea].flatMap(([area, found]) => part(CHANGE_TITLES[area], found.map(changeLine))),
    ...part(
      REPORT.pagesChanged,
      (pagesChanged ?? []).map((path) => ({ name: path, ...at(path) })),
    ),
  ]
}

/** Makes the owner's report of a build; what has to be mended comes first. */
export function ownerReport(report: BuildReport): OwnerReport {
  const { outcome, products, categories, output, pictures, leftOut, pagesChanged } = report
  const left = REPORT.picturesLeft(pictures)
  return {
    title: REPORT[outcome],
    summary: [
      REPORT.products(products),
      REPORT.categories(categories),
      ...(output ? [REPORT.pages(output.pages)] : []),
      ...(pagesChanged ? [REPORT.changedPages(pagesChanged.length)] : []),
      ...(left ? [left] : []),
    ].join(', '),
    toMend: [
      ...part(
        REPORT.leftOut,
        leftOut.map(({ name, faults }) => ({
          name: name.startsWith('product') ? name.replace('product', REPORT.product) : REPORT.namelessProduct,
          note: faults.map(faultText).join('; '),
        })),
      ),
      ...(Object.keys(FINDING_KINDS) as FindingKind[]).flatMap((kind) => ofKind(kind, report)),
      ...pictureParts(pictures.faults),
    ],
    changes: changeParts(report),
  }
}
