// Rules 134, 135
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/cart/watch-quantities.ts'
import { SHOP } from '../../src/config/shop.ts'
import { addDays, slovakDay } from '../../src/company/rules/working-days.ts'
import { formatDate } from '../../src/text/calendar.ts'
import type { CartLine } from '../../src/cart/rules/cart.ts'
import { $cart } from '../../src/cart/store/cart-store.ts'
import { $receipt } from '../../src/checkout/store/receipt-store.ts'
import { openCart, openCheckout, send, view } from '../browser/checkout.tsx'
import { button, walk, type Step } from '../browser/walk.ts'
import { CAP, cartLine, customer, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'

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
const agree = button('Rozumiem')

beforeEach(() => shop.sells(BOX, BLANK, MUG))

const lastDay = () => formatDate(addDays(slovakDay(Date.now()), 7)).replaceAll('\u00A0', ' ')

it('cart and checkout say of own print what to send, what its price lacks, and that nobody may return it', async () => {
  const price = /Cenu potlače vám potvrdíme e-mailom skôr, než začneme tlačiť\. V súčte ešte nie je\./
  const stays = /Kus s vlastnou potlačou sa nedá vrátiť\./
  await openCart([PRINTED])
  await walk([main, { text: `Po objednaní pošlite návrh potlače na ${TO}.` }, price, stays])
  await openCheckout([])
  await walk([summary, price, stays])
})

it('a line that was stored without its photos asks for them once the cart is open', async () => {
  const { artwork: _, ...old } = BOX
  await openCart([old], undefined, undefined, { photos: [BOX.id] })
  await walk([main, { text: `Po objednaní pošlite 20 fotiek na ${TO}.` }])
})

async function buy(...lines: CartLine[]): Promise<string> {
  await openCheckout(lines, customer())
  await send()
  await walk([view.success, 'seen'])
  return JSON.stringify(shop.orders())
}
/** The receipt begins with this sentence, which has a prepared e-mail with this subject. */
function begins(text: string, subject: string): Step[] {
  const step = next.getByRole('listitem').first()
  const mail: unknown = expect.stringMatching(new RegExp(`^mailto:[^?]+\\?subject=${subject}&body=Dobr`))
  return [
    [step, { text }, { text: `, do predmetu napíšte ${subject}.` }],
    [step.getByRole('link', { name: TO }), { href: mail as string }],
  ]
}

it('an order of photo boxes has a receipt that begins with the photos, and offers no withdrawal', async () => {
  expect(await buy(BOX)).not.toContain('artwork')
  await walk(...begins(`Pošlite 20 fotiek na ${TO} najneskôr ${lastDay()}`, '2026000042'), [withdraw, 'gone'])
  await walk([main, /Tovar vyrábame podľa vášho návrhu, preto sa nedá vrátiť/])
})

it('an order of photo boxes has its variable symbol in the e-mail if the shop gave it no number, and offers a withdrawal only from its other goods', async () => {
  shop.answers('new_order', { data: { status: 1 } })
  await buy(BOX, MUG)
  const symbol = $receipt.get()?.variableSymbol ?? ''
  expect(symbol).toMatch(/^\d{10}$/)
  await walk(...begins('Pošlite 20 fotiek', symbol), [withdraw, 'seen'])
  await walk([main, /vyrábame podľa vášho návrhu, preto sa nedajú vrátiť: Fotobox Rodina/])
})

it('textile without own print asks for no design, and can be returned', async () => {
  await buy(BLANK)
  await walk([withdraw, 'seen'], [main, { lacks: /nedá vrátiť|návrh potlače/ }])
})

it('an order of own print says so in its note, and its receipt has the prepared e-mail', async () => {
  expect(await buy(BLANK, PRINTED)).toMatch(/"order_note":"S vlastnou potlačou: [^"]* \(1 ks\)"/)
  const cart = [{ id: BLANK.id }, { id: BLANK.id, own_print: true }]
  expect(shop.orders()).toMatchObject([{ order: { cart } }])
  await walk(...begins(`Pošlite návrh potlače na ${TO}`, '2026000042'), [withdraw, 'seen'])
  await walk([main, /Ostatný tovar vrátiť môžete\./])
})

it('own print that is no longer offered is told in the cart; once the shopper agrees, it is one plain line of at most 99 pieces, which says who sells more', async () => {
  const told = main.getByText(/vlastnú potlač pri tomto tovare už neponúkame/).first()
  await openCart(
    [BLANK, PRINTED].map((line) => ({ ...line, count: 60 })),
    undefined,
    undefined,
    {},
  )
  await walk([told, 'seen'], agree, [told, 'gone'], [main.getByText('Najviac 99 kusov naraz.'), 'seen'])
  await walk([main.getByRole('link', { name: SHOP.phone.label }), 'seen'])
  expect($cart.get().map(({ count, isPrinted }) => [count, isPrinted])).toEqual([[99, undefined]])
})

it('‘Zmeniť’ puts own print on a line and takes it off, with its terms and with undo', async () => {
  const prints = () => $cart.get().map(({ isPrinted }) => isPrinted)
  await openCart([BLANK])
  await walk(button(/^Zmeniť/), button('s\u00A0vlastnou potlačou'), [
    main,
    /Kus s vlastnou potlačou sa nedá vrátiť\./,
  ])
  expect(prints()).toEqual([true])
  await walk(button(/^Vrátiť späť/), [main, { lacks: 'Kus s vlastnou potlačou' }])
  expect(prints()).toEqual([undefined])
})
