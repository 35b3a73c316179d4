// Rules 119, 135, 204, 206, 207, 210, 211, 213, 216, 221, 223, 224, 225, 226, 227, 228, 714
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { box, cards, count, said, showListing, shows, WOMEN } from '../browser/listing.tsx'
import { shop } from '../fixtures/fake-shop.ts'
import { expectToStay, press, usePhone, visits } from '../browser/page.ts'
import { button, fill, goTo, group, heading, link, tick, walk, type Step } from '../browser/walk.ts'

const chips = page.getByRole('list', { name: 'Zapnuté filtre' })
const chip = (name: string | RegExp) => {
  const text =
    typeof name === 'string' ? `Vypnúť filter: ${name}` : new RegExp(`^Vypnúť filter: ${name.source}`)
  return chips.getByRole('button', { name: text })
}
const [allOff, filtersOff] = [chips.getByRole('button', { name: 'Vypnúť všetky' }), button('Vypnúť filtre')]
const more = link('Načítaj ďalšie...')
const search = page.getByRole('searchbox')
const retry = button('Skúsiť znova')
const panel = page.getByRole('form', { name: 'Filtre' })
const filter = button(/^Filtrovať/)
const order = page.getByRole('combobox', { name: 'Zoradiť' })
const sorted = (name: string) => () => order.selectOptions(name)
const available = tick('Len dostupné')
const price = page.getByText('Cena', { exact: true })
const [from, to] = ['od €', 'do €'].map((name) => page.getByRole('textbox', { name })) as [
  typeof more,
  typeof more,
]
const steps = page.getByRole('list', { name: 'Ceny v tejto kategórii' }).getByRole('button')
const sizes = group('Veľkosť')
const filtersHint = page.getByText('Skúste vypnúť niektoré filtre')
const NOTHING = /^Je nám ľúto, nenašli sme žiadne produkty/
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const ALL = shows(40, 90)
const prices = () =>
  cards.elements().map((card) => Number(card.querySelector('.price')?.textContent.replaceAll(/\D/g, '')))
const boxOf = (one: { element: () => Element }) => one.element().getBoundingClientRect()

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => page.viewport(1280, 800))

/** What is asked for in the listing, and what is pressed and seen. */
it.each<[what: string, query: string, ...walk: Step[][]]>([
  [
    'filters narrow the list, update the number of products and their own counts, and are disabled without products',
    '',
    [ALL, box('Zvieratá'), shows(17), [cards, 17], [box('Dámsky'), { name: 'Dámsky 5 produktov' }]],
    [[box('M'), 'disabled', { name: 'M 0 produktov' }], [box('Hory'), 'enabled'], box('Dámsky'), [cards, 5]],
    [filtersOff, ALL, [page.getByRole('checkbox', { checked: true }), 'gone']],
  ],
  [
    'each chosen filter has a chip; when it is removed, the focus goes to a neighbour, at last to the count',
    '',
    [box('Zvieratá'), box('Dámsky'), [chips.getByRole('listitem'), 3], chip('Zvieratá')],
    [[box('Zvieratá'), 'unchecked'], [chip('Dámsky'), 'focused'], allOff, ALL, [count, 'focused']],
    [[chips, 'gone']],
  ],
  [
    'a long group of filters folds, and stays unfolded while the list changes',
    '',
    [
      [sizes.getByRole('checkbox'), 8],
      sizes.getByText('Ďalšie (2)'),
      sizes.getByText(/^134 · asi\s8 až\s9\srokov$/),
    ],
    [[chip(/134, asi\s8 až\s9\srokov$/), 'seen'], shows(9), [sizes.getByRole('checkbox'), 10]],
  ],
  [
    'a filter without products in the address shows the empty result, and can be switched off',
    '?filters={"100":["5"]}',
    [[said(NOTHING), 'there'], [filtersHint, 'seen'], chip('Iný filter'), ALL],
  ],
  [
    // Only 'Zvieratá' is left of the motifs.
    'values and groups that offer no choice are folded and last in a listing that is opened with a phrase, and stay in view while filters change',
    '?search=jelen',
    [shows(17), [sizes.getByRole('checkbox'), 2], sizes.getByText('Ďalšie (8)'), [box('M'), 'disabled']],
    [[group('Motív'), 'gone'], panel.getByText('Motív').first(), [box('Zvieratá'), 'seen']],
    [[panel.getByRole('group').last(), { name: 'Motív' }]],
  ],
  [
    "'Len dostupné' narrows the list and the filters' counts, and has a chip",
    '',
    [available, shows(40, 80), [box('Zvieratá'), { name: 'Zvieratá 15 produktov' }]],
    [chip('Len dostupné'), ALL, [available, 'unchecked']],
  ],
  [
    'typed prices in either order have a chip, and are cleared with the other filters',
    '',
    [price, fill(from, '12,05 €'), fill(to, '10'), '{Enter}', shows(9), [to, { value: '12,05\u00A0€' }]],
    [[chip('10,00'), 'seen'], filtersOff, ALL, [from, { value: '' }]],
  ],
  [
    'price steps have the number of their products, and a second press takes one back',
    '',
    [price, [steps, 4], [steps.first(), /^10,00 € .* 14,99 € 15$/], steps.first(), shows(15)],
    [[steps.first(), { 'aria-pressed': 'true' }], steps.first(), ALL],
  ],
  [
    'the search says that it needs three characters, until there are three',
    '',
    [fill(search, 'kr'), '{Enter}', [said('Na hľadanie sú potrebné aspoň tri znaky.'), 'seen']],
    [fill(search, 'kriv'), [said('Na hľadanie sú potrebné aspoň tri znaky.'), 'gone'], shows(40, 73)],
  ],
  [
    'a search shows words that mean filters as chips; when one is removed, the others become filters (rule 225)',
    '',
    [fill(search, 'dámske tričko s jeleňom do 20'), [chip('Dámsky'), 'seen'], [box('Dámsky'), 'checked']],
    [
      [search, { value: 'dámske tričko s jeleňom do 20' }],
      chip('Dámsky'),
      [search, { value: 'tričko jeleňom' }],
    ],
    [[box('Dámsky'), 'unchecked']],
    [[chip(/do 20,00/), 'seen']],
  ],
  [
    'one press removes the category and all filters of a phrase (rule 225)',
    '',
    [fill(search, 'výpredaj dámske'), [chip('Výpredaj'), 'seen'], allOff, [chip(''), 'gone']],
    [[search, { value: '' }]],
  ],
  [
    'a search shows a condition that is no filter as a chip, which takes its words away (rule 225)',
    '',
    [fill(search, 'dámske bavlnené tričko'), shows(2), [said(/Presne taký produkt nemáme/), 'gone']],
    [chip('Materiál: bavlna'), [search, { value: 'tričko' }], shows(30), [box('Dámsky'), 'checked']],
  ],
  [
    'a search for a page of the shop shows a link to it',
    '',
    [fill(search, 'reklamácia')],
    [[link('Reklamácia'), { href: '/vratenie-tovaru#tovar-je-poškodený-alebo-vám-prišlo-niečo-iné' }]],
    [[said(NOTHING), 'gone']],
    [[cards, 8]],
    [[page.getByText(/zobrazujem/), 'gone']],
  ],
  [
    'a search sorts by its words until another order is chosen',
    '',
    [fill(search, 'najlacnejší kriváň'), [order, { value: 'price' }], sorted('odporúčané')],
    [
      [search, { value: 'kriváň' }],
      [order, { value: '' }],
    ],
  ],
  [
    'a search without results says so, and offers help and other goods',
    '',
    [box('Zvieratá'), fill(search, 'kolotoč'), [said(NOTHING), 'there'], [filtersHint, 'seen']],
    [[link('Poradíme vám: zavolajte alebo napíšte'), 'seen']],
    [[heading('Pozrite si iné produkty'), 'seen']],
    [[cards, 8]],
    [[page.getByRole('navigation', { name: 'Stránkovanie' }), 'gone'], button(/^Vypnúť hľadanie „kolotoč“/)],
    [shows(17), [count, 'focused']],
  ],
  [
    'an empty result offers to remove only filters that were asked for',
    '',
    [fill(search, 'kolotoč'), [said(NOTHING), 'there'], [filtersHint, 'gone']],
    [[button(/^Vypnúť hľadanie/), 'gone']],
  ],
  [
    'an empty result shows goods with the filter that the phrase names',
    '?search=dámske+lietadlo',
    [[heading('Tieto sú najbližšie'), 'seen']],
    [[cards, 8]],
  ],
  ['the price of presents is a heading', '?price=-20', [[heading('Darček do 20 €'), 'seen']]],
  [
    'an empty result offers single changes that find products, with their number',
    '?filters={"100":["3"]}&search=krivan&available=1',
    [[said(NOTHING), 'there']],
    [[button(/^Vypnúť hľadanie „krivan“ a\szobraziť 15\sproduktov$/), 'seen']],
    [[button('Bez filtra „Len dostupné“'), 'gone']],
    [[link('Najnovšie produkty'), 'seen']],
    [button(/^Bez filtra „Motív: Zvieratá“: 65\sproduktov$/), shows(40, 65), [count, 'focused']],
  ],
  [
    'the goods of a search for own print open with the print chosen (rule 135)',
    '?search=tričko s vlastnou potlačou',
    [[cards.first().getByRole('link'), { href: expect.stringMatching(/\?print=1$/) as string }]],
  ],
  [
    'the goods of another search do not open with the print chosen (rule 135)',
    '?search=jelen',
    [shows(17), [cards.first().getByRole('link'), { href: expect.not.stringMatching(/print/) as string }]],
  ],
])('%s', async (_, query, ...steps) => {
  await showListing({ query })
  await walk(...steps.flat())
})

it('a screen reader hears each change of the list once: filters with the same number of products, an order, more products', async () => {
  await showListing()
  const status = page.getByRole('status').filter({ hasText: /^(?:Zapnuté|Vypnuté|Zoradené|Pridané)/ })
  for (const [act, words] of [
    [ALL, ''],
    [box('XS'), 'Zapnuté: XS. zobrazujem 9 z 9'],
    [box('S'), 'Zapnuté: S. zobrazujem 18 z 18'],
    [chip('XS'), 'Vypnuté: XS. zobrazujem 9 z 9'],
    [sorted('najlacnejšie'), 'Zoradené: najlacnejšie. zobrazujem 9 z 9'],
    [allOff, 'Vypnuté: S. zobrazujem 40 z 90'],
    [more, 'Pridané do zoznamu: 40 produktov. zobrazujem 80 z 90'],
  ] as const)
    await walk(act, words ? [status, new RegExp(`^${words}$`), 1] : [status, 0])
})

it.each([360, 768, 1280])('a chosen filter moves nothing else at %i px (rule 714)', async (width) => {
  await page.viewport(width, width < 1000 ? 740 : 1000)
  await showListing()
  const opener = filter.first()
  const isPanel = width < 1000
  if (isPanel) await press(opener)
  const still = { card: cards.first(), ...(isPanel ? { opener } : { other: box('Dámsky'), order }) }
  await expectToStay(still, () => walk(box('Zvieratá'), shows(17)))
  if (isPanel) await press(button(/^Zobraziť 17/))
  await expectToStay(still, () => walk(chip('Zvieratá'), ALL))
})

it('on a phone the last chip stands clear of the button that fades it', async () => {
  await page.viewport(360, 740)
  await showListing()
  await walk(filter.first(), box('Zvieratá'), shows(17), button(/^Zobraziť 17/))
  expect(boxOf(allOff).left - boxOf(chip('Zvieratá')).right).toBeGreaterThanOrEqual(18)
})

it('the button of the price stands on the line of its boxes', async () => {
  await usePhone()
  await showListing()
  await walk(filter.first(), price, [from, 'seen'])
  expect(boxOf(button('Použiť'))).toMatchObject({ top: boxOf(to).top, bottom: boxOf(to).bottom })
})

it('the panel of filters of a phone has the focus when it opens, and gives it back', async () => {
  await import('../../src/look/popovers.ts')
  await usePhone()
  await showListing()
  await walk(goTo(filter.first()), '{Enter}', [panel, 'focused'], '{Escape}', [filter.first(), 'focused'])
})

it('similar products stand below an only result, and not below two', async () => {
  const similar = page.getByRole('list', { name: 'Podobné produkty' })
  await showListing({ query: '?search=TR-2&productsCount=40' })
  await walk(
    shows(1),
    [similar.getByRole('listitem'), 3],
    [similar.getByRole('listitem').first(), /Kriváň 3/],
  )
  await showListing({ query: '?search=tri%C4%8Dko&productsCount=40' })
  await walk(ALL, [similar, 'gone'])
})

it('without counts from the API, filters and price steps have none', async () => {
  await showListing({ index: 'none' })
  await walk(box('Zvieratá'), shows(17), [box('Dámsky'), 'enabled', { name: 'Dámsky' }], price)
  await walk([steps.first(), /^10,00 € .* 14,99 €$/])
})

it('the cheapest come first, and more follow below', async () => {
  await showListing()
  await walk(sorted('najlacnejšie'), () => expect.poll(() => prices()[0]).toBe(1000), more, [cards, 80])
  expect(prices()).toEqual(prices().toSorted((one, other) => one - other))
  await walk(sorted('odporúčané'), [cards.first(), /Kriváň 1/])
})

it.each([1000, 1440])('at %i px the order stands at the right above the grid', async (width) => {
  await page.viewport(width, 800)
  await showListing()
  await walk([order, 1])
  const grid = document.querySelector('.grid')?.getBoundingClientRect()
  expect(boxOf(order).right).toBe(grid?.right)
  expect(boxOf(order).bottom).toBeLessThan(grid?.top ?? 0)
})

it('order, availability and price of an address apply to the list and show in the controls', async () => {
  await showListing({ query: '?sort=price-desc&available=1&price=20-' })
  await walk([order, { value: 'price-desc' }], [available, 'checked'], [chips, /od 20,00 €/])
  await expect.poll(() => prices()[0]).toBe(3900)
  expect(prices()).toEqual(prices().toSorted((one, other) => other - one))
})

it('without an index, and if the API cannot sort, there are no order and price, not even by an address', async () => {
  await showListing({ index: 'none', canRefine: false, query: '?sort=price&search=jelen' })
  await walk(shows(17), [page.getByRole('combobox'), 'gone'], [price, 'gone'])
  await walk([page.getByText(/Zoradiť/), 'gone'])
  await expect.poll(() => location.search).not.toContain('sort')
})

it('if the index is missing and the API cannot sort, one line says so above the plain order', async () => {
  const line = page.getByText(/^Zoradiť produkty ani vybrať/)
  await showListing({ index: 'missing', query: '?sort=price' })
  await walk([line.last(), 'seen'], [cards.first(), /Kriváň 1/], [order, { value: '' }])
  await walk(box('Zvieratá'), shows(17), [line, 'gone'])
})

describe('the bar of filters and order (rule 226)', () => {
  const buttons = button('Filtrovať · Zoradiť')
  const bar = buttons.last()
  const scroll = (top: number) => async () => {
    const isTold = new Promise((tell) => addEventListener('scroll', tell, { once: true }))
    scrollTo({ top, behavior: 'instant' })
    await isTold
  }

  it('comes with scrolling up among the products, moves nothing, and opens the panel', async () => {
    await usePhone()
    await showListing()
    await walk(scroll(3000), [bar, 'out of view'])
    const place = boxOf(cards.nth(20)).top
    await walk(scroll(2900), [bar, 'in view'])
    expect(boxOf(cards.nth(20)).top).toBe(place + 100)
    await walk(scroll(3000), [bar, 'out of view'], scroll(2900), bar, [panel, 'seen'])
    await walk(panel.getByText('Zvieratá'))
    await walk(button(/^Zobraziť 17\sproduktov$/), [cards.first(), 'in view'])
  })

  it('is gone at the top of the list, where the keyboard is among the products, and in a wide window', async () => {
    await usePhone()
    await showListing()
    await walk(scroll(3000), scroll(2900), [bar, 'in view'], '{Tab}')
    cards.nth(20).getByRole('link').element().focus()
    await walk([bar, 'out of view'], scroll(3000), scroll(0), [buttons, 1])
    await walk(() => page.viewport(1280, 800), scroll(3000), scroll(2900), [bar, 'gone'])
  })
})

it('on a phone the panel of filters stays open after presses inside it, and shows the number of found products', async () => {
  await usePhone()
  await showListing()
  await press(filter)
  for (const text of ['Strih', 'Filtre']) await walk(panel.getByText(text, { exact: true }), [panel, 'seen'])
  const animals = panel.getByText('Zvieratá')
  await walk(animals, [box('Zvieratá'), 'checked'], panel.getByText('17', { exact: true }), [
    box('Zvieratá'),
    'unchecked',
  ])
  await walk(animals, [panel, 'seen'], button(/^Zobraziť 17\sproduktov$/), [panel, 'gone'])
  await walk([button(/^Filtrovať\s\(1\) · Zoradiť$/), 'seen'])
})

it('the panel of filters closes when the window gets wide enough for filters beside the grid', async () => {
  await page.viewport(768, 780)
  await showListing()
  await walk(filter, [panel, 'seen'], () => page.viewport(1280, 800))
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
  await expect.element(panel).toBeVisible()
})

it('the count is also below a long list, and not below a short one', async () => {
  await showListing()
  const below = page.getByText(/^zobrazujem/).nth(1)
  await walk([below, 'seen', /^zobrazujem 40 z 90$/], box('Zvieratá'), [
    below,
    'hidden',
    /^zobrazujem 17 z 17$/,
  ])
})

it("'Načítaj ďalšie...' moves the focus to the first new card without scrolling, and announces how many came", async () => {
  await showListing()
  for (const [first, coming] of [
    [40, 40],
    [80, 10],
  ] as const) {
    // The first new cards come at once; the rest move the button down.
    await expect.poll(() => cards.elements().length).toBe(first)
    more.element().scrollIntoView()
    const place = scrollY
    await walk(more, [cards.nth(first).getByRole('link'), 'focused'])
    await walk([said(`Pridané do zoznamu: ${coming}\u00A0produktov`), 'there'])
    expect(Math.abs(scrollY - place)).toBeLessThan(2)
  }
  await walk(shows(90), [more, 'gone'])
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
  await walk([count, /^zobrazujem 41 .* 80 z 90$/], more)
  await expect.poll(() => visits.at(-1)).toBe('/produkty/all/strana-3')
  await walk(box('Hory'), more, shows(73))
})

it('a search shows its phrase in heading and title, and says which word it used for a mistyped one', async () => {
  await showListing()
  const own = document.title
  await walk(fill(search, 'kriváň'), [title('Výsledky pre „kriváň“'), 'seen'])
  expect(document.title).toContain('Výsledky pre „kriváň“')
  await walk(fill(search, 'tričko krivam'), [page.getByText('Hľadali sme „tričko kriváň“.').last(), 'seen'])
  await walk(fill(search, ''), [title('Tričká'), 'seen'])
  expect(document.title).toBe(own)
})

it('on a phone the search box is a button until it is pressed, and holds the phrase that was searched for', async () => {
  await usePhone()
  await showListing({ query: '?search=jelen' })
  await walk(shows(17), () => expect.poll(() => boxOf(search).width).toBe(48))
  expect(boxOf(search).top).toBe(boxOf(filter).top)
  await press(search)
  await expect.poll(() => boxOf(search).width).toBeGreaterThan(250)
  await expect.element(search).toHaveValue('jelen')
})

it('the search box has the focus on the page for searching', async () => {
  await showListing({ isSearch: true })
  await expect.element(search).toHaveFocus()
})

it('a failed query keeps list and box, says so, and can be repeated', async () => {
  await showListing({ index: 'missing' })
  shop.fails('get_products')
  const alert = page.getByRole('alert').filter({ hasText: 'Váš výber sa nepodarilo načítať' })
  await walk(box('Zvieratá'), [alert, 'seen'], [box('Zvieratá'), 'unchecked'], [cards, 40])
  shop.recovers('get_products')
  await walk(retry, [box('Zvieratá'), 'checked'], shows(17), [count, 'focused'], [alert, 'gone'])
})

it('a short list begins in view beside its filters at any scroll position', async () => {
  await showListing()
  scrollTo(0, 2500)
  await walk(box('Zvieratá'), [cards.first(), 'in view'], [panel, 'in view'])
})

describe('a landing page (rule 224)', () => {
  const women = title('Dámske tričká')

  it('keeps its heading while its cut is chosen, with the address of the category', async () => {
    await showListing({ filters: WOMEN.filters })
    await walk(box('Zvieratá'), shows(5))
    await expect
      .poll(() => decodeURIComponent(location.pathname + location.search))
      .toMatch(/^\/produkty\?filters={"100":\["3"\],"165":\["1"\]}/)
    await expect.element(women).toBeVisible()
  })

  it('does not count the filters of its heading as chosen', async () => {
    await usePhone()
    await showListing({ filters: WOMEN.filters })
    await walk(page.getByRole('button', { name: 'Filtrovať · Zoradiť', exact: true }))
    await walk(panel.getByText('Zvieratá'))
    await walk(button(/^Zobraziť 5\sproduktov$/), [button(/^Filtrovať\s\(1\) · Zoradiť$/), 'seen'])
  })

  it('has its heading also at the address of the category with its cut', async () => {
    await showListing({ query: '?filters={"165":["1"]}&sort=price' })
    await walk(shows(30), [women, 'seen'], chip('Dámsky'), ALL, [title('Tričká'), 'seen'])
  })

  it('becomes the category when its cut is removed, and Back restores it, also without an index', async () => {
    await showListing({ filters: WOMEN.filters, index: 'none' })
    const own = location.pathname
    await walk(box('Dámsky'), ALL, [women, 'gone'])
    await expect.poll(() => location.pathname + location.search).toBe('/produkty')
    history.back()
    await walk(shows(30), [box('Dámsky'), 'checked'], [women, 'seen'])
    expect(location.pathname).toBe(own)
  })
})
