// Rules 319, 506, 714
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toProductIndex } from '../../scripts/pipeline/listing/make-product-index.ts'
import { CartPopup } from '../../src/cart/CartPopup.tsx'
import { lineKey, type CartLine } from '../../src/cart/rules/cart.ts'
import '../../src/cart/watch-quantities.ts'
import { SHOP } from '../../src/config/shop.ts'
import { $cart, addToCart } from '../../src/cart/store/cart-store.ts'
import { $today } from '../../src/cart/store/today-store.ts'
import { $removed, $restored } from '../../src/cart/store/removed.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { $productIndex } from '../../src/product-index/store.ts'
import { answerApi, api } from '../browser/api.ts'
import { MUG, openCart, openCheckout } from '../browser/checkout.tsx'
import { expectToStay, focus, press, showAstro, usePhone } from '../browser/page.ts'
import { cartLine, catalogue, product, wireProduct } from '../fixtures/builders.ts'
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
const popup = page.getByRole('dialog', { name: 'Nákupný košík' })
const change = page.getByRole('button', { name: /^Zmeniť/ })
const sizes = page.getByRole('group', { name: 'Veľkosť, dámsky strih' })
const option = (name: string) => sizes.getByRole('button', { name, exact: true })
const status = page.getByRole('status')
const choices = () =>
  $cart.get().map(({ count, selectedCut, size, color }) => `${count} ${selectedCut} ${size} ${color}`)

function know(products: readonly ProductDetail[]): void {
  api.mockImplementation(({ query }) => {
    const known = products.find(({ id }) => String(id) === query.get('pid'))
    return { data: known ? wireProduct(known) : null }
  })
}

function knowIndex(products: readonly ProductDetail[]): void {
  const index = Response.json(toProductIndex(catalogue(products)))
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input).url.endsWith(PRODUCT_INDEX_ADDRESS)
      ? Promise.resolve(index.clone())
      : answerApi(input, init),
  )
}

async function openPopup(lines: readonly CartLine[]): Promise<void> {
  $removed.set([])
  $restored.set(null)
  for (const line of lines) addToCart(line)
  await render(<CartPopup deliveryFreeFromCents={3500} deliveryNote="" />, {
    container: document.querySelector<HTMLElement>('#cart-popup astro-island') as HTMLElement,
  })
  await press(page.getByRole('button', { name: /^Nákupný košík/ }))
  await expect.element(popup).toBeVisible()
}

beforeAll(async () => {
  await showAstro('/src/cart/HeaderCart.astro', { settings: DEFAULT_SETTINGS })
  await import('../../src/cart/cart-button.ts')
  await import('../../src/look/popovers.ts')
})
beforeEach(() => {
  document.getElementById('cart-popup')?.hidePopover()
  $today.set({})
  $productIndex.set(undefined)
  know([SHIRT, BAG])
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
  await press(change)
  await press(option('L'))
  await expect.poll(choices).toEqual(['2 damsky_strih L biela'])
  await expect.element(status.getByText('Zmenené na: Tričko Tatry, L, dámsky, biela.')).toBeVisible()
  await expect.element(sizes).not.toBeInTheDocument()
})

it('the cart popup has the button that changes a line as soon as it is open, and nothing of it moves (rule 714)', async () => {
  await openPopup([M])
  expect(change.elements()).toHaveLength(1)
  await expect.poll(() => popup.element().getAnimations()).toEqual([])
  const [remove, order] = [
    popup.getByRole('button', { name: /^Odstrániť/ }),
    popup.getByRole('link', { name: 'Objednať' }),
  ]
  await expectToStay({ change, remove, order }, async () => {
    await expect.element(popup.getByText('Nakúpte ešte za')).toBeVisible()
    await vi.dynamicImportSettled()
    await press(change)
    await expect.element(option('M')).toHaveFocus()
  })
})

it('a line is not changed while an order is being sent, and can be changed once it was sent', async () => {
  await openCart([M])
  await press(change)
  const sending = Promise.withResolvers<undefined>()
  const order = navigator.locks.request('order', () => sending.promise)
  await press(option('L'))
  await expect.element(status.getByText(/sa práve odosiela\. Skúste to/)).toBeVisible()
  expect(choices()).toEqual(['2 damsky_strih M biela'])
  sending.resolve(undefined)
  await order
  await press(option('L'))
  await expect.poll(choices).toEqual(['2 damsky_strih L biela'])
})

it('a line names its product and its choice, links to them, and shows a size that is sold out', async () => {
  await openCart([M])
  await expect
    .element(page.getByRole('link', { name: 'Tričko Tatry' }))
    .toHaveAttribute('href', '/produkt/tricko-tatry?cut=damsky_strih&size=M&color=biela')
  await expect
    .element(change)
    .toHaveAccessibleName('Zmeniť veľkosť a\u00A0farbu: Tričko Tatry, M, dámsky, biela')
  await expect.element(change).toHaveAttribute('aria-expanded', 'false')
  await press(change)
  await expect.element(change).toHaveAttribute('aria-expanded', 'true')
  await expect.element(option('M')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(option('L')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(option('S (vypredané)')).toBeDisabled()
})

it('a line moves the focus to its choice, and back to its button', async () => {
  await openCart([M, MUG])
  await focus(change)
  await userEvent.keyboard('{Enter}')
  await expect.element(option('M')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(change).toHaveFocus()
  await expect.element(change).toHaveAccessibleName(/L, dámsky/)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect.element(sizes).not.toBeInTheDocument()
  await expect.element(change).toHaveFocus()
  expect(choices()[0]).toBe('2 damsky_strih L biela')
})

it.each([
  ['cart', openCart],
  ['popup', openPopup],
])('Escape closes the choice of a line in the %s, and nothing else', async (_, open) => {
  await open([M])
  await press(change)
  await expect.element(option('M')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sizes).not.toBeInTheDocument()
  await expect.element(change).toHaveFocus()
  expect(choices()).toEqual(['2 damsky_strih M biela'])
})

it('a line that was changed and put back is named with its size and colour', async () => {
  await openCart([M])
  await press(change)
  await press(option('L'))
  await press(page.getByRole('button', { name: /^Vrátiť späť/ }))
  await expect.element(status.getByText('Vrátené: Tričko Tatry, M, dámsky, biela.')).toBeInTheDocument()
})

it('a line in the popup of a phone shows all its sizes and colours, and nothing covers them', async () => {
  await usePhone()
  await openPopup([MUG, M])
  await press(change)
  const last = page.getByRole('group', { name: 'Farba' }).getByRole('button').last()
  await expect
    .poll(() => {
      const { x, y, width, height } = last.element().getBoundingClientRect()
      return last.element().contains(document.elementFromPoint(x + width / 2, y + height - 2))
    })
    .toBe(true)
})

it('a line in the checkout does not number its sizes as steps of the order', async () => {
  await openCheckout([M])
  await press(change)
  const number = (group: Locator) =>
    getComputedStyle(group.element().querySelector('legend') as Element, '::before').content
  await expect.element(sizes).toBeVisible()
  expect(number(sizes)).toBe('none')
  expect(number(page.getByRole('group', { name: 'Fakturačné údaje' }))).toMatch('counter(step)')
})

it('a line gets the size of another cut, and another colour with its picture', async () => {
  await openCart([M])
  await press(change)
  await press(page.getByRole('group', { name: 'Veľkosť, pánsky strih' }).getByRole('button', { name: 'L' }))
  await expect.poll(choices).toEqual(['2 pansky_strih L biela'])
  await press(change)
  await press(page.getByRole('group', { name: 'Farba' }).getByRole('button', { name: 'modrá' }))
  await expect.poll(choices).toEqual(['2 pansky_strih L modrá'])
  expect($cart.get()[0]).toMatchObject({ cut: 'pánsky', imagePath: '2024/1.jpg' })
})

it('a line is merged with the line that has that size already; the page says so, and a press undoes it', async () => {
  await openCart([M, { ...M, size: 'L', count: 3 }])
  await press(change.first())
  await press(option('L'))
  await expect.poll(choices).toEqual(['5 damsky_strih L biela'])
  await expect.element(status.getByText('Spolu ich máte v košíku 5.')).toBeVisible()
  await expect.element(change).toHaveFocus()
  await press(page.getByRole('button', { name: 'Vrátiť späť: Tričko Tatry, M, dámsky, biela' }))
  expect(choices()).toEqual(['2 damsky_strih M biela', '3 damsky_strih L biela'])
})

it('a size with another price says so before it is pressed, and the press agrees to it (rule 137)', async () => {
  const offers = (['biela', 'modrá'] as const).flatMap((color) =>
    [['M', 14.9] as const, ['L', 17.9] as const].map(([size, price]) => ({
      color,
      size,
      price,
      code: color + size,
    })),
  )
  api.mockImplementation(() => ({ data: { ...wireProduct(SHIRT), offers } }))
  await openCart([M])
  await press(change)
  await press(sizes.getByRole('button', { name: 'L · 17,90 €' }))
  await expect.element(main).toMatchTextContent('35,80 €')
  expect($cart.get().map(({ size, priceCents, code }) => [size, priceCents, code])).toEqual([
    ['L', 1790, 'bielaL'],
  ])
  await expect.element(main).not.toMatchTextContent('Rozumiem')
})

it('a line that is merged with one of many pieces says how many they are now, and who sells more', async () => {
  await openCart([
    { ...M, count: 60 },
    { ...M, size: 'L', count: 60 },
  ])
  await press(change.first())
  await press(option('L'))
  await expect.element(status.getByText('Spolu ich máte v košíku 99.')).toBeVisible()
  await expect.element(main.getByRole('link', { name: SHOP.phone.label })).toBeVisible()
})

it('a line can be ordered in another size if its own is no longer offered', async () => {
  know([{ ...SHIRT, sizes: ['L'] }])
  await openCart([M])
  await expect.element(main).toMatchTextContent('Zvolená veľkosť už nie je v ponuke')
  await press(change)
  await press(option('L'))
  await expect.element(main).not.toMatchTextContent('už nie je v ponuke')
  await expect.element(main).toMatchTextContent('29,80 €')
})

it('a line gets the present price in the popup, which shows the old and the new one', async () => {
  know([{ ...SHIRT, priceCents: 1590 }])
  await openPopup([M])
  await press(change)
  await expect.poll(() => $today.get()[lineKey(M)]).toBeDefined()
  await press(option('L'))
  await expect.element(popup).toMatchTextContent('Cena sa zmenila: pôvodne 14,90 €, teraz 15,90 €')
  await expect.element(popup).toMatchTextContent('Spolu31,80 €')
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
  know(products)
  await openCart([line])
  await expect.poll(() => $today.get()[lineKey(line)]).toBeDefined()
  await expect.element(page.getByRole('button', { name: /^Odstrániť: / })).toBeVisible()
  await expect.element(change).not.toBeInTheDocument()
})

it('a line that cannot be changed says so if neither API nor index answers', async () => {
  api.mockImplementation(() => Response.error())
  await openPopup([M])
  await press(change)
  await expect.element(popup).toMatchTextContent('Teraz sa nepodarilo zistiť, čo máme na výber.')
})

it('while the API is silent, a line offers the choices of the index, and keeps its price', async () => {
  api.mockImplementation(() => new Promise(() => undefined))
  knowIndex([{ ...SHIRT, priceCents: 1990 }])
  await openPopup([M])
  await press(change)
  await press(option('L'))
  await expect.poll(choices).toEqual(['2 damsky_strih L biela'])
  await expect.element(popup).toMatchTextContent('Spolu29,80 €')
})
