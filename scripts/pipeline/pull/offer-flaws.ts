import * as v from 'valibot'
import { offerSchema, offersSchema } from '../../../src/api/offer-schema.ts'
import { isReduction, productSchema, sizeNameSchema } from '../../../src/api/schemas.ts'
import { centsSchema, gtinTextSchema, unreadEntries } from '../../../src/api/wire.ts'
import type { Combination } from '../../../src/catalogue/rules/offers.ts'
import { withOffers } from '../../../src/catalogue/rules/read-offers.ts'
import { isGtin } from '../../../src/catalogue/rules/product-information.ts'
import { quote } from '../../../src/text/quote.ts'

/** How many flaws of a product are named. */
const NAMED = 5

type Fields = Readonly<Record<string, unknown>>

/** Parts of an offer that are left out alone. */
const PARTS = {
  ean: v.union([v.literal(''), v.pipe(gtinTextSchema, v.check(isGtin))]),
  price_before: v.union([v.literal(''), centsSchema]),
}

const nameOf = (sent: Partial<Combination>) => [sent.color, sent.size].filter(Boolean).join(' ')

/** What is left out of a product's offers, or read more safely than it was sent (rule 137). */
export function offerFlaws(fields: Fields): { field: string; value: string }[] {
  const found = findFlaws(fields)
  const more = found.length > NAMED ? [`+ ${found.length - NAMED}`] : []
  return found.length > 0 ? [{ field: 'offers', value: [...found.slice(0, NAMED), ...more].join('; ') }] : []
}

function findFlaws(fields: Fields): string[] {
  const { offers: sent, price_max: highest, size_name: sizeName } = fields
  const unread = unreadEntries(sent, offerSchema)
  const parts = Object.values(Object(sent) as object).flatMap((entry: unknown) =>
    Object.entries(PARTS).flatMap(([part, schema]) => {
      const value = (Object(entry) as Fields)[part] ?? ''
      return v.is(schema, value) ? [] : `${nameOf(Object(entry) as Combination)}: ${part} ${quote(value)}`
    }),
  )
  const offers = v.parse(offersSchema, sent)
  // Most products have no offers, and parsing takes long.
  const parsed = offers ? v.safeParse(productSchema, fields) : undefined
  const read = offers && parsed?.success ? withOffers(parsed.output, offers, isReduction) : undefined
  const odd = read?.odd.map((one) => `${nameOf(one)}: ${one.fault}`.replace(/^: /, '')) ?? []
  const most = read?.product.priceMaxCents ?? read?.product.priceCents
  const said = v.safeParse(v.nullish(centsSchema), highest === '' ? null : highest)
  const isOddMost = !said.success || (read && said.output != null && said.output !== most)
  return [
    ...[...unread.map(({ entry }) => quote(entry)), ...parts, ...odd],
    ...(isOddMost ? [`price_max ${quote(highest)}`] : []),
    ...(v.is(sizeNameSchema, sizeName) ? [] : [`size_name ${quote(sizeName)}`]),
  ]
}
