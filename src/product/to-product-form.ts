import { MEDIA_HOST } from '../config/browser-env.ts'
import { PICTURE_ROLES } from '../config/pictures.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import { shownPicture } from '../catalogue/rules/picture.ts'
import { productChoices, type ProductRules } from '../catalogue/rules/product-choices.ts'
import { toCartLine, type ProductChoice } from '../cart/rules/to-cart-line.ts'
import { CUT_NAMES } from '../catalogue/texts/cuts.ts'
import { addToCart } from '../cart/store/cart-store.ts'
import { showAddedToast } from '../cart/store/toasts-store.ts'
import type { ColorOption } from './ProductForm.tsx'

function colorOptions({ variants }: ListedProduct): ColorOption[] {
  return variants.map(({ name, thumbnail }) => ({
    name,
    picture: shownPicture({ path: thumbnail, hostPath: thumbnail }, PICTURE_ROLES.thumb, MEDIA_HOST),
  }))
}

export function toProductForm(product: ListedProduct, rules: ProductRules) {
  const choices = productChoices(product, rules)
  const onAdd = (choice: ProductChoice) => {
    const line = toCartLine(product, choice, CUT_NAMES)
    showAddedToast({ ...line, count: addToCart(line) })
  }
  return { choices, colors: colorOptions(product), onAdd }
}
