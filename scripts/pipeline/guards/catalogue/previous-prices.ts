import { addDays } from '../../../../src/company/rules/working-days.ts'
import { withPrices } from '../../../../src/catalogue/rules/read-offers.ts'
import type { Offer, Product, ProductDetail } from '../../../../src/catalogue/rules/product.ts'
import { productPath } from '../../../../src/catalogue/rules/product-path.ts'
import type { Published, SeenPrice } from '../../publish/published.ts'
import type { Finding } from '../../report/finding.ts'
import { offerKey } from './measures.ts'
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
  { priceCents, priceBeforeCents }: Pick<Offer, 'priceCents' | 'priceBeforeCents'>,
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
 * @returns also the prices that the next builds have to know, by the product's id, or by id and offer
 */
export function proveReductions(
  products: readonly ProductDetail[],
  online: Pick<Published, 'products' | 'prices' | 'pulledAt'> | undefined,
  now: string,
) {
  const today = now.slice(0, 10)
  const lastDay = online?.pulledAt.slice(0, 10) ?? ''
  const rows = new Map(
    online?.products.flatMap(({ id, cents, before, offers = {} }) => [
      [String(id), [lastDay, cents, before]] as const,
      ...Object.entries(offers).map(
        ([key, [price, priceBefore]]) => [`${id} ${key}`, [lastDay, price, priceBefore]] as const,
      ),
    ]),
  )
  const pastOf = (key: string): readonly SeenPrice[] | undefined => {
    const row = rows.get(key)
    return online?.prices[key] ?? (row && [row])
  }
  const prices: Published['prices'] = {}
  // A product or an offer that is missing tonight may be back tomorrow.
  const present = new Set(
    products.flatMap(({ id, offers = [] }) => [
      String(id),
      ...offers.map((offer) => `${id} ${offerKey(offer)}`),
    ]),
  )
  for (const key of new Set([...rows.keys(), ...Object.keys(online?.prices ?? {})])) {
    if (present.has(key)) continue
    const known = pastOf(key) ?? []
    const past = rows.has(key) ? untilToday(known, today) : known
    if ((past.at(-1)?.[0] ?? '') > addDays(today, -DAYS)) prices[key] = [...past]
  }
  const findings: Finding[] = []
  const offered = new Set(online?.products.flatMap(({ id, offers }) => (offers ? [id] : [])))
  const prove = <T extends Product | Offer>(priced: T, { id, name, slug }: ProductDetail, offer = ''): T => {
    const key = offer ? `${id} ${offer}` : String(id)
    // The first offers of a product follow its own price.
    const past = pastOf(key) ?? (offered.has(id) ? undefined : pastOf(String(id))) ?? []
    const seen = addToday(past, priced, today)
    const needed = stillNeeded(seen, today)
    if (needed.length > 1) prices[key] = needed
    const lowest = lowestBefore(needed)
    const { priceBeforeCents } = priced
    if (priceBeforeCents === null || !lowest || lowest.cents >= priceBeforeCents) return priced
    const note = REPORT.disproved(priceBeforeCents, lowest.cents, lowest.day)
    findings.push({
      ...{ kind: 'disproved-price', about: name, href: productPath(slug) },
      note: offer ? `${offer}: ${note}` : note,
    })
    return { ...priced, priceBeforeCents: null }
  }
  const proven = products.map((product) =>
    product.offers
      ? withPrices(
          product,
          product.offers.map((offer) => prove(offer, product, offerKey(offer))),
        )
      : prove(product, product),
  )
  return { products: proven, prices, findings }
}
