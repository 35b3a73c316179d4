// Rules 106, 108, 109, 110, 113, 115, 117, 121, 124, 126, 132, 135, 303, 713, 714, 717
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { namedDelivery } from '../../src/cart/rules/delivery.ts'
import { SHOP } from '../../src/config/shop.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { UnbuiltProductIsland } from '../../src/product/UnbuiltProductIsland.tsx'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { $toasts, dismissToast } from '../../src/cart/store/toasts-store.ts'
import { $unbuiltProduct } from '../../src/product/store/unbuilt-product.ts'
import { product, wireProduct } from '../fixtures/builders.ts'
import { shop, toSent } from '../fixtures/fake-shop.ts'
import { showIsland } from '../browser/island.tsx'
import { expectToStay, press, showNotifications, usePhone, watchHistory } from '../browser/page.ts'
import { button, fill, goTo, walk } from '../browser/walk.ts'
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

const inCart =
  (...lines: readonly object[]) =>
  () =>
    expect.poll(() => $cart.get()).toMatchObject(lines)
const ownAddress = location.href
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const amount = page.getByRole('textbox', { name: 'Množstvo' })
const less = page.getByRole('button', { name: 'Znížiť množstvo' })
const more = page.getByRole('button', { name: 'Zvýšiť množstvo' })
const add = page.getByRole('button', { name: 'Pridať do košíka' })
/** Beside the quantity. */
const note = page.getByRole('status').filter({ hasText: /naceníme|počítame/ })
const added = page.getByRole('paragraph').filter({ hasText: /^Zobraziť košík$/ })
const cameAlong = page.getByText('Veľkosť a farbu sme predvyplnili podľa vášho výberu.')
/** The question about a proposed size. */
const question = (size: string) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^Potvrďte veľkosť\\s${size} alebo vyberte inú\\.$`) })
const toasts = page.getByRole('list', { name: 'Upozornenia' })
const pictures = page.getByRole('group', { name: 'Obrázky produktu' })
const thumbs = page.getByRole('list', { name: 'Výber obrázka' }).getByRole('link')

const UNBUILT = { delivery: namedDelivery(DEFAULT_SETTINGS, SHOP.delivery) }

async function showUnbuilt(shown: ProductDetail): Promise<void> {
  shop.answers('get_product', () => ({ data: wireProduct(shown) }))
  // Each page has a store of its own.
  $unbuiltProduct.set({ state: 'asking' })
  await showIsland(<UnbuiltProductIsland {...UNBUILT} />, '')
  await expect.element(page.getByRole('heading', { name: shown.name })).toBeVisible()
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  history.replaceState(null, '', '/produkt/tricko')
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
    const open = page.getByRole('button', { name: 'Tabuľka veľkostí' })
    const chart = page.getByRole('dialog', { name: 'Tabuľka veľkostí' })
    await walk(open, [chart.getByRole('table'), 2])
    await walk(chart.getByRole('button', { name: 'Zavrieť tabuľku veľkostí' }), [chart, 'gone'])
    await show(mug)
    await expect.element(open).not.toBeInTheDocument()
  })

  it('says that it or its size is sold out, and cannot be bought', async () => {
    await show(colours)
    await walk([radio('XS (vypredané)'), 'disabled'], [radio('S'), 'checked'])
    await show({ ...mug, status: 'Sold Out' })
    await walk([page.getByText('Tento produkt je vypredaný.'), 'seen'], [button('Vypredané'), 'disabled'])
    await expect.element(add).not.toBeInTheDocument()
  })

  it('begins with the cut and the size of its address', async () => {
    history.replaceState(null, '', '/produkt/tricko?cut=pansky_strih&size=5XL')
    await show(twoCuts)
    for (const choice of ['pánsky', '5XL']) await expect.element(radio(choice)).toBeChecked()
    await walk(add, [toasts, { text: 'Strih: pánsky · Veľkosť: 5XL' }])
  })

  it('asks at the first press to confirm its proposed size, and buys at the second', async () => {
    await show(twoCuts)
    const border = () => {
      const chip = radio('XS').element().nextElementSibling
      return chip && getComputedStyle(chip).borderStyle
    }
    await expect.element(radio('XS')).toBeChecked()
    expect(border()).toBe('dashed')
    await walk(add, [question('XS'), 'wholly in view'], [radio('XS'), 'focused'], inCart())
    expect(border()).toBe('dashed')
    await walk(add, inCart({ size: 'XS', count: 1 }), [question('XS'), 'gone'])
    expect(border()).toBe('solid')
    expect(location.search).toContain('size=XS')
    await walk(add, inCart({ size: 'XS', count: 2 }))
  })

  it('keeps chosen values in its address, without a history entry, and no proposed size', async () => {
    await show(colours)
    const entries = watchHistory()
    await press(radio('bordová'))
    expect(location.search).toBe('?color=bordov%C3%A1')
    await press(radio('S'))
    expect(location.search).toBe('?size=S&color=bordov%C3%A1')
    expect(entries).toEqual([])
    await walk(add, inCart({ size: 'S', color: 'bordová' }))
  })

  it('offers own print by a tick, which says that such a piece cannot be returned', async () => {
    await show({ ...mug, isWithoutPrint: true }, 'design')
    const noReturn = page.getByText(/^Kus s\svlastnou potlačou sa nedá vrátiť\./)
    const returns = page.getByText(/^Tovar môžete vrátiť/)
    await expect.element(noReturn).not.toBeVisible()
    const status = page.getByRole('status').filter({ has: noReturn })
    await expect.element(status).toBeInTheDocument()
    expect(status.element().innerHTML).not.toBe('')
    await expect.element(page.getByText(/Cenu potlače vám potvrdíme e-mailom/)).toBeVisible()
    await walk(page.getByText('S\u00A0vlastnou potlačou', { exact: true }), [noReturn, 'seen'])
    for (const one of returns.elements()) await expect.element(one).not.toBeVisible()
    await walk(more, add, inCart({ artwork: 'design', count: 2, isPrinted: true }))
    await expect.element(toasts).toMatchTextContent('Vlastná potlač')
  })

  it('says the colour that a picture looked at by key has chosen, each time', async () => {
    await show(colours)
    const said = page.getByRole('group', { name: 'Farba' }).getByRole('status')
    for (let time = 0; time < 2; time++) {
      const before = said.element().firstChild
      await walk(goTo(thumbs.nth(1)), '{Enter}', [radio('bordová'), 'checked'])
      await expect.poll(() => said.element().firstChild).not.toBe(before)
      expect(said.element().textContent).toBe('Farba: bordová')
      await press(radio('petrolejová'))
    }
  })

  it('says with the group of sizes why it asks, because a moved focus swallows an alert', async () => {
    await show(twoCuts)
    await walk(add, [radio('XS'), 'focused'])
    await expect
      .element(page.getByRole('group', { name: 'Veľkosť' }))
      .toHaveAccessibleDescription('Potvrďte veľkosť\u00A0XS alebo vyberte inú.')
  })

  it('opens with own print chosen, above the sizes, if its address asks for it, and its address keeps that', async () => {
    history.replaceState(null, '', '/produkt/tricko?print=1')
    await show({ ...twoCuts, isWithoutPrint: true }, 'design')
    const tick = page.getByRole('checkbox', { name: 'S vlastnou potlačou' })
    await walk([tick, 'checked'], [page.getByText(/^Kus s\svlastnou potlačou sa nedá vrátiť\./), 'seen'])
    await expect.element(cameAlong).not.toBeVisible()
    const topOf = (one: typeof tick) => one.element().getBoundingClientRect().top
    expect(topOf(tick)).toBeLessThan(topOf(radio('pánsky')))
    await press(radio('S'))
    expect(location.search).toBe('?cut=damsky_strih&size=S&print=1')
    await walk(add, inCart({ size: 'S', isPrinted: true }))
    await press(page.getByText('S\u00A0vlastnou potlačou', { exact: true }))
    expect(location.search).toBe('?cut=damsky_strih&size=S')
  })

  it('ignores an address that asks for own print of goods without it', async () => {
    history.replaceState(null, '', '/produkt/hrncek?print=1')
    await show(mug)
    await walk(add, inCart({ count: 1 }))
    expect($cart.get()[0]).not.toHaveProperty('isPrinted')
  })

  it('shows the picture of a chosen colour, and chooses the colour of a shown picture', async () => {
    await show(colours)
    await walk([cameAlong, 'hidden'], [thumbs, 4], [thumbs.nth(0), { 'aria-current': 'true' }])
    await press(radio('bordová'))
    await expect.element(pictures.getByRole('img', { name: /bordová/ })).toBeInViewport({ ratio: 0.5 })
    await walk([thumbs.nth(1), { 'aria-current': 'true' }], [thumbs.nth(0), { 'aria-current': null }])
    await thumbs.nth(2).click()
    await expect.element(radio('sivý melír')).toBeChecked()
    // A view without a colour.
    await thumbs.nth(3).click()
    await walk([thumbs.nth(3), { 'aria-current': 'true' }], [radio('sivý melír'), 'checked'])
    await thumbs.nth(2).click()
    await walk([thumbs.nth(2), { 'aria-current': 'true' }], goTo(pictures), '{ArrowLeft}')
    await expect.element(radio('bordová')).toBeChecked()
  })
})

describe('the product form', () => {
  it('keeps the size if the other cut has it; otherwise a size has to be chosen again', async () => {
    await showProductPage(twoCuts)
    await walk(radio('pánsky'), radio('XL'), radio('dámsky'), [radio('XL'), 'checked'], radio('pánsky'))
    await walk(radio('5XL'), radio('dámsky'))
    const hint = page
      .getByRole('alert')
      .filter({ hasText: /^Veľkosť 5XL v\stomto strihu nie je, zvoľte inú\.$/ })
    await walk([hint, 'seen'], add, inCart(), [radio('XS'), 'focused'], radio('XL'), [hint, 'gone'], add)
    await walk([toasts, { text: 'Veľkosť: XL' }])
  })

  it('says how many pieces were added: fewer at the limit, and then none', async () => {
    await showProductPage(mug)
    await amount.fill('98')
    // Notifications may cover the button.
    await walk(goTo(add), '{Enter}', [toasts, { text: 'Množstvo: 988,90 €' }], '{Shift}{Enter}')
    await expect.element(toasts).toMatchTextContent('Množstvo: 18,90 €')
    await expect.element(note).toMatchTextContent('Do košíka sme pridali 1 z 98 kusov.')
    await walk([note, { text: 'Najviac 99 kusov naraz. Viac vám naceníme:' }], '{Shift}{Enter}')
    await expect.element(toasts).toMatchTextContent('V košíku je už najväčšie možné množstvo')
    await expect.element(note).toMatchTextContent('V košíku je už najväčšie možné množstvo.')
    expect($cart.get()).toMatchObject([{ count: 99 }])
    await walk(fill(amount, '2'), [note.getByRole('link').first(), 'gone'])
  })

  it('says beside a quantity that was typed too large how many count, and who sells more', async () => {
    await showProductPage(mug)
    const limit = note.getByRole('link', { name: SHOP.phone.label })
    await walk([limit, 'gone'], fill(amount, '150'), add)
    await walk([note, { text: 'Namiesto „150“ počítame 99 kusov.' }, 'seen'])
    await expect.element(limit).toHaveAttribute('href', SHOP.phone.href)
    await expect
      .element(note.getByRole('link', { name: SHOP.email.label }))
      .toHaveAttribute('href', SHOP.email.href)
    await walk(less, [limit, 'gone'])
  })

  it('corrects a typed quantity when the field loses the focus, and leaves the text alone before', async () => {
    await showProductPage(mug)
    for (const [wrong, right] of [
      ['0', '1'],
      ['-3', '1'],
      ['100', '99'],
      ['1.5', '1'],
      ['1,5', '1'],
      ['07', '7'],
      ['', '1'],
    ] as const) {
      await amount.fill('')
      await userEvent.type(amount, wrong || ' ')
      await walk([amount, { value: wrong || ' ' }], goTo(add), [amount, { value: right }])
    }
    await walk(fill(amount, '98'), more, [more, { 'aria-disabled': 'true' }], fill(amount, '250'), '{Enter}')
    await walk([toasts, { text: 'Množstvo: 998,90 €' }], fill(amount, '2'), '{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect.element(amount).toHaveValue('3')
  })

  it('announces each step of the quantity, and keeps the focus on a step at its limit', async () => {
    await showProductPage(mug)
    const said = page.getByRole('group', { name: 'Množstvo' }).getByRole('status')
    await walk(more, [said, { text: 'Množstvo: 2' }], goTo(less), '{Enter}', [said, { text: 'Množstvo: 1' }])
    await walk('{Enter}', [less, { 'aria-disabled': 'true' }, 'focused'], [amount, { value: '1' }])
  })

  it('announces a typed quantity that it had to correct, each time', async () => {
    await showProductPage(mug)
    for (const [typed, words] of [
      ['500', 'Namiesto „500“ počítame 99 kusov.'],
      ['700', 'Namiesto „700“ počítame 99 kusov.'],
      ['7', ''],
      ['1,5', 'Namiesto „1,5“ počítame 1 kus.'],
      ['0', 'Namiesto „0“ počítame 1 kus.'],
    ] as const) {
      await walk(fill(amount, typed), goTo(add))
      if (words === '') await expect.element(note).not.toBeInTheDocument()
      else await expect.element(note).toMatchTextContent(words)
    }
  })

  it.each([360, 1280])('moves nothing by question, choice and buying, at %i px (rule 714)', async (width) => {
    if (width < 1000) await usePhone()
    await showProductPage(twoCuts)
    const facts = page.getByRole('list', { name: /^Doprava a\svrátenie$/ })
    add.element().scrollIntoView({ block: 'center' })
    await expectToStay({ add, facts, size: radio('XL') }, async () => {
      await walk(add, [question('XS'), 'seen'], radio('XL'), [question('XS'), 'gone'], add, [added, 'seen'])
    })
  })

  it('asks again after another cut with another proposed size, without a hint about the first one', async () => {
    await showProductPage({ ...twoCuts, tags: [TSHIRT, WOMEN, CHILDREN, SIZES.XS, SIZES[110]] })
    await walk([radio('XS'), 'checked'], radio('detský'))
    await expect.element(page.getByRole('radio', { name: /^110/ })).toBeChecked()
    await walk([page.getByText('v tomto strihu nie je'), 'gone'], add, [question('110'), 'seen'], inCart())
  })

  it('does not say that its only colour was chosen, as the link of a line in the cart has it', async () => {
    history.replaceState(null, '', '/produkt/hrncek?color=biela')
    await showProductPage({ ...mug, variants: [{ name: 'biela', thumbnail: '2024/t_1.jpg' }] })
    await walk([radio('biela'), 'checked'], [cameAlong, 'hidden'])
  })

  it.each([
    ['?size=XS', '?color=petrolejov%C3%A1'],
    ['?size=XS&color=bordov%C3%A1', '?color=bordov%C3%A1'],
  ])('says that the size of the address %s is sold out, and proposes no other', async (query, kept) => {
    history.replaceState(null, '', `/produkt/tricko${query}`)
    await showProductPage(colours)
    const said = page.getByRole('alert').filter({ hasText: 'XS je vypredaná, vyberte inú.' })
    await expect.element(said).toBeVisible()
    expect(document.querySelector('[name=size]:checked')).toBeNull()
    expect(location.search).toBe(kept)
    await walk(add, [said, 'seen'], [radio('S'), 'focused'], inCart(), radio('S'), [said, 'gone'], add)
    await expect.poll(() => $cart.get()).toMatchObject([{ size: 'S' }])
  })

  it('ignores unknown values of its address, and shows the picture of its colour', async () => {
    const asked = '=x&cut=zly&count=55&size%5B=1&__proto__=x&utm_source=a%27b&size=zla&color=bordov%C3%A1'
    history.replaceState(null, '', `/produkt/tricko?${asked}`)
    await showProductPage(colours)
    await walk([radio('bordová'), 'checked'], [cameAlong, 'seen'])
    await walk([thumbs.nth(1), { 'aria-current': 'true' }], [amount, { value: '1' }], radio('S'), add)
    await expect.element(toasts).toMatchTextContent('Farba: bordová · Veľkosť: S')
  })
})

describe('the picture', () => {
  it.each([
    [360, 780],
    [768, 1024],
    [1366, 680],
  ])('keeps its shape, without a box, in the wider column, at %i x %i', async (...window) => {
    await page.viewport(...window)
    onTestFinished(() => page.viewport(1280, 800))
    await showProductPage(mug)
    const picture = pictures.getByRole('img').first().element()
    const { width, height } = picture.getBoundingClientRect()
    const box = pictures.element().getBoundingClientRect()
    expect(width / height).toBeCloseTo(4 / 5)
    expect(height).toBeLessThanOrEqual(box.height + 1)
    expect(Math.max(height / box.height, width / box.width)).toBeCloseTo(1)
    expect(getComputedStyle(pictures.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(getComputedStyle(picture).objectFit).toBe('contain')
    expect(height).toBeLessThan(window[1])
    const [gallery = 0, text = 0] = ['.gallery', '.product-text'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().width,
    )
    expect(gallery).toBeGreaterThan(text)
  })

  it.each([
    [390, 844],
    [1440, 900],
  ])('fills its box with its own ground in a window of %i x %i', async (...window) => {
    await page.viewport(...window)
    onTestFinished(() => page.viewport(1280, 800))
    await showProductPage(mug, undefined, 'eceae6')
    const ground = pictures.element().querySelector('.ground') as Element
    expect(getComputedStyle(ground).backgroundColor).toBe('rgb(236, 234, 230)')
    const sideOf = (part: Element) => [
      part.getBoundingClientRect().width,
      part.getBoundingClientRect().height,
    ]
    expect(sideOf(ground)).toEqual(sideOf(ground.parentElement as Element))
    const [picture] = pictures.getByRole('img').elements()
    expect(getComputedStyle(picture as Element).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })

  it.each([
    [360, 780],
    [412, 915],
  ])('takes two thirds of a phone of %i x %i, with dots in two colours', async (...phone) => {
    await page.viewport(...phone)
    onTestFinished(() => page.viewport(1280, 800))
    await showProductPage({ ...mug, images: picturesOf(1, 2) })
    const picture = pictures.getByRole('img').first().element()
    expect(picture.getBoundingClientRect().width).toBeGreaterThan((phone[0] * 2) / 3)
    for (const dot of thumbs.elements()) {
      const { backgroundColor, borderTopColor } = getComputedStyle(dot, '::after')
      expect([backgroundColor, borderTopColor]).toContain('rgb(255, 255, 255)')
      expect(backgroundColor).not.toBe(borderTopColor)
    }
  })

  it('has its colours right below it on a phone, as pictures of 40 px that choose', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    await showProductPage(colours)
    const { bottom } = pictures.element().getBoundingClientRect()
    const { width, height, top } = thumbs.nth(1).element().getBoundingClientRect()
    expect([width, height >= 40, top >= bottom, top < bottom + 16]).toEqual([40, true, true, true])
    await walk(thumbs.nth(1), [radio('bordová'), 'checked'])
  })

  it('a reduced price is beside the old one, above the sentence of the law', async () => {
    await showUnbuilt({ ...mug, priceBeforeCents: 1190 })
    const now = page.getByText(/^8,90\s€$/).element()
    const before = page
      .getByText(/^11,90\s€$/)
      .first()
      .element()
    const law = page.getByText(/Najnižšia cena za 30\sdní/).element()
    expect(before.getBoundingClientRect().left).toBeGreaterThan(now.getBoundingClientRect().left)
    expect(before.getBoundingClientRect().top).toBeLessThan(now.getBoundingClientRect().bottom)
    expect(law.getBoundingClientRect().top).toBeGreaterThanOrEqual(now.getBoundingClientRect().bottom)
  })
})

describe('the zoom', () => {
  const zoom = page.getByRole('dialog', { name: 'Zväčšený obrázok' })

  it('opens the visible picture large, and keeps the choice when it closes', async () => {
    await showProductPage(colours)
    await thumbs.nth(1).click()
    await expect.element(radio('bordová')).toBeChecked()
    await pictures.click()
    const large = zoom.getByRole('img', { name: /bordová/ })
    await expect.element(large).toBeVisible()
    expect(large.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(1200)
    await walk('{Escape}', [zoom, 'gone'], [radio('bordová'), 'checked'])
    await page.getByRole('link', { name: 'Zväčšiť obrázok' }).click()
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
  const retry = page.getByRole('button', { name: 'Skúsiť znova' })
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
    await walk([page.getByText('Kód produktu: TR-1'), 'seen'], [page.getByText(/^18,90\s€$/), 'seen'])
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Materiál: bavlna' })).toBeVisible()
  })

  const list = page.getByRole('list', { name: 'Doprava a vrátenie' })
  it('is known as a photo box by its category, and says which photos it needs', async () => {
    const box = { ...mug, slug: 'fotobox-nova-20-fotiek', name: 'Fotobox Nová 20 fotiek' }
    history.replaceState(null, '', `/produkt/${box.slug}`)
    shop.sells()
    shop.goods = { categories: { 'bjk-fotoboxy': [toSent(box)] } }
    await showPage()
    await expect.element(list).toMatchTextContent('Po objednaní pošlite do 7 dní 20 fotiek na')
    await expect.element(list).toMatchTextContent('preto sa nedá vrátiť')
    await walk([list, { text: 'Vyrábať začneme, keď od vás dostaneme fotky.', lacks: 'Doručíme' }], add)
    await expect.poll(() => $cart.get()).toMatchObject([{ artwork: 'photos' }])
  })

  it('promises neither a day nor a return while nobody knows its category', async () => {
    await showUnbuilt(mug)
    await walk([list, { text: 'Doprava od 2,90 €', lacks: 'vrátiť' }, { lacks: 'Doruč' }])
  })

  it('says that it is loading, then that it was not found, with a link', async () => {
    shop.sells()
    const answer = shop.holds('get_product')
    await showPage()
    await expect.element(page.getByRole('status').filter({ hasText: 'Načítavame…' })).toBeVisible()
    answer()
    await expect.element(sentence).toBeVisible()
    expect(document.title).toMatch(/^Je nám ľúto, produkt sme nenašli :\/ \| /)
    await expect.element(retry).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'Všetky produkty' }))
      .toHaveAttribute('href', '/produkty')
  })

  it('can be fetched again after the API failed', async () => {
    shop.fails('get_product')
    await showPage()
    await expect.element(sentence).toBeVisible()
    shop.answers('get_product', () => ({ data: wireProduct(mug) }))
    await walk(retry, [page.getByRole('heading', { level: 1, name: 'Hrnček' }), 'seen'])
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
