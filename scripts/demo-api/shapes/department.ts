import { slugify } from '../../../src/text/fold.ts'
import type { DemoShop } from '../demo-shop.ts'
import { type Goods, toShop, turn } from './goods.ts'

/** Departments, each with its groups, each with its categories: 60 on three levels. One in brackets has no products. */
const TREE = {
  Ženy: {
    Oblečenie: 'Tričká, Mikiny, Nohavice, Sukne',
    Obuv: 'Tenisky, Sandále, (Čižmy)',
    Doplnky: 'Tašky, Opasky, Ponožky',
    Šport: 'Tričká, Legíny',
  },
  Muži: {
    Oblečenie: 'Tričká, Mikiny, Nohavice, Košele',
    Obuv: 'Tenisky, (Sandále)',
    Doplnky: 'Tašky, Opasky, Ponožky',
    Šport: '(Dresy), Šortky',
  },
  Deti: {
    Oblečenie: 'Tričká, Mikiny, (Nohavice)',
    Obuv: 'Tenisky, Papučky, Čižmy',
    Škola: 'Tašky, Peračníky, (Zošity)',
  },
  Domov: {
    Kuchyňa: 'Hrnčeky, Taniere, (Utierky)',
    Spálňa: 'Obliečky, Deky',
    Kúpeľňa: 'Uteráky, (Predložky)',
    'Darčeky pre každú príležitosť': 'Sviečky, Prívesky',
  },
}

/** Departments that write no `parent`: their products tell which of the categories is the most specific. */
const WITHOUT_PARENTS = ['Domov']
const SERIES = ['Breza', 'Javor', 'Lipa', 'Smrek', 'Buk', 'Jaseň', 'Osika', 'Vŕba', 'Klen', 'Dub']
const MAKERS = ['Dielňa Na Kopci', 'Pradiareň Pod Lesom', 'Rodinná hrnčiareň']
const COLOURS: readonly (readonly [id: number, name: string])[] = [
  [1001, 'Biela'],
  [1002, 'Čierna'],
  [1003, 'Zelená'],
]
const SIZES: readonly (readonly [id: number, name: string])[] = [
  [1101, '36'],
  [1102, '38'],
  [1103, '40'],
]

interface Node {
  name: string
  slug: string
  parent?: string
  /** Its own slug and those above it. */
  path: readonly string[]
  isFilled: boolean
}

/** The categories of a department with their parents before them, as the API lists them. */
function nodesOf([department, groups]: [string, Record<string, string>]): Node[] {
  const hasParents = !WITHOUT_PARENTS.includes(department)
  const node = (name: string, above: readonly string[], isFilled: boolean): Node => {
    const slug = slugify([above.at(-1) ?? '', name].join(' '))
    const parent = hasParents ? above.at(-1) : undefined
    return { name, slug, path: [...above, slug], isFilled, ...(parent !== undefined && { parent }) }
  }
  const top = node(department, [], false)
  return [
    top,
    ...Object.entries(groups).flatMap(([name, leaves]) => {
      const group = node(name, top.path, false)
      const below = leaves
        .split(', ')
        .map((leaf) => node(leaf.replaceAll(/[()]/g, ''), group.path, !leaf.startsWith('(')))
      return [group, ...below]
    }),
  ]
}

/** Two products of a category. The first of each department has the same name in the next. */
function goodsOf({ name, path }: Node, at: number): Goods[] {
  return [at, at + 7].map((number, nth): Goods => ({
    name: `${turn(SERIES, number)} ${name.toLowerCase()}${nth === 0 ? '' : ` ${number}`}`,
    categories: path,
    priceCents: 990 + ((number * 370) % 6000),
    tags: [turn(COLOURS, number), turn(SIZES, number)].map(([id]) => id),
    sizes: [turn(SIZES, number)[1]],
    maker: turn(MAKERS, number),
    material: '100 % bavlna',
    kind: name === 'Hrnčeky' ? 'mug' : name === 'Tašky' ? 'bag' : 't-shirt',
  }))
}

/** A department store: parents come first, some categories are empty, some share a name; of makers only the name is known. */
export function department(): DemoShop {
  const nodes = Object.entries(TREE).flatMap(nodesOf)
  const categories = nodes.map(({ name, slug, parent }) => ({
    ...{ name, slug, text: '' },
    ...(parent !== undefined && { parent }),
  }))
  const attributes = [
    { id: 99, name: 'Veľkosť', values: SIZES },
    { id: 1000, name: 'Farba', values: COLOURS },
  ]
  const table = nodes.filter(({ isFilled }) => isFilled).flatMap(goodsOf)
  return toShop('Všetko', { categories, attributes }, table)
}
