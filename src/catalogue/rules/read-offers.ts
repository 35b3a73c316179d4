import { foldText } from '../../text/fold.ts'
import type { Cents } from '../../text/money.ts'
import { isOffered, type Combination } from './offers.ts'
import type { Offer, Product } from './product.ts'

/** An offer as the API sends it; `null` for a missing price or previous price. */
export type SentOffer = Omit<Offer, 'priceCents'> & { priceCents: Cents | null }

/** A contradiction between an offer and its product. */
export interface OddOffer extends Combination {
  fault: 'price' | 'price_before' | 'size' | 'color' | 'twice'
}

/** The product with the prices that its offers give: the lowest, and the highest if it is another. */
export function withPrices<T extends Product>(product: T, offers: readonly Offer[]): T {
  const { priceMaxCents: _, ...plain } = product
  const open = offers.filter(({ isAvailable }) => isAvailable)
  const prices = open.map(({ priceCents }) => priceCents)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (open.length === 0) return { ...plain, offers } as unknown as T
  // At the lowest price, a previous price is shown only if all offers have one: the least.
  const befores = open.flatMap(({ priceCents, priceBeforeCents: before }) =>
    priceCents === lowest ? [before ?? 0] : [],
  )
  return {
    ...plain,
    ...{ offers, priceCents: lowest, priceBeforeCents: Math.min(...befores) || null },
    ...(highest > lowest && { priceMaxCents: highest }),
  } as unknown as T
}

const max = (cents: readonly Cents[]) => Math.max(...cents)

/** One offer for a combination that comes several times: the dearest, gone if one of them is, without a doubtful previous price. */
function safest(offers: readonly [Offer, ...Offer[]]): Offer {
  const dearest = offers.find(({ priceCents }) => priceCents === max(offers.map((one) => one.priceCents)))
  const befores = offers.map(({ priceBeforeCents }) => priceBeforeCents ?? 0)
  return {
    ...(dearest ?? offers[0]),
    priceBeforeCents: Math.min(...befores) || null,
    isAvailable: offers.every(({ isAvailable }) => isAvailable),
  }
}

/**
 * Gives a product its offers (rule 137), one for each combination of its colours and sizes. An offer without a colour is for all of
 * them, and so is one without a size. Where offers contradict the product or each other, nothing is sold cheaper than either says,
 * and nothing that one of them calls gone.
 * @param isReduction whether a previous price may be shown above a price
 */
export function withOffers<T extends Product>(
  product: T,
  sent: readonly SentOffer[],
  isReduction: (before: Cents | null, price: Cents) => boolean,
): { product: T; odd: readonly OddOffer[] } {
  const odd: OddOffer[] = []
  const { priceCents: said, priceBeforeCents, sizes, allOfSizes, variants } = product
  const named = new Set(sent.map(({ color }) => foldText(color)))
  const names = variants.map(({ name }) => name)
  const labels = [...new Set([...(sizes ?? []), ...allOfSizes, ...sent.map(({ size }) => size)])].filter(
    Boolean,
  )
  const colorsOf = ({ color }: Combination) => {
    // A product in one colour need not list it.
    if (names.length === 0 && named.size === 1) return ['']
    return color === ''
      ? names.length > 0
        ? names
        : ['']
      : names.filter((name) => foldText(name) === foldText(color))
  }
  const read = sent.flatMap((one): Offer[] => {
    const { color, size, isAvailable } = one
    const tell = (fault: OddOffer['fault'], isOdd: boolean) => {
      if (isOdd) odd.push({ color, size, fault })
    }
    const colors = colorsOf(one)
    const isGone = sizes !== null && size !== '' && !sizes.includes(size)
    const priceCents = isAvailable ? max([one.priceCents ?? said, said]) : (one.priceCents ?? said)
    const before = one.priceBeforeCents ?? (priceCents === said ? priceBeforeCents : null)
    const isReduced = isReduction(before, priceCents)
    tell('color', colors.length === 0)
    tell('size', isAvailable && isGone)
    tell('price', isAvailable && priceCents !== (one.priceCents ?? said))
    tell('price_before', one.priceBeforeCents !== null && one.priceBeforeCents !== priceCents && !isReduced)
    const offer = { ...one, priceCents, priceBeforeCents: isReduced ? before : null }
    return colors.flatMap((name) =>
      (size === '' && labels.length > 0 ? labels : [size]).map((label) => ({
        ...offer,
        ...{ color: name, size: label },
        isAvailable: isAvailable && (label === '' || (sizes?.includes(label) ?? true)),
      })),
    )
  })
  const byKey = new Map<string, [Offer, ...Offer[]]>()
  for (const offer of read) {
    const key = JSON.stringify([offer.color, offer.size])
    byKey.set(key, [offer, ...(byKey.get(key) ?? [])])
  }
  const offers = [...byKey.values()].map((same) => {
    const [{ color, size }] = same
    if (same.length > 1) odd.push({ color, size, fault: 'twice' })
    return safest(same)
  })
  const open = labels.filter((size) => isOffered({ offers }, { size }))
  const priced = withPrices(product, offers)
  if (priced.priceCents !== said) odd.push({ color: '', size: '', fault: 'price' })
  return {
    product: { ...priced, ...(labels.length > 0 && { sizes: open, allOfSizes: labels }) },
    odd,
  }
}
