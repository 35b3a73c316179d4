import { describe, expect, it } from 'vitest'
import { LANDING_PAGES } from '../../src/config/shop/landing-pages.ts'
import { listingPath } from '../../src/domain/listing/listing-pages.ts'
import { get, linksIn, metaOf, openPage, textOf } from './served-shop.ts'

const PAGES = LANDING_PAGES.map(({ slug, name }) => [listingPath(slug), name] as const)

it.each(PAGES)('%s shows without script what it is (rule 224)', async (path, name) => {
  const page = await openPage(path)
  expect(textOf(page.querySelector('h1'))).toBe(name)
  expect(page.title).toMatch(new RegExp(`^${name}`))
  expect(metaOf(page, 'description')).toBeTruthy()
  expect(textOf(page.querySelector('.listing-header .rich-text:not([hidden])')).length).toBeGreaterThan(60)
  expect(new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname).toBe(path)

  const chosen = [...page.querySelectorAll('.filters input[checked]')].map((input) =>
    textOf(input.nextElementSibling),
  )
  const chips = [...page.querySelectorAll('.active-filters [data-value] .chip')]
  expect(chosen.length).toBeGreaterThan(0)
  expect(chips.map((chip) => textOf(chip).replace(' ×', '')).sort()).toEqual(chosen.sort())

  const cards = page.querySelectorAll('.static-grid .card')
  expect(textOf(page.querySelector('#listing-count'))).toBe(`zobrazujem ${cards.length} z ${cards.length}`)
  const trail = [...page.querySelectorAll('.breadcrumbs li')].map(textOf)
  expect(trail).toHaveLength(4)
  expect(trail.at(-1)).toBe(name)
})

describe('landing pages', () => {
  it('are what the menus lead to, each by its own entry, and are in the sitemap', async () => {
    const home = await openPage('/')
    const sitemap = await (await get('/sitemap.xml')).text()
    for (const [path] of PAGES) {
      expect(linksIn(home.querySelector('header'), /./)).toContain(path)
      expect(linksIn(home.querySelector('#menu'), /./)).toContain(path)
      expect(sitemap).toContain(`${path}</loc>`)
    }
  })

  it('tell search engines their trail', async () => {
    const page = await openPage('/produkty/tricka/damske')
    const trail = [...page.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
      .find((one) => one['@type'] === 'BreadcrumbList')
    const items = trail?.['itemListElement'] as { name: string; item?: string }[]
    expect(items.map(({ name }) => name)).toEqual(['Úvod', 'Všetky produkty', 'Tričká', 'Dámske tričká'])
  })
})
