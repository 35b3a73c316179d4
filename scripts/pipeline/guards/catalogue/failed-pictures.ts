import type { Product } from '../../../../src/catalogue/rules/product.ts'
import { shareStep, toRow, type Row } from './night/step.ts'

/** The row about products whose main picture failed. A picture that the build had no time for does not count. */
export function failedPictures(
  products: readonly Pick<Product, 'name' | 'imagePath'>[],
  failed: ReadonlySet<string>,
): Row[] {
  const pictured = products.filter(({ imagePath }) => imagePath !== '')
  const names = pictured.filter(({ imagePath }) => failed.has(imagePath)).map(({ name }) => name)
  return toRow('failed-pictures', shareStep(names, pictured.length))
}
