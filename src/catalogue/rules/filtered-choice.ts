import { foldText } from '../../text/fold.ts'
import { isOffered } from './offers.ts'
import { offeredSizes, productChoices, type ChoosableProduct, type ProductRules } from './product-choices.ts'
import { choicePath } from './product-path.ts'

export interface FilteredChoice {
  /** The product's address with the choice (rule 126). */
  path: string
  /** The chosen colour. The address contains it if the product has several. */
  color: string | undefined
  /** The chosen sizes that the product has, if none of them can be bought; otherwise empty. */
  soldOutSizes: readonly string[]
}

/**
 * The choice of a product that fits a listing's filters: sizes and cuts by tag, a colour by name. @param values chosen
 * ones @param isPrinted true in a result for own print (rule 135)
 */
export function filteredChoice(
  product: ChoosableProduct & { slug: string },
  values: readonly { id: string; name: string }[],
  rules: ProductRules,
  isPrinted = false,
): FilteredChoice {
  const choices = productChoices(product, rules)
  const { cuts, colors } = choices
  const has = (tag: string) => values.some(({ id }) => id === tag)
  const asked = rules.sizeLabels.filter(([tag]) => has(tag)).map(([, label]) => label)
  const tagged = cuts.find(({ cut }) => rules.cuts.some((rule) => rule.cut === cut && rule.tags.some(has)))
  const inCut = (tagged ? [tagged] : cuts).flatMap(({ cut, sizes }) =>
    sizes.map((size) => ({ cut, ...size })),
  )
  const sizes = inCut.filter(({ label }) => asked.includes(label))
  const wanted = colors.filter((name) => values.some((value) => foldText(value.name) === foldText(name)))
  // Without a colour that was asked for, it is the first, or the first that has such a size.
  const some = wanted.length > 0 ? wanted : [choices.defaultColor, ...colors]
  const inColor = (color: string) =>
    sizes.find(({ label, isAvailable }) => isAvailable && isOffered(product, { color, size: label }))
  const fitting = some.find(inColor)
  const size = fitting === undefined ? undefined : inColor(fitting)
  const cut = size?.cut ?? tagged?.cut
  const shown = fitting ?? wanted[0]
  const isNamed = wanted.length > 0 || (shown !== undefined && shown !== choices.defaultColor)
  const color = colors.length > 1 && isNamed ? shown : undefined
  return {
    path: choicePath(product.slug, {
      ...(cuts.length > 1 && { cut }),
      ...(offeredSizes(choices).length > 1 && { size: size?.label }),
      color,
      isPrinted,
    }),
    color,
    soldOutSizes: size || product.status === 'Sold Out' ? [] : [...new Set(sizes.map(({ label }) => label))],
  }
}
