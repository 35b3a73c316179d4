import { MAX_SLUG_LENGTH } from '../config/limits.ts'
import { toProductRules } from '../config/product-rules.ts'
import { SHOP } from '../config/shop.ts'
import type { ProductRules } from '../domain/product-choices.ts'
import { parseProductPath } from '../domain/product-path.ts'
import { ERRORS } from '../messages/errors.ts'

/** Brings the not-found page to life where it stands in for a product's own; any other address loads nothing more. */
const place = document.getElementById('unbuilt-product')
const trouble = document.getElementById('unbuilt-trouble')

async function showProduct(element: HTMLElement): Promise<void> {
  const sizeLabels = JSON.parse(element.dataset['sizes'] ?? '[]') as ProductRules['sizeLabels']
  const { mountUnbuiltProduct } = await import('./unbuilt-product-parts.ts')
  const slug = parseProductPath(location.pathname, MAX_SLUG_LENGTH)
  mountUnbuiltProduct(element, slug, toProductRules(sizeLabels))
}

if (place && !place.hidden)
  showProduct(place).catch((error: unknown) => {
    console.error(error)
    place.hidden = true
    if (trouble) trouble.hidden = false
    document.title = `${ERRORS.productNotFound} | ${SHOP.name}`
  })
