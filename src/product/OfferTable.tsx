import type { ProductChoices } from '../catalogue/rules/product-choices.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { formatPrice } from '../text/money.ts'
import { PRODUCT } from './texts/product-texts.ts'

/** The offers of a product (rule 137) for browsers without script: a row for each size, price and availability. */
export function OfferTable({ choices: { offers = [], sizeName } }: { choices: ProductChoices }) {
  const rows = new Map<string, { cells: string[]; colors: string[] }>()
  for (const { size, color, priceCents, isAvailable } of offers) {
    const cells = [size, formatPrice(priceCents), isAvailable ? PRODUCT.available : PRODUCT.soldOutSize]
    const row = rows.get(cells.join()) ?? { cells, colors: [] }
    rows.set(cells.join(), { cells, colors: color ? [...row.colors, color] : row.colors })
  }
  const heads = [sizeName ?? PRODUCT_HINTS.size, PRODUCT_HINTS.price, PRODUCT.availability]
  return (
    <table className="facts without-script">
      <caption>{PRODUCT.offers}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows.values()].map(({ cells: [size, price, state], colors }) => (
          <tr key={`${size} ${price} ${state}`}>
            <th scope="row">{size}</th>
            <td>{price}</td>
            <td>{[state, colors.join(', ')].filter(Boolean).join(': ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
