// Rules 319, 506, 714
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { lineKey, withoutPieces, type CartLine } from '../../src/cart/rules/cart.ts'
import '../../src/cart/watch-quantities.ts'
import { SHOP } from '../../src/config/shop.ts'
import { $cart, updateCart } from '../../src/cart/store/cart-store.ts'
import { $today } from '../../src/cart/store/today-store.ts'
import { QUANTITY } from '../../src/config/product-limits.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { openCart, openCheckout, openPopup, popup, showHeaderCart, wakePopup } from '../browser/checkout.tsx'
import { expectToStay, press, usePhone } from '../browser/page.ts'
import { button, goTo, group, link, walk } from '../browser/walk.ts'
import { listenToRegions } from '../fixtures/announcements.ts'
import { cartLine, MUG, product, wireProduct } from '../fixtures/builders.ts'
import { shop, silence } from '../fixtures/fake-shop.ts'
import '../../src/checkout/checkout.css'

const [TSHIRT, WOMEN, MEN] = ['98', '153', '152']
const SIZES = { S: '149', M: '157', L: '158' }
const SHIRT = product({
  slug: 'tricko-tatry',
  name: 'Tričko Tatry',
  tags: [TSHIRT, WOMEN, MEN, SIZES.S, SIZES.M, SIZES.L],
  sizes: ['M', 'L'],
  variants: ['biela', 'modrá'].map((name, i) => ({ name, thumbnail: `2024/t_${i}.jpg` })),
})
const BAG = product({ id: 2, slug: 'taska', name: 'Taška', sizes: ['UNI'] })
const WOMENS = { cut: 'dámsky', selectedCut: 'damsky_strih' }
const NO_CUT = { cut: '', selectedCut: '' }
const { slug, name } = SHIRT
const M = cartLine({ slug, name, ...WOMENS, count: 2, size: 'M', color: 'biela', imagePath: '2024/0.jpg' })

const main = page.getByRole('main')
const change = button(/^Zmeniť/)
const sizes = group('Veľkosť, dámsky strih')
const option = (name: string) => sizes.getByRole('button', { name, exact: true })
const said = (text: string | RegExp) => page.getByRole('status').getByText(text)
const undo = button(/^Vrátiť späť/)
const colours = group('Farba')
const choices = () =>
  $cart.get().map(({ count, selectedCut, size, color }) => `${count} ${selectedCut} ${size} ${color}`)
const become = (...lines: string[]) => {
  return () => expect.poll(choices).toEqual(lines)
}

beforeAll(showHeaderCart)
beforeEach(() => {
  shop.sells(SHIRT, BAG, MUG)
  vi.spyOn(console, 'warn').mockReturnValue()
})

it.each([
  ['cart', openCart, () => Promise.resolve()],
  ['checkout of a phone', openCheckout, usePhone],
  ['popup', openPopup, () => Promise.resolve()],
])('in the %s a line gets another size in two presses', async (_, open, prepare) => {
  await prepare()
  await open([M])
  const folded = page.getByText('Upraviť', { exact: true })
  if (folded.query()) await press(folded)
  await walk(change, option('L'), become('2 damsky_strih L biela'))
  await walk([said('Zmenené na: Tričko Tatry, L, dámsky, biela.'), 'seen'], [sizes, 'gone'])
})

it('the cart popup has the button that changes a line as soon as it is open, and nothing of it moves (rule 714)', async () => {
  await openPopup([M])
  expect(change.elements()).toHaveLength(1)
  await expect.poll(() => popup.element().getAnimations()).toEqual([])
  const remove = popup.getByRole('button', { name: /^Odstrániť/ })
  const order = popup.getByRole('link', { name: 'Objednať' })
  await expectToStay({ change, remove, order }, async () => {
    await expect.element(popup.getByText('Nakúpte ešte za')).toBeVisible()
    await vi.dynamicImportSettled()
    await walk(change, [option('M'), 'focused'])
  })
})

it('the cart popup moves no line when one gets another size, says so once, and keeps their order (rule 714)', async () => {
  await openPopup([M, MUG])
  await expect.poll(() => popup.element().getAnimations()).toEqual([])
  await press(change)
  await expect.element(option('M')).toHaveFocus()
  listenToRegions()
  const first = popup.getByRole('link', { name: 'Tričko Tatry' })
  const second = popup.getByRole('link', { name: MUG.name })
  const order = popup.getByRole('link', { name: 'Objednať' })
  await expectToStay({ first, second, change, order }, async () => {
    await press(option('L'))
    await expect.element(change).toHaveFocus()
    await expect.element(page.getByRole('button', { name: /^Vrátiť späť/ })).toBeVisible()
  })
  expect(choices()).toEqual(['2 damsky_strih L biela', '1   '])
  await expect
    .poll(() => window.heard)
    .toEqual(['Zmenené na: Tričko Tatry, L, dámsky, biela. Vrátiť späť: Tričko Tatry, M, dámsky, biela'])
})

it('a line is not changed while an order is being sent, and can be changed once it was sent', async () => {
  await openCart([M])
  const sending = Promise.withResolvers<undefined>()
  const order = navigator.locks.request('order', () => sending.promise)
  await walk(change, option('L'), [said(/sa práve odosiela\. Skúste to/), 'seen'])
  expect(choices()).toEqual(['2 damsky_strih M biela'])
  sending.resolve(undefined)
  await order
  await walk(option('L'), become('2 damsky_strih L biela'))
})

it.each([
  ['cart', main, (lines: readonly CartLine[]) => openCart(lines).then(wakePopup)],
  ['popup', popup, openPopup],
])('a line that another tab has ordered is named in the %s', async (_, place, open) => {
  await open([M, MUG])
  // eslint-disable-next-line no-restricted-syntax -- another tab sends it
  dispatchEvent(new StorageEvent('storage', { key: 'orderSent', newValue: '{}' }))
  updateCart((now) => withoutPieces(now, [M], QUANTITY))
  await walk([
    place.getByRole('status').first(),
    /^Práve ste objednali: Tričko Tatry, M, dámsky, biela \(2 kusy\)\./,
  ])
  expect($cart.get()).toEqual([MUG])
})

it('a line names its product and its choice, links to them, and shows a size that is sold out', async () => {
  await openCart([M])
  await walk([link('Tričko Tatry'), { href: '/produkt/tricko-tatry?cut=damsky_strih&size=M&color=biela' }])
  await walk([
    change,
    { name: 'Zmeniť veľkosť a\u00A0farbu: Tričko Tatry, M, dámsky, biela', 'aria-expanded': 'false' },
  ])
  await walk(change, [change, { 'aria-expanded': 'true' }], [option('M'), { 'aria-pressed': 'true' }])
  await walk([option('L'), { 'aria-pressed': 'false' }], [option('S (vypredané)'), 'disabled'])
})

it('a line moves the focus to its choice, and back to its button', async () => {
  await openCart([M, MUG])
  await walk(goTo(change), '{Enter}', [option('M'), 'focused'], '{Tab}{Enter}')
  await walk([change, 'focused', { name: /L, dámsky/ }], '{Enter}{Enter}', [sizes, 'gone'])
  await walk([change, 'focused'])
  expect(choices()[0]).toBe('2 damsky_strih L biela')
})

it.each([
  ['cart', openCart],
  ['popup', openPopup],
])('Escape closes the choice of a line in the %s, and nothing else', async (_, open) => {
  await open([M])
  await walk(change, [option('M'), 'focused'], '{Escape}', [sizes, 'gone'], [change, 'focused'])
  expect(choices()).toEqual(['2 damsky_strih M biela'])
})

it('a line in the popup of a phone shows all its sizes and colours, and nothing covers them', async () => {
  await usePhone()
  await openPopup([MUG, M])
  await press(change)
  const last = colours.getByRole('button').last()
  const isSeen = () => {
    const { x, y, width, height } = last.element().getBoundingClientRect()
    return last.element().contains(document.elementFromPoint(x + width / 2, y + height - 2))
  }
  await expect.poll(isSeen).toBe(true)
})

it('a line in the checkout does not number its sizes as steps of the order', async () => {
  await openCheckout([M])
  const number = (one: Locator) =>
    getComputedStyle(one.element().querySelector('legend') as Element, '::before').content
  await walk(change, [sizes, 'seen'])
  expect(number(sizes)).toBe('none')
  expect(number(group('Fakturačné údaje'))).toMatch('counter(step)')
})

it('a line gets the size of another cut, and another colour with its picture; the change is undone with its name', async () => {
  await openCart([M])
  const men = group('Veľkosť, pánsky strih').getByRole('button', { name: 'L' })
  await walk(change, men, become('2 pansky_strih L biela'))
  await walk(change, colours.getByRole('button', { name: 'modrá' }), become('2 pansky_strih L modrá'))
  expect($cart.get()[0]).toMatchObject({ cut: 'pánsky', imagePath: '2024/1.jpg' })
  await walk(undo, [said('Vrátené: Tričko Tatry, L, pánsky, biela.'), 'there'])
})

it.each([
  [3, 5, 'gone'],
  [98, 99, 'seen'],
] as const)(
  'a line is merged with the line of %i that has that size already; the page says that they are %i, who sells more if it is full, and a press undoes it',
  async (count, total, more) => {
    await openCart([M, { ...M, size: 'L', count }])
    await walk(change.first(), option('L'), become(`${total} damsky_strih L biela`))
    await walk([said(`Spolu ich máte v košíku ${total}.`), 'seen'], [change, 'focused'])
    await walk([main.getByRole('link', { name: SHOP.phone.label }), more])
    await walk(button('Vrátiť späť: Tričko Tatry, M, dámsky, biela'))
    expect(choices()).toEqual(['2 damsky_strih M biela', `${count} damsky_strih L biela`])
  },
)

it('a size with another price says so before it is pressed, and the press agrees to it (rule 137)', async () => {
  const offers = ['biela', 'modrá'].flatMap((color) =>
    [['M', 14.9] as const, ['L', 17.9] as const].map(([size, price]) => ({
      color,
      size,
      price,
      code: color + size,
    })),
  )
  shop.answers('get_product', { data: { ...wireProduct(SHIRT), offers } })
  await openCart([M])
  await walk(change, sizes.getByRole('button', { name: 'L · 17,90 €' }), [
    main,
    /35,80 €/,
    { lacks: 'Rozumiem' },
  ])
  expect($cart.get()).toMatchObject([{ size: 'L', priceCents: 1790, code: 'bielaL' }])
})

it('a line can be ordered in another size if its own is no longer offered', async () => {
  shop.sells({ ...SHIRT, sizes: ['L'] })
  await openCart([M])
  await walk([main, /Zvolená veľkosť už nie je v ponuke/], change, option('L'))
  await walk([main, { lacks: 'už nie je v ponuke' }, /29,80 €/])
})

it('a line gets the present price in the popup, which shows the old and the new one', async () => {
  shop.sells({ ...SHIRT, priceCents: 1590 })
  await openPopup([M])
  await walk(change, () => expect.poll(() => $today.get()[lineKey(M)]).toBeDefined(), option('L'))
  await walk([popup, /Cena sa zmenila: pôvodne 14,90 €, teraz 15,90 €/, /Spolu31,80 €/])
})

it.each([
  [
    'its goods have one size',
    [BAG],
    cartLine({ ...NO_CUT, id: 2, slug: 'taska', name: 'Taška', size: 'UNI' }),
  ],
  ['its product is gone', [], M],
  ['its id is another product now', [product({ ...SHIRT, slug: 'mikina', name: 'Mikina' })], M],
  ['its goods have no choices', [], MUG],
])('a line that cannot be changed has no button if %s', async (_, products, line) => {
  shop.sells(...products)
  await openCart([line])
  await expect.poll(() => $today.get()[lineKey(line)]).toBeDefined()
  await walk([button(/^Odstrániť: /), 'seen'], [change, 'gone'])
})

it('a line that cannot be changed says so if neither API nor index answers', async () => {
  shop.fails('get_product', PRODUCT_INDEX_ADDRESS)
  await openPopup([M])
  await walk(change, [popup, /Teraz sa nepodarilo zistiť, čo máme na výber\./])
})

it('while the API is silent, a line offers the choices of the index, and keeps its price', async () => {
  shop.answers('get_product', silence)
  shop.lists([{ ...SHIRT, priceCents: 1990 }])
  await openPopup([M])
  await walk(change, option('L'), become('2 damsky_strih L biela'), [popup, /Spolu29,80 €/])
})
