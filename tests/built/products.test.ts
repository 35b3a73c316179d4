// Rules 119, 121, 122, 124, 129, 131, 133, 134, 215, 805, 901, 903, 924
import { expect, it } from 'vitest'
import { BANNERS } from '../../scripts/demo-api/seed/banners.ts'
import { KNOWN_PRODUCTS, LOST_PICTURE } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP } from '../../src/config/shop.ts'
import { linksIn, openPage, textOf, textAt } from './served-shop.ts'

const { twoCuts, mug, soldOut, ems, sweatshirt: reduced } = KNOWN_PRODUCTS
const bannersAt = (placement: string) => BANNERS.filter((banner) => banner.placement === placement)
const hrefsOf = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')

const HERO = bannersAt('hero')

it.each(HERO.map((banner, index) => ({ ...banner, index })))(
  'a banner "$name" shows its words, or else its name',
  async ({ index, name, link, words }) => {
    const slide = (await openPage('/')).querySelectorAll('.hero-slide')[index]
    if (!slide) throw new Error(`There is no banner ${index}.`)
    expect(slide.hasAttribute('inert')).toBe(index > 0)
    expect(hrefsOf(slide, 'a')).toEqual([link])
    expect(textOf(slide.querySelector('h2'))).toBe(words?.heading ?? name)
    expect(textOf(slide.querySelector('p'))).toBe(words?.subHeading ?? '')
    expect(linksIn(slide, words?.btnText ?? 'Pozrieť ponuku')).toEqual([link])
  },
)

it.each([
  ['/', 'bottom-home', 'bottom-product'],
  [`/produkt/${mug.slug}`, 'bottom-product', 'bottom-home'],
])('a banner for the end of %s is shown only there', async (path, placement, other) => {
  const page = await openPage(path)
  const linksOf = (where: string) =>
    bannersAt(where).map(({ link, name }) =>
      [...page.querySelectorAll(`main > .banner-worded:has([href="${link}"])`)].map(
        (banner) => textOf(banner.querySelector('h2')) === name,
      ),
    )
  expect(linksOf(placement)).toEqual([[true]])
  expect(linksOf(other)).toEqual([[]])
})

it('home links to each collection with a picture, and to products up to 20 €', async () => {
  const home = await openPage('/')
  const tiles = [...home.querySelectorAll('nav[aria-label="Podľa motívu"] a')]
  const label = home.querySelector('.tile-labels a')
  expect(tiles.map(textOf)).toEqual(['EMS', 'Slovenské hory', 'Zvieratá', 'Folklór'])
  expect(tiles.filter((tile) => tile.querySelector('img'))).toHaveLength(tiles.length)
  expect(new URLSearchParams(tiles[1]?.getAttribute('href')?.split('?')[1]).get('filters')).toBe(
    '{"100":["300"]}',
  )
  expect(label?.getAttribute('href')).toBe('/produkty/all?productsCount=40&price=-20')
  expect(textOf(label)).toMatch(/^Darček do 20 €\s*1\d\d produktov$/)
})

it('home shows the newest products, then the listing, then the lower banner', async () => {
  const page = await openPage('/')
  const view = page.querySelector('.slider-view')
  expect(view?.querySelectorAll('.card')).toHaveLength(6)
  expect(view?.querySelectorAll('button:not(.heart), img:not([loading=lazy])')).toHaveLength(0)
  const order = [...page.querySelectorAll('main .listing, main .slider, main > .banner-worded')]
  expect(order.map(({ classList }) => classList[0])).toEqual(['slider', 'listing', 'banner-worded'])
})

it('the listing of home begins with other goods than the newest products', async () => {
  const page = await openPage('/')
  const names = (part: string) => [...page.querySelectorAll(`${part} .card h3`)].map(textOf)
  expect(names('.listing').slice(0, 12)).not.toEqual(expect.arrayContaining([names('.slider')[0]]))
})

it('home tells the owner’s story between its collections and the listing', async () => {
  const story = (await openPage('/')).querySelector('nav[aria-label="Podľa motívu"] + .story')
  expect(story?.nextElementSibling?.className).toBe('listing')
  expect(textOf(story?.querySelector('h2'))).toBe('Ako tlačíme')
  expect(story?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  expect(linksIn(story ?? null, 'kde nás nájdete')).toEqual(['/kontakt'])
})

it('a reduced price is shown with the lowest price of the 30 days before, on page and card', async () => {
  const page = await openPage(`/produkt/${reduced.slug}`)
  const link = [...(await openPage('/produkty/mikiny')).querySelectorAll('.card a')].find(
    (one) => one.getAttribute('href') === `/produkt/${reduced.slug}`,
  )
  for (const place of [page.querySelector('.product-text'), link]) {
    expect(textOf(place?.querySelector('p.price'))).toMatch(/^29,90 €/)
    expect(textOf(place?.querySelector('s'))).toBe('34,90 €')
    expect(textOf(place?.querySelector('.price-before'))).toBe(
      'Najnižšia cena za 30 dní pred zľavou: 34,90 €',
    )
  }
})

it.each([
  ["home's first banner", '/', ['banner high']],
  ["a listing's first row", '/produkty', Array<string>(4).fill('card high')],
  ["a product's large picture", `/produkt/${twoCuts.slug}`, ['gallery-picture high']],
  ['nothing of the cart', '/cart', []],
])('a picture is loaded at once on the first screen, and lazily elsewhere: %s', async (_, path, expected) => {
  const eager = [...(await openPage(path)).querySelectorAll('img:not([loading=lazy]):not([src$=".svg"])')]
  expect(
    eager.map((img) => `${img.closest('[class]')?.className} ${img.getAttribute('fetchpriority')}`),
  ).toEqual(expected)
})

it('a missing picture is replaced by a placeholder without zoom, on page and card', async () => {
  const page = await openPage(`/produkt/${LOST_PICTURE.slug}`)
  const gallery = page.querySelector('.gallery')
  const placeholder = gallery?.querySelector('.gallery-picture .no-picture')
  expect(placeholder?.getAttribute('role')).toBe('img')
  expect(placeholder?.getAttribute('aria-label')).toBe(LOST_PICTURE.name)
  expect(gallery?.querySelector('img')).toBeNull()
  expect(linksIn(page.querySelector('main'), 'Zväčšiť obrázok')).toEqual([])
  const card = (await openPage('/produkty/tricka/damske')).querySelector(
    `.card:has(a[href="/produkt/${LOST_PICTURE.slug}"])`,
  )
  expect(card?.querySelector('.no-picture')).not.toBeNull()
  expect(card?.querySelector('img')).toBeNull()
})

it('the page of a photo box says which photos it needs, and when it is made', async () => {
  const link = (await openPage('/produkty/bjk-fotoboxy')).querySelector('.card a[href*="-20-fotiek"]')
  const page = await openPage(link?.getAttribute('href') ?? '')
  const facts = textOf(page.querySelector('.buy-facts'))
  expect(facts).toContain('Po objednaní pošlite do 7 dní 20 fotiek na')
  expect(facts).toContain('Vyrábame z vašich fotografií, preto sa nedá vrátiť.')
  expect(JSON.parse(page.querySelector<HTMLElement>('buy-form')?.dataset['product'] ?? '')).toMatchObject({
    artwork: 'photos',
  })
})

it('the size chart has a table for each cut, and a mug has no chart', async () => {
  const tables = [...(await openPage(`/produkt/${twoCuts.slug}`)).querySelectorAll('#size-chart table')]
  const captions = tables.map((table) => textOf(table.querySelector('caption')))
  expect(captions).toEqual(['Dámsky strih', 'Pánsky strih'])
  expect(tables[0]?.querySelectorAll('tr')).toHaveLength(8)
  expect([...(tables[1]?.querySelectorAll('tr') ?? [])].map(textOf)).toContain('5XL73 cm84 cm')
  const withoutSizes = await openPage(`/produkt/${mug.slug}`)
  expect(withoutSizes.querySelector('#size-chart, .size-chart-button')).toBeNull()
})

it('without JavaScript every product can be reached, page by page', async () => {
  const slugs = new Set<string>()
  let total = 0
  for (let path: string | undefined = '/produkty'; path;) {
    const page: Document = await openPage(path)
    for (const href of hrefsOf(page, '.listing .card a')) slugs.add(href)
    total ||= Number(/ z (\d+)/.exec(textOf(page.querySelector('#listing-count')))?.[1])
    path = page.querySelector('a[rel=next]:not([hidden])')?.getAttribute('href') ?? undefined
  }
  expect(total).toBeGreaterThan(100)
  expect(slugs.size).toBe(total)
})

it('/produkty and /produkty/all are one page (rule 901)', async () => {
  expect((await textAt('/produkty')) === (await textAt('/produkty/all'))).toBe(true)
})

it('a product has breadcrumbs', async () => {
  const page = await openPage(`/produkt/${mug.slug}`)
  const items = [...page.querySelectorAll('nav[aria-label="Navigačná cesta"] li')]
  const names = ['Úvod', 'Všetky produkty', 'Hrnčeky', 'Hrnček Kriváň 330 ml']
  expect(items.map(textOf)).toEqual(names)
  expect(items.at(-1)?.getAttribute('aria-current')).toBe('page')
})

it('below its button a product says the cost of delivery, when it is free, and how goods are returned', async () => {
  const facts = (await openPage(`/produkt/${twoCuts.slug}`)).querySelector('ul.buy-facts')
  expect(textOf(facts)).toContain('Doprava od 2,90 €, pri nákupe od 35,00 € zadarmo')
  expect(textOf(facts)).toContain('Tovar môžete vrátiť do 14 dní.')
  // Before a script has counted the days (rule 129).
  expect(textOf(facts)).toContain('Doručenie za 3 –\u2060 5 pracovných dní')
  const [returns = ''] = linksIn(facts, 'Ako na to')
  const headings = [...(await openPage(returns)).querySelectorAll('h2, h3')].map(textOf)
  expect(headings).toContain('Čo vrátiť nemožno')
})

it('a product links to the exchange of sizes, and to an e-mail that begins with its name and code', async () => {
  for (const [slug, isExchanged] of [
    [twoCuts.slug, true],
    [mug.slug, false],
  ] as const) {
    const page = await openPage(`/produkt/${slug}`)
    const [exchange] = linksIn(page, 'Ako vymeniť veľkosť')
    expect(exchange).toBe(isExchanged ? '/vratenie-tovaru#vymena' : undefined)
    const [address = ''] = linksIn(page, 'Opýtať sa na produkt')
    const question = new URL(address).searchParams
    const [name, code] = ['h1', '.product-text > .fine-print'].map((part) => textOf(page.querySelector(part)))
    const asked = `Otázka: ${name} (kód ${code?.replace('Kód produktu: ', '')})`
    for (const part of ['subject', 'body']) expect(question.get(part)?.trim()).toBe(asked)
  }
  expect(textOf((await openPage('/vratenie-tovaru')).querySelector('#vymena h2'))).toBe(
    'Nesedí veľkosť? Vymeníme ju.',
  )
})

it('home lists reasons to buy below presents and own print, the first a link to the costs of delivery', async () => {
  const strip = (await openPage('/')).querySelector('.trust')
  expect([...(strip?.children ?? [])].map(textOf)).toEqual([
    'Doprava od 2,90 €, pri nákupe od 35 € zadarmo',
    '14 dní na vrátenie',
    'Potláčame sami',
    expect.stringContaining('+421'),
  ])
  expect(strip?.querySelectorAll('svg')).toHaveLength(4)
  expect(strip?.querySelector('a')?.getAttribute('href')).toBe('/doprava-a-platba')
  expect(strip?.previousElementSibling?.previousElementSibling?.localName).toBe('product-slider')
})

it("without script a listing's filter shows a dot beside each colour, and beside nothing else", async () => {
  const filters = (await openPage('/produkty/tricka')).querySelector('.filters')
  const dotted = [...(filters?.querySelectorAll('.filter-value:has(svg[color])') ?? [])]
  const colors = [...(filters?.querySelectorAll('fieldset') ?? [])].find((one) =>
    textOf(one).startsWith('Farba'),
  )
  expect(dotted.length).toBeGreaterThan(5)
  expect(dotted).toEqual([...(colors?.querySelectorAll('.filter-value') ?? [])])
})

it('a sold-out product shows available ones of its category before its description', async () => {
  const page = await openPage(`/produkt/${soldOut.slug}`)
  const others = page.querySelector('.others-to-buy')
  expect(others?.querySelectorAll('li.card')).toHaveLength(4)
  expect(textOf(others)).not.toMatch(/Vypredané|Líška/)
  const headings = [...page.querySelectorAll('main h2')].map(textOf)
  expect(headings.indexOf('Tieto si môžete kúpiť hneď')).toBeGreaterThan(-1)
  expect(headings.indexOf('Tieto si môžete kúpiť hneď')).toBeLessThan(headings.indexOf('Popis'))
})

const rowsOf = async (slug: string) =>
  [...(await openPage(`/produkt/${slug}`)).querySelectorAll('.facts tr')].map((row) =>
    [...row.children].map((cell) => textOf(cell)),
  )

it("a product's table of facts names the manufacturer: the shop for its own prints, else the supplier", async () => {
  expect(await rowsOf(mug.slug)).toEqual([
    ['Farba', 'biela'],
    ['Materiál', 'keramika'],
    ['Ošetrovanie', 'V umývačke riadu.'],
    ['Upozornenie', 'Nádoba sa v mikrovlnnej rúre zohreje.'],
    ['Výrobca', expect.any(String)],
  ])
  const maker = (await rowsOf(mug.slug)).at(-1)?.[1]
  for (const fact of Object.values(SHOP.asManufacturer ?? {})) expect(maker).toContain(fact)
  expect((await rowsOf(ems.slug)).at(-1)).toEqual(['Výrobca', expect.stringMatching(/^Ukážkový úplet/)])
})
