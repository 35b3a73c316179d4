import { expect, it } from 'vitest'
import {
  compareShops,
  toShopState,
  type ShopChange,
} from '../../../../scripts/pipeline/report/shop-changes.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout/settings.ts'
import { catalogue, category, product } from '../../../fixtures/builders.ts'

const banner = { imagePath: 'a.jpg', link: '/', name: 'Zima', words: null, placement: 'hero' } as const
const shop = { ...catalogue([product()]), banners: [banner] }
const before = toShopState(shop)

it('names nothing where the shop is the same', () =>
  expect(compareShops(before, toShopState(shop))).toEqual([]))

const [post, ...others] = DEFAULT_SETTINGS.deliveryOptions
it.each<[string, Partial<Catalogue>, ShopChange[]]>([
  [
    'a banner with another link',
    { banners: [{ ...banner, link: '/produkty' }] },
    [{ area: 'banner', name: 'Zima', what: 'changed' }],
  ],
  [
    'another banner',
    { banners: [{ ...banner, imagePath: 'b.jpg', name: 'Leto' }] },
    [
      { area: 'banner', name: 'Leto', what: 'added' },
      { area: 'banner', name: 'Zima', what: 'removed' },
    ],
  ],
  [
    'a new category, which the menu has too',
    {
      categories: [...shop.categories, category({ slug: 'vianoce', name: 'Vianoce', productIds: [1] })],
    },
    [
      { area: 'category', name: 'Vianoce', what: 'added' },
      { area: 'menu', name: 'Vianoce', what: 'added' },
    ],
  ],
  [
    'prices of delivery',
    {
      settings: {
        ...shop.settings,
        deliveryFreeFromCents: 4000,
        deliveryOptions: post ? [{ ...post, costCents: 350 }, ...others] : [],
      },
    },
    [
      {
        area: 'settings',
        name: 'deliveryFreeFromCents',
        what: 'changed',
        values: ['35,00\u00A0€', '40,00\u00A0€'],
      },
      {
        area: 'settings',
        name: 'Slovenská pošta 1. trieda',
        what: 'changed',
        values: ['2,90\u00A0€', '3,50\u00A0€'],
      },
    ],
  ],
])('names %s', (_, change, changes) =>
  expect(compareShops(before, toShopState({ ...shop, ...change }))).toEqual(changes),
)

it("names what the owner's data were and are", () =>
  expect(compareShops(before, { ...before, owner: { ...before.owner, phone: '0911 123 456' } })).toEqual([
    { area: 'owner', name: 'phone', what: 'changed', values: [before.owner['phone'], '0911 123 456'] },
  ]))
