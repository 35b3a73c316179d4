import { slugify } from '../../../src/text/fold.ts'
import { productName, type ProductPlan } from './plans.ts'

function known(
  kind: ProductPlan['kind'],
  audience: ProductPlan['audience'],
  [model, label, motif]: readonly [model: string, label: string, motif: string | null],
  colours: ProductPlan['colours'],
  priceCents: number,
  rest: Partial<ProductPlan> = {},
): { slug: string; plan: ProductPlan } {
  const plan: ProductPlan = {
    ...{
      status: '',
      soldOutSizes: [],
      isHashedPath: false,
      isEms: false,
      isWithoutPrint: false,
      html: 'plain',
    },
    ...{ kind, audience, model, label, motif, colours, priceCents },
    ...rest,
  }
  return { slug: slugify(productName(plan)), plan }
}

/** The first products, in the order of their ids from 1. Every demo shop has them, and tests use their slugs. */
export const KNOWN_PRODUCTS = {
  /** A t-shirt with a men's and a women's cut. */
  twoCuts: known('t-shirt', 'both', ['tričko', 'Tatry', 'tatras'], ['navy'], 1890),
  child: known('t-shirt', 'kids', ['tričko', 'Raketa', 'rocket'], ['sky'], 1490, {
    status: 'New in',
    isHashedPath: true,
  }),
  cap: known('cap', 'unisex', ['šiltovka', 'Jeleň', 'deer'], ['forest'], 1290),
  mug: known('mug', 'unisex', ['hrnček', 'Kriváň 330 ml', 'krivan'], ['white'], 890, { isHashedPath: true }),
  soldOut: known('t-shirt', 'women', ['tričko', 'Líška', 'fox'], ['sand'], 1790, { status: 'Sold Out' }),
  /** A t-shirt in three colours. */
  colours: known(
    't-shirt',
    'men',
    ['tričko', 'Kompas', 'compass'],
    ['petrol', 'burgundy', 'grey-melange'],
    2190,
    { soldOutSizes: ['XS', '2XL'] },
  ),
  /** A textile without print (tag 121). */
  withoutPrint: known('t-shirt', 'men', ['tričko bez potlače', 'Klasik', null], ['black', 'white'], 1490, {
    isWithoutPrint: true,
    isHashedPath: true,
  }),
  /** A product of the brand EMS (tag 235). */
  ems: known('t-shirt', 'men', ['tričko EMS', 'Záchranár', 'ems-badge'], ['brick'], 2290, {
    isEms: true,
    status: 'limited edition',
  }),
  /** Its description is hostile HTML, which sanitising must make harmless. */
  hostile: known('bag', 'unisex', ['plátená taška', 'Čičmany', 'cicmany'], ['sand'], 1090, {
    html: 'hostile',
  }),
  /** Has a reduced price. */
  sweatshirt: known('sweatshirt', 'kids', ['mikina s kapucňou', 'Havran', 'raven'], ['mustard'], 2990, {
    html: 'odd',
    priceBeforeCents: 3490,
  }),
}

/** A product of the listing's first page without a picture. Pages show a placeholder. */
export const LOST_PICTURE = { slug: 'damske-tricko-cicmany', name: 'Dámske tričko Čičmany' } as const
