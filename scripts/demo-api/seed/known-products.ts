import type { ProductPlan } from './product-plan.ts'

const PLAIN = {
  status: '',
  soldOutSizes: [],
  isHashedPath: false,
  isEms: false,
  isWithoutPrint: false,
  html: 'plain',
} as const satisfies Partial<ProductPlan>

/** A product that every demo shop has, whatever its size; tests call it by its slug. */
export interface KnownProduct {
  slug: string
  plan: ProductPlan
}

/** The first products of the shop, in the order of their ids, from 1. */
export const KNOWN_PRODUCTS = {
  /** A t-shirt with a men's and a women's cut. */
  twoCuts: {
    slug: 'tricko-tatry',
    plan: {
      ...PLAIN,
      ...{ kind: 't-shirt', audience: 'both', model: 'tričko', label: 'Tatry', motif: 'tatras' },
      ...{ colours: ['navy'], priceCents: 1890 },
    },
  },
  child: {
    slug: 'detske-tricko-raketa',
    plan: {
      ...PLAIN,
      ...{ kind: 't-shirt', audience: 'kids', model: 'tričko', label: 'Raketa', motif: 'rocket' },
      ...{ colours: ['sky'], priceCents: 1490, status: 'New in', isHashedPath: true },
    },
  },
  cap: {
    slug: 'siltovka-jelen',
    plan: {
      ...PLAIN,
      ...{ kind: 'cap', audience: 'unisex', model: 'šiltovka', label: 'Jeleň', motif: 'deer' },
      ...{ colours: ['forest'], priceCents: 1290 },
    },
  },
  mug: {
    slug: 'hrncek-krivan-330-ml',
    plan: {
      ...PLAIN,
      ...{ kind: 'mug', audience: 'unisex', model: 'hrnček', label: 'Kriváň 330 ml', motif: 'krivan' },
      ...{ colours: ['white'], priceCents: 890, isHashedPath: true },
    },
  },
  soldOut: {
    slug: 'damske-tricko-liska',
    plan: {
      ...PLAIN,
      ...{ kind: 't-shirt', audience: 'women', model: 'tričko', label: 'Líška', motif: 'fox' },
      ...{ colours: ['sand'], priceCents: 1790, status: 'Sold Out' },
    },
  },
  /** A t-shirt in three colours; XS and 2XL are sold out. */
  colours: {
    slug: 'panske-tricko-kompas',
    plan: {
      ...PLAIN,
      ...{ kind: 't-shirt', audience: 'men', model: 'tričko', label: 'Kompas', motif: 'compass' },
      ...{ colours: ['petrol', 'burgundy', 'grey-melange'], priceCents: 2190, soldOutSizes: ['XS', '2XL'] },
    },
  },
  /** Textile without print (121). */
  withoutPrint: {
    slug: 'panske-tricko-bez-potlace-klasik',
    plan: {
      ...PLAIN,
      ...{ kind: 't-shirt', audience: 'men', model: 'tričko bez potlače', label: 'Klasik', motif: null },
      ...{ colours: ['black', 'white'], priceCents: 1490, isWithoutPrint: true, isHashedPath: true },
    },
  },
  /** Of the brand EMS (235). */
  ems: {
    slug: 'panske-tricko-ems-zachranar',
    plan: {
      ...PLAIN,
      ...{ kind: 't-shirt', audience: 'men', model: 'tričko EMS', label: 'Záchranár', motif: 'ems-badge' },
      ...{ colours: ['brick'], priceCents: 2290, isEms: true, status: 'limited edition' },
    },
  },
  /** Its description is hostile HTML: what sanitising is for. */
  hostile: {
    slug: 'platena-taska-cicmany',
    plan: {
      ...PLAIN,
      ...{ kind: 'bag', audience: 'unisex', model: 'plátená taška', label: 'Čičmany', motif: 'cicmany' },
      ...{ colours: ['sand'], priceCents: 1090, html: 'hostile' },
    },
  },
  /** Its price was reduced. */
  sweatshirt: {
    slug: 'detska-mikina-s-kapucnou-havran',
    plan: {
      ...PLAIN,
      ...{ kind: 'sweatshirt', audience: 'kids', model: 'mikina s kapucňou', label: 'Havran' },
      ...{ motif: 'raven', colours: ['mustard'], priceCents: 2990, html: 'odd', priceBeforeCents: 3490 },
    },
  },
} as const satisfies Record<string, KnownProduct>

/**
 * A product of the first page of the listing, with one picture, of which the media host does not have the file: its
 * placeholder is seen, and named by the build.
 */
export const LOST_PICTURE = { slug: 'damske-tricko-cicmany', name: 'Dámske tričko Čičmany' } as const
