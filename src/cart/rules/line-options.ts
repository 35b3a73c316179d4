import { productChoices, type Cut, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import { isOffered, offerOf, type Combination } from '../../catalogue/rules/offers.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import type { CartLine } from './cart.ts'
import type { LineChoice } from './change-line.ts'
import type { Cents } from '../../text/money.ts'
import { otherProduct } from './price-check.ts'
import { colorImagePath } from './to-cart-line.ts'

/** A size, a colour or own print that a line can be changed to (rule 319). */
export interface LineOption {
  /** The size or the colour as a shopper reads it; '' for own print and for none. */
  label: string
  choice: LineChoice
  /** The colour or the size that changes with it, because it is not sold with the line's own; '' for none. */
  alongWith: string
  /** The picture's path; '' for a size. */
  imagePath: string
  isChosen: boolean
  isAvailable: boolean
  /** Its price, if it is another than the line's; `null` else. */
  priceCents: Cents | null
}

/** The sizes of one cut, the colours, or with and without own print. */
export interface LineOptions {
  what: 'size' | 'color' | 'print'
  /** The cut, where there are several; else ''. */
  cut: string
  options: readonly LineOption[]
}

/**
 * The sizes, by cut, the colours and own print of a line's product. Groups without another choice are left out.
 * @param hasOffer whether the shop offers own print on these goods
 */
export function lineOptions(
  line: CartLine,
  product: ListedProduct,
  rules: ProductRules,
  cutNames: Readonly<Record<Cut, string>>,
  hasOffer = false,
): LineOptions[] {
  if (otherProduct(line, product)) return []
  const { cuts, colors, unavailable } = productChoices(product, rules)
  const isForSale = unavailable === null
  const { size, color, cut, selectedCut, isPrinted } = line
  const print = isPrinted && { isPrinted }
  const priceOf = (choice: Combination) => {
    const cents = product.offers ? offerOf(product, choice)?.priceCents : undefined
    return cents === undefined || cents === line.priceCents ? null : cents
  }
  const isSold = (choice: Combination) => isForSale && isOffered(product, choice)
  /** The line's own part if it is sold so, else the first other one that is. */
  const soldPart = (own: string, others: readonly string[], isSoldWith: (part: string) => boolean) =>
    isSoldWith(own) ? own : (others.find(isSoldWith) ?? own)
  const sizes = cuts.map((one): LineOptions => {
    const name = one.cut === null ? '' : cutNames[one.cut]
    const isOwnCut = selectedCut === (one.cut ?? '') || (selectedCut === '' && cuts.length === 1)
    return {
      what: 'size',
      cut: cuts.length > 1 ? name : '',
      options: one.sizes.map(({ label, isAvailable }) => {
        const isChosen = isOwnCut && label === size
        const inColor = isChosen
          ? color
          : soldPart(color, colors, (other) => isSold({ color: other, size: label }))
        return {
          label,
          choice: { size: label, color: inColor, cut: name, selectedCut: one.cut ?? '', ...print },
          alongWith: inColor === color ? '' : inColor,
          imagePath: '',
          isChosen,
          isAvailable: isAvailable && isSold({ color: inColor, size: label }),
          priceCents: priceOf({ color: inColor, size: label }),
        }
      }),
    }
  })
  const ownSizes = (cuts.find((one) => one.cut === selectedCut) ?? cuts[0]).sizes
  const own = ownSizes.findIndex(({ label }) => label === size)
  const nearestSizes = ownSizes
    .flatMap(({ label, isAvailable }, place) => (isAvailable ? [{ label, far: Math.abs(place - own) }] : []))
    .toSorted((one, other) => one.far - other.far)
    .map(({ label }) => label)
  const inColors: LineOptions = {
    what: 'color',
    cut: '',
    options: colors.map((label) => {
      const isChosen = label === color
      const inSize = isChosen
        ? size
        : soldPart(size, nearestSizes, (other) => isSold({ color: label, size: other }))
      return {
        label,
        choice: { size: inSize, color: label, cut, selectedCut, ...print },
        alongWith: inSize === size ? '' : inSize,
        imagePath: colorImagePath(product, label),
        isChosen,
        isAvailable: isSold({ color: label, size: inSize }),
        priceCents: priceOf({ color: label, size: inSize }),
      }
    }),
  }
  const choice = { size, color, cut, selectedCut }
  const inPrint: LineOptions = {
    what: 'print',
    cut: '',
    options: hasOffer
      ? [{ choice }, { choice: { ...choice, isPrinted: true as const } }].map((one) => ({
          ...one,
          ...{ label: '', alongWith: '', imagePath: '', isAvailable: isForSale, priceCents: null },
          isChosen: 'isPrinted' in one.choice === (isPrinted ?? false),
        }))
      : [],
  }
  const hasOther = (groups: readonly LineOptions[]) =>
    groups.some(({ options }) => options.some(({ isChosen }) => !isChosen))
  return [sizes, [inColors], [inPrint]].flatMap((groups) =>
    hasOther(groups) ? groups.filter(({ options }) => options.length > 0) : [],
  )
}
