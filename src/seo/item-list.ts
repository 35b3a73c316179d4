import type { ListingPage } from '../domain/listing/listing-pages.ts'
import { productPath } from '../domain/product/product-path.ts'
import { fullAddress, withContext, type Thing } from './json-ld.ts'

/** The products of a listing's page, in its order. @param perPage how many products the pages before it have each */
export function itemList(site: string, { number, products }: ListingPage, perPage: number): Thing {
  return withContext({
    '@type': 'ItemList',
    itemListElement: products.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: (number - 1) * perPage + index + 1,
      url: fullAddress(site, productPath(slug)),
    })),
  })
}
