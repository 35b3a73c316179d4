import { slugify } from '../../../src/text/fold.ts'
import type { DemoShop } from '../demo-shop.ts'
import { type Goods, toShop, turn } from './goods.ts'

const toCategories = (names: readonly string[]) =>
  names.map((name) => ({ name, slug: slugify(name), text: '' }))

/** One product in one category, without a banner and a filter. */
export function tiny(): DemoShop {
  const goods = { name: 'Med z podhoria', categories: ['medy'], priceCents: 850, kind: 'mug' } as const
  return toShop('Všetko', { categories: toCategories(['Medy']), attributes: [] }, [goods])
}

const ROOMS = ['Kuchyňa', 'Pracovňa', 'Predsieň']
const THINGS = ['Lampa', 'Polica', 'Hodiny', 'Váza', 'Zápisník', 'Miska', 'Vešiak', 'Stolček']
const MATERIALS = ['Drevo', 'Sklo', 'Keramika', 'Kov'].map((name, at) => [3001 + at, name] as const)

/** Goods without sizes, colours and cuts. */
export function things(): DemoShop {
  const attributes = [{ id: 3000, name: 'Materiál', values: MATERIALS }]
  const table = THINGS.flatMap((thing, row) =>
    ['Mia', 'Oto', 'Eva'].map((model, at): Goods => ({
      name: `${thing} ${model}`,
      categories: [slugify(turn(ROOMS, row))],
      priceCents: 1250 + (((row * 3 + at) * 410) % 7000),
      tags: [turn(MATERIALS, row + at)[0]],
      kind: 'mug',
    })),
  )
  return toShop('Všetko', { categories: toCategories(ROOMS), attributes }, table)
}

const SHADES = ['svetlá', 'tmavá', 'pastelová', 'matná'].flatMap((shade) =>
  ['modrá', 'zelená', 'červená', 'sivá', 'žltá'].map((colour) => `${shade} ${colour}`),
)
const SIZES = Array.from(
  { length: 40 },
  (_, at) => [4001 + at, String(30 + at / 2).replace('.', ',')] as const,
)

/** Products in 20 colours and 40 sizes: 800 variants each, with prices of their own, and 25 pictures. */
export function variants(): DemoShop {
  const attributes = [{ id: 99, name: 'Veľkosť', values: SIZES }]
  const table = ['Bežecká topánka Vánok', 'Turistická topánka Chodník', 'Mestská topánka Korzo'].map(
    (name, at): Goods => ({
      name,
      categories: ['topanky'],
      priceCents: 5900 + at * 1000,
      tags: SIZES.map(([id]) => id),
      sizes: SIZES.map(([, label]) => label),
      colours: SHADES,
      pictures: 25,
      stepCents: 50,
      kind: 't-shirt',
    }),
  )
  return toShop('Všetko', { categories: toCategories(['Topánky']), attributes }, table)
}
