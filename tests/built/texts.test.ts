// Rules 135, 225, 807, 911, 912, 916, 920, 921, 926
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { KNOWN_PRODUCTS } from '../../scripts/demo-api/seed/known-products.ts'
import { SHOP_UNDER_TEST } from '../../scripts/test/shop-under-test.ts'
import { SEARCH_WORDS } from '../../src/config/search-words.ts'
import { SHOP } from '../../src/config/shop.ts'
import { breaksOf } from '../../src/company/rules/opening-hours.ts'
import {
  formatHoursAlone,
  formatSpans,
  formatWholeDay,
  HOURS_NAMES,
} from '../../src/company/texts/opening-hours-texts.ts'
import { closedText } from '../../src/company/texts/closed-texts.ts'
import { DASH } from '../../src/text/tie-spaces.ts'
import { jsonLdOf, linksIn, openPage, textAt, textOf } from './served-shop.ts'

const main = async (path: string) => (await openPage(path)).querySelector('main')
const ADDRESS = SHOP.email.href
const PHONE = SHOP.phone.href
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

it('the footer has the hours of the telephone, the contact page those of the telephone and of the shop, each with its name', async () => {
  const page = await openPage('/kontakt')
  const content = textOf(page.querySelector('main'))
  const { closed, shopHours, phoneHours } = SHOP
  const footer = textOf(page.querySelector('footer'))
  for (const hours of shopHours) {
    expect(content).toContain(spaced(formatWholeDay(hours)))
    expect(content).toContain(spaced(formatSpans(breaksOf(hours))))
  }
  const joined = (text: string) => text.replaceAll(/\s/g, '')
  const phone = joined(HOURS_NAMES.phone + phoneHours.map(formatHoursAlone).join(''))
  for (const place of [content, footer]) expect(joined(place)).toContain(phone)
  expect(content).toContain(spaced(HOURS_NAMES.shop))
  for (const days of closed)
    for (const place of [content, footer]) expect(place).toContain(spaced(closedText(days)))
})

it.each(['/kontakt', '/vseobecne-obchodne-podmienky'])(
  "%s has the owner's data, or marked samples",
  async (path) => {
    const { company, cin, phone, email, account } = SHOP
    const text = textOf(await main(path))
    for (const value of [company, cin, phone.label, email.label, account?.label ?? ''])
      expect(text).toContain(spaced(value))
  },
)

it('the terms have prices, deadlines and the penalty', async () => {
  const text = textOf(await main('/vseobecne-obchodne-podmienky'))
  for (const fact of [
    'Slovenská pošta 1. trieda – 2,90 €',
    'Kuriér GLS – 3,90 €',
    'Osobný odber – 0,00 €',
    'Bankový prevod vopred – 0,00 €',
    'Dobierka – 1,00 €',
    'aspoň 35,00 €',
    'Objednávky cez formulár sa platia vopred.',
    '0,05 % z dlžnej sumy za každý deň omeškania',
    'bez uvedenia dôvodu do 14 dní',
    'Predávajúci do 14 dní od doručenia oznámenia o odstúpení vráti',
    'Reklamáciu vybaví najneskôr do 30 dní',
    'Od zmluvy nie je možné odstúpiť, ak je jej predmetom zákazkový tovar',
  ])
    expect(text).toContain(fact)
})

it('the page about delivery and payment has each fee, the free limit, and says that nobody pays by card', async () => {
  const content = await main('/doprava-a-platba')
  const parts = (id: string) => [...(content?.querySelectorAll(`#${id} .card`) ?? [])].map(textOf)
  expect(textOf(content)).toContain('od 35,00 € máte dopravu zadarmo')
  expect(parts('doprava')).toEqual([
    expect.stringMatching(/^Slovenská pošta 1. trieda ?2,90 €/),
    expect.stringMatching(/^Kuriér GLS ?3,90 €/),
    expect.stringMatching(new RegExp(`^Osobný odber ?zadarmo.*${SHOP.street}`)),
    expect.stringMatching(/^Box alebo výdajné miesto ?3,20 €/),
  ])
  expect(parts('platba')).toEqual([
    expect.stringMatching(/^Bankový prevod vopred ?zadarmo/),
    expect.stringMatching(
      /^Dobierka ?1,00 €.*Pri doprave: Slovenská pošta 1. trieda, Kuriér GLS a Box alebo výdajné miesto\.$/,
    ),
    expect.stringMatching(/^Platba v predajni ?zadarmo.*Pri doprave: Osobný odber\.$/),
  ])
  expect(textOf(content?.querySelector('#platba'))).toContain('Kartou cez internet sa u nás zaplatiť nedá.')
})

it('each word for a page leads to a place that is there', async () => {
  const places = new Set(SEARCH_WORDS.pages.map(([{ href }]) => href))
  for (const place of places) {
    const { pathname, hash } = new URL(place, 'https://x')
    const page = await openPage(pathname)
    expect(page.querySelector('#not-found'), place).toBeNull()
    if (hash) expect(page.getElementById(decodeURIComponent(hash.slice(1))), place).not.toBeNull()
  }
})

it('footer and product lead to the page about delivery and payment', async () => {
  for (const path of ['/', `/produkt/${KNOWN_PRODUCTS.mug.slug}`])
    expect(linksIn(await openPage(path), /^Doprava /)).toContain('/doprava-a-platba')
})

it('the page about own print shows an example, the price and the steps, leads to goods with the print chosen, and says what, how large, how and what of a return', async () => {
  const page = await openPage('/vlastna-potlac')
  const content = page.querySelector('main')
  const facts = textOf(content?.querySelector('dl'))
  for (const fact of [
    /Na čo ?Tričká, Mikiny/,
    /Koľko kusov ?od 1 kusa/,
    /Aký súbor ?PNG, JPG, PDF, SVG/,
    /Vrátenie ?Kus s vlastnou potlačou sa nedá vrátiť/,
  ])
    expect(facts).toMatch(fact)
  expect(content?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/^Príklad: /)
  expect(textOf(content)).toContain('Potlačíme vám obrázok, nápis, meno, logo alebo fotku.')
  expect(textOf(content)).toContain('Potlač od 3,90 € za kus, presnú cenu vám potvrdíme e-mailom.')
  expect(content?.querySelectorAll('.print-steps li')).toHaveLength(4)
  const cards = [...(content?.querySelectorAll('.card[data-product], .grid li, .card') ?? [])]
  expect(cards.length).toBeGreaterThan(10)
  for (const card of cards) expect(card.querySelector('a')?.getAttribute('href')).toMatch(/\?print=1$/)
  expect(jsonLdOf(page)).toHaveProperty('Service')
  expect(await textAt('/sitemap.xml')).toContain('/vlastna-potlac</loc>')
})

it("a phone's menu leads to delivery and payment", async () => {
  const menu = (await openPage('/')).querySelector('.slide-menu')
  expect(linksIn(menu, 'Doprava a platba')).toEqual(['/doprava-a-platba'])
})

it('menu and home lead to the page about own print, and each of its goods offers it beside the choice', async () => {
  const home = await openPage('/')
  expect(linksIn(home.querySelector('header'), 'Vlastná potlač')).toEqual(['/vlastna-potlac'])
  expect(linksIn(home.querySelector('main'), /^Vlastná potlač ?\d+ produkt/)).toEqual(['/vlastna-potlac'])
  const goods = new Set(
    [...((await main('/vlastna-potlac'))?.querySelectorAll('a[href^="/produkt/"]') ?? [])].map(
      (link) => link.getAttribute('href')?.split('?')[0] ?? '',
    ),
  )
  for (const path of goods) {
    const form = (await openPage(path)).querySelector('buy-form form')
    if (form?.querySelector('[type=submit]')?.hasAttribute('disabled')) continue
    expect(textOf(form?.querySelector('.own-print')), path).toContain('S vlastnou potlačou')
  }
  const { mug } = KNOWN_PRODUCTS
  expect((await openPage(`/produkt/${mug.slug}`)).querySelector('.own-print')).toBeNull()
})

it('a product links to the legal guarantee, with its duration and the office for complaints', async () => {
  const links = linksIn(await main(`/produkt/${KNOWN_PRODUCTS.mug.slug}`), /^Zákonná záruka/)
  expect(links).toEqual(['/zakonna-zaruka'])
  const content = await main('/zakonna-zaruka')
  expect(textOf(content)).toContain('Dva roky od dodania tovaru')
  expect(linksIn(content, /@/)).toEqual([ADDRESS])
})

it('the page about returns links to the printed form', async () => {
  const content = await main('/vratenie-tovaru')
  expect(textOf(content)).toContain('do 14 dní od prevzatia')
  expect(linksIn(content, 'Formulár na odstúpenie od zmluvy (PDF)')).toEqual([
    expect.stringMatching(/\.pdf$/),
  ])
})

it('the page for a forgotten password says that no account is needed, and has the contact', async () => {
  expect(linksIn(await main('/login'), 'Zabudli ste heslo?')).toEqual(['/forgot-pass'])
  for (const path of ['/login', '/forgot-pass'])
    expect(textOf(await main(path))).toContain('Na objednanie tovaru účet nepotrebujete.')
  const content = await main('/forgot-pass')
  expect(linksIn(content, /@/)).toEqual([ADDRESS])
  expect(linksIn(content, SHOP.phone.label)).toEqual([PHONE])
})

it.each(['/', '/checkout', '/nic-take'])(
  'the footer of %s has the company and its contacts',
  async (path) => {
    const footer = (await openPage(path)).querySelector('footer')
    const { company, street, city, phone, email, phoneHours } = SHOP
    for (const text of [company, street, city, ...phoneHours.map(formatHoursAlone)])
      expect(textOf(footer)).toContain(spaced(text))
    for (const [words, href] of [
      ['Kontakt', '/kontakt'],
      ['Všeobecné obchodné podmienky', '/vseobecne-obchodne-podmienky'],
      ['Vrátenie tovaru', '/vratenie-tovaru'],
      ['Odstúpiť od zmluvy tu', '/odstupenie-od-zmluvy'],
      [phone.label, phone.href],
      [email.label, email.href],
    ] as const)
      expect(linksIn(footer, words)).toEqual([href])
  },
)

it('the home page has the day of the catalogue', async () => {
  expect(textOf((await openPage('/')).querySelector('footer'))).toMatch(
    /Ponuka aktualizovaná \d{1,2}\. (januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra) \d{4}\./,
  )
})

it('no line can break inside a span of numbers', async () => {
  const files = (await readdir(SHOP_UNDER_TEST, { recursive: true })).filter((file) => file.endsWith('.html'))
  const spans = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(SHOP_UNDER_TEST, file), 'utf8')
      return (html.match(/\d\s*(?:–|&ndash;)[^<\d]{0,3}\d/g) ?? []).map((span) => [file, span.slice(1, -1)])
    }),
  )
  expect(spans.flat().length).toBeGreaterThan(files.length)
  expect(spans.flat().filter(([, dash]) => dash !== DASH)).toEqual([])
})

it.each(['/', '/produkty/tricka', '/produkt/tricko-tatry', '/odstupenie-od-zmluvy'])(
  'each control of %s that waits for its code is in an island or an element that waits for it',
  async (path) => {
    const controls = [...(await openPage(path)).querySelectorAll('[data-press=""]')]
    expect(controls.length).toBeGreaterThan(0)
    expect(controls.filter((one) => !one.closest('[client=intent], [data-waits]'))).toEqual([])
  },
)

it('live regions are on the page before an announcement', async () => {
  const product = await openPage('/produkt/tricko-tatry')
  expect(product.querySelector('#toasts:not([hidden]) > [aria-live=polite]:not([hidden])')).not.toBeNull()
  expect(product.querySelector('connection-notice[role=status]:not([hidden])')).not.toBeNull()
  const listing = await openPage('/produkty/tricka')
  expect(textOf(listing.querySelector('#listing-count'))).toMatch(/^zobrazujem 40 z 78$/)
  expect(listing.querySelector('.listing-head > [role=status]:empty')).not.toBeNull()
})
