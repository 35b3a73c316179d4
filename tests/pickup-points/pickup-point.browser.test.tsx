// Rules 405, 416, 615
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import type { ShopSettings } from '../../src/catalogue/rules/settings.ts'
import type { PickupPoint } from '../../src/pickup-points/rules/pickup-point.ts'
import { writePoints } from '../../src/pickup-points/rules/points-file.ts'
import { $points } from '../../src/pickup-points/store/points-store.ts'
import { customer } from '../fixtures/builders.ts'
import { api } from '../browser/api.ts'
import { MUG, openCheckout, sell, send, sentOrders, view } from '../browser/checkout.tsx'
import { focus, press, usePhone } from '../browser/page.ts'

const FILE = '/pickup-points/box.json'
const BOX = { id: 7, name: 'Balíkobox', kind: 'point', costCents: 190, pointsFile: FILE } as const
const SETTINGS: ShopSettings = {
  ...DEFAULT_SETTINGS,
  deliveryOptions: [...DEFAULT_SETTINGS.deliveryOptions, BOX],
  paymentOptions: DEFAULT_SETTINGS.paymentOptions.map((payment) => ({
    ...payment,
    visibleInDelivery: [...payment.visibleInDelivery, BOX.id],
  })),
}
const point = (id: string, name: string, postalCode: string, city: string): PickupPoint => ({
  ...{ id, name, street: `Hlavná ${id}`, postalCode, city, hours: 'nonstop' },
})
const KUBIN = [
  point('1', 'Box pri tržnici', '026 01', 'Dolný Kubín'),
  point('2', 'Box pri stanici', '026 01', 'Dolný Kubín'),
]
const POINTS = [
  ...KUBIN,
  ...Array.from({ length: 30 }, (_, i) => point(`b${i}`, `Potraviny ${i}`, '811 01', 'Bratislava')),
]

const asked = vi.fn<() => Promise<Response>>()
const answerWith = (points: readonly PickupPoint[]) =>
  asked.mockImplementation(() => Promise.resolve(Response.json(writePoints(points))))

const radio = page.getByRole('radio', { name: BOX.name })
const box = page.getByRole('combobox', { name: 'Obec, PSČ, ulica alebo názov miesta' })
const rows = page.getByRole('listbox', { name: 'Výdajné miesta' }).getByRole('option')
const deliveries = page.getByRole('group', { name: 'Doprava' })
const told = deliveries.getByRole('status')
const change = page.getByRole('button', { name: 'Zmeniť výdajné miesto Box pri stanici' })
const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })
const textOf = (locator: { elements: () => Element[] }) => locator.elements().map((one) => one.textContent)

/** A shopper without an address. */
const NAMED = customer({ street: '', street_number: '', postal_code: '', city: '' })
const open = (settings = SETTINGS, form = NAMED) => openCheckout([MUG], form, settings)

async function choose(text: string, name: RegExp): Promise<void> {
  await press(radio)
  await press(box)
  await userEvent.keyboard(text)
  await press(rows.filter({ hasText: name }))
}

beforeEach(() => {
  $points.set({})
  asked.mockClear()
  answerWith(POINTS)
  sell([MUG])
  const others = window.fetch.bind(window)
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    (input instanceof Request ? input.url : input.toString()).endsWith(FILE) ? asked() : others(input, init),
  )
})

describe('the choice of a pick-up point', () => {
  it('fetches its list when it is opened, once, and never before', async () => {
    await open()
    await expect.element(radio).toBeVisible()
    await press(page.getByRole('radio', { name: /GLS/ }))
    expect(asked).not.toHaveBeenCalled()
    await press(radio)
    await expect.element(box).toBeVisible()
    await press(box)
    await userEvent.keyboard('dolny')
    await expect.element(rows).toHaveLength(2)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('shows name, street, town and hours of each point, and says how many points there are', async () => {
    await open()
    await press(radio)
    await expect.element(deliveries).toHaveAccessibleDescription('Vyberte výdajné miesto')
    await press(box)
    await userEvent.keyboard('02601')
    await expect
      .element(rows.first())
      .toMatchTextContent(/^Box pri stanici Hlavná 2, 026 01 Dolný Kubín nonstop/)
    await expect.element(told.getByText(/^2\smiesta$/)).toBeVisible()
    await box.fill('bratislava')
    await expect
      .element(told.getByText(/^Zobrazujeme 20 z\s30, spresnite obec, ulicu alebo PSČ/))
      .toBeVisible()
    expect(rows.elements()).toHaveLength(20)
    await box.fill('Nikde')
    await expect.element(told.getByText(/^Pre „Nikde“ sme nenašli žiadne miesto/)).toBeVisible()
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  })

  it('is made by keyboard alone, even while the API is down, and the focus moves to the button that changes it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    api.mockImplementation(() => Promise.reject(new TypeError('offline')))
    await open()
    await press(radio)
    await userEvent.tab()
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('dolny kubin')
    await expect.element(rows).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(change).toHaveFocus()
    await expect.element(told.getByText('Box pri stanici')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveFocus()
  })

  it('is made by finger with rows as large as a finger', async () => {
    await usePhone()
    await open()
    await press(radio)
    await press(box)
    await userEvent.keyboard('kubin')
    await expect.element(rows).toHaveLength(2)
    for (const row of rows.elements()) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
    await press(rows.nth(0))
    await expect.element(change).toBeVisible()
  })

  it('is the first step that the bar names, and a press on it leads to the box', async () => {
    await open(SETTINGS, { ...NAMED, tel: '' })
    await press(radio)
    await expect.element(box).toBeVisible()
    await press(page.getByRole('button', { name: 'Pokračovať: doprava' }))
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('kubin')
    await press(rows.first())
    await expect.element(page.getByRole('button', { name: 'Pokračovať: údaje' })).toBeVisible()
  })

  it('scrolls the first point into the window when a text is typed into a box at the window’s end', async () => {
    await usePhone()
    await page.viewport(360, 540)
    await open()
    await press(radio)
    await press(box)
    box.element().scrollIntoView({ block: 'end' })
    await userEvent.keyboard('kubin')
    await expect.element(rows).toHaveLength(2)
    const row = rows.first().element()
    const isSeen = () => {
      const { left, bottom } = row.getBoundingClientRect()
      return row.contains(document.elementFromPoint(left + 5, bottom - 5))
    }
    await expect.poll(isSeen).toBe(true)
  })

  it('is shown with name, address and hours, and is sent with the order', async () => {
    await open()
    await choose('kubin', /stanici/)
    await expect
      .element(deliveries)
      .toMatchTextContent(/Box pri staniciHlavná 2, 026\s01 Dolný KubínnonstopZmeniť/)
    await expect
      .element(summary)
      .toMatchTextContent(/Výdajné miesto: Box pri stanici, Hlavná 2, 026\s01 Dolný Kubín/)
    await send()
    await expect.element(view.success).toBeVisible()
    expect(sentOrders()[0]?.order).toMatchObject({
      chosenDelivery: BOX.id,
      pickupPoint: { id: '2', name: 'Box pri stanici', address: 'Hlavná 2, 026 01 Dolný Kubín' },
    })
    const contents = page.getByRole('region', { name: 'Čo ste objednali' })
    await expect
      .element(contents)
      .toMatchTextContent(/Výdajné miestoBox pri staniciHlavná 2, 026 01 Dolný Kubínnonstop/)
    await expect.element(contents).not.toMatchTextContent(/Dodacia adresa/)
    await expect
      .element(page.getByText(/^Zásielka vás bude čakať na výdajnom mieste Box pri stanici, Hlavná 2/))
      .toBeVisible()
  })

  it('is asked for by the order button, and a press on the button leads to it', async () => {
    await open()
    await press(radio)
    await expect.element(box).toBeVisible()
    await press(view.terms)
    await focus(page.getByRole('button', { name: 'Vyberte výdajné miesto' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveFocus()
    expect(sentOrders()).toEqual([])
    await userEvent.keyboard('kubin{Enter}')
    await press(view.submit)
    await expect.element(view.success).toBeVisible()
  })

  it('says that its list cannot be fetched, and tries again', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    vi.spyOn(console, 'warn').mockReturnValue()
    await open()
    await press(radio)
    await press(box)
    await expect.element(told.getByText('Zoznam výdajných miest sa nepodarilo načítať.')).toBeVisible()
    answerWith(POINTS)
    await userEvent.keyboard('kubin')
    await press(rows.filter({ hasText: 'Skúsiť znova' }))
    await expect.element(rows).toHaveLength(2)
  })
})

describe('the last choice of a pick-up point', () => {
  it('is offered first for the next order, and fetches nothing until the choice is opened', async () => {
    await open()
    await choose('kubin', /stanici/)
    await send()
    await expect.element(view.success).toBeVisible()
    $points.set({})
    asked.mockClear()
    await open()
    await press(radio)
    await press(box)
    await expect.element(rows).toHaveLength(1)
    await expect.element(rows.first()).toMatchTextContent(/^Box pri stanici naposledy/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(change).toHaveFocus()
  })

  it('stays in a draft when the page is opened again, fetches nothing, and is offered until another one is chosen', async () => {
    await open()
    await choose('kubin', /stanici/)
    await expect.element(change).toBeVisible()
    $points.set({})
    asked.mockClear()
    await open()
    await expect.element(change).toBeVisible()
    await expect.element(summary).toMatchTextContent(/Výdajné miesto: Box pri stanici/)
    expect(asked).not.toHaveBeenCalled()
    await press(change)
    await expect.element(box).toHaveFocus()
    await expect.element(rows.first()).toMatchTextContent(/^Box pri stanici/)
    await expect.element(summary).toMatchTextContent(/Výdajné miesto: Box pri stanici/)
    await userEvent.keyboard('kubin')
    await press(rows.filter({ hasText: 'tržnici' }))
    await expect.element(summary).toMatchTextContent(/Výdajné miesto: Box pri tržnici/)
  })

  it('stays chosen if Escape closes its change', async () => {
    await open()
    await choose('kubin', /stanici/)
    await press(change)
    await expect.element(rows.first()).toMatchTextContent(/^Box pri stanici/)
    await userEvent.keyboard('{Escape}')
    await expect.element(rows).toHaveLength(0)
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(change).toHaveFocus()
    await expect.element(summary).toMatchTextContent(/Výdajné miesto: Box pri stanici/)
  })

  it('stops the order and is named if it has left the list', async () => {
    await open()
    await choose('kubin', /stanici/)
    $points.set({})
    answerWith(POINTS.filter(({ id }) => id !== '2'))
    await open()
    await expect.element(change).toBeVisible()
    await send()
    await expect.element(page.getByText(/^Objednávku sme neodoslali: vybrané výdajné miesto/)).toBeVisible()
    expect(sentOrders()).toEqual([])
    await press(box)
    await expect.element(told.getByText(/^Miesto „Box pri stanici“, ktoré ste si vybrali/)).toBeVisible()
  })
})

describe('the form of an order to a pick-up point', () => {
  it('asks for no postal address, but for a name and the telephone to which the carrier writes', async () => {
    await open(SETTINGS, { ...NAMED, name: '' })
    await press(radio)
    const fields = () =>
      view.billing
        .getByRole('textbox')
        .elements()
        .map((field) => (field as HTMLInputElement).name)
    await expect.poll(fields).toEqual(['email', 'name', 'surname', 'tel'])
    await expect.element(page.getByRole('group', { name: 'Dodacia adresa' })).not.toBeInTheDocument()
    await expect
      .element(view.billing.getByRole('textbox', { name: 'Telefón' }))
      .toHaveAccessibleDescription(/^Dopravca vám na toto číslo pošle správu/)
    const missing = page.getByRole('status').filter({ hasText: 'Aby sme vám balík mohli doručiť' })
    expect(textOf(missing.getByRole('link'))).toEqual(['Meno'])
  })

  it('takes an address for the invoice, and asks a company for it', async () => {
    await open()
    await press(radio)
    await press(page.getByRole('button', { name: 'Doplniť adresu na faktúru' }))
    const street = view.billing.getByRole('textbox', { name: 'Ulica' })
    await expect.element(street).toHaveFocus()
    await userEvent.keyboard('Dlhá')
    await street.clear()
    await expect.element(street).toBeVisible()
    await press(page.getByRole('checkbox', { name: 'Nakupujem na firmu' }))
    const missing = page.getByRole('status').filter({ hasText: 'Na faktúru doplňte ešte' })
    await expect.poll(() => textOf(missing.getByRole('link'))).toEqual(['IČO', 'Ulica', 'PSČ', 'Mesto'])
  })
})

it('the checkout says that a chosen delivery is no longer offered, and has its point when it is offered again', async () => {
  await open()
  await choose('kubin', /stanici/)
  await open(DEFAULT_SETTINGS)
  await expect
    .element(told.getByText('Dopravu „Balíkobox“ už neponúkame, zvolili sme „Slovenská pošta 1. trieda“.'))
    .toBeVisible()
  await open()
  await press(radio)
  await expect.element(change).toBeVisible()
  await expect.element(told.getByText(/už neponúkame/)).not.toBeInTheDocument()
})
