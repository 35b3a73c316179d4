// Rules 218, 711, 717, 907
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { rememberSeen } from '../../src/product/store/recently-seen-store.ts'
import { closeSuggestions } from '../../src/search/store.ts'
import { product } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { press, showAstro, visits } from '../browser/page.ts'
import { fill, walk } from '../browser/walk.ts'

const NAMES = [
  ...['Tričko Tatry', 'Tričko Medveď', 'Tričko Jeleň', 'Tričko Ryba', 'Tričko Vlna', 'Tričko Sova'],
  ...['Tričko Hora', 'Mikina Medveď', 'Mikina Tatry', 'Hrnček Kriváň'],
]
const CATEGORIES = ['Tričká', 'Mikiny', 'Hrnčeky']
const COLOURS = ['Biela', 'Modrá'].map((name, i) => ({ name, thumbnail: `${['biela', 'modra'][i]}.jpg` }))
const PRODUCTS = [
  ...NAMES.map((name, i) => product({ id: i, name, slug: `produkt-${i}`, code: `P-${i}` })),
  product({
    id: 20,
    name: 'Mikina Farby',
    slug: 'farby',
    code: 'P-20',
    isWithoutPrint: true,
    variants: COLOURS,
  }),
]

/** Until then, the index does not come. */
const later = Promise.withResolvers<undefined>()
const BEFORE = 'Enter before the code has come leads to the typed phrase'
const EARLY = 'the search of everything is there and followed however long the index takes'

const box = page.getByRole('combobox', { name: 'Hľadať v obchode' })
const rows = page.getByRole('listbox', { name: 'Návrhy' }).getByRole('option')
const submit = page.getByRole('button', { name: 'Prejsť na vyhľadávanie' })
const told = page.getByRole('search').getByRole('status')
const shown = (words: string) => page.getByRole('search').getByText(words).last()
const key = (...keys: string[]) => userEvent.keyboard(keys.map((name) => `{${name}}`).join(''))

async function expectChosen(index: number): Promise<void> {
  await expect
    .poll(() => rows.elements().flatMap((row, place) => (row.ariaSelected === 'true' ? [place] : [])))
    .toEqual(index < 0 ? [] : [index])
  const active = box.element().getAttribute('aria-activedescendant')
  expect(active).toBe(index < 0 ? null : rows.elements()[index]?.id)
}

beforeAll(async () => {
  const categories = CATEGORIES.map((name) => ({ slug: name.toLowerCase(), name }))
  await showAstro('/src/search/HeaderSearch.astro', { categories })
})
beforeEach(async ({ task }) => {
  if (![BEFORE, EARLY].includes(task.name)) later.resolve(undefined)
  shop.lists(PRODUCTS)
  shop.holds(PRODUCT_INDEX_ADDRESS, later)
  visits.length = 0
  if (task.name === BEFORE) return
  await import('../../src/search/header-search.ts')
  closeSuggestions()
  await box.clear()
})

it(BEFORE, async () => {
  await import('../../src/islands/client-intent.ts')
  await page.getByRole('textbox').fill('mikina')
  await key('Enter')
  await expect.poll(() => visits).toEqual(['/produkty/all?search=mikina'])
})

it(EARLY, async () => {
  await walk(fill(box, 'mikina medved'), [rows, /^Hľadať „mikina medved“/])
  await key('Enter')
  await expect.poll(() => visits).toEqual(['/produkty/all?productsCount=40&search=mikina+medved'])
})

it('the search box suggests the search of everything, then products with any diacritics, and opens a product', async () => {
  await walk(fill(box, 'tricko'), [rows, 7])
  await expect.element(rows.first()).toMatchTextContent('Hľadať „tricko“ vo všetkých produktoch')
  await walk([rows.nth(1), /^Tričko .+€$/], [told, { text: '6 návrhov, spolu 7 produktov' }])
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expectChosen(0)
  await key('ArrowDown', 'ArrowDown')
  await expectChosen(2)
  await expect.element(box).toHaveFocus()
  await key('Enter')
  await expect.poll(() => visits).toEqual([rows.nth(2).element().getAttribute('href')])
  expect(visits[0]).toMatch(/^\/produkt\//)
})

it('arrows move through the suggestions; Home and End stay in the text', async () => {
  await walk(fill(box, 'tatry'), [rows, 3])
  await key('ArrowUp')
  await expectChosen(2)
  await key('ArrowDown')
  await expectChosen(0)
  await key('Home')
  await userEvent.keyboard('š')
  await key('End')
  await walk('!', [box, { value: 'štatry!' }])
})

it('Escape closes the suggestions, which can open again; a second Escape empties the box; Tab leaves it', async () => {
  await box.fill('tatry')
  await expectChosen(0)
  await key('Escape')
  await walk([rows, 0], [box, { 'aria-expanded': 'false', 'aria-activedescendant': null, value: 'tatry' }])
  await key('ArrowDown')
  await expectChosen(0)
  await key('Tab')
  await expect.element(rows).toHaveLength(0)
  await expect.element(box).not.toHaveFocus()
  await box.click()
  await expectChosen(0)
  await key('Escape', 'Escape')
  await expect.element(box).toHaveValue('')
})

it('a phrase without a match still searches everything, and offers the categories', async () => {
  await walk(fill(box, 'kolotoč'), [told, { text: 'V názvoch sme „kolotoč“ nenašli.' }])
  await expect.element(shown('sme „kolotoč“ nenašli.')).toBeInViewport({ ratio: 1 })
  expect(
    rows
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(CATEGORIES)
  await expectChosen(0)
  await key('Enter')
  await expect.poll(() => visits).toEqual(['/produkty/all?productsCount=40&search=kolotoč'].map(encodeURI))
  await press(rows.nth(2))
  await key('ArrowUp')
  await expectChosen(3)
  await key('Enter')
  await expect.poll(() => visits.slice(1)).toEqual(['/produkty/mikiny', `/produkty/${encodeURI('hrnčeky')}`])
})

it('the search box suggests first the page that a phrase names', async () => {
  await walk(fill(box, 'dokedy príde'), [rows.first(), { text: 'Kedy to príde' }])
  await expectChosen(0)
  await key('Enter')
  await expect.poll(() => visits).toEqual(['/doprava-a-platba#kedy-pride'])
})

it('the search box says which word it used for a mistyped one', async () => {
  await walk(fill(box, 'tricko medvet'), [told, { text: 'Hľadali sme „tricko medveď“. 1 návrh' }])
  await expect.element(shown('Hľadali sme „tricko medveď“.')).toBeInViewport({ ratio: 1 })
})

it('the search box says the number of suggestions once, after the last key, and not again while it stays the same', async () => {
  await walk(fill(box, 'tri'), [told, { text: '6 návrhov, spolu 7 produktov' }])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const said: (string | null)[] = []
  const status = await told.findElement()
  const watching = new MutationObserver(() => said.push(status.textContent))
  watching.observe(status, { childList: true })
  onTestFinished(() => watching.disconnect())
  await userEvent.keyboard('cko')
  vi.advanceTimersByTime(500)
  for (const phrase of ['tatr', 'tricko medved', 'hrncek']) {
    await box.fill(phrase)
    await expect.element(rows).not.toHaveLength(7)
  }
  expect(said).toEqual([])
  vi.advanceTimersByTime(500)
  await expect.poll(() => said).toEqual(['1\u00A0návrh'])
})

it('with two characters the search box suggests products and preselects none, because a search needs three', async () => {
  await walk(fill(box, 'tr'), [rows, 6])
  await expectChosen(-1)
  await key('ArrowDown')
  await expectChosen(0)
})

it('the button of the search box searches everything', async () => {
  await box.fill('tricko')
  await expectChosen(0)
  await press(submit)
  await expect.poll(() => visits).toEqual(['/produkty/all?search=tricko'])
})

it('an empty box suggests the categories, presents, own print and the products of this visit', async () => {
  await key('Tab')
  rememberSeen('produkt-3')
  await box.click()
  await expect.element(rows).toHaveLength(CATEGORIES.length + 3)
  expect(rows.elements().map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    ...CATEGORIES,
    'Darček do 20 €',
    'Vlastná potlač',
    expect.stringMatching(/^Tričko Ryba/),
  ])
  await expectChosen(-1)
  await press(rows.nth(CATEGORIES.length))
  expect(visits).toEqual(['/produkty/all?productsCount=40&price=-20'])
})

it('a suggestion shows and opens the colour that was asked for', async () => {
  await walk(fill(box, 'modrá mikina farby'), [rows.nth(1), /^Mikina Farby/])
  const picture = rows.nth(1).element().querySelector('img')
  expect(picture).toMatchObject({ width: 56, height: 70, src: expect.stringContaining('modra') as string })
  expect(rows.nth(1).element().getAttribute('href')).toBe(
    `/produkt/farby?color=${encodeURIComponent('Modrá')}`,
  )
})

it('a phrase that is too short leads to the search page', async () => {
  await box.fill('a')
  await key('Enter')
  await expect.poll(() => visits).toEqual(['/page-search'])
})

it('a press outside closes the suggestions, and only the next press acts', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"><a href="/kontakt">Kontakt</a></main>')
  await walk(fill(box, 'tatry'), [rows, 3])
  const link = page.getByRole('link', { name: 'Kontakt' })
  await walk(link, [rows, 0])
  expect(visits).toEqual([])
  await press(link)
  await expect.poll(() => visits).toEqual(['/kontakt'])
})
