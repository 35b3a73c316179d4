import { fetchShopPage } from '../../api/shop-page.ts'
import { parseSecondPicture, type SecondPicture } from '../../domain/product/second-picture.ts'

/**
 * The second picture of a product's gallery, as the product's page names it; `null` where it has but one, or the page cannot
 * be had. The browser may have fetched that page already, as one that the shopper is about to open (decision 23).
 */
export async function findSecondPicture(page: string): Promise<SecondPicture | null> {
  return parseSecondPicture(await fetchShopPage(page).catch(() => ''))
}
