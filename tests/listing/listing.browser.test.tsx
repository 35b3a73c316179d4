// Rules 119, 135, 204, 206, 207, 210, 211, 213, 216, 221, 223, 224, 225, 226, 227, 228, 714
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { box, cards, count, said, showListing, shows, WOMEN } from '../browser/listing.tsx'
import { expectToStay, press, usePhone, visits } from '../browser/page.ts'
import { fill, goTo, group, tick, walk } from '../browser/walk.ts'
import { shop } from '../fixtures/fake-shop.ts'

const chips = page.getByRole('list', { name: 'Zapnuté filtre' })
const more = page.getByRole('link', { name: 'Načítaj ďalšie...' })
const search = page.getByRole('searchbox')
const retry = page.getByRole('button', { name: 'Skúsiť znova' })
const panel = page.getByRole('form', { name: 'Filtre' })
const filtersHint = page.getByText('Skúste vypnúť niektoré filtre')
const NOTHING = /^Je nám ľúto, nenašli sme žiadne produkty/

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => page.viewport(1280, 800))

it('filters narrow the list, update the number of products and their own counts, and are disabled without products', async () => {
  await showListing()
  await walk(shows(40, 90), box('Zvieratá'), shows(17, 17), [cards, 17])
  await walk([box('Dámsky'), { name: 'Dámsky 5\u00A0produktov' }], [box('M'), { name: 'M 0\u00A0produktov' }])
  await walk([box('M'), 'disabled'], [box('Hory'), 'enabled'], box('Dámsky'), [cards, 5])
  await walk(page.getByRole('button', { name: 'Vypnúť filtre' }), shows(40, 90))
  await expect.element(page.getByRole('checkbox', { checked: true })).not.toBeInTheDocument()
})

it('each chosen filter has a chip; when it is removed, the focus goes to a neighbour, at last to the count', async () => {
  await showListing()
  await walk(box('Zvieratá'), box('Dámsky'), [chips.getByRole('listitem'), 3])
  await walk(chips.getByRole('button', { name: 'Vypnúť filter: Zvieratá' }), [box('Zvieratá'), 'unchecked'])
  await expect.element(chips.getByRole('button', { name: 'Vypnúť filter: Dámsky' })).toHaveFocus()
  await walk(chips.getByRole('button', { name: 'Vypnúť všetky' }), shows(40, 90), [count, 'focused'])
  await expect.element(chips).not.toBeInTheDocument()
})

it('a screen reader hears each change of the list once: filters with the same number of products, an order, more products', async () => {
  await showListing()
  await expect.element(count).toHaveTextContent('zobrazujem 40 z 90')
  const status = page.getByRole('status').filter({ hasText: /^(?:Zapnuté|Vypnuté|Zoradené|Pridané)/ })
  const heard = async (words: string) => {
    await expect.element(status).toMatchTextContent(new RegExp(`^${words}$`))
    expect(status.elements()).toHaveLength(1)
  }
  await press(box('XS'))
  await heard('Zapnuté: XS. zobrazujem 9 z 9')
  await press(box('S'))
  await heard('Zapnuté: S. zobrazujem 18 z 18')
  await press(chips.getByRole('button', { name: 'Vypnúť filter: XS' }))
  await heard('Vypnuté: XS. zobrazujem 9 z 9')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Zoradiť' }), 'najlacnejšie')
  await heard('Zoradené: najlacnejšie. zobrazujem 9 z 9')
  await press(chips.getByRole('button', { name: 'Vypnúť všetky' }))
  await heard('Vypnuté: S. zobrazujem 40 z 90')
  await press(more)
  await heard('Pridané do zoznamu: 40 produktov. zobrazujem 80 z 90')
})

it.each([360, 768, 1280])('a chosen filter moves nothing else at %i px (rule 714)', async (width) => {
  await page.viewport(width, width < 1000 ? 740 : 1000)
  await showListing()
  const opener = page.getByRole('button', { name: /^Filtrovať/ }).first()
  const isPanel = width < 1000
  if (isPanel) await press(opener)
  const still = {
    card: cards.first(),
    ...(isPanel ? { opener } : { other: box('Dámsky'), order: page.getByLabelText('Zoradiť') }),
  }
  await expectToStay(still, async () => {
    await walk(box('Zvieratá'), shows(17, 17))
  })
  if (isPanel) await press(page.getByRole('button', { name: /^Zobraziť 17/ }))
  await expectToStay(still, async () => {
    await walk(chips.getByRole('button', { name: 'Vypnúť filter: Zvieratá' }), shows(40, 90))
  })
})

it('the panel of filters of a phone has the focus when it opens, and gives it back', async () => {
  await import('../../src/look/popovers.ts')
  await usePhone()
  await showListing()
  const opener = page.getByRole('button', { name: /^Filtrovať/ }).first()
  await walk(goTo(opener), '{Enter}', [panel, 'focused'], '{Escape}', [opener, 'focused'])
})

it('similar products stand below an only result, and not below two', async () => {
  const similar = page.getByRole('list', { name: 'Podobné produkty' })
  await showListing({ query: '?search=TR-2&productsCount=40' })
  await walk(shows(1, 1), [similar.getByRole('listitem'), 1], [similar, /Kriváň 3/])
  await showListing({ query: '?search=tri%C4%8Dko&productsCount=40' })
  await walk(shows(40, 90), [similar, 'gone'])
})

it('a long group of filters folds, and stays unfolded while the list changes', async () => {
  await showListing()
  const sizes = page.getByRole('group', { name: 'Veľkosť' })
  await walk([sizes.getByRole('checkbox'), 8], sizes.getByText('Ďalšie (2)'))
  await press(sizes.getByText(/^134 · asi\s8 až\s9\srokov$/))
  await expect
    .element(chips.getByRole('button', { name: /^Vypnúť filter: 134, asi\s8 až\s9\srokov$/ }))
    .toBeVisible()
  await walk(shows(9, 9), [sizes.getByRole('checkbox'), 10])
})

it('a filter without products in the address shows the empty result, and can be switched off', async () => {
  await showListing({ query: '?filters={"100":["5"]}' })
  await walk([said(NOTHING), 'there'], chips.getByRole('button', { name: 'Vypnúť filter: Iný filter' }))
  await expect.element(count).toHaveTextContent('zobrazujem 40 z 90')
})

it('without counts from the API, filters and price steps have none', async () => {
  await showListing({ index: 'none' })
  await walk(box('Zvieratá'), shows(17, 17), [box('Dámsky'), { name: 'Dámsky' }, 'enabled'])
  await press(page.getByText('Cena', { exact: true }))
  const steps = page.getByRole('list', { name: 'Ceny v tejto kategórii' }).getByRole('button')
  await expect.element(steps.first()).toMatchTextContent(/^10,00 € .* 14,99 €$/)
})

it('values and groups that offer no choice are folded and last in a listing that is opened with a phrase, and stay in view while filters change', async () => {
  await showListing({ query: '?search=jelen' })
  await expect.element(count).toHaveTextContent('zobrazujem 17 z 17')
  const sizes = page.getByRole('group', { name: 'Veľkosť' })
  await walk([sizes.getByRole('checkbox'), 2], sizes.getByText('Ďalšie (8)'), [box('M'), 'disabled'])
  // Only 'Zvieratá' is left of the motifs.
  await walk([group('Motív'), 'gone'], panel.getByText('Motív').first(), [box('Zvieratá'), 'seen'])
  await expect.element(panel.getByRole('group').last()).toHaveAccessibleName('Motív')
})

it('the goods of a search for own print open with the print chosen, and those of another search do not (rule 135)', async () => {
  await showListing({ query: '?search=tričko s vlastnou potlačou' })
  await expect
    .element(cards.first().getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/\?print=1$/))
  await showListing({ query: '?search=jelen' })
  await expect.element(count).toHaveTextContent('zobrazujem 17 z 17')
  await expect
    .element(cards.first().getByRole('link'))
    .toHaveAttribute('href', expect.not.stringMatching(/print/))
})

const prices = () =>
  cards.elements().map((card) => Number(card.querySelector('.price')?.textContent.replaceAll(/\D/g, '')))
const sorted = (order: string) => page.getByRole('combobox', { name: 'Zoradiť' }).selectOptions(order)

it('the cheapest come first, and more follow below', async () => {
  await showListing()
  await sorted('najlacnejšie')
  await expect.poll(() => prices()[0]).toBe(1000)
  await walk(more, [cards, 80])
  expect(prices()).toEqual(prices().toSorted((one, other) => one - other))
  await sorted('odporúčané')
  await expect.element(cards.first()).toMatchTextContent('Kriváň 1')
})

it.each([1000, 1440])('at %i px the order stands at the right above the grid', async (width) => {
  await page.viewport(width, 800)
  await showListing()
  const order = page.getByRole('combobox', { name: 'Zoradiť' })
  await expect.element(order).toHaveLength(1)
  const [select, grid] = [order.element(), document.querySelector('.grid')].map((one) =>
    one?.getBoundingClientRect(),
  )
  expect(select?.right).toBe(grid?.right)
  expect(select?.bottom).toBeLessThan(grid?.top ?? 0)
})

it("'Len dostupné' narrows the list and the filters' counts, and has a chip", async () => {
  await showListing()
  await walk(tick('Len dostupné'), shows(40, 80), [box('Zvieratá'), { name: 'Zvieratá 15\u00A0produktov' }])
  await walk(chips.getByRole('button', { name: 'Vypnúť filter: Len dostupné' }), shows(40, 90))
  await expect.element(page.getByRole('checkbox', { name: 'Len dostupné' })).not.toBeChecked()
})

it('typed prices in either order have a chip, and are cleared with the other filters', async () => {
  await showListing()
  await press(page.getByText('Cena', { exact: true }))
  await page.getByRole('textbox', { name: 'od €' }).fill('12,05 €')
  await walk(fill(page.getByRole('textbox', { name: 'do €' }), '10'), '{Enter}', shows(9, 9))
  await expect.element(page.getByRole('textbox', { name: 'do €' })).toHaveValue('12,05\u00A0€')
  await expect.element(chips.getByRole('button', { name: 'Vypnúť filter: 10,00' })).toBeVisible()
  await walk(page.getByRole('button', { name: 'Vypnúť filtre' }), shows(40, 90))
  await expect.element(page.getByRole('textbox', { name: 'od €' })).toHaveValue('')
})

it('price steps have the number of their products, and a second press takes one back', async () => {
  await showListing()
  await press(page.getByText('Cena', { exact: true }))
  const steps = page.getByRole('list', { name: 'Ceny v tejto kategórii' }).getByRole('button')
  await walk([steps, 4], [steps.first(), /^10,00 € .* 14,99 € 15$/], steps.first(), shows(15, 15))
  await walk([steps.first(), { 'aria-pressed': 'true' }], steps.first(), shows(40, 90))
})

it('order, availability and price of an address apply to the list and show in the controls', async () => {
  await showListing({ query: '?sort=price-desc&available=1&price=20-' })
  await expect.element(page.getByRole('combobox', { name: 'Zoradiť' })).toHaveValue('price-desc')
  await walk([tick('Len dostupné'), 'checked'], [chips, { text: 'od 20,00 €' }])
  await expect.poll(() => prices()[0]).toBe(3900)
  expect(prices()).toEqual(prices().toSorted((one, other) => other - one))
})

it('without an index, and if the API cannot sort, there are no order and price, not even by an address', async () => {
  await showListing({ index: 'none', canRefine: false, query: '?sort=price&search=jelen' })
  await walk(shows(17, 17), [page.getByRole('combobox'), 'gone'])
  await walk([page.getByText('Cena', { exact: true }), 'gone'], [page.getByText(/Zoradiť/), 'gone'])
  await expect.poll(() => location.search).not.toContain('sort')
})

it('if the index is missing and the API cannot sort, one line says so above the plain order', async () => {
  await showListing({ index: 'missing', query: '?sort=price' })
  await expect.element(page.getByText(/^Zoradiť produkty ani vybrať/).last()).toBeVisible()
  await expect.element(cards.first()).toMatchTextContent('Kriváň 1')
  await walk([page.getByRole('combobox', { name: 'Zoradiť' }), { value: '' }], box('Zvieratá'), shows(17, 17))
  await expect.element(page.getByText(/^Zoradiť produkty ani vybrať/)).not.toBeInTheDocument()
})

describe('the bar of filters and order (rule 226)', () => {
  const buttons = page.getByRole('button', { name: 'Filtrovať · Zoradiť' })
  const button = buttons.last()
  const scroll = async (top: number) => {
    const isTold = new Promise((tell) => addEventListener('scroll', tell, { once: true }))
    scrollTo({ top, behavior: 'instant' })
    await isTold
  }

  it('comes with scrolling up among the products, moves nothing, and opens the panel', async () => {
    await usePhone()
    await showListing()
    await scroll(3000)
    await expect.element(button).not.toBeInViewport()
    const place = cards.nth(20).element().getBoundingClientRect().top
    await scroll(2900)
    await expect.element(button).toBeInViewport()
    expect(cards.nth(20).element().getBoundingClientRect().top).toBe(place + 100)
    await scroll(3000)
    await expect.element(button).not.toBeInViewport()
    await scroll(2900)
    await walk(button, [panel, 'seen'], panel.getByText('Zvieratá'))
    await walk(page.getByRole('button', { name: /^Zobraziť 17\sproduktov$/ }), [cards.first(), 'in view'])
  })

  it('is gone at the top of the list, where the keyboard is among the products, and in a wide window', async () => {
    await usePhone()
    await showListing()
    await scroll(3000)
    await scroll(2900)
    await walk([button, 'in view'], '{Tab}')
    cards.nth(20).getByRole('link').element().focus()
    await expect.element(button).not.toBeInViewport()
    await scroll(3000)
    await scroll(0)
    await expect.element(buttons).toHaveLength(1)
    await page.viewport(1280, 800)
    await scroll(3000)
    await scroll(2900)
    await expect.element(button).not.toBeInTheDocument()
  })
})

it('on a phone the panel of filters stays open after presses inside it, and shows the number of found products', async () => {
  await usePhone()
  await showListing()
  await press(page.getByRole('button', { name: 'Filtrovať' }))
  for (const text of ['Strih', 'Filtre']) {
    await walk(panel.getByText(text, { exact: true }), [panel, 'seen'])
  }
  await walk(panel.getByText('Zvieratá'), [box('Zvieratá'), 'checked'])
  await walk(panel.getByText('17', { exact: true }), [box('Zvieratá'), 'unchecked'])
  await walk(panel.getByText('Zvieratá'), [panel, 'seen'])
  await walk(page.getByRole('button', { name: /^Zobraziť 17\sproduktov$/ }), [panel, 'gone'])
  await expect.element(page.getByRole('button', { name: /^Filtrovať\s\(1\) · Zoradiť$/ })).toBeVisible()
})

it('the panel of filters closes when the window gets wide enough for filters beside the grid', async () => {
  await page.viewport(768, 780)
  await showListing()
  await walk(page.getByRole('button', { name: 'Filtrovať' }), [panel, 'seen'])
  await page.viewport(1280, 800)
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
  await expect.element(panel).toBeVisible()
})

it('the count is also below a long list, and not below a short one', async () => {
  await showListing()
  const below = page.getByText(/^zobrazujem/).nth(1)
  await walk([below, { text: 'zobrazujem 40 z 90' }, 'seen'], box('Zvieratá'))
  await walk([below, { text: 'zobrazujem 17 z 17' }, 'hidden'])
})

it("'Načítaj ďalšie...' moves the focus to the first new card without scrolling, and announces how many came", async () => {
  await showListing()
  for (const [first, text] of [
    [40, 'Pridané do zoznamu: 40\u00A0produktov'],
    [80, 'Pridané do zoznamu: 10\u00A0produktov'],
  ] as const) {
    // The first new cards come at once; the rest move the button down.
    await expect.poll(() => cards.elements().length).toBe(first)
    more.element().scrollIntoView()
    const place = scrollY
    await walk(more, [cards.nth(first).getByRole('link'), 'focused'], [said(text), 'there'])
    expect(Math.abs(scrollY - place)).toBeLessThan(2)
  }
  await walk(shows(90, 90), [more, 'gone'])
})

it("'Načítaj ďalšie...' restores the scroll position if the browser brings the page back at another one", async () => {
  await showListing()
  await walk(more, shows(80, 90))
  const seen = () => [scrollY, (history.state as { scrollY?: number }).scrollY]
  scrollTo(0, 1500)
  await expect.poll(seen).toEqual([1500, 1500])
  const tell = (type: string) => {
    // eslint-disable-next-line no-restricted-syntax -- only the browser itself keeps a page and brings it back
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  }
  tell('pagehide')
  scrollTo(0, 0)
  tell('pageshow')
  await expect.poll(seen).toEqual([1500, 1500])
  const scrolled = () => {
    scrollTo(0, 800)
    return seen()
  }
  await expect.poll(scrolled).toEqual([800, 800])
})

it("'Načítaj ďalšie...' is a link to the next page below a following page, until a query is asked", async () => {
  await showListing({ number: 2 })
  await walk([count, /^zobrazujem 41 .* 80 z\s90$/], more)
  await expect.poll(() => visits.at(-1)).toBe('/produkty/all/strana-3')
  await walk(box('Hory'), more, shows(73, 73))
})

it('the search says that it needs three characters, until there are three', async () => {
  await showListing()
  await walk(fill(search, 'kr'), '{Enter}')
  const hint = said('Na hľadanie sú potrebné aspoň tri znaky.')
  await walk([hint, 'seen'], fill(search, 'kriv'), [hint, 'gone'], shows(40, 73))
})

it('a search shows words that mean filters as chips; when one is removed, the others become filters (rule 225)', async () => {
  await showListing()
  await search.fill('dámske tričko s jeleňom do 20')
  const chip = page.getByRole('button', { name: 'Vypnúť filter: Dámsky' })
  await walk([chip, 'seen'], [box('Dámsky'), 'checked'], [search, { value: 'dámske tričko s jeleňom do 20' }])
  await walk(chip, [search, { value: 'tričko jeleňom' }], [box('Dámsky'), 'unchecked'])
  await expect.element(page.getByRole('button', { name: /^Vypnúť filter: do 20,00/ })).toBeVisible()
})

it('one press removes the category and all filters of a phrase (rule 225)', async () => {
  await showListing()
  await search.fill('výpredaj dámske')
  await expect.element(page.getByRole('button', { name: 'Vypnúť filter: Výpredaj' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Vypnúť všetky' }))
  await walk([page.getByRole('button', { name: /^Vypnúť filter/ }), 'gone'], [search, { value: '' }])
})

it('a search shows a condition that is no filter as a chip, which takes its words away (rule 225)', async () => {
  await showListing()
  await walk(fill(search, 'dámske bavlnené tričko'), shows(2, 2))
  await expect.element(said(/Presne taký produkt nemáme/)).not.toBeInTheDocument()
  await press(page.getByRole('button', { name: 'Vypnúť filter: Materiál: bavlna' }))
  await walk([search, { value: 'tričko' }], shows(30, 30), [box('Dámsky'), 'checked'])
})

it('a search shows its phrase in heading and title, and says which word it used for a mistyped one', async () => {
  await showListing()
  const own = document.title
  await search.fill('kriváň')
  const heading = page.getByRole('heading', { level: 1, name: 'Výsledky pre „kriváň“' })
  await expect.element(heading).toBeVisible()
  expect(document.title).toContain('Výsledky pre „kriváň“')
  await walk(fill(search, 'tričko krivam'), [page.getByText('Hľadali sme „tričko kriváň“.').last(), 'seen'])
  await walk(fill(search, ''), [page.getByRole('heading', { level: 1, name: 'Tričká', exact: true }), 'seen'])
  expect(document.title).toBe(own)
})

it('a search for a page of the shop shows a link to it', async () => {
  await showListing()
  await search.fill('reklamácia')
  await expect
    .element(page.getByRole('link', { name: 'Reklamácia' }))
    .toHaveAttribute('href', '/vratenie-tovaru#tovar-je-poškodený-alebo-vám-prišlo-niečo-iné')
  await walk([said(NOTHING), 'gone'], [cards, 8], [page.getByText(/zobrazujem/), 'gone'])
})

it('on a phone the search box is a button until it is pressed, and holds the phrase that was searched for', async () => {
  await usePhone()
  await showListing({ query: '?search=jelen' })
  await expect.element(count).toHaveTextContent('zobrazujem 17 z 17')
  await expect.poll(() => search.element().getBoundingClientRect().width).toBe(48)
  const [folded, filters] = [search, page.getByRole('button', { name: 'Filtrovať' })].map((one) =>
    one.element().getBoundingClientRect(),
  )
  expect(folded?.top).toBe(filters?.top)
  await press(search)
  await expect.poll(() => search.element().getBoundingClientRect().width).toBeGreaterThan(250)
  await expect.element(search).toHaveValue('jelen')
})

it('a search sorts by its words until another order is chosen', async () => {
  await showListing()
  await search.fill('najlacnejší kriváň')
  const order = page.getByRole('combobox', { name: 'Zoradiť' })
  await expect.element(order).toHaveValue('price')
  await order.selectOptions('odporúčané')
  await walk([search, { value: 'kriváň' }], [order, { value: '' }])
})

it('a search without results says so, and offers help and other goods', async () => {
  await showListing()
  await walk(box('Zvieratá'), fill(search, 'kolotoč'), [said(NOTHING), 'there'], [filtersHint, 'seen'])
  await expect
    .element(page.getByRole('link', { name: 'Poradíme vám: zavolajte alebo napíšte' }))
    .toBeVisible()
  await walk([page.getByRole('heading', { name: 'Pozrite si iné produkty' }), 'seen'], [cards, 8])
  await expect.element(page.getByRole('navigation', { name: 'Stránkovanie' })).not.toBeInTheDocument()
  await walk(page.getByRole('button', { name: /^Vypnúť hľadanie „kolotoč“/ }), shows(17, 17))
  await expect.element(count).toHaveFocus()
})

it('an empty result offers to remove only filters that were asked for', async () => {
  await showListing()
  await walk(fill(search, 'kolotoč'), [said(NOTHING), 'there'], [filtersHint, 'gone'])
  await expect.element(page.getByRole('button', { name: /^Vypnúť hľadanie/ })).not.toBeInTheDocument()
  await showListing({ query: '?filters={"100":["5"]}' })
  await expect.element(filtersHint).toBeVisible()
})

it('an empty result shows goods with the filter that the phrase names, and the price of presents is a heading', async () => {
  await showListing({ query: '?search=dámske+lietadlo' })
  await walk([page.getByRole('heading', { name: 'Tieto sú najbližšie' }), 'seen'], [cards, 8])
  await showListing({ query: '?price=-20' })
  await expect.element(page.getByRole('heading', { name: 'Darček do 20 €' })).toBeVisible()
})

it('an empty result offers single changes that find products, with their number', async () => {
  await showListing({ query: '?filters={"100":["3"]}&search=krivan&available=1' })
  await expect.element(said(NOTHING)).toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: /^Vypnúť hľadanie „krivan“ a\szobraziť 15\sproduktov$/ }))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Bez filtra „Len dostupné“' }))
    .not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Najnovšie produkty' })).toBeVisible()
  await press(page.getByRole('button', { name: /^Bez filtra „Motív: Zvieratá“: 65\sproduktov$/ }))
  await walk(shows(40, 65), [count, 'focused'])
})

it('the search box has the focus on the page for searching', async () => {
  await showListing({ isSearch: true })
  await expect.element(search).toHaveFocus()
})

it('a failed query keeps list and box, says so, and can be repeated', async () => {
  await showListing({ index: 'missing' })
  shop.fails('get_products')
  await press(box('Zvieratá'))
  const alert = page.getByRole('alert').filter({ hasText: 'Váš výber sa nepodarilo načítať' })
  await walk([alert, 'seen'], [box('Zvieratá'), 'unchecked'], [cards, 40])
  shop.recovers('get_products')
  await walk(retry, [box('Zvieratá'), 'checked'], shows(17, 17), [count, 'focused'], [alert, 'gone'])
})

it('a short list begins in view beside its filters at any scroll position', async () => {
  await showListing()
  scrollTo(0, 2500)
  await walk(box('Zvieratá'), [cards.first(), 'in view'], [panel, 'in view'])
})

describe('a landing page (rule 224)', () => {
  const heading = page.getByRole('heading', { level: 1, name: 'Dámske tričká' })

  it('keeps its heading while its cut is chosen, with the address of the category', async () => {
    await showListing({ filters: WOMEN.filters })
    await walk(box('Zvieratá'), shows(5, 5))
    await expect
      .poll(() => decodeURIComponent(location.pathname + location.search))
      .toMatch(/^\/produkty\?filters={"100":\["3"\],"165":\["1"\]}/)
    await expect.element(heading).toBeVisible()
  })

  it('does not count the filters of its heading as chosen', async () => {
    await usePhone()
    await showListing({ filters: WOMEN.filters })
    await press(page.getByRole('button', { name: 'Filtrovať · Zoradiť', exact: true }))
    await walk(panel.getByText('Zvieratá'), page.getByRole('button', { name: /^Zobraziť 5\sproduktov$/ }))
    await expect.element(page.getByRole('button', { name: /^Filtrovať\s\(1\) · Zoradiť$/ })).toBeVisible()
  })

  it('has its heading also at the address of the category with its cut', async () => {
    await showListing({ query: '?filters={"165":["1"]}&sort=price' })
    await walk(shows(30, 30), [heading, 'seen'], chips.getByRole('button', { name: 'Vypnúť filter: Dámsky' }))
    await walk(shows(40, 90), [page.getByRole('heading', { level: 1, name: 'Tričká', exact: true }), 'seen'])
  })

  it('becomes the category when its cut is removed, and Back restores it, also without an index', async () => {
    await showListing({ filters: WOMEN.filters, index: 'none' })
    const own = location.pathname
    await walk(box('Dámsky'), shows(40, 90), [heading, 'gone'])
    await expect.poll(() => location.pathname + location.search).toBe('/produkty')
    history.back()
    await walk(shows(30, 30), [box('Dámsky'), 'checked'], [heading, 'seen'])
    expect(location.pathname).toBe(own)
  })
})
