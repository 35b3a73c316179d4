// Rules 310, 312, 317, 318, 404, 709, 926
import { expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { CartLine } from '../../src/cart/rules/cart.ts'
import { $cart, addToCart } from '../../src/cart/store/cart-store.ts'
import { lineTitle } from '../../src/cart/texts/cart-texts.ts'
import { SHOP } from '../../src/config/shop.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { $productIndex } from '../../src/product-index/store.ts'
import { breakPrices, DELIVERY_NOTE, openCart, openCheckout, send, view } from '../browser/checkout.tsx'
import { CAP, cartLine, customer, DATABASE_SETTINGS, MUG, product, withCosts } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { usePhone } from '../browser/page.ts'
import { button, fill, goTo, link, status, walk, type Step } from '../browser/walk.ts'
import '../../src/cart/cart-page.css'
import '../../src/cart/watch-quantities.ts'
import { translate } from '../e2e/support/strangers.ts'

const OFFERED = [product({ id: 90, name: 'Mikina', priceCents: 2790 }), product({ id: 91, priceCents: 1490 })]
const main = page.getByRole('main')
const [more, less] = [button('Zvýšiť množstvo'), button('Znížiť množstvo').first()]
const quantity = page.getByRole('textbox', { name: 'Množstvo' }).first()
const total = status('Celková suma tovaru')
const agree = button('Rozumiem')
const [remove, undo] = [button(/^Odstrániť/), button(/^Vrátiť späť/)]
const [mug, cap] = [link('Hrnček Kriváň'), link('Šiltovka Jeleň')]
const title = page.getByRole('heading', { level: 1 })
const row = page.getByRole('listitem').filter({ has: more })
const said = (text: string) => page.getByRole('status').getByText(text)
const names = () =>
  page
    .getByRole('link', { name: /^(Hrnček|Šiltovka)/ })
    .elements()
    .map((one) => one.textContent)
const PLACES = [
  ['cart', openCart],
  ['checkout', openCheckout],
] as const

it('a cart line changes its quantity, and the new total is announced', async () => {
  await usePhone()
  const line = cartLine({ priceCents: 1490 })
  await openCart([line])
  await walk([total, /14,90 €/])
  const place = total.element()
  await walk([more, { name: `Zvýšiť množstvo: ${lineTitle(line)}` }], more, [total, /29,80 €/])
  await walk([page.getByText('Množstvo: 2'), 'there'])
  // A screen reader announces a change only in an element that was there before.
  expect(total.element()).toBe(place)
})

it('a cart line says beside a number that it had to lower what counts, and who sells more', async () => {
  await usePhone()
  await openCart([MUG])
  const note = status('Viac vám naceníme')
  const phone = note.getByRole('link', { name: SHOP.phone.label })
  await walk([phone, 'gone'], fill(quantity, '150'), '{Enter}', [note, /Namiesto „150“ počítame 99 kusov\./])
  await walk([note.getByText('Najviac 99 kusov naraz.'), 'seen'], [phone, { href: SHOP.phone.href }])
  await walk([note.getByRole('link', { name: SHOP.email.label }), { href: SHOP.email.href }], less, [
    phone,
    'gone',
  ])
  expect($cart.get()).toMatchObject([{ count: 98 }])
})

it('a cart line that is put back into a line with many pieces says that it is full, and who sells more', async () => {
  await openCart([{ ...MUG, count: 60 }])
  await walk(remove, () => addToCart({ ...MUG, count: 60 }), undo)
  await walk([page.getByText('Najviac 99 kusov naraz.'), 'seen'], [link(SHOP.phone.label), 'seen'])
  expect($cart.get()).toMatchObject([{ count: 99 }])
})

it.each(['{Enter}', '{Tab}', '{Shift>}{Tab}{/Shift}'])(
  'a 0 typed into a cart line and left by %s removes it, and moves the focus to the next line, at last to the title; no button steps down to 0',
  async (keys) => {
    await openCart([MUG, CAP])
    await walk([less, { 'aria-disabled': 'true' }], fill(quantity, '0'), keys, [cap, 'focused'])
    expect(names()).toEqual(['Šiltovka Jeleň'])
    await walk(fill(quantity, '0'), keys, [page.getByText('Nákupný košík je prázdny'), 'seen'])
    await walk([title, 'focused'])
  },
)

it('a cart line shows markup in its stored name as text, and hides a broken picture', async () => {
  const name = '<img src=x onerror=hostile()> Hrnček'
  await openCart([{ ...MUG, name, imagePath: '2024/05/missing.jpg' }])
  await walk([link(name), 'seen'])
  await expect.poll(() => document.querySelector('li img')).toBeNull()
})

it.each(PLACES)(
  'a line removed in the %s is named and can be put back, even the last one',
  async (_, open) => {
    await open([MUG, CAP])
    await walk(goTo(remove.first()), '{Enter}', [cap, 'focused'])
    await walk([said('Odstránené: Hrnček Kriváň.'), 'seen'])
    await walk(remove, [said('Košík je teraz prázdny.'), 'there'], [title, 'focused'])
    await walk(undo, [cap, 'focused'], [said('Vrátené: Šiltovka Jeleň.'), 'there'], undo, [mug, 'focused'])
    await walk([undo, 'gone'])
    expect(names()).toEqual(['Hrnček Kriváň', 'Šiltovka Jeleň'])
  },
)

const DEARER = { ...MUG, priceCents: 1090 }
const [told, showChanges] = [said('Potvrďte, čo sa zmenilo'), button('Zobraziť, čo sa zmenilo')]

it('a change of a price is shown on its line, old and new', async () => {
  shop.sells(DEARER)
  await openCart()
  await walk([row, /Cena sa zmenila: pôvodne 8,90 €, teraz 10,90 €/], [total, /10,90 €/])
})

/** What the shop sells now, what is seen and done before the order, and what is ordered. */
it.each<[what: string, sold: CartLine, order: object, ...walk: Step[][]]>([
  [
    'of a price until the shopper agrees',
    DEARER,
    { price: 10.9 },
    [view.terms, [button('Potvrďte, čo sa zmenilo'), { 'aria-disabled': 'true' }], [told, 'there']],
    [showChanges],
    [[view.changes, 'focused'], agree, [view.changes, 'gone'], [view.terms, 'focused']],
  ],
  [
    'of an id to another product, with both names, until the shopper takes or removes the new one',
    { ...MUG, slug: 'miska', name: 'Miska Kriváň' },
    { id: 4, name: 'Miska Kriváň', slug: 'miska' },
    [[row, /Tovar sa zmenil: pôvodne Hrnček Kriváň, teraz Miska Kriváň/], view.terms],
    [[button('Potvrďte zmenený tovar'), 'seen'], showChanges, agree, [link('Miska Kriváň'), 'seen']],
  ],
  [
    'of a product that is gone, which costs nothing, until it is removed',
    CAP,
    { name: 'Šiltovka Jeleň' },
    [[row.first(), /Tento tovar už nie je v ponuke/], view.terms],
    [[page.getByRole('complementary'), /Celková suma tovaru12,90 €/]],
    [[button('Odstráňte nedostupný tovar'), { 'aria-disabled': 'true' }], button('Odstrániť nedostupné')],
  ],
])('an order waits for a change %s', async (_, sold, line, ...steps) => {
  shop.sells(sold)
  await openCheckout(sold === CAP ? [MUG, CAP] : [MUG], customer())
  await walk(...steps.flat(), view.submit, [view.success, 'seen'])
  expect(shop.orders()).toMatchObject([{ order: { cart: [line] } }])
})

it('a change cannot be agreed to by a press that was meant for the page before it appeared', async () => {
  const slowly = new CSSStyleSheet()
  slowly.replaceSync('.cart-changes .notice { animation-duration: 1000s !important }')
  document.adoptedStyleSheets.push(slowly)
  shop.sells(DEARER)
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
  await walk([main, /Doprava už nie je zadarmo\. Spolu k úhrade: pôvodne 35,60 €, teraz 30,50 €\./])
})

const DEARER_POST = withCosts(DATABASE_SETTINGS, { 'Slovenská pošta 1. trieda': 350 }, 4000)

it('a change of the cost of delivery is shown in the cart until the shopper agrees', async () => {
  shop.sets(DEARER_POST)
  await openCart()
  await walk([
    main,
    /Osobný odber zadarmo, doprava od 3,50 €/,
    /Nakúpte ešte za 31,10 € a dopravu máte zadarmo !/,
  ])
  await walk([main, /Doprava zadarmo: pôvodne od 35,00 €, teraz od 40,00 €/])
  await walk([main, /Slovenská pošta 1\. trieda: pôvodne 2,90 €, teraz 3,50 €/], agree, [
    view.changes,
    'gone',
  ])
})

it('a change of the cost of delivery is shown after an order was refused', async () => {
  shop.answers('new_order', { data: { status: 0 } })
  await openCheckout([MUG], customer())
  await send()
  await expect.element(view.failure).toBeVisible()
  shop.recovers('new_order')
  shop.sets(DEARER_POST)
  await walk(view.ok, [view.changes, 'seen'], view.terms, [button('Potvrďte, čo sa zmenilo'), 'seen'], agree)
  await walk(view.submit, [view.success, 'seen'])
  expect(shop.orders().at(-1)).toMatchObject({ order: { deliveryFee: 3.5 } })
})

it('a change of many lines is shown with their number, and only its title is announced', async () => {
  await openCart(Array.from({ length: 8 }, (_, n) => ({ ...MUG, color: `farba ${n}` })))
  await walk([main, /Nedostupný tovar: 8 položiek\./])
  await walk([page.getByText('Zvolená farba už nie je v ponuke'), 8])
  await walk([status('zmenilo'), /^Od vášho výberu sa niečo zmenilo$/], [status('Nedostupný'), 'gone'])
})

it.each(PLACES)(
  'an error in the %s is shown in its place with a link home, and the cart is kept',
  async (_, open) => {
    breakPrices()
    await open()
    const trouble = page.getByRole('alert')
    await walk([trouble.getByRole('heading'), /^Unexpected Application Error!$/])
    await walk([trouble, /TypeError: cena sa pokazila/])
    await walk([trouble, /Obsah košíka ani údaje objednávky ste nestratili/])
    await walk([trouble.getByRole('link', { name: 'Na úvodnú stránku' }), { href: '/' }])
    expect($cart.get()).toEqual([MUG])
  },
)

it('the cart shows the cost of deliveries until they are free, and leads to the page about them', async () => {
  await openCart()
  const note = page.getByText(DELIVERY_NOTE)
  await walk([note, 'seen'], [link('Doprava a platba'), { href: '/doprava-a-platba' }])
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
  await walk([link('Prejsť do objednania'), 'seen'])
  expect(shop.asked(PRODUCT_INDEX_ADDRESS)).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => shop.asked(PRODUCT_INDEX_ADDRESS)).toHaveLength(1)
  const row = page.getByRole('region', { name: 'Pridajte niečo a dopravu máte zadarmo' })
  await walk([row.getByRole('link'), offers.length, ...offers])
})

it('a translated cart names the last removed line and puts it back', async () => {
  translate()
  await openCart([MUG, CAP])
  const [first, second] = ['Hrnček', 'Šiltovka'].map((name) =>
    page.getByText(new RegExp(`^Odstránené: ${name}`)),
  ) as [Locator, Locator]
  await walk(button(/^Odstrániť.*Hrnček/), [first, 'seen'], button(/^Odstrániť.*Šiltovka/), [second, 'seen'])
  await walk([first, 'gone'])
  await walk(undo, [link(/^Šiltovka/), 'seen'], [first, 'seen'])
})
