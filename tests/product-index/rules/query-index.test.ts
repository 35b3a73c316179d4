// Rules 201, 203, 204, 205, 211, 220, 221, 222, 225
import { describe, expect, it } from 'vitest'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { SEARCH_WORDS } from '../../../src/config/search-words.ts'
import { PRODUCT_INDEX_NAME } from '../../../src/product-index/rules/product-index.ts'
import { queryIndex } from '../../../src/product-index/rules/query-index.ts'
import { describePhrase } from '../../../src/product-index/texts.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { plainQuery, type ListingQuery } from '../../../src/product-index/rules/listing-query.ts'
import { catalogue, category, product } from '../../fixtures/builders.ts'

/** Attributes: cut 165 (men 152, women 153), colour 101 (white 400, black 401), collection 100 (mountains 300). */
const attributes = [
  { id: '165', name: 'Strih', isFixed: true, values: ['152', '153'] },
  { id: '100', name: 'Kolekcia', isFixed: true, values: ['300'] },
  { id: '101', name: 'Farba', isFixed: false, values: ['400', '401'] },
].map(({ values, ...attribute }) => ({ ...attribute, values: values.map((id) => ({ id, name: id })) }))

const products = [
  product({ id: 5, name: 'Tričko Líška', code: 'TR-0005', tags: ['152', '153', '300', '400'] }),
  product({ id: 4, name: 'Tričko Kriváň', code: 'TR-0004', tags: ['152', '400', '401'] }),
  product({ id: 3, name: 'Mikina Líška', code: 'MI-0003', tags: ['153', '401', '98'] }),
  product({ id: 2, name: 'Hrnček', code: 'HR-0002', descriptionHtml: '<p>Biely.</p><p>S\u00a0líškou.</p>' }),
  product({
    ...{ id: 1, name: 'Taška', code: 'TA-0001', tags: ['300'] },
    descriptionHtml: '<b>100</b> % ľan &amp; juta. Ušká 0.5 m. Ručne šitá.',
  }),
]
const shop = catalogue(products, {
  attributes,
  categories: [
    category({ slug: 'all', name: 'Všetko', productIds: [5, 4, 3, 2, 1] }),
    category({ slug: 'oblecenie', name: 'Oblečenie', productIds: [3, 4, 5] }),
    category({ slug: 'darceky', name: 'Pre radosť', productIds: [1, 5] }),
    category({ slug: 'prazdna', name: 'Prázdna' }),
  ],
})
const index = toProductIndex(shop)

function ask(change: Partial<ListingQuery>) {
  const query = { ...plainQuery('all', QUERY_LIMITS), productsCount: 10, ...change }
  const { products: found, total, counts } = queryIndex(index, [], query)
  return { ids: found.map(({ id }) => id), total, counts: Object.fromEntries(counts ?? []) }
}

it.each([
  ['all', [5, 4, 3, 2, 1]],
  ['oblecenie', [3, 4, 5]],
  ['darceky', [1, 5]],
  ['prazdna', []],
  ['nohavice', []],
])('the category %s lists its products in its own order', (category, ids) =>
  expect(ask({ category })).toMatchObject({ ids, total: ids.length }),
)

it.each<[string, ListingQuery['filters'], number[]]>([
  ['one value', { 165: ['152'] }, [5, 4]],
  ['a value of each of two attributes', { 165: ['153'], 101: ['401'] }, [3]],
  ['three attributes', { 165: ['152'], 100: ['300'], 101: ['400', '401'] }, [5]],
  ['a value that no product has, beside another one', { 165: ['999', '153'] }, [5, 3]],
  ['an unknown attribute', { 777: ['98'] }, [3]],
  ['an attribute without a chosen value', { 165: [] }, [5, 4, 3, 2, 1]],
])('filters with %s find the right products', (_, filters, ids) =>
  expect(ask({ filters })).toMatchObject({ ids, total: ids.length }),
)

describe('search (rule 225)', () => {
  it.each([
    ['líška', [5, 3, 2]],
    ['LISK', [5, 3, 2]],
    ['tričko', [5, 4]],
    ['  tricko   liska ', [5]],
    ['liska tr', [5]],
    ['tr-000', [5, 4]],
    ['0002 biely', [2]],
    ['šité ľanom', []],
    ['taška šitá', [1]],
    ['trycko', [5, 4]],
    ['mikyna', [3]],
    ['kryvan', []],
    ['mkyna', []],
    ['hrnček tričko', [5, 4, 2]],
    ['tričko nohavice', [5, 4]],
    ['nohavice', []],
    ['.*.', []],
    ['', [5, 4, 3, 2, 1]],
  ])('"%s" finds %j', (search, ids) => expect(ask({ search })).toMatchObject({ ids, total: ids.length }))

  it.each([
    ['becomes a filter if no other product has it in its name', 'Mikina', { 101: ['400'] }, [1]],
    ['stays a word if another product has it in its name', 'Biela hora', {}, [1, 2]],
  ])('a value of a filter %s', (_, name, filters, found) => {
    const white = { id: '101', name: 'Farba', isFixed: false, values: [{ id: '400', name: 'Biela' }] }
    const two = [product({ id: 1, tags: ['400'] }), product({ id: 2, name })]
    const index = toProductIndex(catalogue(two, { attributes: [white] }))
    const query = { ...plainQuery('all', QUERY_LIMITS), search: 'biela' }
    const { products, understood } = queryIndex(index, [], query)
    expect(products.map(({ id }) => id).toSorted()).toEqual(found)
    expect(understood?.filters).toEqual(filters)
  })

  const understand = (search: string) =>
    queryIndex(index, [], { ...plainQuery('all', QUERY_LIMITS), search }).understood

  it.each([
    ['tričko bez líšky', [4]],
    ['líška nie mikina', [5, 2]],
    ['tričko okrem líšky', [4]],
    ['bez', []],
    ['bez líšky', [4, 1]],
    ['bez rukávov', []],
    ['darček nie hrnček', [1]],
    ['tričkoo', [5, 4]],
    ['líštička', [5, 3, 2]],
    ['mikinka', [3]],
    ['kriváňom', [4]],
    ['darček', [2, 1]],
    ['darček na narodeniny', [2, 1]],
    ['narodeninové tričko na narodeniny', [5, 4]],
    ['darček pre hvezdára', [2, 1]],
    ['tat', []],
  ])('"%s", a phrase of a shopper, finds %j', (search, ids) => expect(ask({ search })).toMatchObject({ ids }))

  it.each([
    ['tričko bez rukávov', true],
    ['darček pre hvezdára', true],
    ['narodeninové tričko na narodeniny', true],
    ['ušká', false],
    ['darček', false],
    ['tričko bez líšky', false],
    ['taška s uškami', false],
    ['nohavice', false],
  ])('"%s" finds only a part of the phrase: %j', (search, isPartial) =>
    expect(understand(search)).toMatchObject({ isPartial }),
  )

  it.each([
    ['trycko', 'tričko'],
    ['trycko lisky', 'tričko lisky'],
    ['tričko', undefined],
    ['mikinka', undefined],
    ['mkyna', undefined],
    ['tričkolíška', 'tričko líška'],
    ['sweatshrt', 'sweatshirt'],
  ])('"%s" is corrected to %j', (search, corrected) => expect(understand(search)?.corrected).toBe(corrected))

  it.each([
    ['tričko nohavice', 'Presne taký produkt nemáme, preto sme vynechali „nohavice“. Najbližšie sú tieto:'],
    ['darček pre hvezdára', 'Vynechali sme „hvezdára“. Toto sú darčeky pre každého:'],
    ['tričko do 5 €', 'Presne taký produkt nemáme, preto sme vynechali „do 5 €“. Najbližšie sú tieto:'],
    ['termohrnček', 'Presne taký produkt nemáme. Najbližšie sú tieto:'],
    ['ušká', ''],
    ['taška ušká', 'Slovo „ušká“ je len v opisoch. Produkty, ktoré ho tam majú, sú prvé.'],
    ['taška ušká ručne', 'Slová „ušká“ a „ručne“ sú len v opisoch. Produkty, ktoré ich tam majú, sú prvé.'],
    ['hoddie', 'Hľadali sme „hoodie“. Presne taký produkt nemáme. Najbližšie sú tieto:'],
    ['tričko', ''],
    ['nohavice', ''],
  ])('beside the result of "%s" stands "%s"', (search, told) => {
    const understood = understand(search)
    expect(describePhrase(understood ?? {}, ask({ search }).total).replaceAll('\u00A0', ' ')).toBe(told)
  })

  it.each([
    ['čierne tričko nohavice', 'tričko'],
    ['nohavice do 20 €', ''],
    ['ručne nohavice', ''],
    ['iphone 000', ''],
  ])('of "%s" only "%s" is near enough to be shown', (search, name) =>
    expect(ask({ search }).ids).toEqual(name === '' ? [] : ask({ search: name }).ids),
  )

  it('a name wins over a form of another word, and a form in the owner’s table wins over both', () => {
    const names = ['Tričko Tatry', 'Tričko Macka']
    const index = toProductIndex(catalogue(names.map((name, i) => product({ id: i + 1, name }))))
    const find = (search: string) =>
      queryIndex(index, [], { ...plainQuery('all', QUERY_LIMITS), search }).products.map(({ id }) => id)
    expect(find('tat')).toEqual([1])
    expect(find('macku')).toEqual([2])
    expect(find('tato')).toEqual([])
  })

  it.each([
    ['reklamácia', '/vratenie-tovaru#tovar-je-poškodený-alebo-vám-prišlo-niečo-iné'],
    ['ako vrátiť tričko', '/vratenie-tovaru#ako-postupovať'],
    ['kontakt', '/kontakt'],
    ['kde ste', '/kontakt#adresa'],
    ['tabuľka veľkostí', '/tabulka-velkosti'],
    ['doprava', '/doprava-a-platba#doprava'],
    ['platba kartou', '/doprava-a-platba#platba'],
    ['dá sa platiť kartou', '/doprava-a-platba#platba'],
    ['dokedy príde', '/doprava-a-platba#kedy-pride'],
    ['kedy pride balik', '/doprava-a-platba#kedy-pride'],
    ['darčekové balenie', '/doprava-a-platba#darcek'],
    ['tričko', undefined],
  ])('"%s" leads to the page %j', (search, href) => expect(understand(search)?.page?.href).toBe(href))

  it('a word for a page finds no products, but other words of the phrase do', () => {
    expect(ask({ search: 'reklamácia' }).ids).toEqual([])
    expect(ask({ search: 'reklamácia mikiny' }).ids).toEqual([3])
    expect(ask({ search: 'reklamácia ušiek' }).ids).toEqual([])
  })

  it('works together with category and filters', () => {
    expect(ask({ search: 'liska', category: 'darceky' }).ids).toEqual([5])
    expect(ask({ search: 'liska', filters: { 101: ['401'] } }).ids).toEqual([3])
  })
})

it.each<[string, Partial<ListingQuery>, Record<string, number>]>([
  ['with nothing chosen', {}, { 152: 2, 153: 2, 300: 2, 400: 2, 401: 2, 98: 1 }],
  ['in a category', { category: 'darceky' }, { 152: 1, 153: 1, 300: 2, 400: 1 }],
  ['of a search', { search: 'liska' }, { 152: 1, 153: 2, 300: 1, 400: 1, 401: 1, 98: 1 }],
  [
    'beside a choice of its attribute',
    { filters: { 165: ['152'] } },
    { 152: 2, 153: 2, 300: 1, 400: 2, 401: 1 },
  ],
  ['with two chosen', { filters: { 165: ['153'], 101: ['401'] } }, { 152: 1, 153: 1, 400: 1, 401: 1, 98: 1 }],
  ['beside a value that no product has', { filters: { 165: ['999'] } }, { 152: 2, 153: 2 }],
  ['beside an unknown attribute', { filters: { 777: ['999'] } }, {}],
  ['in an unknown category', { category: 'nohavice' }, {}],
])('the count of a filter is the number of products that it would show: %s', (_, query, counts) =>
  expect(ask(query).counts).toEqual(counts),
)

describe('what goods are for, and of what they are (rule 225)', () => {
  const cut = { id: '165', name: 'Strih', isFixed: true }
  const values = ['Pánsky', 'Dámsky', 'Unisex', 'Detský'].map((name, i) => ({ id: String(i + 1), name }))
  const goods = [
    product({ id: 1, name: 'Tričko Vlna', tags: ['1'], priceCents: 2000 }),
    product({ id: 2, name: 'Tričko Kriváň', tags: ['2'], priceCents: 1500 }),
    product({ id: 3, name: 'Tričko Priatelia', tags: ['4'], priceCents: 1500 }),
    product({ id: 4, name: 'Hrnček Vlna', tags: [], priceCents: 900 }),
    product({ id: 5, name: 'Taška Kriváň', tags: ['3'], priceCents: 1000 }),
    product({ id: 6, name: 'Detská šiltovka', tags: [], priceCents: 1000 }),
    product({ id: 7, name: 'Fotobox Vianoce', tags: [], priceCents: 2490 }),
  ].map((one, i) => ({
    ...one,
    descriptionHtml: `<p>Na darovanie.</p><ul><li>Materiál: ${i < 3 ? '80 % bavlna, 20 % ľan' : i === 4 ? '100 % bavlnený keper' : 'drevo'}</li></ul>`,
  }))
  const slugs = { tricka: [1, 2, 3], hrnceky: [4], tasky: [5], siltovky: [6], boxy: [7] }
  const categories = [
    category({ slug: 'all', name: 'Všetko', productIds: [1, 2, 3, 4, 5, 6, 7] }),
    ...Object.entries(slugs).map(([slug, productIds]) => category({ slug, name: slug, productIds })),
  ]
  const index = toProductIndex(catalogue(goods, { attributes: [{ ...cut, values }], categories }))
  const find = (search: string) => {
    const query = { ...plainQuery('all', QUERY_LIMITS), search }
    const { products, understood } = queryIndex(index, [], query)
    return { ids: products.map(({ id }) => id).sort(), understood }
  }

  it.each<[string, number[], readonly string[] | undefined]>([
    ['darček pre mamu', [2, 4, 5, 7], ['Dámsky', 'Unisex']],
    ['darček pre priateľa', [1, 4, 5, 7], ['Pánsky', 'Unisex']],
    ['darček pre dieťa', [3, 4, 6, 7], ['Detský']],
    ['darček pre mamu do 10 €', [4, 5], ['Dámsky', 'Unisex']],
    ['hrnček pre otca', [4], undefined],
    ['taška pre dieťa', [5], undefined],
    ['priatelia', [3], undefined],
    ['gift for men', [1, 4, 5, 7], ['Pánsky', 'Unisex']],
  ])('"%s" is for a person: it finds %j with the cuts %j', (search, ids, cuts) => {
    const { understood, ids: found } = find(search)
    expect(found).toEqual(ids)
    expect(understood).toMatchObject({ isPartial: false, filters: {} })
    expect(understood?.conditions.map(({ condition }) => condition)).toEqual(cuts ? [{ cuts }] : [])
  })

  it('a person means a cut where all goods have one', () => {
    const { ids, understood } = find('tričko pre mamu')
    expect([ids, understood?.filters]).toEqual([[2], { 165: ['2'] }])
  })

  it.each([
    ['darček na vianoce', [4, 5, 7], []],
    ['darček na vianoce do 20 €', [4, 5], []],
    ['vianoce', [7], []],
    ['vianoce do 20 €', [7], ['do 20 €']],
    ['darček Kriváň do 9 €', [4], ['Kriváň']],
    ['šiltovka pre mamu', [6], ['mamu']],
    ['hrnček s podpisom', [4], ['podpisom']],
  ])('"%s" finds %j and leaves out %j', (search, ids, leftOut) =>
    expect(find(search)).toMatchObject({ ids, understood: { leftOut } }),
  )

  it.each([
    ['bavlna', [1, 2, 3, 5], 'bavlna'],
    ['bavlnené tričko', [1, 2, 3], 'bavlna'],
    ['100 % bavlna', [5], '100 % bavlna'],
    ['20% ľan', [1, 2, 3], '20 % ľan'],
    ['80 % ľan', [], '80 % ľan'],
    ['drevo', [4, 6, 7], 'drevo'],
  ])('"%s" finds %j by the material %j', (search, ids, material) => {
    const { understood, ids: found } = find(search)
    expect(found).toEqual(ids)
    const [one] = understood?.conditions ?? []
    expect(JSON.stringify(one?.condition).replaceAll('\u00A0', ' ')).toBe(JSON.stringify({ material }))
    expect(understood?.isPartial).toBe(false)
  })
})

describe('order, availability and price', () => {
  /** 'oblecenie' lists 3, 4, 5. Some prices and dates are equal. */
  const priced = [
    product({ id: 5, priceCents: 1990, createdAt: '2024-05-17 10:00:00', sizes: ['M'], tags: ['98', '157'] }),
    product({ id: 4, priceCents: 1490, createdAt: '2024-05-18', status: 'Sold Out' }),
    product({ id: 3, priceCents: 1990, createdAt: '2024-05-18', tags: ['400'] }),
    product({ id: 2, priceCents: 990, createdAt: '' }),
    product({ id: 1, priceCents: 2490, createdAt: '2024-05-17', sizes: [], tags: ['98', '157'] }),
  ]
  const steps = [990, 1490, 1990, 2490, 9990].map((cents) => ({ fromCents: cents, toCents: cents }))
  const pricedIndex = toProductIndex({ ...shop, products: priced })
  const find = (change: Partial<ListingQuery>) =>
    queryIndex(pricedIndex, steps, { ...plainQuery('all', QUERY_LIMITS), ...change })
  const ids = (change: Partial<ListingQuery>) => find(change).products.map(({ id }) => id)

  it.each<[ListingQuery['sort'], string, number[]]>([
    [null, 'all', [5, 4, 3, 2, 1]],
    ['price', 'all', [2, 4, 5, 3, 1]],
    ['price-desc', 'all', [1, 5, 3, 4, 2]],
    ['newest', 'all', [4, 3, 5, 1, 2]],
    ['price', 'oblecenie', [4, 3, 5]],
  ])('sorted by %s, equal products of %s keep their order (rule 220)', (sort, category, sorted) =>
    expect(ids({ sort, category })).toEqual(sorted),
  )

  it.each([
    ['najlacnejšie', [2, 5, 3, 4, 1]],
    ['najdrahšie tričko', [5, 3, 2, 1, 4]],
    ['najnovšie', [3, 5, 2, 4, 1]],
  ])('the phrase "%s" sorts, with available products first (rules 220, 225)', (search, sorted) =>
    expect(ids({ search })).toEqual(sorted),
  )

  it('the second page goes on after the cheapest of the first', () => {
    expect(ids({ sort: 'price', productsCount: 2 })).toEqual([2, 4])
    expect(ids({ sort: 'price', productsCount: 2, page: 2 })).toEqual([2, 4, 5, 3])
  })

  it('availability leaves only products that can be bought (rules 111, 221)', () =>
    expect(ids({ isAvailable: true })).toEqual([5, 3, 2]))

  it('with a size, products without it come last in every order, and availability leaves them out (rules 205, 221)', () => {
    const shirts = [['S'], ['M'], ['M']].map((sizes, i) =>
      product({
        id: i + 1,
        ...{ tags: ['98', '149', '157'], sizes, priceCents: 1000 + i },
        status: i === 1 ? 'Sold Out' : null,
      }),
    )
    const attributes = [{ id: '99', name: 'Veľkosť', isFixed: true, values: [{ id: '157', name: 'M' }] }]
    const query = plainQuery('all', QUERY_LIMITS)
    const index = toProductIndex(catalogue(shirts, { attributes }))
    const find = (change: Partial<ListingQuery>) => {
      const { products, counts } = queryIndex(index, [], { ...query, ...change })
      return { ids: products.map(({ id }) => id), count: counts?.get('157') }
    }
    const filters = { 99: ['157'] }
    expect(find({ filters })).toEqual({ ids: [3, 1, 2], count: 3 })
    expect(find({ filters, sort: 'price' }).ids).toEqual([3, 1, 2])
    expect(find({ filters, sort: 'price-desc' }).ids).toEqual([3, 2, 1])
    expect(find({ filters, isAvailable: true })).toEqual({ ids: [3], count: 1 })
    expect(find({ search: 'tričko M' }).ids).toEqual([3, 1, 2])
    expect(find({ search: 'najdrahšie tričko M' }).ids).toEqual([3, 2, 1])
  })

  it('a size without a tag is found by its filter like others, and is sold out like others (rules 203, 221)', () => {
    const attributes = [{ id: '99', name: 'Veľkosť', isFixed: true, values: [{ id: '157', name: 'M' }] }]
    const shirts = [
      product({ id: 1, tags: ['98', '149', '157'] }),
      product({ id: 2, tags: ['98', '149'], sizes: ['S', 'M'] }),
      product({ id: 3, tags: ['98'], sizes: ['S'], allOfSizes: ['S', 'M'] }),
      product({ id: 4, tags: ['98'], sizes: ['S'] }),
    ]
    const index = toProductIndex(catalogue(shirts, { attributes }))
    const query = { ...plainQuery('all', QUERY_LIMITS), filters: { 99: ['157'] } }
    const find = (isAvailable: boolean) =>
      queryIndex(index, [], { ...query, isAvailable }).products.map(({ id }) => id)
    expect(find(false)).toEqual([1, 2, 3])
    expect(find(true)).toEqual([1, 2])
  })

  it('available products come first among those with the phrase in the same field', () => {
    const goods = [
      product({ id: 1, name: 'Hrnček', descriptionHtml: 'Pre tričko.' }),
      product({ id: 2, status: 'Sold Out' }),
      product({ id: 3 }),
    ]
    const query = { ...plainQuery('all', QUERY_LIMITS), search: 'tričko' }
    const { products } = queryIndex(toProductIndex(catalogue(goods)), [], query)
    expect(products.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it.each<[number | null, number | null, number[]]>([
    [1490, 1990, [5, 4, 3]],
    [1491, null, [5, 3, 1]],
    [null, 1490, [4, 2]],
    [2000, 2100, []],
  ])('a price range from %j to %j cents includes both (rule 222)', (fromCents, toCents, found) => {
    expect(ids({ price: { fromCents, toCents } })).toEqual(found)
    expect(find({ price: { fromCents, toCents } }).total).toBe(found.length)
  })

  it('price and availability narrow the counts of filters, and filters those of price steps', () => {
    expect(find({}).counts?.get('400')).toBe(1)
    expect(find({ price: { fromCents: null, toCents: 1500 } }).counts?.get('400')).toBeUndefined()
    expect(find({ isAvailable: true }).counts?.get('98')).toBe(1)
    const counts = (change: Partial<ListingQuery>) => find(change).priceSteps?.map(({ count }) => count)
    expect(counts({})).toEqual([1, 1, 2, 1])
    expect(counts({ isAvailable: true })).toEqual([1, 0, 2, 0])
    expect(counts({ filters: { 101: ['400'] } })).toEqual([0, 0, 1, 0])
    // The count of a step ignores the chosen price.
    expect(counts({ price: { fromCents: 2000, toCents: null } })).toEqual([1, 1, 2, 1])
  })

  it('a price step without products in a category is not offered', () => {
    const offered = (category: string) => find({ category }).priceSteps?.map(({ toCents }) => toCents)
    expect(offered('all')).toEqual([990, 1490, 1990, 2490])
    expect(offered('oblecenie')).toEqual([1490, 1990])
    expect(offered('prazdna')).toEqual([])
  })
})

it('a change of the format of the index needs another PRODUCT_INDEX_NAME', () => {
  const tags = ['98', '148']
  const one = product({ tags, status: 'Sold Out', variants: [{ name: 'biela', thumbnail: 'biela.jpg' }] })
  expect(PRODUCT_INDEX_NAME).toBe('all.12')
  expect(toProductIndex(catalogue([one]))).toEqual({
    products: [
      {
        ...{ id: 1, slug: 'tricko', name: 'Tričko', code: 'TR-1', priceCents: 1490, priceBeforeCents: null },
        ...{ imagePath: '2024/05/tricko.jpg', otherPicture: '', tags, status: 'Sold Out', swatches: [] },
        ...{ sizes: null, allOfSizes: [], variants: [{ name: 'biela', thumbnail: 'biela.jpg' }], age: 0 },
        ...{ isAvailable: false, soldOut: [], material: '', text: 'popis' },
      },
    ],
    ...{ categories: { all: [0] }, attributes: [], sizeAttribute: '99', categoryNames: {}, rightStems: [] },
    words: { ...SEARCH_WORDS, prints: null },
  })
})
