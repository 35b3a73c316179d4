// Rules 133, 409, 412, 413, 504, 509, 514, 520, 717
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SHOP } from '../../src/config/shop.ts'
import { cartLine, customer } from '../fixtures/builders.ts'
import { api } from '../browser/api.ts'
import { MUG, openCart, openCheckout, order, sell, send, sentOrders, view } from '../browser/checkout.tsx'
import { press, usePhone } from '../browser/page.ts'

vi.mock('../../src/config/checkout-settings.ts', async (load) => ({
  ...(await load<object>()),
  PAYMENT_HOSTS: ['gate.example.sk'],
}))

const ACCEPTED = { data: { status: 1, order_number: '2026000042' } }
const changed = page.getByText(/^Zmenili ste objednávku, o ktorej nevieme/)
const same = page.getByText(/^Túto objednávku ste už odoslali/)
const main = page.getByRole('main')
const status = (text: string) => page.getByRole('status').getByText(text)
const HTML = () => new Response('<h1>Údržba</h1>', { status: 502 })

function held(answer: object) {
  const { promise, resolve } = Promise.withResolvers<object>()
  return { answer: () => promise, letGo: () => resolve(answer) }
}

it('sending an order announces each state once, by a heading that is also the title', async () => {
  document.title = 'Objednávka | obchod'
  const { answer, letGo } = held({ data: { status: 0 } })
  sell([MUG], answer)
  await order()
  for (const state of ['Prosím, čakajte', 'Chyba pri odosielaní objednávky :/']) {
    await expect.element(page.getByRole('heading', { name: state })).toHaveFocus()
    await expect.element(page.getByRole('status').getByText(state)).not.toBeInTheDocument()
    expect(document.title).toBe(`${state} | ${SHOP.name}`)
    letGo()
  }
  await expect
    .element(main.getByRole('link', { name: SHOP.phone.label }))
    .toHaveAttribute('href', SHOP.phone.href)
  await press(view.ok)
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Obchod objednávku neprijal\./)
  expect(document.title).toBe('Objednávka | obchod')
})

it('sending an order succeeds without a confirmed price, and the receipt has no sum', async () => {
  api.mockImplementation(({ action }) =>
    action === 'get_product' ? new Response('', { status: 404 }) : ACCEPTED,
  )
  await order('Bankový prevod vopred')
  await expect.element(view.success).toBeVisible()
  await expect.element(main).not.toMatchTextContent('€')
  await expect.element(page.getByRole('button', { name: 'Kopírovať: Suma' })).not.toBeInTheDocument()
})

it('an order that can be paid at a gateway has a link to it on its receipt, and no data for a transfer', async () => {
  sell([MUG], () => ({ data: { ...ACCEPTED.data, payment_url: 'https://gate.example.sk/pay/7' } }))
  await order('Bankový prevod vopred')
  await expect
    .element(main.getByRole('link', { name: 'Zaplatiť kartou' }))
    .toHaveAttribute('href', 'https://gate.example.sk/pay/7')
  await expect.element(main).toMatchTextContent('zaplatíte kartou')
  await expect.element(main).not.toMatchTextContent('Variabilný symbol')
})

it('an order of unknown outcome shows what is known, then what to do, and its button sends nothing', async () => {
  sell([MUG], HTML)
  await order()
  await expect.element(view.unknown).toHaveFocus()
  await expect
    .element(main)
    .toMatchTextContent(
      /Chyba pri odosielaní objednávky :\/Potvrdenie neprišlo.*berte ju ako neprijatú. Overíte si ju na .*Tlačidlo OK nič neodošle/,
    )
  await expect.element(main).not.toMatchTextContent(/odošlite znova|nebolo úspešné/)
  await press(view.ok)
  await expect.element(same).toHaveFocus()
  expect(sentOrders()).toHaveLength(1)
})

it('an order of unknown outcome warns of a changed order until it is changed back', async () => {
  sell([MUG], HTML)
  await order()
  await press(view.ok)
  await expect.element(changed).not.toBeInTheDocument()
  await expect.element(same).toBeVisible()
  await press(page.getByRole('radio', { name: /GLS/ }))
  await expect.element(changed).toBeVisible()
  await expect.element(same).not.toBeInTheDocument()
  await press(page.getByRole('radio', { name: /pošta/ }))
  await expect.element(changed).not.toBeInTheDocument()
  await expect.element(same).toBeVisible()
})

it('an order of unknown outcome can be sent again even if it took the last piece itself', async () => {
  sell([MUG], HTML)
  await order()
  await press(view.ok)
  sell([])
  await openCart([])
  await expect.element(view.changes).toBeVisible()
  sell([])
  await openCheckout([])
  await send()
  await expect.element(view.success).toBeVisible()
})

it.each([
  ['Slovenská pošta', 'Dobierka', 'Sumu 12,80 € zaplatíte pri prevzatí zásielky.'],
  ['Osobný odber', 'Platba v predajni', 'Sumu 8,90 € zaplatíte v predajni'],
])('the receipt for %s and %s has the next step, and no payment data', async (delivery, payment, text) => {
  sell([MUG])
  await order(delivery, payment)
  await expect.element(main).toMatchTextContent('Číslo objednávky 2026000042')
  await expect.element(main).toMatchTextContent(text)
  await expect
    .element(main.getByRole('link', { name: 'Odstúpiť od zmluvy tu' }))
    .toHaveAttribute('href', '/odstupenie-od-zmluvy#z-objednavky')
  await expect.element(main.getByRole('link', { name: 'Ako vymeniť veľkosť' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Platobné údaje' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: /PAY by square/ })).not.toBeInTheDocument()
})

it('the receipt of a sent order says that a size can be exchanged, if a line has a size', async () => {
  api.mockImplementation(({ action }) =>
    action === 'get_product' ? new Response('', { status: 404 }) : ACCEPTED,
  )
  await openCheckout([cartLine({ size: 'M' })], customer())
  await send()
  await expect.element(main).toMatchTextContent('Nesedí veľkosť? Vymeníme ju. Ako vymeniť veľkosť')
})

it('the receipt of a sent order has payment data to scan and to copy, and says if copying failed', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  sell([MUG])
  await order('Kuriér GLS', 'Bankový prevod vopred')
  await expect.element(page.getByRole('img', { name: /PAY by square/ })).toBeVisible()
  await expect.element(main).toMatchTextContent('Uhraďte 12,80 € bankovým prevodom')
  // The heading has the focus. A sum that comes with it would be said between.
  await expect.element(status('Spolu k úhrade')).not.toBeInTheDocument()
  const saved = page.getByRole('link', { name: 'Uložiť kód' }).element() as HTMLAnchorElement
  const code = await createImageBitmap(await (await fetch(saved.href)).blob())
  expect([saved.download, code.width > 300]).toEqual(['platba-2026000042.png', true])
  await press(page.getByRole('link', { name: 'Uložiť kód' }))
  await expect.element(status('Uložené do súboru platba-2026000042.png.')).toBeInTheDocument()
  const symbol = '2026000042'
  for (const [what, text] of [
    ['IBAN', SHOP.account?.iban.replaceAll(' ', '')],
    ['Variabilný symbol', symbol],
    ['Suma', '12,80'],
  ]) {
    await press(page.getByRole('button', { name: `Kopírovať: ${what}` }))
    await expect.element(page.getByRole('status').getByText(`Skopírované: ${what}`)).toBeInTheDocument()
    expect(copy).toHaveBeenLastCalledWith(text)
  }
  copy.mockRejectedValue(new Error('denied'))
  await press(page.getByRole('button', { name: 'Kopírovať: IBAN' }))
  await expect.element(page.getByText(/^Kopírovanie sa nepodarilo/)).toBeVisible()
})

describe('the receipt of an order', () => {
  it('is saved as a file named after the order', async () => {
    sell([MUG], () => ACCEPTED)
    await order()
    const saved: HTMLAnchorElement[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this)
    })
    await press(main.getByRole('button', { name: 'Uložiť údaje o objednávke' }))
    const [link] = saved
    expect(link?.download).toBe('objednavka-2026000042.txt')
    await expect.element(status('Uložené do súboru objednavka-2026000042.txt.')).toBeInTheDocument()
    const text = await (await fetch(link?.href ?? '')).text()
    expect(text).toMatch(/^Objednávka 2026000042\n/)
    expect(text).toContain(MUG.name)
  })

  it('is shared by a phone as that file', async () => {
    await usePhone()
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.assign(navigator, { canShare: () => true, share })
    sell([MUG], () => ACCEPTED)
    await order()
    await press(main.getByRole('button', { name: 'Uložiť údaje o objednávke' }))
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('objednavka-2026000042.txt')
  })
})
