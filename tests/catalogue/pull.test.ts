import { afterEach, describe, expect, it } from 'vitest'
import { createApiClient, type Patience } from '../../src/api/client.ts'
import { pullCatalogue, type PullOptions } from '../../src/catalogue/pull.ts'
import { DEFAULT_SETTINGS } from '../../src/config/settings.ts'
import { startTestServer, type TestServer } from '../fixtures/test-server.ts'

const HASTY: Patience = { timeoutMs: 1000, totalTimeoutMs: 2000, retries: 0, maxPauseMs: 1 }
const OPTIONS = { concurrency: 3, pageSize: 2, now: '2025-04-13T10:00:00.000Z' }

interface FakeShop {
  /** Category slug to the ids it lists; `all` is there without being named. */
  categories: Record<string, number[]>
  config?: object
  /** Changes a product's detail; `null` makes it vanish. */
  detail?: (product: object) => object | null
  /** What `whole_prod_count` says beyond the truth. */
  surplus?: number
}

const toProduct = (id: number) => ({
  id,
  slug: `p${id}`,
  name: `Produkt ${id}`,
  price: '10,00',
  text: '<p>x</p>',
})

let server: TestServer | undefined
afterEach(() => server?.close())

/** A shop of a few answers, as the API's contract has them. */
async function startShop({
  categories,
  config = { banners: [] },
  detail = (one) => one,
  surplus = 0,
}: FakeShop) {
  let running = 0
  let mostRunning = 0
  server = await startTestServer((request, response) => {
    mostRunning = Math.max(mostRunning, ++running)
    const query = new URL(request.url ?? '', 'http://shop').searchParams
    const answer = (): object => {
      if (query.get('action') === 'get_eshop_config') return { data: config }
      if (query.get('action') === 'get_newest_products') return { data: [toProduct(1)] }
      if (query.get('action') === 'get_product')
        return { data: detail(toProduct(Number(query.get('slug')?.slice(1)))) }
      const slug = query.get('category') ?? ''
      const ids = slug === 'all' ? [...new Set(Object.values(categories).flat())] : (categories[slug] ?? [])
      const start = (Number(query.get('pageFrom')) - 1) * Number(query.get('count'))
      const color = { id: '101', name: 'Farba' }
      return {
        data: {
          catInfo: { name: slug.toUpperCase(), slug, text: '<p onclick="x">O nás</p>' },
          products: ids.slice(start, start + Number(query.get('count'))).map(toProduct),
          categories: Object.keys(categories).map((name) => ({ name: name.toUpperCase(), slug: name })),
          category_attributes: [color],
          category_attribute_values: [{ id: `40${slug.length}`, attribute_id: '101', name: slug }],
          fixed_category_attributes: [{ id: 100, name: 'Kolekcia' }],
          fixed_category_attribute_values: [{ id: 121, attribute_id: 100, name: 'Bez potlače' }],
        },
        meta: { whole_prod_count: ids.length + surplus },
      }
    }
    setImmediate(() => {
      running--
      response.end(JSON.stringify(answer()))
    })
  })
  const pull = (told: Pick<PullOptions, 'onProgress' | 'onFlaw'> = {}) =>
    pullCatalogue(createApiClient(server?.url ?? '', HASTY), { ...OPTIONS, ...told })
  return { pull, mostRunning: () => mostRunning }
}

describe('pullCatalogue', () => {
  it('reads every page of every category, and each product once', async () => {
    const shop = await startShop({ categories: { tricka: [1, 2, 3], mikiny: [3, 4, 5] } })
    const catalogue = await shop.pull()
    expect(catalogue.categories.map(({ slug, productIds }) => [slug, productIds])).toEqual([
      ['all', [1, 2, 3, 4, 5]],
      ['tricka', [1, 2, 3]],
      ['mikiny', [3, 4, 5]],
    ])
    expect(catalogue.products.map((product) => product.id)).toEqual([1, 2, 3, 4, 5])
    expect(server?.requests.filter((path) => path.includes('get_product&'))).toHaveLength(5)
    expect(catalogue).toMatchObject({ pulledAt: OPTIONS.now, settings: DEFAULT_SETTINGS, newestIds: [1] })
  })

  it('gathers the attributes of all categories, fixed ones first', async () => {
    const { attributes } = await (await startShop({ categories: { tricka: [1], mikiny: [2] } })).pull()
    expect(attributes).toEqual([
      { id: '100', name: 'Kolekcia', isFixed: true, values: [{ id: '121', name: 'Bez potlače' }] },
      {
        id: '101',
        name: 'Farba',
        isFixed: false,
        values: [
          { id: '403', name: 'all' },
          { id: '406', name: 'mikiny' },
        ],
      },
    ])
  })

  it('sanitises what the owner wrote', async () => {
    const detail = (product: object) => ({ ...product, text: '<p>a<script>x</script></p>' })
    const { products, categories } = await (await startShop({ categories: { tricka: [1] }, detail })).pull()
    expect(products[0]?.descriptionHtml).toBe('<p>a</p>')
    expect(categories[0]?.descriptionHtml).toBe('<p>O nás</p>')
  })

  it('takes over the settings that the shop overrides, and only those', async () => {
    const config = { deliveryFreeFrom: '50', deliveryOptions: [], allSizes: { 148: 'XS', 149: 'S' } }
    const { settings } = await (await startShop({ categories: { tricka: [1] }, config })).pull()
    expect(settings).toEqual({
      ...DEFAULT_SETTINGS,
      deliveryFreeFromCents: 5000,
      sizeLabels: [
        ['148', 'XS'],
        ['149', 'S'],
      ],
    })
  })

  it('lets a banner lead nowhere rather than astray, and says so', async () => {
    const flaws: string[] = []
    const banners = ['/produkty/tricka', 'javascript:alert(1)', ''].map((link, index) => ({
      file_path: `${index}.jpg`,
      name: `Banner ${index}`,
      link,
    }))
    const shop = await startShop({ categories: { tricka: [1] }, config: { banners } })
    const catalogue = await shop.pull({ onFlaw: (flaw) => flaws.push(flaw) })
    expect(catalogue.banners.map((banner) => banner.link)).toEqual(['/produkty/tricka', null, null])
    expect(flaws).toHaveLength(1)
    expect(flaws[0]).toContain('banner "Banner 1" leads nowhere, because of its link "javascript:alert(1)"')
  })

  it('asks for at most as many things at a time as it was told', async () => {
    const shop = await startShop({
      categories: { tricka: Array.from({ length: 30 }, (_, index) => index + 1) },
    })
    await shop.pull()
    expect(shop.mostRunning()).toBeLessThanOrEqual(OPTIONS.concurrency)
  })

  it('tells how far it is', async () => {
    const steps: string[] = []
    const shop = await startShop({ categories: { tricka: [1, 2] } })
    await shop.pull({
      onProgress: ({ stage, done, total }) => steps.push(`${stage} ${done}/${total}`),
    })
    expect(steps.at(0)).toBe('config 0/2')
    expect(steps).toContain('listings 2/2')
    expect(steps.at(-1)).toBe('products 2/2')
  })

  it.each<[string, Partial<FakeShop>, string]>([
    [
      'fewer products than promised',
      { surplus: 1 },
      'get_products(category=all) promised 3 products and gave 2',
    ],
    ['a listed product without a detail', { detail: () => null }, 'get_product(slug=p1) gave nothing'],
    ['two products behind one slug', { detail: (one) => ({ ...one, id: 9 }) }, 'gave product 9'],
    [
      'a price nobody can read',
      { detail: (one) => ({ ...one, price: 'x' }) },
      'get_product(slug=p1): data.price',
    ],
  ])('stops at %s', async (_, fault, message) => {
    const shop = await startShop({ categories: { tricka: [1, 2] }, ...fault })
    await expect(shop.pull()).rejects.toThrow(message)
  })
})
