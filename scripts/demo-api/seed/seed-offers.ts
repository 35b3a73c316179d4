import { type ProductPlan, isGarment } from './plans.ts'
import { toEuros } from '../../../src/text/money.ts'

/** Formats of a photo box, each with how much more it costs than the first. */
const FORMATS = [
  ['10 × 15 cm', 0],
  ['13 × 18 cm', 600],
  ['15 × 21 cm', 1400],
] as const
/** Sizes of hoodies that cost more. */
const LARGE = ['4XL', '5XL']
const LARGE_CENTS = 300

interface Sold {
  index: number
  code: string
  sizes: readonly string[]
  colors: readonly string[]
  /** The sizes that can be bought. */
  left: readonly string[]
}

/** The combinations of some products: photo boxes in formats, hoodies with dearer sizes, colours that lack sizes. */
export function seedOffers(plan: ProductPlan, { index, code, sizes, colors, left }: Sold) {
  const { kind, model, label, priceCents, status } = plan
  const offer = (size: string, color: string | undefined, extra: number, isThere = true) => ({
    ...(size !== '' && { size }),
    ...(color !== undefined && { color }),
    price: toEuros(priceCents + extra),
    available: isThere ? 1 : 0,
    code: [
      code,
      size.replaceAll(/[^\dA-Z]/g, ''),
      ...(color === undefined ? [] : [colors.indexOf(color) + 1]),
    ].join('-'),
  })
  if (kind === 'photo-box' && label.startsWith('Rodina'))
    return { sizeName: 'Formát', offers: FORMATS.map(([size, extra]) => offer(size, undefined, extra)) }
  if (index < 10 || status === 'Sold Out' || status === '50% Discount' || !isGarment(plan)) return null
  const inColors = colors.length > 1 ? colors : [undefined]
  if (model === 'mikina s kapucňou' && sizes.includes('5XL'))
    return {
      offers: inColors.flatMap((color) =>
        sizes.map((size) => offer(size, color, LARGE.includes(size) ? LARGE_CENTS : 0, left.includes(size))),
      ),
    }
  // The second colour does not come in the second size, and the third is sold out in the third.
  if (colors.length < 3 || index % 6 !== 5) return null
  return {
    offers: colors.flatMap((color, at) =>
      sizes.flatMap((size, place) =>
        at === 1 && place === 1
          ? []
          : offer(size, color, 0, left.includes(size) && !(at === 2 && place === 2)),
      ),
    ),
  }
}
