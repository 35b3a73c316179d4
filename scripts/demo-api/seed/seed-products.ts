import { generatePlan } from './generated-plans.ts'
import { KNOWN_PRODUCTS } from './known-products.ts'
import { productName } from './product-names.ts'
import type { ProductPlan } from './product-plan.ts'
import { seededRandom, seedOf } from '../pictures/seeded-random.ts'
import { type SeedProduct, toSeedProduct } from './seed-product.ts'

/** So many products have names of their own; later ones are editions. */
const UNIQUE_NAMES = 180

/**
 * The shop's products, one at a time. Each is made from its number alone, but for names: among the first 180 a name
 * that is taken is chosen again. A larger shop begins with the products of a smaller one.
 */
export function* seedProducts(count: number): Generator<SeedProduct> {
  const known = Object.values(KNOWN_PRODUCTS).map(({ plan }): ProductPlan => plan)
  const names = new Set(known.map(productName))
  for (let index = 0; index < count; index++) {
    const random = seededRandom(seedOf(`product ${index}`))
    const generate = () => generatePlan(random)
    const plan = known[index] ?? (index < UNIQUE_NAMES ? withFreeName(names, generate) : generate())
    yield toSeedProduct(index, plan, Math.floor(index / UNIQUE_NAMES), random)
  }
}

function withFreeName(names: Set<string>, generate: () => ProductPlan): ProductPlan {
  let plan = generate()
  while (names.has(productName(plan))) plan = generate()
  names.add(productName(plan))
  return plan
}
