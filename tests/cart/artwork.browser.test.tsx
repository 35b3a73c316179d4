// Rules 134, 135
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/cart/watch-quantities.ts'
import { SHOP } from '../../src/config/shop.ts'
import { addDays, slovakDay } from '../../src/company/rules/working-days.ts'
import { formatDate } from '../../src/text/calendar.ts'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { $receipt } from '../../src/checkout/store/receipt-store.ts'
import { CAP, MUG, openCart, openCheckout, sell, send, sentOrders, view } from '../browser/checkout.tsx'
import { press } from '../browser/page.ts'
import { cartLine, customer } from '../fixtures/builders.ts'

const NO_CHOICES = { size: '', cut: '', selectedCut: '' }
const BOX = cartLine({
  ...NO_CHOICES,
  ...{ id: 7, slug: 'fotobox', name: 'Fotobox Rodina 20 fotiek', priceCents: 2490, artwork: 'photos' },
})
const BLANK = { ...CAP, artwork: 'design' }
const PRINTED = { ...BLANK, isPrinted: true as const }
const TO = SHOP.email.label

const main = page.getByRole('main')
const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })
const next = page.getByRole('region', { name: 'Čo bude ďalej' })
const withdraw = main.getByRole('link', { name: 'Odstúpiť od zmluvy tu' })

beforeEach(() => sell([BOX, BLANK, MUG]))

async function buy(...lines: (typeof BOX)[]) {
  await openCheckout(lines, customer())
  await send()
  await expect.element(view.success).toBeVisible()
}

const lastDay = () => formatDate(addDays(slovakDay(Date.now()), 7)).replaceAll('\u00A0', ' ')

const PHOTOS = `Po objednaní pošlite 20 fotiek na ${TO}.`
const MADE = 'Tovar vyrábame podľa vášho návrhu, preto sa nedá vrátiť.'
const PRICE = 'Cenu potlače vám potvrdíme e-mailom skôr, než začneme tlačiť. V súčte ešte nie je.'
const PRINT_STAYS = 'Kus s vlastnou potlačou sa nedá vrátiť.'

it.each([
  [
    'photos',
    BOX,
    [PHOTOS, MADE],
    [`Po objednaní pošlite do 7 dní 20 fotiek na ${TO}, do predmetu napíšte číslo objednávky.`, MADE],
  ],
  [
    'own print',
    PRINTED,
    [`Po objednaní pošlite návrh potlače na ${TO}. ${PRICE} ${PRINT_STAYS}`],
    [PRICE, PRINT_STAYS],
  ],
])(
  'cart and checkout say of %s what to send, what its price lacks, and that nobody may return it',
  async (_, line, inCart, before) => {
    await openCart([line])
    for (const text of inCart) await expect.element(main).toMatchTextContent(text)
    await openCheckout([])
    for (const text of before) await expect.element(summary).toMatchTextContent(text)
  },
)

it('a line that was stored without its photos asks for them once the cart is open', async () => {
  const { artwork: _, ...old } = BOX
  await openCart([old], undefined, undefined, { photos: [BOX.id] })
  await expect.element(main).toMatchTextContent(PHOTOS)
})

it('an order of photo boxes has a receipt that begins with the photos, and offers no withdrawal', async () => {
  await buy(BOX)
  const step = next.getByRole('listitem').first()
  await expect
    .element(step)
    .toMatchTextContent(`Pošlite 20 fotiek na ${TO} najneskôr ${lastDay()}, do predmetu napíšte 2026000042.`)
  const mail = step.getByRole('link', { name: TO })
  await expect
    .element(mail)
    .toHaveAttribute('href', expect.stringMatching(/^mailto:[^?]+\?subject=2026000042&body=Dobr/))
  expect(JSON.stringify(sentOrders())).not.toContain('artwork')
  expect($receipt.get()?.cart).toMatchObject([{ artwork: 'photos' }])
  await expect.element(main).toMatchTextContent('Tovar vyrábame podľa vášho návrhu, preto sa nedá vrátiť.')
  await expect.element(withdraw).not.toBeInTheDocument()
})

it('an order of photo boxes has its variable symbol in the e-mail if the shop gave it no number', async () => {
  sell([BOX], () => ({ data: { status: 1 } }))
  await buy(BOX)
  const symbol = $receipt.get()?.variableSymbol ?? ''
  expect(symbol).toMatch(/^\d{10}$/)
  await expect.element(next).toMatchTextContent(`do predmetu napíšte ${symbol}`)
})

it('an order of photo boxes offers a withdrawal only from its other goods', async () => {
  await buy(BOX, MUG)
  await expect
    .element(main)
    .toMatchTextContent('Tieto kusy vyrábame podľa vášho návrhu, preto sa nedajú vrátiť: Fotobox Rodina')
  await expect.element(withdraw).toBeVisible()
})

it('textile without own print asks for no design, and can be returned', async () => {
  await buy(BLANK)
  await expect.element(withdraw).toBeVisible()
  await expect.element(main).not.toMatchTextContent('nedá vrátiť')
  await expect.element(main).not.toMatchTextContent('návrh potlače')
})

it('an order of own print says so in its note, and its receipt has the prepared e-mail', async () => {
  await buy(BLANK, PRINTED)
  const [sent] = sentOrders()
  expect(JSON.stringify(sent)).toMatch(/"order_note":"S vlastnou potlačou: [^"]* \(1 ks\)"/)
  expect(sent?.order).toMatchObject({ cart: [{ id: BLANK.id }, { id: BLANK.id, own_print: true }] })
  const step = next.getByRole('listitem').first()
  await expect
    .element(step)
    .toMatchTextContent(`Pošlite návrh potlače na ${TO}, do predmetu napíšte 2026000042.`)
  await expect
    .element(step.getByRole('link', { name: TO }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:[^?]+\?subject=2026000042&body=.*n%C3%A1vrh/))
  await expect.element(main).toMatchTextContent('Ostatný tovar vrátiť môžete.')
  await expect.element(withdraw).toBeVisible()
})

it('own print that is no longer offered is told in the cart, and the line is plain once the shopper agrees', async () => {
  await openCart([PRINTED], undefined, undefined, {})
  const told = main.getByText(/vlastnú potlač pri tomto tovare už neponúkame/).first()
  await expect.element(told).toBeVisible()
  await press(main.getByRole('button', { name: 'Rozumiem' }))
  await expect.element(told).not.toBeInTheDocument()
  expect($cart.get().map(({ isPrinted }) => isPrinted)).toEqual([undefined])
})

it('own print that is no longer offered makes two lines one of at most 99 pieces, which says who sells more', async () => {
  await openCart(
    [
      { ...BLANK, count: 60 },
      { ...PRINTED, count: 60 },
    ],
    undefined,
    undefined,
    {},
  )
  await press(main.getByRole('button', { name: 'Rozumiem' }))
  await expect.element(main.getByText('Najviac 99 kusov naraz.')).toBeVisible()
  await expect.element(main.getByRole('link', { name: SHOP.phone.label })).toBeVisible()
  expect($cart.get()).toMatchObject([{ count: 99 }])
})

it('‘Zmeniť’ puts own print on a line and takes it off, with its terms and with undo', async () => {
  await openCart([BLANK])
  await press(main.getByRole('button', { name: /^Zmeniť/ }))
  await press(main.getByRole('button', { name: 's\u00A0vlastnou potlačou' }))
  await expect.element(main).toMatchTextContent(/Kus s vlastnou potlačou sa nedá vrátiť\./)
  expect($cart.get()).toMatchObject([{ isPrinted: true }])
  await press(main.getByRole('button', { name: /^Vrátiť späť/ }))
  await expect.element(main).not.toMatchTextContent(/Kus s vlastnou potlačou/)
  expect($cart.get()).toHaveLength(1)
  expect($cart.get()[0]).not.toHaveProperty('isPrinted')
})
