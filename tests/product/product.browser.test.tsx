// Rules 106, 108, 109, 110, 113, 115, 117, 121, 124, 126, 132, 135, 303, 713, 714, 717
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { renderToStaticMarkup } from 'react-dom/server'
import { namedDelivery } from '../../src/cart/rules/delivery.ts'
import { SHOP } from '../../src/config/shop.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { LargePrice } from '../../src/product/StatusAndPrice.tsx'
import { UnbuiltProductIsland } from '../../src/product/UnbuiltProductIsland.tsx'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { $toasts, dismissToast } from '../../src/cart/store/toasts-store.ts'
import { $unbuiltProduct } from '../../src/product/store/unbuilt-product.ts'
import { product, wireProduct } from '../fixtures/builders.ts'
import { shop, toSent } from '../fixtures/fake-shop.ts'
import { showIsland } from '../browser/island.tsx'
import { expectToStay, press, setWindow, showNotifications, usePhone, watchHistory } from '../browser/page.ts'
import { button, fill, goTo, group, walk, type Step } from '../browser/walk.ts'
import '../../src/cart/watch-quantities.ts'
import { showProductPage } from '../browser/product-page.ts'

const SIZES = { 110: '143', 122: '144', 134: '145', XS: '148', S: '149', M: '157', XL: '159', '5XL': '163' }
const TSHIRT = '98'
const [WOMEN, MEN, CHILDREN] = ['153', '152', '172']

const picturesOf = (...numbers: number[]) =>
  numbers.map((n) => ({ path: `2024/${n}.jpg`, thumbnailPath: `2024/t_${n}.jpg` }))

const twoCuts = product({
  slug: 'tricko-tatry',
  name: 'Tričko Tatry',
  priceCents: 1890,
  tags: [TSHIRT, WOMEN, MEN, SIZES.XS, SIZES.S, SIZES.XL, SIZES['5XL']],
})
const mug = product({ name: 'Hrnček', priceCents: 890, images: picturesOf(1) })
const colours = product({
  name: 'Tričko Kompas',
  tags: [TSHIRT, MEN, SIZES.XS, SIZES.S, SIZES.XL],
  sizes: ['S', 'XL'],
  variants: ['petrolejová', 'bordová', 'sivý melír'].map((name, i) => ({
    name,
    thumbnail: `2024/t_${i + 1}.jpg`,
  })),
  images: picturesOf(1, 2, 3, 4),
})

const ownAddress = location.href
const CODE =
  '<p class="fine-print code-line"><span>Kód produktu: TR-0169</span><b class="heart icon-button"></b></p>'
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const amount = page.getByRole('textbox', { name: 'Množstvo' })
const [less, more] = [button('Znížiť množstvo'), button('Zvýšiť množstvo')]
const add = button('Pridať do košíka')
/** Beside the quantity. */
const note = page.getByRole('status').filter({ hasText: /naceníme|počítame/ })
const added = page.getByRole('paragraph').filter({ hasText: /^Zobraziť košík$/ })
const cameAlong = page.getByText('Veľkosť a farbu sme predvyplnili podľa vášho výberu.')
const noReturn = page.getByText(/^Kus s\svlastnou potlačou sa nedá vrátiť\./)
const ownPrint = page.getByText('S\u00A0vlastnou potlačou', { exact: true })
/** The question about a proposed size. */
const question = (size: string) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^Potvrďte veľkosť\\s${size} alebo vyberte inú\\.$`) })
const toasts = page.getByRole('list', { name: 'Upozornenia' })
const pictures = group('Obrázky produktu')
const thumbs = page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')
const current = (at: number): Step => [thumbs.nth(at), { 'aria-current': 'true' }]
/** The cart comes to have these lines. */
const has = (...lines: object[]) => {
  return () => expect.poll(() => $cart.get()).toMatchObject(lines)
}
const nothing = () => expect($cart.get()).toEqual([])
const isAt = (query: string) => () => expect(location.search).toBe(query)
const openAt = (query: string) => history.replaceState(null, '', `/produkt/tricko${query}`)
const boxOf = (one: Locator) => one.element().getBoundingClientRect()

const UNBUILT = { delivery: namedDelivery(DEFAULT_SETTINGS, SHOP.delivery) }

async function showUnbuilt(shown: ProductDetail): Promise<void> {
  shop.answers('get_product', { data: wireProduct(shown) })
  // Each page has a store of its own.
  $unbuiltProduct.set({ state: 'asking' })
  await showIsland(<UnbuiltProductIsland {...UNBUILT} />, '')
  await expect.element(page.getByRole('heading', { name: shown.name })).toBeVisible()
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  openAt('')
  await showNotifications()
})
afterEach(() => {
  for (const { id } of $toasts.get()) dismissToast(id)
  document.querySelector('.product')?.remove()
  history.replaceState(null, '', ownAddress)
})

describe.each([
  ['a product’s page', showProductPage],
  ['the page of a product that is not built', showUnbuilt],
])('%s', (_, show) => {
  it('has the size chart of its cuts (rule 119), and a product without cuts has none', async () => {
    await show(twoCuts)
    const open = button('Tabuľka veľkostí')
    const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
    await walk(open, [chart.getByRole('table'), 2], chart.getByRole('button', { name: 'Zavrieť' }), [
      chart,
      'gone',
    ])
    await show(mug)
    await walk([open, 'gone'])
  })

  it('says that it or its size is sold out, and cannot be bought', async () => {
    await show(colours)
    await walk([radio('XS (vypredané)'), 'disabled'], [radio('S'), 'checked'])
    await show({ ...mug, status: 'Sold Out' })
    await walk([page.getByText('Tento produkt je vypredaný.'), 'seen'], [button('Vypredané'), 'disabled'])
    await walk([add, 'gone'])
  })

  it('begins with the cut and the size of its address', async () => {
    openAt('?cut=pansky_strih&size=5XL')
    await show(twoCuts)
    await walk([radio('pánsky'), 'checked'], [radio('5XL'), 'checked'], add, [
      toasts,
      /Strih: pánsky · Veľkosť: 5XL/,
    ])
  })

  it('asks at the first press to confirm its proposed size, also with the group of sizes, because a moved focus swallows an alert, and buys at the second', async () => {
    await show(twoCuts)
    const border = (style: string) => () =>
      expect(getComputedStyle(radio('XS').element().nextElementSibling as Element).borderStyle).toBe(style)
    await walk([radio('XS'), 'checked'], border('dashed'), add, [question('XS'), 'wholly in view'])
    await walk([radio('XS'), 'focused'], nothing, border('dashed'))
    await walk([group('Veľkosť'), { says: 'Potvrďte veľkosť\u00A0XS alebo vyberte inú.' }])
    await walk(add, has({ size: 'XS', count: 1 }), [question('XS'), 'gone'], border('solid'))
    await walk(isAt('?cut=damsky_strih&size=XS'))
    await walk(add, has({ size: 'XS', count: 2 }))
  })

  it('keeps chosen values in its address, without a history entry, and no proposed size', async () => {
    await show(colours)
    const entries = watchHistory()
    await walk(radio('bordová'), isAt('?color=bordov%C3%A1'), radio('S'), isAt('?size=S&color=bordov%C3%A1'))
    expect(entries).toEqual([])
    await walk(add, has({ size: 'S', color: 'bordová' }))
  })

  it('offers own print by a tick, which says that such a piece cannot be returned', async () => {
    await show({ ...mug, isWithoutPrint: true }, 'design')
    const status = page.getByRole('status').filter({ has: noReturn })
    await walk([noReturn, 'hidden'], [status, 'there'])
    await walk([page.getByText(/Cenu potlače vám potvrdíme/), 'seen'])
    expect(status.element().innerHTML).not.toBe('')
    await walk(ownPrint, [noReturn, 'seen'])
    for (const one of page.getByText(/^Tovar môžete vrátiť/).elements())
      await expect.element(one).not.toBeVisible()
    await walk(more, add, has({ artwork: 'design', count: 2, isPrinted: true }), [toasts, /Vlastná potlač/])
  })

  it('opens with own print chosen, above the sizes, if its address asks for it, and its address keeps that', async () => {
    openAt('?print=1')
    await show({ ...twoCuts, isWithoutPrint: true }, 'design')
    const tick = page.getByRole('checkbox', { name: 'S vlastnou potlačou' })
    await walk([tick, 'checked'], [noReturn, 'seen'], [cameAlong, 'hidden'])
    expect(boxOf(tick).top).toBeLessThan(boxOf(radio('pánsky')).top)
    await walk(radio('S'), isAt('?cut=damsky_strih&size=S&print=1'), add, has({ size: 'S', isPrinted: true }))
    await walk(ownPrint, isAt('?cut=damsky_strih&size=S'))
  })

  it('ignores an address that asks for own print of goods without it', async () => {
    openAt('?print=1')
    await show(mug)
    await walk(add, has({ count: 1 }))
    expect($cart.get()[0]).not.toHaveProperty('isPrinted')
  })

  it('says the colour that a picture looked at by key has chosen, each time', async () => {
    await show(colours)
    const said = group('Farba').getByRole('status')
    for (let time = 0; time < 2; time++) {
      const before = said.element().firstChild
      await walk(goTo(thumbs.nth(1)), '{Enter}', [radio('bordová'), 'checked'])
      await expect.poll(() => said.element().firstChild).not.toBe(before)
      expect(said.element().textContent).toBe('Farba: bordová')
      await press(radio('petrolejová'))
    }
  })

  it('shows the picture of a chosen colour, and chooses the colour of a shown picture', async () => {
    await show(colours)
    const look = (at: number) => () => thumbs.nth(at).click()
    await walk([cameAlong, 'hidden'], [thumbs, 4], current(0), radio('bordová'), current(1))
    await expect.element(pictures.getByRole('img', { name: /bordová/ })).toBeInViewport({ ratio: 0.5 })
    await walk([thumbs.nth(0), { 'aria-current': null }], look(2), [radio('sivý melír'), 'checked'])
    // A view without a colour.
    await walk(look(3), current(3), [radio('sivý melír'), 'checked'], look(2), current(2))
    await walk(goTo(pictures), '{ArrowLeft}', [radio('bordová'), 'checked'])
  })
})

describe('the product form', () => {
  it('keeps the size if the other cut has it; otherwise a size has to be chosen again', async () => {
    await showProductPage(twoCuts)
    const hint = page
      .getByRole('alert')
      .filter({ hasText: /^Veľkosť 5XL v\stomto strihu nie je, zvoľte inú\.$/ })
    const [women, men] = [radio('dámsky'), radio('pánsky')]
    await walk(men, radio('XL'), women, [radio('XL'), 'checked'], men, radio('5XL'), women, [hint, 'seen'])
    await walk(add, nothing, [radio('XS'), 'focused'], radio('XL'), [hint, 'gone'], add, [
      toasts,
      /Veľkosť: XL/,
    ])
  })

  it('says how many pieces were added: fewer at the limit, and then none', async () => {
    await showProductPage(mug)
    // Notifications may cover the button.
    await walk(fill(amount, '98'), goTo(add), '{Enter}', [toasts, /Množstvo: 988,90 €/])
    await walk('{Shift}{Enter}', [toasts, /Množstvo: 18,90 €/])
    await walk([note, /Do košíka sme pridali 1 z 98 kusov\./])
    await walk([note, /Najviac 99 kusov naraz\. Viac vám naceníme:/], '{Shift}{Enter}')
    const full = /V košíku je už najväčšie možné množstvo/
    // The notification says it, the note who sells more.
    await walk([toasts, full], [note, /^Najviac 99 kusov naraz\./], has({ count: 99 }), fill(amount, '2'), [
      note.getByRole('link').first(),
      'gone',
    ])
  })

  it('says beside a quantity that was typed too large how many count, and who sells more', async () => {
    await showProductPage(mug)
    const phone = note.getByRole('link', { name: SHOP.phone.label })
    await walk([phone, 'gone'], fill(amount, '150'), add, [
      note,
      'seen',
      /Namiesto „150“ počítame 99 kusov\./,
    ])
    await walk([toasts, /Množstvo: 998,90 €/], [phone, { href: SHOP.phone.href }])
    await walk([note.getByRole('link', { name: SHOP.email.label }), { href: SHOP.email.href }], less, [
      phone,
      'gone',
    ])
  })

  it('corrects a typed quantity when the field loses the focus, each time says so, and leaves the text alone before', async () => {
    await showProductPage(mug)
    for (const [typed, value, words] of [
      ['500', '99', 'Namiesto „500“ počítame 99 kusov.'],
      ['700', '99', 'Namiesto „700“ počítame 99 kusov.'],
      ['07', '7', ''],
      ['1,5', '1', 'Namiesto „1,5“ počítame 1 kus.'],
      ['0', '1', 'Namiesto „0“ počítame 1 kus.'],
      ['-3', '1', 'Namiesto „-3“ počítame 1 kus.'],
      ['1.5', '1', 'Namiesto „1.5“ počítame 1 kus.'],
      [' ', '1', ''],
    ] as const) {
      await walk(fill(amount, ''), amount, typed, [amount, { value: typed }], goTo(add), [amount, { value }])
      await walk(words === '' ? [note, 'gone'] : [note, { text: words }])
    }
    await walk(fill(amount, '98'), more, [more, { 'aria-disabled': 'true' }])
    await walk(fill(amount, '2'), '{ArrowUp}{ArrowUp}{ArrowDown}', [amount, { value: '3' }])
  })

  it('announces each step of the quantity, and keeps the focus on a step at its limit', async () => {
    await showProductPage(mug)
    const said = group('Množstvo').getByRole('status')
    await walk(more, [said, /Množstvo: 2/], goTo(less), '{Enter}', [said, /Množstvo: 1/], '{Enter}')
    await walk([less, 'focused', { 'aria-disabled': 'true' }], [amount, { value: '1' }])
  })

  it.each([360, 1280])('moves nothing by question, choice and buying, at %i px (rule 714)', async (width) => {
    if (width < 1000) await usePhone()
    await showProductPage(twoCuts)
    const facts = page.getByRole('list', { name: /^Doprava a\svrátenie$/ })
    add.element().scrollIntoView({ block: 'center' })
    await expectToStay({ add, facts, size: radio('XL') }, () =>
      walk(add, [question('XS'), 'seen'], radio('XL'), [question('XS'), 'gone'], add, [added, 'seen']),
    )
  })

  it('asks again after another cut with another proposed size, without a hint about the first one', async () => {
    await showProductPage({ ...twoCuts, tags: [TSHIRT, WOMEN, CHILDREN, SIZES.XS, SIZES[110]] })
    await walk([radio('XS'), 'checked'], radio('detský'), [
      page.getByRole('radio', { name: /^110/ }),
      'checked',
    ])
    await walk([page.getByText('v tomto strihu nie je'), 'gone'], add, [question('110'), 'seen'], nothing)
  })

  it('does not say that its only colour was chosen, as the link of a line in the cart has it', async () => {
    openAt('?color=biela')
    await showProductPage({ ...mug, variants: [{ name: 'biela', thumbnail: '2024/t_1.jpg' }] })
    await walk([radio('biela'), 'checked'], [cameAlong, 'hidden'])
  })

  it.each([
    ['?size=XS', '?color=petrolejov%C3%A1'],
    ['?size=XS&color=bordov%C3%A1', '?color=bordov%C3%A1'],
  ])('says that the size of the address %s is sold out, and proposes no other', async (query, kept) => {
    openAt(query)
    await showProductPage(colours)
    const said = page.getByRole('alert').filter({ hasText: 'XS je vypredaná, vyberte inú.' })
    await walk([said, 'seen'], isAt(kept))
    expect(document.querySelector('[name=size]:checked')).toBeNull()
    await walk(add, [said, 'seen'], [radio('S'), 'focused'], nothing, radio('S'), [said, 'gone'], add)
    await walk(has({ size: 'S' }))
  })

  it('ignores unknown values of its address, and shows the picture of its colour', async () => {
    openAt('?=x&cut=zly&count=55&size%5B=1&__proto__=x&utm_source=a%27b&size=zla&color=bordov%C3%A1')
    await showProductPage(colours)
    await walk([radio('bordová'), 'checked'], [cameAlong, 'seen'], current(1), [amount, { value: '1' }])
    await walk(radio('S'), add, [toasts, /Farba: bordová · Veľkosť: S/])
  })
})

describe('the picture', () => {
  it.each([
    [360, 780],
    [412, 915],
    [768, 1024],
    [1366, 680],
  ])(
    'keeps its shape, in the wider column, on its own ground, and fills two thirds of a phone, at %i x %i',
    async (width, height) => {
      await setWindow(width, height)
      await showProductPage({ ...mug, images: picturesOf(1, 2) }, undefined, 'eceae6')
      const picture = pictures.getByRole('img').first()
      const [shown, box] = [boxOf(picture), boxOf(pictures)]
      expect(shown.width / shown.height).toBeCloseTo(4 / 5)
      expect(shown.height).toBeLessThanOrEqual(box.height + 1)
      expect(Math.max(shown.height / box.height, shown.width / box.width)).toBeCloseTo(1)
      expect(shown.height).toBeLessThan(height)
      expect(getComputedStyle(picture.element()).objectFit).toBe('contain')
      for (const clear of [picture, pictures])
        expect(getComputedStyle(clear.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)')
      const [gallery, text, ground] = ['.gallery', '.product-text', '.gallery .ground'].map(
        (part) => document.querySelector(part) as Element,
      ) as [Element, Element, Element]
      const sizeOf = (one: Element | null) => [
        one?.getBoundingClientRect().width,
        one?.getBoundingClientRect().height,
      ]
      expect(sizeOf(gallery)[0]).toBeGreaterThan(sizeOf(text)[0] ?? 0)
      expect(getComputedStyle(ground).backgroundColor).toBe('rgb(236, 234, 230)')
      expect(sizeOf(ground)).toEqual(sizeOf(ground.parentElement))
      if (width > 500) return
      expect(shown.width).toBeGreaterThan((width * 2) / 3)
      for (const dot of thumbs.elements()) {
        const { backgroundColor, borderTopColor } = getComputedStyle(dot, '::after')
        expect([backgroundColor, borderTopColor]).toContain('rgb(255, 255, 255)')
        expect(backgroundColor).not.toBe(borderTopColor)
      }
    },
  )

  it('has its colours right below it on a phone, as pictures of 40 px that choose', async () => {
    await setWindow(390, 844)
    await showProductPage(colours)
    const { bottom } = boxOf(pictures)
    const { width, height, top } = boxOf(thumbs.nth(1))
    expect([width, height >= 40, top >= bottom, top < bottom + 16]).toEqual([40, true, true, true])
    await walk(thumbs.nth(1), [radio('bordová'), 'checked'])
  })

  it('a reduced price is beside the old one, above the sentence of the law', async () => {
    await showUnbuilt({ ...mug, priceBeforeCents: 1190 })
    const [now, before, law] = [/^8,90\s€$/, /^11,90\s€$/, /Najnižšia cena za 30\sdní/].map((text) =>
      boxOf(page.getByText(text).first()),
    ) as [DOMRect, DOMRect, DOMRect]
    expect(before.left).toBeGreaterThan(now.left)
    expect(before.top).toBeLessThan(now.bottom)
    expect(law.top).toBeGreaterThanOrEqual(now.bottom)
  })
})

describe('the zoom', () => {
  const zoom = page.getByRole('dialog', { name: 'Zväčšený obrázok' })

  it('opens the visible picture large, and keeps the choice when it closes', async () => {
    await showProductPage(colours)
    const large = zoom.getByRole('img', { name: /bordová/ })
    const chosen: Step = [radio('bordová'), 'checked']
    await walk(
      () => thumbs.nth(1).click(),
      chosen,
      () => pictures.click(),
      [large, 'seen'],
    )
    expect(boxOf(large).width).toBeGreaterThanOrEqual(1200)
    await walk('{Escape}', [zoom, 'gone'], chosen, () =>
      page.getByRole('link', { name: 'Zväčšiť obrázok' }).click(),
    )
    await walk(zoom.getByRole('button', { name: 'Zavrieť zväčšený obrázok' }), [zoom, 'gone'])
  })

  it('enlarges a picture under the mouse without moving anything', async () => {
    await showProductPage(mug)
    const picture = pictures.getByRole('img').first()
    const scale = () => getComputedStyle(picture.element()).transform
    const size = picture.element().getBoundingClientRect().width
    expect(scale()).toBe('none')
    await add.hover()
    await picture.hover({ position: { x: 40, y: 40 } })
    await picture.hover({ position: { x: 60, y: 60 } })
    await expect.poll(scale).toBe('matrix(2, 0, 0, 2, 0, 0)')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(scale).toBe('none')
    expect(picture.element().getBoundingClientRect().width).toBe(size)
  })
})

describe('a product that is not built', () => {
  const sentence = page.getByRole('heading', { level: 1, name: 'Je nám ľúto, produkt sme nenašli :/' })
  const retry = button('Skúsiť znova')
  const list = page.getByRole('list', { name: 'Doprava a vrátenie' })
  const showPage = () => showIsland(<UnbuiltProductIsland {...UNBUILT} />, '')

  it('is fetched by its slug, and shows markup in its texts as text', async () => {
    history.replaceState(null, '', '/produkt/a%26pid=1%23%3F%2Fb%20%C4%8D')
    await showUnbuilt({
      ...twoCuts,
      name: 'Tričko <b>Nové</b>',
      descriptionHtml:
        '<ul><li>Materiál: bavlna</li></ul><script>hostile()</script><img src=x onerror="hostile()"><p onclick="x">Mäkké',
    })
    expect(page.getByText('Mäkké').element().attributes).toHaveLength(0)
    expect(document.querySelector('.product-description :is(script, img)')).toBeNull()
    await expect.element(page.getByText('hostile')).not.toBeInTheDocument()
    expect([...(shop.calls[0]?.query ?? [])]).toEqual([
      ['action', 'get_product'],
      ['slug', 'a&pid=1#?/b č'],
    ])
    expect(document.title).toMatch(/^Tričko <b>Nové<\/b> \| /)
    await expect.element(page.getByText('Kód produktu: TR-1')).toBeVisible()
    await expect.element(page.getByText(/^18,90\s€$/)).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Materiál: bavlna' })).toBeVisible()
  })

  it('is known as a photo box by its category, and says which photos it needs', async () => {
    const box = { ...mug, slug: 'fotobox-nova-20-fotiek', name: 'Fotobox Nová 20 fotiek' }
    history.replaceState(null, '', `/produkt/${box.slug}`)
    shop.sells()
    shop.goods = { categories: { 'bjk-fotoboxy': [toSent(box)] } }
    await showPage()
    await walk([
      list,
      /Po objednaní pošlite do 7 dní 20 fotiek na/,
      /preto sa nedá vrátiť/,
      { lacks: 'Doručíme' },
    ])
    await walk([list, /Vyrábať začneme, keď od vás dostaneme fotky\./], add, has({ artwork: 'photos' }))
  })

  it('promises neither a day nor a return while nobody knows its category', async () => {
    await showUnbuilt(mug)
    await walk([list, /Doprava od 2,90 €/, { lacks: /vrátiť|Doruč/ }])
  })

  it('says that it is loading, then that it was not found, with a link', async () => {
    shop.sells()
    const answer = shop.holds('get_product')
    await showPage()
    await expect.element(page.getByRole('status').filter({ hasText: 'Načítavame…' })).toBeVisible()
    answer()
    await walk([sentence, 'seen'], [retry, 'gone'])
    expect(document.title).toMatch(/^Je nám ľúto, produkt sme nenašli :\/ \| /)
    await walk([page.getByRole('link', { name: 'Všetky produkty' }), { href: '/produkty' }])
  })

  it('can be fetched again after the API failed', async () => {
    shop.fails('get_product')
    await showPage()
    await expect.element(sentence).toBeVisible()
    shop.answers('get_product', { data: wireProduct(mug) })
    await press(retry)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hrnček' })).toBeVisible()
  })

  it.each(['/produkt/', '/produkt/tricko-tatry/nic', `/produkt/${'a'.repeat(5000)}`])(
    'is not fetched for an impossible address: %#',
    async (path) => {
      history.replaceState(null, '', path)
      await showPage()
      await expect.element(sentence).toBeVisible()
      expect(shop.calls).toEqual([])
    },
  )
})

it.each([
  [360, '14,90 €', '29,80 €'],
  [390, '14,90 €', '29,80 €'],
  [360, '1 129,90 €', '1 259,80 €'],
])(
  'on a phone of %i px the code is beside the prices %s and %s, and covers none',
  async (width, price, before) => {
    await usePhone()
    await page.viewport(width, 780)
    await showProductPage(mug)
    const prices = renderToStaticMarkup(<LargePrice {...{ price, before }} />)
    document.querySelector('.product h1')?.insertAdjacentHTML('afterend', CODE + prices)
    const boxes = (of: string) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect())
    for (const part of boxes('.code-line > *'))
      for (const text of boxes('.price-row > *, .price-before'))
        expect(text.right <= part.left || text.top >= part.bottom).toBe(true)
    expect(boxes('.code-line')[0]?.height, 'two lines').toBeLessThan(48)
    expect(boxes('.price')[0]?.top).toBeLessThan(boxes('.code-line')[0]?.bottom ?? 0)
  },
)
