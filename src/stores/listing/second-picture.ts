import { fetchShopPage } from '../../api/shop-page.ts'
import { parseSecondPicture, type SecondPicture } from '../../domain/product/second-picture.ts'

/**
 * The second picture of a product's gallery, read from the product's page; `null` when there is none, or the page cannot be
 * fetched. The browser may already have that page, because it fetches ahead what a shopper is about to open (decision 23).
 */
export async function findSecondPicture(page: string): Promise<SecondPicture | null> {
  return parseSecondPicture(await fetchShopPage(page).catch(() => ''))
}
