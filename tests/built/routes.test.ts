import { describe, expect, it } from 'vitest'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { DEMO_ROUTES, SHOP_ROUTES } from '../../scripts/screens/routes.ts'
import { get, linksIn, metaOf, openPage, textOf } from './served-shop.ts'

const NOT_FOUND = "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST."
const { mug } = KNOWN_PRODUCTS

it.each([...SHOP_ROUTES, { path: `/produkt/${mug.slug}`, isIndexed: true }, ...DEMO_ROUTES])(
  '$path answers as the table of routes says',
  async ({ path, isIndexed, heading, canonicalPath = path }) => {
    expect((await get(path)).status).toBe(200)
    const page = await openPage(path)
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical && new URL(canonical).pathname).toBe(isIndexed ? canonicalPath : undefined)
    expect(metaOf(page, 'robots')).toBe(isIndexed ? undefined : 'noindex')
    const headings = [...page.querySelectorAll('h1')]
    expect(headings).toHaveLength(1)
    if (heading) expect(textOf(headings[0])).toBe(heading)
    expect(page.title).toMatch(/\S+ \| Nitka$/)
  },
)

it('the menu leads to what has no print, under the address that the listing itself has for it', async () => {
  const header = (await openPage('/')).querySelector('header')
  const query = 'filters=%7B%22100%22%3A%5B%22121%22%5D%7D&productsCount=40'
  expect(linksIn(header, 'Bez potlače')).toContain(`/produkty/all?${query}`)
})

describe('the not-found page', () => {
  it.each([
    ...['/neexistuje', '/neexistuje/', '/neexistuje.html', '/a/b/c', '/cart/x', '/produkty/neexistuje'],
    ...['/category', '/category/a/b', '/CART', '/Produkty', '/%C5%A1%C3%ADp', '/produkty/%2E%2Ex'],
    ...['/_redirects', '/kontakt/neznamy'],
  ])('is what %s gets, with status 404', async (path) => {
    expect((await get(path)).status).toBe(404)
    const page = await openPage(path)
    expect(textOf(page.querySelector('#not-found h1'))).toBe(NOT_FOUND)
    expect(linksIn(page.querySelector('main'), 'Return Home Page')).toEqual(['/'])
  })
})

it.each([
  ['/kontakt/', '/kontakt'],
  ['/kontakt.html', '/kontakt'],
  ['/index.html', '/'],
  ['/produkty/tricka/?page=2', '/produkty/tricka?page=2'],
])('%s, another name of a page, leads to its one address', async (name, address) => {
  const { status, headers } = await get(name)
  expect([status, headers.get('location')]).toEqual([301, address])
})

it.each([
  '/',
  '/produkty/tricka',
  `/produkt/${mug.slug}`,
  '/cart',
  '/checkout',
  '/nie/je/tu',
  '/favicon.svg',
])('%s comes with the headers that stop an attack', async (path) => {
  const headers = Object.fromEntries((await get(path)).headers)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*unsafe)/) as string,
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})
