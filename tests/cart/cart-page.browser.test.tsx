// Rules 310, 312, 317, 318, 404, 709, 926
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toProductIndex } from '../../scripts/pipeline/listing/make-product-index.ts'
import { $cart, addToCart } from '../../src/cart/store/cart-store.ts'
import { lineTitle } from '../../src/cart/texts/cart-texts.ts'
import { SHOP } from '../../src/config/shop.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { $productIndex } from '../../src/product-index/store.ts'
import { answerApi } from '../browser/api.ts'
import { cartLine, catalogue, customer, DATABASE_SETTINGS, product } from '../fixtures/builders.ts'
import {
  breakPrices,
  CAP,
  DELIVERY_NOTE,
  MUG,
  openCart,
  openCheckout,
  sell,
  send,
  sentOrders,
  view,
} from '../browser/checkout.tsx'
import { focus, press, usePhone } from '../browser/page.ts'
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
  const line = cartLine({ priceCents: 1490 })
  await openCart([line])
  await expect.element(total).toMatchTextContent('14,90 €')
  const place = total.element()
  await expect.element(more).toHaveAccessibleName(`Zvýšiť množstvo: ${lineTitle(line)}`)
  await press(more)
  await expect.element(total).toMatchTextContent('29,80 €')
  // A screen reader announces a change only in an element that was there before.
  expect(total.element()).toBe(place)
  await expect.element(page.getByText('Množstvo: 2')).toBeInTheDocument()
})

it('a cart line says beside a number that it had to lower what counts, and who sells more', async () => {
  await usePhone()
  await openCart([MUG])
  const note = page.getByRole('status').filter({ hasText: 'Viac vám naceníme' })
  const phone = note.getByRole('link', { name: SHOP.phone.label })
  await expect.element(phone).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Množstvo' }).fill('150')
  await userEvent.keyboard('{Enter}')
  await expect.element(note.getByText('Namiesto „150“ počítame 99 kusov.')).toBeVisible()
  await expect.element(note.getByText('Najviac 99 kusov naraz.')).toBeVisible()
  await expect.element(phone).toHaveAttribute('href', SHOP.phone.href)
  await expect
    .element(note.getByRole('link', { name: SHOP.email.label }))
    .toHaveAttribute('href', SHOP.email.href)
  await press(page.getByRole('button', { name: 'Znížiť množstvo' }))
  await expect.element(phone).not.toBeInTheDocument()
  expect($cart.get()).toMatchObject([{ count: 98 }])
})

it('a cart line that is put back into a line with many pieces says that it is full, and who sells more', async () => {
  await openCart([{ ...MUG, count: 60 }])
  await press(page.getByRole('button', { name: /^Odstrániť/ }))
  addToCart({ ...MUG, count: 60 })
  await press(page.getByRole('button', { name: /^Vrátiť späť/ }))
  await expect.element(page.getByText('Najviac 99 kusov naraz.')).toBeVisible()
  expect($cart.get()).toMatchObject([{ count: 99 }])
  await expect.element(page.getByRole('link', { name: SHOP.phone.label })).toBeVisible()
})

it('a cart line is removed by typing 0, and no button steps down to 0', async () => {
  await openCart([MUG, CAP])
  const less = page.getByRole('button', { name: 'Znížiť množstvo' }).first()
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  const field = page.getByRole('textbox', { name: 'Množstvo' }).first()
  await field.fill('0')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Šiltovka Jeleň' })).toHaveFocus()
  await field.fill('0')
  await userEvent.tab()
  await expect.element(page.getByText('Nákupný košík je prázdny')).toBeVisible()
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
  await focus(remove.first())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Šiltovka Jeleň' })).toHaveFocus()
  await expect.element(page.getByRole('status').getByText('Odstránené: Hrnček Kriváň.')).toBeVisible()
  await press(remove)
  await expect.element(page.getByRole('status').getByText('Košík je teraz prázdny.')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await press(undo)
  await expect.element(page.getByRole('link', { name: 'Šiltovka Jeleň' })).toHaveFocus()
  await expect.element(page.getByRole('status').getByText('Vrátené: Šiltovka Jeleň.')).toBeInTheDocument()
  await press(undo)
  await expect.element(page.getByRole('link', { name: 'Hrnček Kriváň' })).toHaveFocus()
  expect(names()).toEqual(['Hrnček Kriváň', 'Šiltovka Jeleň'])
  await expect.element(undo).not.toBeInTheDocument()
})

it('a change of a price is shown on its line, old and new, until the shopper agrees', async () => {
  sell([{ ...MUG, priceCents: 1090 }])
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
  await press(page.getByRole('button', { name: 'Zobraziť, čo sa zmenilo' }))
  await expect.element(view.changes).toHaveFocus()
  await press(agree)
  await expect.element(view.changes).not.toBeInTheDocument()
  await expect.element(view.terms).toHaveFocus()
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
})

it('a change cannot be agreed to by a press that was meant for the page before it appeared', async () => {
  const slowly = new CSSStyleSheet()
  slowly.replaceSync('.cart-changes .notice { animation-duration: 1000s !important }')
  document.adoptedStyleSheets.push(slowly)
  sell([{ ...MUG, priceCents: 1090 }])
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
  sell([{ ...MUG, priceCents: 690 }])
  await openCart([{ ...MUG, count: 4 }])
  await expect
    .element(main)
    .toMatchTextContent('Doprava už nie je zadarmo. Spolu k úhrade: pôvodne 35,60 €, teraz 30,50 €.')
})

const dearerPost = {
  deliveryFreeFrom: 40,
  deliveryOptions: DATABASE_SETTINGS.deliveryOptions.map(({ id, name, kind, costCents }) => ({
    ...{ id, name, kind, cost: (costCents + (kind === 'post' ? 60 : 0)) / 100 },
  })),
  paymentOptions: DATABASE_SETTINGS.paymentOptions.map(
    ({ id, name, kind, costCents, visibleInDelivery }) => ({
      ...{ id, name, kind, cost: costCents / 100, visible_in_delivery: visibleInDelivery },
    }),
  ),
}

it('a change of the cost of delivery is shown in the cart until the shopper agrees', async () => {
  sell([MUG], undefined, dearerPost)
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
  await press(agree)
  await expect.element(view.changes).not.toBeInTheDocument()
})

it('a change of the cost of delivery is shown after an order was refused', async () => {
  sell([MUG], () => ({ data: { status: 0 } }))
  await openCheckout([MUG], customer())
  await send()
  await expect.element(view.failure).toBeVisible()
  sell([MUG], undefined, dearerPost)
  await press(view.ok)
  await expect.element(view.changes).toBeVisible()
  await press(view.terms)
  await expect.element(page.getByRole('button', { name: 'Potvrďte, čo sa zmenilo' })).toBeVisible()
  await press(agree)
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders().at(-1)).toMatchObject({ order: { deliveryFee: 3.5 } })
})

it('a change of an id to another product shows both names, until the shopper takes or removes the new one', async () => {
  sell([{ ...MUG, slug: 'miska', name: 'Miska Kriváň' }])
  await openCheckout([MUG], customer())
  await expect
    .element(page.getByRole('listitem').filter({ has: more }))
    .toMatchTextContent('Tovar sa zmenil: pôvodne Hrnček Kriváň, teraz Miska Kriváň')
  await press(view.terms)
  await expect.element(page.getByRole('button', { name: 'Potvrďte zmenený tovar' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Zobraziť, čo sa zmenilo' }))
  await press(agree)
  await expect.element(page.getByRole('link', { name: 'Miska Kriváň' })).toBeVisible()
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([{ order: { cart: [{ id: 4, name: 'Miska Kriváň', slug: 'miska' }] } }])
})

it('a change makes a product that is gone cost nothing, and it has to be removed before the order', async () => {
  sell([CAP])
  await openCheckout([MUG, CAP], customer())
  await expect.element(page.getByText('Tento tovar už nie je v ponuke').first()).toBeVisible()
  await expect.element(page.getByRole('complementary')).toMatchTextContent('Celková suma tovaru12,90 €')
  await press(view.terms)
  const blocked = page.getByRole('button', { name: 'Odstráňte nedostupný tovar' })
  await expect.element(blocked).toHaveAttribute('aria-disabled', 'true')
  await press(page.getByRole('button', { name: 'Odstrániť nedostupné' }))
  await press(view.submit)
  await expect.element(view.success).toBeVisible()
  expect(sentOrders()).toMatchObject([{ order: { cart: [{ name: 'Šiltovka Jeleň' }] } }])
})

it('a change of many lines is shown with their number, and only its title is announced', async () => {
  sell([MUG])
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
  await expect.element(page.getByText('Dopravu máte zadarmo.')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

it.each([
  ['are offered after the first action', toProductIndex(catalogue(OFFERED)), [/Mikina.*27,90/]],
  ['are not offered if the API answers listings', null, []],
])('goods that make delivery free %s', async (_, index, offers) => {
  const asked = vi.fn<() => Response>(() => Response.json(index))
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    input === PRODUCT_INDEX_ADDRESS ? Promise.resolve(asked()) : answerApi(input, init),
  )
  $productIndex.set(undefined)
  await openCart([MUG])
  await expect.element(page.getByRole('link', { name: 'Prejsť do objednania' })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  const row = page.getByRole('region', { name: 'Pridajte niečo a dopravu máte zadarmo' })
  await expect.element(row.getByRole('link')).toHaveLength(offers.length)
  for (const text of offers) await expect.element(row.getByRole('link')).toMatchTextContent(text)
})

it('a translated cart names the last removed line and puts it back', async () => {
  translate()
  await openCart([MUG, CAP])
  const told = (name: string) => page.getByText(new RegExp(`^Odstránené: ${name}`))
  await press(page.getByRole('button', { name: /^Odstrániť.*Hrnček/ }))
  await expect.element(told('Hrnček')).toBeVisible()
  await press(page.getByRole('button', { name: /^Odstrániť.*Šiltovka/ }))
  await expect.element(told('Šiltovka')).toBeVisible()
  await expect.element(told('Hrnček')).not.toBeInTheDocument()
  await press(page.getByRole('button', { name: /^Vrátiť späť/ }))
  await expect.element(page.getByRole('link', { name: /^Šiltovka/ })).toBeVisible()
  await expect.element(told('Hrnček')).toBeVisible()
})
