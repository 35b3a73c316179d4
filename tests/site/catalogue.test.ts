// Rule 130
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writePagesData } from '../../scripts/pipeline/pages-data/write-pages-data.ts'
import { createProductViews } from '../../src/site/product-view.ts'
import type { Pictures } from '../../src/catalogue/rules/picture.ts'
import { catalogue, category, product } from '../fixtures/builders.ts'
import { tempFolder } from '../fixtures/temp-folder.ts'

describe('the data of a build', () => {
  beforeEach(async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(await tempFolder())
    vi.resetModules()
  })
  const read = async () => (await import('../../src/site/pages-data.ts')).readPagesData()

  it('are read by the pages', async () => {
    const data = {
      catalogue: catalogue([product()]),
      pictures: new Map([
        ['a.jpg', { key: 'a1', width: 100, height: 125 }],
        ['missing.jpg', null],
      ]),
      listings: { index: null, bySlug: {} },
      guaranteeNotice: { path: '/zakonna-zaruka.svg', width: 595, height: 842 },
      pointFiles: { 'points.1a2b': ['header', ['026 01']] },
    } as const
    await writePagesData(data)
    expect(await read()).toEqual(data)
  })

  it('are missing without a build, and the error names the command that writes them', async () => {
    await expect(read()).rejects.toThrow(
      'No data for pages in .cache/pages-data/: run `npm run pull` or `npm run build`',
    )
  })
})

const gallery = (path: string) => [{ path, thumbnailPath: `thumb/${path}` }]
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

const products = [
  product({ id: 1, slug: 'p1', name: 'Tričko Líška', status: 'Sold Out', images: gallery('one.jpg') }),
  product({ id: 2, slug: 'p2', name: 'Tričko Líška', images: gallery('two.jpg'), tags: ['98', '153'] }),
  product({
    id: 3,
    slug: 'p3',
    name: 'Mikina Vlk',
    images: gallery('gone.jpg'),
    descriptionHtml: `<p>${'Slovo '.repeat(99)}</p>`,
  }),
  product({ id: 4, slug: 'p4', name: 'Šálka', status: 'Sold Out' }),
]
const shop = catalogue(products, {
  categories: [
    category({ slug: 'all', productIds: [1, 2, 3, 4] }),
    category({ slug: 'tricka', productIds: [1, 2] }),
    category({ slug: 'mikiny', productIds: [2, 3] }),
  ],
  newestIds: [2, 1],
})

function views(pictures: Pictures = new Map()) {
  const listings = { index: null, bySlug: {} } as const
  const data = { catalogue: shop, pictures, listings, guaranteeNotice: null, pointFiles: {} }
  return products.map(createProductViews(data, { mediaUrl: 'https://media.sk', imageCdn: '' }))
}

it('the category of a product is the most specific one, among equal ones the first, if any', () => {
  expect(views().map((view) => view.categories.at(-1)?.slug)).toEqual([
    'tricka',
    'tricka',
    'mikiny',
    undefined,
  ])
})

it('the page of a product that can be bought shows similar ones', () => {
  expect(views().map((view) => idsOf(view.similar))).toEqual([[], [1], [], []])
})
