// Rules 224, 901, 902, 914
import { expect, it } from 'vitest'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { DEMO_ROUTES, SHOP_ROUTES } from '../../scripts/screens/routes.ts'
import { LANDING_PAGES } from '../../src/config/landing-pages.ts'
import { SHOP } from '../../src/config/shop.ts'
import { listingPath } from '../../src/listing/rules/listing-pages.ts'
import { get, linksIn, metaOf, openPage, textOf } from './served-shop.ts'

const NOT_FOUND = "THE PAGE YOU WERE LOOKING FOR DOESN'T EXIST."
const { mug } = KNOWN_PRODUCTS

/** The addresses of the design template (rule 914), without `/page-search`, which is the shop's own (rule 907). */
const DEMO_OF_THE_TEMPLATE =
  '/home2, /home3, /home-header-2, /product-detail-2, /page-collection-2, /page-collection, /account, /account-savelists, /account-change-password, /account-billing, /account-my-order, /blog, /blog-single, /contact, /about, /signup, /subscription, /kategoria, /category/hocico, /product-detail'

it('the shop has exactly the demo routes of the design template', () => {
  const paths = DEMO_ROUTES.map((route) => route.path)
  expect(paths.toSorted()).toEqual(DEMO_OF_THE_TEMPLATE.split(', ').toSorted())
})

it.each([...SHOP_ROUTES, { path: `/produkt/${mug.slug}`, isIndexed: true }, ...DEMO_ROUTES])(
  '$path answers with the heading and the canonical address of the table of routes',
  async ({ path, isIndexed, heading, canonicalPath = path }) => {
    expect((await get(path)).status).toBe(200)
    const page = await openPage(path)
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical && new URL(canonical).pathname).toBe(isIndexed ? canonicalPath : undefined)
    expect(metaOf(page, 'robots')).toBe(isIndexed ? undefined : 'noindex')
    const headings = [...page.querySelectorAll('h1')]
    expect(headings).toHaveLength(1)
    if (heading) expect(textOf(headings[0])).toBe(heading)
    expect(page.title.endsWith(` | ${SHOP.name}`)).toBe(true)
  },
)

it.each(['/neexistuje/', '/a/b/c', '/produkt/nikto-take-nema', '/category/a/b', '/CART', '/_redirects'])(
  '%s answers with the not-found page and status 404',
  async (path) => {
    expect((await get(path)).status).toBe(404)
    const page = await openPage(path)
    expect(metaOf(page, 'robots')).toBe('noindex')
    expect(textOf(page.querySelector('#not-found h1'))).toBe(NOT_FOUND)
    expect(linksIn(page.querySelector('main'), 'Return Home Page')).toEqual(['/'])
  },
)

const PAGES = LANDING_PAGES.map(({ slug, name }) => [listingPath(slug), name] as const)

it.each(PAGES)(
  'without script the landing page %s shows filters and count (rule 224)',
  async (path, name) => {
    const page = await openPage(path)
    expect(textOf(page.querySelector('h1'))).toBe(name)
    expect(page.title).toMatch(new RegExp(`^${name}`))
    expect(metaOf(page, 'description')).toBeTruthy()
    expect(textOf(page.querySelector('[data-landing=own]'))).toMatch(/^\p{Lu}.{30,80}$/u)
    expect(new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname).toBe(path)

    const chosen = [...page.querySelectorAll('.filters input[checked]')].map((input) =>
      textOf(input.nextElementSibling),
    )
    expect(chosen.length).toBeGreaterThan(0)
    // The cut in the heading is not repeated as a chip.
    expect(page.querySelectorAll('.active-filters [data-value]')).toHaveLength(0)

    const cards = page.querySelectorAll('.static-grid .card')
    expect(textOf(page.querySelector('#listing-count'))).toBe(`zobrazujem ${cards.length} z ${cards.length}`)
    expect(linksIn(page.querySelector('.tabs'), /./)).toContain(path.slice(0, path.lastIndexOf('/')))
  },
)

it.each(['/', '/produkty/tricka', '/page-search', '/kontakt', '/cart'])(
  '%s has its styles in one element of the head, and at most one autofocus',
  async (path) => {
    const page = await openPage(path)
    expect(page.querySelectorAll('body style')).toHaveLength(0)
    expect(page.querySelectorAll('head style')).toHaveLength(1)
    expect(page.querySelectorAll('[autofocus]').length).toBeLessThanOrEqual(1)
  },
)
