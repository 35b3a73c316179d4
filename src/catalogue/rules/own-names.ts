import { foldText } from '../../text/fold.ts'
import { groupBy } from './collections.ts'
import type { ProductDetail } from './product.ts'

type Named = Pick<ProductDetail, 'id' | 'name' | 'code' | 'information'>

/**
 * Gives each product a name of its own: equal names get the code, the colour or the id (rules 918, 919). The case and the diacritics of a
 * name do not matter.
 * @param nameOf a product's name as it will be shown
 * @example ownNames(products)(second) // 'Tričko Bobor TR-2'
 */
export function ownNames<T extends Named>(
  products: readonly T[],
  nameOf: (product: T) => string = ({ name }) => name,
): (product: T) => string {
  const byName = groupBy(products, (product) => foldText(nameOf(product)))
  return (product) => {
    const name = nameOf(product)
    const others = byName.get(foldText(name))?.filter(({ id }) => id !== product.id) ?? []
    if (name === '' || others.length === 0) return name
    const ways = [({ code }: Named) => code, ({ information }: Named) => information.color]
    const own = ways.find(
      (way) => way(product) !== '' && others.every((other) => way(other) !== way(product)),
    )
    return `${name} ${own ? own(product) : product.id}`
  }
}
