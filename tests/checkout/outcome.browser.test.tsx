// Rules 133, 409, 412, 413, 504, 509, 514, 520, 717
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SHOP } from '../../src/config/shop.ts'
import { cartLine, customer, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { openCart, openCheckout, order, send, view } from '../browser/checkout.tsx'
import { press, usePhone } from '../browser/page.ts'
import { button, link, radio, status, walk } from '../browser/walk.ts'

vi.mock('../../src/config/checkout-settings.ts', async (load) => ({
  ...(await load<object>()),
  PAYMENT_HOSTS: ['gate.example.sk'],
}))

const ACCEPTED = { status: 1, order_number: '2026000042' }
const changed = page.getByText(/^Zmenili ste objednávku, o ktorej nevieme/)
const same = page.getByText(/^Túto objednávku ste už odoslali/)
const main = page.getByRole('main')
const HTML = () => new Response('<h1>Údržba</h1>', { status: 502 })
const GATE = 'https://gate.example.sk/pay/7'

it('sending an order announces each state once, by a heading that is also the title', async () => {
  document.title = 'Objednávka | obchod'
  const { promise, resolve: answer } = Promise.withResolvers<object>()
  shop.answers('new_order', () => promise)
  await order()
  for (const state of ['Prosím, čakajte', 'Chyba pri odosielaní objednávky :/']) {
    await walk([page.getByRole('heading', { name: state }), 'focused'], [status(state), 'gone'])
    expect(document.title).toBe(`${state} | ${SHOP.name}`)
    answer({ data: { status: 0 } })
  }
  await walk([main.getByRole('link', { name: SHOP.phone.label }), { href: SHOP.phone.href }], view.ok)
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Obchod objednávku neprijal\./)
  expect(document.title).toBe('Objednávka | obchod')
})

it('sending an order succeeds without a confirmed price, and the receipt has no sum', async () => {
  shop.fails('get_product')
  await order('Bankový prevod vopred')
  await walk([view.success, 'seen'], [main, { lacks: '€' }], [button('Kopírovať: Suma'), 'gone'])
})

const WITHDRAWAL = '/odstupenie-od-zmluvy#z-objednavky'
const [TRANSFER, NOT_TRANSFER] = [
  page.getByRole('img', { name: /PAY by square/ }),
  /Platobné údaje|Variabilný symbol/,
]

it.each<[what: string, answer: object, choices: string[], next: RegExp, lacks: RegExp]>([
  [
    'cash on delivery',
    {},
    ['Slovenská pošta', 'Dobierka'],
    /Sumu 12,80 € zaplatíte pri prevzatí zásielky\./,
    NOT_TRANSFER,
  ],
  [
    'a payment in the shop',
    {},
    ['Osobný odber', 'Platba v predajni'],
    /Sumu 8,90 € zaplatíte v predajni/,
    NOT_TRANSFER,
  ],
  [
    'a payment at a gateway',
    { payment_url: GATE },
    ['Bankový prevod vopred'],
    /zaplatíte kartou/,
    NOT_TRANSFER,
  ],
])(
  'the receipt for %s has the next step, and no data for a transfer',
  async (_, answer, choices, next, lacks) => {
    shop.answers('new_order', { data: { ...ACCEPTED, ...answer } })
    await order(...choices)
    await walk([main, /Číslo objednávky 2026000042/, next, { lacks }], [TRANSFER, 'gone'])
    await walk([main.getByRole('link', { name: 'Odstúpiť od zmluvy tu' }), { href: WITHDRAWAL }])
    await walk([main.getByRole('link', { name: 'Ako vymeniť veľkosť' }), 'gone'])
    if ('payment_url' in answer) await walk([link('Zaplatiť kartou'), { href: GATE }])
  },
)

it('an order of unknown outcome shows what is known, then what to do; its button sends nothing, and the form warns of a changed order until it is changed back', async () => {
  shop.answers('new_order', HTML)
  await order()
  const told = /:\/Potvrdenie neprišlo.*berte ju ako neprijatú. Overíte si ju na .*Tlačidlo OK nič neodošle/
  await walk([view.unknown, 'focused'], [main, told, { lacks: /odošlite znova|nebolo úspešné/ }], view.ok)
  await walk([same, 'focused'], [changed, 'gone'], radio(/GLS/), [changed, 'seen'], [same, 'gone'])
  await walk(radio(/pošta/), [changed, 'gone'], [same, 'seen'])
  expect(shop.orders()).toHaveLength(1)
})

it('an order of unknown outcome can be sent again even if it took the last piece itself', async () => {
  shop.answers('new_order', HTML)
  await order()
  await press(view.ok)
  shop.sells()
  await openCart([])
  await expect.element(view.changes).toBeVisible()
  await openCheckout([])
  await send()
  await expect.element(view.success).toBeVisible()
})

it('the receipt of a sent order says that a size can be exchanged, if a line has a size', async () => {
  shop.fails('get_product')
  await openCheckout([cartLine({ size: 'M' })], customer())
  await send()
  await walk([main, /Nesedí veľkosť\? Vymeníme ju\. Ako vymeniť veľkosť/])
})

it('the receipt of a sent order has payment data to scan and to copy, and says if copying failed', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await order('Kuriér GLS', 'Bankový prevod vopred')
  await walk([TRANSFER, 'seen'], [main, /Uhraďte 12,80 € bankovým prevodom/])
  // The heading has the focus. A sum that comes with it would be said between.
  await walk([status('Spolu k úhrade'), 'gone'])
  const file = link('Uložiť kód')
  const saved = file.element() as HTMLAnchorElement
  const code = await createImageBitmap(await (await fetch(saved.href)).blob())
  expect([saved.download, code.width > 300]).toEqual(['platba-2026000042.png', true])
  await walk(file, [status('Uložené do súboru platba-2026000042.png.'), 'there'])
  for (const [what, text] of [
    ['IBAN', SHOP.account?.iban.replaceAll(' ', '')],
    ['Variabilný symbol', '2026000042'],
    ['Suma', '12,80'],
  ]) {
    await walk(button(`Kopírovať: ${what}`), [status(`Skopírované: ${what}`), 'there'])
    expect(copy).toHaveBeenLastCalledWith(text)
  }
  copy.mockRejectedValue(new Error('denied'))
  await walk(button('Kopírovať: IBAN'), [page.getByText(/^Kopírovanie sa nepodarilo/), 'seen'])
})

describe('the receipt of an order', () => {
  const FILE = 'objednavka-2026000042.txt'
  const save = button('Uložiť údaje o objednávke')

  it('is saved as a file named after the order', async () => {
    await order()
    const saved: HTMLAnchorElement[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this)
    })
    await walk(save, [status(`Uložené do súboru ${FILE}.`), 'there'])
    const [file] = saved
    expect(file?.download).toBe(FILE)
    const text = await (await fetch(file?.href ?? '')).text()
    expect(text).toMatch(/^Objednávka 2026000042\n/)
    expect(text).toContain(MUG.name)
  })

  it('is shared by a phone as that file', async () => {
    await usePhone()
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.assign(navigator, { canShare: () => true, share })
    await order()
    await press(save)
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe(FILE)
  })
})
