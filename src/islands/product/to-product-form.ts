import { MEDIA_HOST } from '../../config/browser-env.ts'
import { PICTURE_ROLES } from '../../config/product/pictures.ts'
import type { ListedProduct } from '../../domain/product/product.ts'
import { shownPicture } from '../../domain/product/picture.ts'
import { productChoices, type ProductRules } from '../../domain/product/product-choices.ts'
import { toCartLine, type ProductChoice } from '../../domain/cart/to-cart-line.ts'
import { CUT_NAMES } from '../../messages/product/cuts.ts'
import { addToCart } from '../../stores/cart/cart.ts'
import { showAddedToast } from '../../stores/cart/toasts.ts'
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
