import { addDays } from '../../../../src/company/rules/working-days.ts'
import type { ProductDetail } from '../../../../src/catalogue/rules/product.ts'
import { productPath } from '../../../../src/catalogue/rules/product-path.ts'
import type { Published, SeenPrice } from '../../publish/published.ts'
import type { Finding } from '../../report/finding.ts'
import { REPORT } from '../../report/texts.ts'

/** A previous price is the lowest of so many days before the reduction (rule 124). */
const DAYS = 30
/** A price that changes with every build of an hour is remembered for fewer days. */
const MAX_SEEN = 60

/** The place of the first price of the reduction that lasts until now; the length without one. */
const reductionStart = (seen: readonly SeenPrice[]) => seen.findLastIndex(([, , before]) => before === 0) + 1

/** The last price was online until today's build replaces it. */
function untilToday(past: readonly SeenPrice[], today: string): SeenPrice[] {
  const last = past.at(-1)
  return last ? [...past.slice(0, -1), [today, last[1], last[2]]] : []
}

/** The prices of a product until now, the last one being today's. */
function addToday(
  past: readonly SeenPrice[],
  { priceCents, priceBeforeCents }: ProductDetail,
  today: string,
) {
  const before = priceBeforeCents ?? 0
  const last = past.at(-1)
  const known = untilToday(past, today)
  const isSame = last?.[1] === priceCents && last[2] === before
  return isSame ? known : [...known, [today, priceCents, before] as const]
}

/** The prices of the present reduction, and those that the law's days before it, or before the next one, can need. */
function stillNeeded(seen: readonly SeenPrice[], today: string): SeenPrice[] {
  const start = reductionStart(seen)
  const until = start > 0 && start < seen.length ? (seen[start - 1]?.[0] ?? today) : today
  return seen.filter(([day], at) => at >= start || day > addDays(until, -DAYS)).slice(-MAX_SEEN)
}

/** The lowest price before the reduction that lasts until now; if none is known, the lowest that the API gave as such earlier. */
function lowestBefore(seen: readonly SeenPrice[]) {
  const start = reductionStart(seen)
  const prices = seen.slice(0, start).map(([day, cents]) => ({ day, cents }))
  const claims = seen.slice(start, -1).map(([day, , cents]) => ({ day, cents }))
  return (start > 0 ? prices : claims).toSorted((one, other) => one.cents - other.cents)[0]
}

/**
 * Takes away each previous price that the last builds disprove: the product was online for less within the 30 days before its
 * reduction, or the API has raised it meanwhile.
 * @param online the last shop
 * @param now ISO time
 * @returns also the prices that the next builds have to know, by the product's id
 */
export function proveReductions(
  products: readonly ProductDetail[],
  online: Pick<Published, 'products' | 'prices' | 'pulledAt'> | undefined,
  now: string,
) {
  const today = now.slice(0, 10)
  const rows = new Map(online?.products.map((row) => [row.id, row]))
  const pastOf = (id: number): readonly SeenPrice[] => {
    const row = rows.get(id)
    return (
      online?.prices[id] ?? (row && online ? [[online.pulledAt.slice(0, 10), row.cents, row.before]] : [])
    )
  }
  const prices: Published['prices'] = {}
  // A product that is missing tonight may be back tomorrow.
  const present = new Set(products.map(({ id }) => id))
  for (const id of new Set([...rows.keys(), ...Object.keys(online?.prices ?? {}).map(Number)])) {
    if (present.has(id)) continue
    const past = rows.has(id) ? untilToday(pastOf(id), today) : pastOf(id)
    if ((past.at(-1)?.[0] ?? '') > addDays(today, -DAYS)) prices[id] = [...past]
  }
  const findings: Finding[] = []
  const proven = products.map((product) => {
    const { id, name, slug, priceBeforeCents } = product
    const past = pastOf(id)
    const seen = addToday(past, product, today)
    const needed = stillNeeded(seen, today)
    if (needed.length > 1) prices[id] = needed
    if (priceBeforeCents === null) return product
    const lowest = lowestBefore(needed)
    if (!lowest || lowest.cents >= priceBeforeCents) return product
    const note = REPORT.disproved(priceBeforeCents, lowest.cents, lowest.day)
    findings.push({ kind: 'disproved-price', about: name, href: productPath(slug), note })
    return { ...product, priceBeforeCents: null }
  })
  return { products: proven, prices, findings }
}
