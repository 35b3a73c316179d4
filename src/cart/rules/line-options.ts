import { productChoices, type Cut, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import { isOffered, offerOf, type Combination } from '../../catalogue/rules/offers.ts'
import type { ListedProduct } from '../../catalogue/rules/product.ts'
import type { CartLine } from './cart.ts'
import type { LineChoice } from './change-line.ts'
import type { Cents } from '../../text/money.ts'
import { otherProduct } from './price-check.ts'
import { colorImagePath } from './to-cart-line.ts'

/** A size, a colour or own print that a line can be changed to. */
export interface LineOption {
  /** The size or the colour as a shopper reads it; '' for own print and for none. */
  label: string
  choice: LineChoice
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
  const sizes = cuts.map((one): LineOptions => {
    const name = one.cut === null ? '' : cutNames[one.cut]
    const isOwnCut = selectedCut === (one.cut ?? '') || (selectedCut === '' && cuts.length === 1)
    return {
      what: 'size',
      cut: cuts.length > 1 ? name : '',
      options: one.sizes.map(({ label, isAvailable }) => ({
        label,
        choice: { size: label, color, cut: name, selectedCut: one.cut ?? '', ...print },
        imagePath: '',
        isChosen: isOwnCut && label === size,
        isAvailable: isAvailable && isForSale && isOffered(product, { color, size: label }),
        priceCents: priceOf({ color, size: label }),
      })),
    }
  })
  const inColors: LineOptions = {
    what: 'color',
    cut: '',
    options: colors.map((label) => ({
      label,
      choice: { size, color: label, cut, selectedCut, ...print },
      imagePath: colorImagePath(product, label),
      isChosen: label === color,
      isAvailable: isForSale && isOffered(product, { color: label, size }),
      priceCents: priceOf({ color: label, size }),
    })),
  }
  const choice = { size, color, cut, selectedCut }
  const inPrint: LineOptions = {
    what: 'print',
    cut: '',
    options: hasOffer
      ? [{ choice }, { choice: { ...choice, isPrinted: true as const } }].map((one) => ({
          ...one,
          ...{ label: '', imagePath: '', isAvailable: isForSale, priceCents: null },
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
