// Rules 310, 312, 317, 318, 404, 709, 926
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $cart, addToCart } from '../../src/cart/store/cart-store.ts'
import { SHOP } from '../../src/config/shop.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { $productIndex } from '../../src/product-index/store.ts'
import { breakPrices, DELIVERY_NOTE, openCart, openCheckout, send, view } from '../browser/checkout.tsx'
import { CAP, cartLine, customer, DATABASE_SETTINGS, MUG, product, withCosts } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { press, usePhone } from '../browser/page.ts'
import { button, fill, goTo, walk } from '../browser/walk.ts'
import '../../src/cart/cart-page.css'
import '../../src/cart/watch-quantities.ts'
import { translate } from '../e2e/support/strangers.ts'

const OFFERED = [product({ id: 90, name: 'Mikina', priceCents: 2790 }), product({ id: 91, priceCents: 1490 })]
const main = page.getByRole('main')
const more = page.getByRole('button', { name: 'Zvýšiť množstvo' })
const total = page.getByRole('status').filter({ hasText: 'Celková suma tovaru' })
const agree = page.getByRole('button', { name: 'Rozumiem' })
const names = () =>
  page
    .getByRole('link', { name: /^(Hrnček|Šiltovka)/ })
    .elements()
    .map((link) => link.textContent)

it('a cart line changes its quantity, and the new total is announced', async () => {
  await usePhone()
  await openCart([cartLine({ priceCents: 1490 })])
  await expect.element(total).toMatchTextContent('14,90 €')
  const place = total.element()
  await walk(more, [total, { text: '29,80 €' }])
  // A screen reader announces a change only in an element that was there before.
  expect(total.element()).toBe(place)
  await expect.element(page.getByText('Množstvo: 2')).toBeInTheDocument()
})

it('a cart line says beside a number that it had to lower what counts, and who sells more', async () => {
  await usePhone()
  await openCart([MUG])
  const note = page.getByRole('status').filter({ hasText: 'Viac vám naceníme' })
  const phone = note.getByRole('link', { name: SHOP.phone.label })
  await walk([phone, 'gone'], fill(page.getByRole('textbox', { name: 'Množstvo' }), '150'), '{Enter}')
  await expect.element(note.getByText('Namiesto „150“ počítame 99 kusov.')).toBeVisible()
  await walk([note.getByText('Najviac 99 kusov naraz.'), 'seen'], [phone, { href: SHOP.phone.href }])
  await expect
    .element(note.getByRole('link', { name: SHOP.email.label }))
    .toHaveAttribute('href', SHOP.email.href)
  await walk(button('Znížiť množstvo'), [phone, 'gone'])
  expect($cart.get()).toMatchObject([{ count: 98 }])
})

it('a cart line that is put back into a line with many pieces says that it is full, and who sells more', async () => {
  await openCart([{ ...MUG, count: 60 }])
  await press(page.getByRole('button', { name: /^Odstrániť/ }))
  addToCart({ ...MUG, count: 60 })
  await walk(button(/^Vrátiť späť/), [page.getByText('Najviac 99 kusov naraz.'), 'seen'])
  expect($cart.get()).toMatchObject([{ count: 99 }])
  await expect.element(page.getByRole('link', { name: SHOP.phone.label })).toBeVisible()
})

it('a cart line is removed by typing 0, and no button steps down to 0', async () => {
  await openCart([MUG, CAP])
  const less = page.getByRole('button', { name: 'Znížiť množstvo' }).first()
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  const field = page.getByRole('textbox', { name: 'Množstvo' }).first()
  await walk(fill(field, '0'), '{Enter}', [page.getByRole('link', { name: 'Šiltovka Jeleň' }), 'focused'])
  await walk(fill(field, '0'), '{Tab}', [page.getByText('Nákupný košík je prázdny'), 'seen'])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  'a 0 typed into a cart line and left by %s moves the focus to the next line',
  async (keys) => {
    await openCart([MUG, CAP])
    await page.getByRole('textbox', { name: 'Množstvo' }).first().fill('0')
    await userEvent.keyboard(keys)
    await expect.element(page.getByRole('link', { name: 'Šiltovka Jeleň' })).toHaveFocus()
    expect(names()).toEqual(['Šiltovka Jeleň'])
  },
)

it('a cart line shows markup in its stored name as text, and hides a broken picture', async () => {
  const name = '<img src=x onerror=hostile()> Hrnček'
  await openCart([{ ...MUG, name, imagePath: '2024/05/missing.jpg' }])
  await expect.element(page.getByRole('link', { name })).toBeVisible()
  await expect.poll(() => document.querySelector('li img')).toBeNull()
})

it.each([
  ['cart', openCart],
  ['checkout', openCheckout],
])('a line removed in the %s is named and can be put back, even the last one', async (_, open) => {
  await open([MUG, CAP])
  const remove = page.getByRole('button', { name: /^Odstrániť/ })
  const undo = page.getByRole('button', { name: /^Vrátiť späť/ })
  await walk(goTo(remove.first()), '{Enter}', [page.getByRole('link', { name: 'Šiltovka Jeleň' }), 'focused'])
  await walk([page.getByRole('status').getByText('Odstránené: Hrnček Kriváň.'), 'seen'], remove)
  await expect.element(page.getByRole('status').getByText('Košík je teraz prázdny.')).toBeInTheDocument()
  await walk([page.getByRole('heading', { level: 1 }), 'focused'], undo)
  await expect.element(page.getByRole('link', { name: 'Šiltovka Jeleň' })).toHaveFocus()
  await walk([page.getByRole('status').getByText('Vrátené: Šiltovka Jeleň.'), 'there'], undo)
  await expect.element(page.getByRole('link', { name: 'Hrnček Kriváň' })).toHaveFocus()
  expect(names()).toEqual(['Hrnček Kriváň', 'Šiltovka Jeleň'])
  await expect.element(undo).not.toBeInTheDocument()
})

it('a change of a price is shown on its line, old and new, until the shopper agrees', async () => {
  shop.sells({ ...MUG, priceCents: 1090 })
  await openCart()
  await expect
    .element(page.getByRole('listitem').filter({ has: more }))
    .toMatchTextContent('Cena sa zmenila: pôvodne 8,90 €, teraz 10,90 €')
  await expect.element(total).toMatchTextContent('10,90 €')
  await openCheckout([], customer())
  await press(view.terms)
  const blocked = page.getByRole('button', { name: 'Potvrďte, čo sa zmenilo' })
  await expect.element(blocked).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('status').getByText('Potvrďte, čo sa zmenilo')).toBeInTheDocument()
  await walk(button('Zobraziť, čo sa zmenilo'), [view.changes, 'focused'], agree, [view.changes, 'gone'])
  await walk([view.terms, 'focused'], view.submit, [view.success, 'seen'])
})

it('a change cannot be agreed to by a press that was meant for the page before it appeared', async () => {
  const slowly = new CSSStyleSheet()
  slowly.replaceSync('.cart-changes .notice { animation-duration: 1000s !important }')
  document.adoptedStyleSheets.push(slowly)
  shop.sells({ ...MUG, priceCents: 1090 })
  await openCart()
  await expect.element(agree).toBeVisible()
  const isHit = () => {
    const { left, top, width, height } = agree.element().getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === agree.element()
  }
  expect(isHit()).toBe(false)
  for (const animation of document.getAnimations()) animation.finish()
  expect(isHit()).toBe(true)
  document.adoptedStyleSheets.pop()
})

it('a change of a price also says that delivery is no longer free', async () => {
  shop.sells({ ...MUG, priceCents: 690 })
  await openCart([{ ...MUG, count: 4 }])
  await expect
    .element(main)
    .toMatchTextContent('Doprava už nie je zadarmo. Spolu k úhrade: pôvodne 35,60 €, teraz 30,50 €.')
})

const DEARER_POST = withCosts(DATABASE_SETTINGS, { 'Slovenská pošta 1. trieda': 350 }, 4000)

it('a change of the cost of delivery is shown in the cart until the shopper agrees', async () => {
  shop.sets(DEARER_POST)
  await openCart()
  await expect.element(page.getByText('Osobný odber zadarmo, doprava od 3,50 €')).toBeVisible()
  await expect.element(page.getByText('Nakúpte ešte za 31,10 € a dopravu máte zadarmo !')).toBeVisible()
  const told = page.getByRole('listitem')
  await expect
    .element(told.filter({ hasText: 'zadarmo:' }))
    .toMatchTextContent('Doprava zadarmo: pôvodne od 35,00 €, teraz od 40,00 €')
  await expect
    .element(told.filter({ hasText: 'pošta' }))
    .toMatchTextContent('Slovenská pošta 1. trieda: pôvodne 2,90 €, teraz 3,50 €')
  await walk(agree, [view.changes, 'gone'])
})

it('a change of the cost of delivery is shown after an order was refused', async () => {
  shop.answers('new_order', () => ({ data: { status: 0 } }))
  await openCheckout([MUG], customer())
  await send()
  await expect.element(view.failure).toBeVisible()
  shop.recovers('new_order')
  shop.sets(DEARER_POST)
  await walk(view.ok, [view.changes, 'seen'], view.terms, [button('Potvrďte, čo sa zmenilo'), 'seen'], agree)
  await walk(view.submit, [view.success, 'seen'])
  expect(shop.orders().at(-1)).toMatchObject({ order: { deliveryFee: 3.5 } })
})

it('a change of an id to another product shows both names, until the shopper takes or removes the new one', async () => {
  shop.sells({ ...MUG, slug: 'miska', name: 'Miska Kriváň' })
  await openCheckout([MUG], customer())
  await expect
    .element(page.getByRole('listitem').filter({ has: more }))
    .toMatchTextContent('Tovar sa zmenil: pôvodne Hrnček Kriváň, teraz Miska Kriváň')
  await walk(view.terms, [button('Potvrďte zmenený tovar'), 'seen'], button('Zobraziť, čo sa zmenilo'), agree)
  await walk([page.getByRole('link', { name: 'Miska Kriváň' }), 'seen'], view.submit, [view.success, 'seen'])
  expect(shop.orders()).toMatchObject([{ order: { cart: [{ id: 4, name: 'Miska Kriváň', slug: 'miska' }] } }])
})

it('a change makes a product that is gone cost nothing, and it has to be removed before the order', async () => {
  shop.sells(CAP)
  await openCheckout([MUG, CAP], customer())
  await expect.element(page.getByText('Tento tovar už nie je v ponuke').first()).toBeVisible()
  await walk([page.getByRole('complementary'), { text: 'Celková suma tovaru12,90 €' }], view.terms)
  const blocked = page.getByRole('button', { name: 'Odstráňte nedostupný tovar' })
  await walk([blocked, { 'aria-disabled': 'true' }], button('Odstrániť nedostupné'), view.submit)
  await expect.element(view.success).toBeVisible()
  expect(shop.orders()).toMatchObject([{ order: { cart: [{ name: 'Šiltovka Jeleň' }] } }])
})

it('a change of many lines is shown with their number, and only its title is announced', async () => {
  await openCart(Array.from({ length: 8 }, (_, n) => ({ ...MUG, color: `farba ${n}` })))
  await expect.element(main).toMatchTextContent('Nedostupný tovar: 8 položiek.')
  await expect.poll(() => page.getByText('Zvolená farba už nie je v ponuke').elements()).toHaveLength(8)
  const said = page.getByRole('status')
  await expect
    .element(said.filter({ hasText: 'zmenilo' }))
    .toHaveTextContent('Od vášho výberu sa niečo zmenilo')
  await expect.element(said.filter({ hasText: 'Nedostupný' })).not.toBeInTheDocument()
})

it.each([
  ['cart', openCart],
  ['checkout', openCheckout],
])('an error in the %s is shown in its place with a link home, and the cart is kept', async (_, open) => {
  breakPrices()
  await open()
  const trouble = page.getByRole('alert')
  await expect.element(trouble.getByRole('heading')).toHaveTextContent('Unexpected Application Error!')
  await expect.element(trouble).toMatchTextContent('TypeError: cena sa pokazila')
  await expect.element(trouble).toMatchTextContent('Obsah košíka ani údaje objednávky ste nestratili')
  await expect.element(trouble.getByRole('link', { name: 'Na úvodnú stránku' })).toHaveAttribute('href', '/')
  expect($cart.get()).toEqual([MUG])
})

it('the cart shows the cost of deliveries until they are free, and leads to the page about them', async () => {
  await openCart()
  const note = page.getByText(DELIVERY_NOTE)
  await expect.element(note).toBeVisible()
  const link = page.getByRole('link', { name: 'Doprava a platba' })
  await expect.element(link).toHaveAttribute('href', '/doprava-a-platba')
  await openCart([{ ...MUG, count: 9 }])
  await walk([page.getByText('Dopravu máte zadarmo.'), 'seen'], [note, 'gone'])
})

it.each([
  ['are offered after the first action', () => shop.lists(OFFERED), [/Mikina.*27,90/]],
  ['are not offered if the API answers listings', () => shop.answers(PRODUCT_INDEX_ADDRESS, () => null), []],
])('goods that make delivery free %s', async (_, prepare, offers) => {
  prepare()
  $productIndex.set(undefined)
  await openCart([MUG])
  await expect.element(page.getByRole('link', { name: 'Prejsť do objednania' })).toBeVisible()
  expect(shop.asked(PRODUCT_INDEX_ADDRESS)).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => shop.asked(PRODUCT_INDEX_ADDRESS)).toHaveLength(1)
  const row = page.getByRole('region', { name: 'Pridajte niečo a dopravu máte zadarmo' })
  await expect.element(row.getByRole('link')).toHaveLength(offers.length)
  for (const text of offers) await expect.element(row.getByRole('link')).toMatchTextContent(text)
})

it('a translated cart names the last removed line and puts it back', async () => {
  translate()
  await openCart([MUG, CAP])
  const told = (name: string) => page.getByText(new RegExp(`^Odstránené: ${name}`))
  await walk(button(/^Odstrániť.*Hrnček/), [told('Hrnček'), 'seen'], button(/^Odstrániť.*Šiltovka/))
  await walk([told('Šiltovka'), 'seen'], [told('Hrnček'), 'gone'], button(/^Vrátiť späť/))
  await walk([page.getByRole('link', { name: /^Šiltovka/ }), 'seen'], [told('Hrnček'), 'seen'])
})
