import * as v from 'valibot'
import { MAX_OFFERS } from '../config/product-limits.ts'
import type { SentOffer } from '../catalogue/rules/read-offers.ts'
import { isGtin } from '../catalogue/rules/product-information.ts'
import {
  exactCentsSchema,
  flagSchema,
  gtinTextSchema,
  optionalCentsSchema,
  textSchema,
  toList,
} from './wire.ts'

const nothing = (value: unknown) => (value === '' ? null : value)

/** An offer of a product (rule 137). A missing price is the product's; a missing flag means that it can be bought. */
export const offerSchema = v.pipe(
  v.object({
    color: textSchema,
    size: textSchema,
    price: v.nullish(
      v.pipe(v.any(), v.transform(nothing), v.nullable(v.pipe(exactCentsSchema, v.minValue(1)))),
      null,
    ),
    price_before: optionalCentsSchema,
    available: v.nullish(flagSchema, true),
    ean: v.fallback(v.pipe(gtinTextSchema, v.check(isGtin)), ''),
    code: v.fallback(textSchema, ''),
  }),
  v.transform(({ price, price_before, available, ...offer }): SentOffer => ({
    ...offer,
    ...{ priceCents: price, priceBeforeCents: price_before, isAvailable: available },
  })),
)

/** The readable offers; `null` where the API sends none. A value that is no list has none that can be read. */
export const offersSchema = v.nullish(
  v.pipe(
    v.custom<v.InferInput<typeof offerSchema>[] | ''>(() => true),
    v.transform((value) => {
      const list = toList(value)
      if (!Array.isArray(list)) return []
      return list.length === 0 ? null : list.slice(0, MAX_OFFERS).filter((one) => v.is(offerSchema, one))
    }),
    v.nullable(v.array(offerSchema)),
  ),
  null,
)
