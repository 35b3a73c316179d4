import { DELIVERY_LINK } from '../cart/texts/before-choice-texts.ts'
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import { OWN_PRINT } from '../product/texts/own-print.ts'
import { readOwnPages } from './own-pages.ts'
import { foldMenu, type FoldedMenu } from './rules/menu-fold.ts'
import { toMenu, type MenuCategory, type MenuItem } from './rules/menu.ts'
import { MENU } from './texts/menu-plan.ts'

/** The menu of the shop (rule 905). */
export interface ShopMenu {
  /** The entries of the plan, own print and the owner's pages. */
  planned: readonly MenuItem[]
  /** Categories that the plan does not name. */
  others: readonly MenuItem[]
  /** All of it for a wide header, with delivery and payment at the end. */
  line: readonly MenuItem[]
  /** That line folded; `null` for one that has only the plan and own print, which fit. */
  folded: FoldedMenu | null
}

/**
 * @param categories those with goods
 * @param isPrintOffered true for a shop with a page about own print (rule 135)
 */
export async function readShopMenu(
  categories: readonly MenuCategory[],
  isPrintOffered: boolean,
): Promise<ShopMenu> {
  const ownPages = (await readOwnPages()).filter(({ place }) => place === 'menu')
  const pages = ownPages.map(({ path, title }) => ({ id: path, name: title, href: path }))
  const menu = toMenu(MENU, categories, QUERY_LIMITS)
  const planned = [
    ...menu.planned,
    ...(isPrintOffered ? [{ id: 'vlastna-potlac', name: OWN_PRINT.name, href: OWN_PRINT.path }] : []),
    ...pages,
  ]
  const isOpen = pages.length + menu.others.length > 0
  const delivery = { id: 'delivery', name: DELIVERY_LINK.text, href: DELIVERY_LINK.path }
  const line = [...planned, ...menu.others, delivery]
  return { planned, others: menu.others, line, folded: isOpen ? foldMenu(line) : null }
}
