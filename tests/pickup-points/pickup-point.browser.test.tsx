// Rules 405, 416, 615
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import type { PickupPoint } from '../../src/pickup-points/rules/pickup-point.ts'
import { writePoints } from '../../src/pickup-points/rules/points-file.ts'
import { $points } from '../../src/pickup-points/store/points-store.ts'
import { BOX, BOX_SETTINGS, customer, MUG } from '../fixtures/builders.ts'
import { shop } from '../fixtures/fake-shop.ts'
import { openCheckout, send, view } from '../browser/checkout.tsx'
import { press, usePhone } from '../browser/page.ts'
import { button, fill, goTo, group, radio, status, tick, walk } from '../browser/walk.ts'

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

const answerWith = (points: readonly PickupPoint[]) => shop.answers(BOX.pointsFile, writePoints(points))
const asked = () => shop.asked(BOX.pointsFile)

const toPoint = radio(BOX.name)
const box = page.getByRole('combobox', { name: 'Obec, PSČ, ulica alebo názov miesta' })
const rows = page.getByRole('listbox', { name: 'Výdajné miesta' }).getByRole('option')
const deliveries = group('Doprava')
const told = deliveries.getByRole('status')
const change = button('Zmeniť výdajné miesto Box pri stanici')
const summary = page.getByRole('complementary', { name: 'Súhrn objednávky' })
const textOf = (locator: { elements: () => Element[] }) => locator.elements().map((one) => one.textContent)

/** A shopper without an address. */
const NAMED = customer({ street: '', street_number: '', postal_code: '', city: '' })
const open = (settings = BOX_SETTINGS, form = NAMED) => openCheckout([MUG], form, settings)

const station = [toPoint, box, 'kubin', rows.filter({ hasText: 'stanici' })]
const unasked = () => expect(asked()).toEqual([])
/** Opens the checkout of another page, which has no list yet. */
async function openAgain(): Promise<void> {
  $points.set({})
  shop.calls = []
  await open()
}

beforeEach(() => {
  $points.set({})
  answerWith(POINTS)
})

describe('the choice of a pick-up point', () => {
  it('fetches its list when it is opened, once, and never before', async () => {
    await open()
    await walk([toPoint, 'seen'], radio(/GLS/), unasked, toPoint, [box, 'seen'], box, 'dolny', [rows, 2])
    expect(asked()).toHaveLength(1)
  })

  it('shows name, street, town and hours of each point, and says how many points there are', async () => {
    await open()
    await walk(toPoint, [deliveries, { says: 'Vyberte výdajné miesto' }], box, '02601')
    await walk([rows.first(), /^Box pri stanici Hlavná 2, 026 01 Dolný Kubín nonstop/])
    await walk([told.getByText(/^2\smiesta$/), 'seen'])
    const many = told.getByText(/^Zobrazujeme 20 z\s30, spresnite obec, ulicu alebo PSČ/)
    await walk(fill(box, 'bratislava'), [many, 'seen'], [rows, 20], fill(box, 'Nikde'))
    await walk([told.getByText(/^Pre „Nikde“ sme nenašli žiadne miesto/), 'seen'])
    await walk([box, { 'aria-expanded': 'false' }])
  })

  it('is made by keyboard alone, even while the API is down, and the focus moves to the button that changes it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    shop.fails('get_product', 'get_eshop_config')
    await open()
    await walk(toPoint, '{Tab}', [box, 'focused'], 'dolny kubin', [rows, 2], '{ArrowDown}{ArrowUp}{Enter}')
    await walk([change, 'focused'], [told.getByText('Box pri stanici'), 'seen'], '{Enter}', [box, 'focused'])
  })

  it('is made by finger with rows as large as a finger, and the first is seen below a text that is typed at the window’s end', async () => {
    await usePhone()
    await page.viewport(360, 540)
    await open()
    await walk(toPoint, box, () => box.element().scrollIntoView({ block: 'end' }), 'kubin', [rows, 2])
    for (const row of rows.elements()) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
    const row = rows.first().element()
    const isSeen = () => {
      const { left, bottom } = row.getBoundingClientRect()
      return row.contains(document.elementFromPoint(left + 5, bottom - 5))
    }
    await expect.poll(isSeen).toBe(true)
    await walk(rows.first(), [button('Zmeniť výdajné miesto'), 'seen'])
  })

  it('is the first step that the bar names, and a press on it leads to the box', async () => {
    await open(BOX_SETTINGS, { ...NAMED, tel: '' })
    await walk(toPoint, [box, 'seen'], button('Pokračovať: doprava'), [box, 'focused'])
    await walk('kubin', rows.first(), [button('Pokračovať: údaje'), 'seen'])
  })

  it('is shown with name, address and hours, and is sent with the order', async () => {
    await open()
    await walk(...station, [deliveries, /Box pri staniciHlavná 2, 026\s01 Dolný KubínnonstopZmeniť/])
    await walk([summary, /Výdajné miesto: Box pri stanici, Hlavná 2, 026\s01 Dolný Kubín/])
    await send()
    await walk([view.success, 'seen'])
    expect(shop.orders()[0]?.order).toMatchObject({
      chosenDelivery: BOX.id,
      pickupPoint: { id: '2', name: 'Box pri stanici', address: 'Hlavná 2, 026 01 Dolný Kubín' },
    })
    const contents = page.getByRole('region', { name: 'Čo ste objednali' })
    await walk([
      contents,
      /Výdajné miestoBox pri staniciHlavná 2, 026 01 Dolný Kubínnonstop/,
      { lacks: 'Dodacia adresa' },
    ])
    await walk([
      page.getByText(/^Zásielka vás bude čakať na výdajnom mieste Box pri stanici, Hlavná 2/),
      'seen',
    ])
  })

  it('is asked for by the order button, and a press on the button leads to it', async () => {
    await open()
    await walk(toPoint, [box, 'seen'], view.terms, goTo(button('Vyberte výdajné miesto')), '{Enter}', [
      box,
      'focused',
    ])
    expect(shop.orders()).toEqual([])
    await walk('kubin{Enter}', view.submit, [view.success, 'seen'])
  })

  it('says that its list cannot be fetched, and tries again', async () => {
    shop.fails(BOX.pointsFile)
    vi.spyOn(console, 'warn').mockReturnValue()
    await open()
    await walk(toPoint, box, [told.getByText('Zoznam výdajných miest sa nepodarilo načítať.'), 'seen'])
    answerWith(POINTS)
    await walk('kubin', rows.filter({ hasText: 'Skúsiť znova' }), [rows, 2])
  })
})

describe('the last choice of a pick-up point', () => {
  it('is offered first for the next order, and fetches nothing until the choice is opened', async () => {
    await open()
    await walk(...station)
    await send()
    await walk([view.success, 'seen'], openAgain, unasked, toPoint, box)
    await walk([rows, 1], [rows.first(), /^Box pri stanici naposledy/], '{ArrowDown}{Enter}', [
      change,
      'focused',
    ])
  })

  it('stays in a draft when the page is opened again, fetches nothing, and is offered until another one is chosen', async () => {
    await open()
    await walk(...station, [change, 'seen'], openAgain, [change, 'seen'])
    await walk([summary, /Výdajné miesto: Box pri stanici/], unasked)
    await walk(change, [box, 'focused'], [rows.first(), /^Box pri stanici/])
    await walk([summary, /miesto: Box pri stanici/])
    await walk('kubin', rows.filter({ hasText: 'tržnici' }), [summary, /Výdajné miesto: Box pri tržnici/])
  })

  it('stays chosen if Escape closes its change', async () => {
    await open()
    await walk(...station, change, [rows.first(), /^Box pri stanici/], '{Escape}', [rows, 0])
    await walk([box, 'focused'])
    await walk('{Escape}', [change, 'focused'], [summary, /Výdajné miesto: Box pri stanici/])
  })

  it('stops the order and is named if it has left the list', async () => {
    await open()
    await walk(...station)
    answerWith(POINTS.filter(({ id }) => id !== '2'))
    await walk(openAgain, [change, 'seen'])
    await send()
    await walk([page.getByText(/^Objednávku sme neodoslali: vybrané výdajné miesto/), 'seen'])
    expect(shop.orders()).toEqual([])
    await walk(box, [told.getByText(/^Miesto „Box pri stanici“, ktoré ste si vybrali/), 'seen'])
  })
})

describe('the form of an order to a pick-up point', () => {
  const links = (text: string) => textOf(status(text).getByRole('link'))

  it('asks for no postal address, but for a name and the telephone to which the carrier writes', async () => {
    await open(BOX_SETTINGS, { ...NAMED, name: '' })
    await press(toPoint)
    const fields = view.billing.getByRole('textbox')
    const names = () => fields.elements().map((field) => (field as HTMLInputElement).name)
    await expect.poll(names).toEqual(['email', 'name', 'surname', 'tel'])
    await walk([group('Dodacia adresa'), 'gone'])
    await walk([view.billing.getByLabelText('Telefón'), { says: /^Dopravca vám na toto číslo pošle správu/ }])
    expect(links('Aby sme vám balík mohli doručiť')).toEqual(['Meno'])
  })

  it('takes an address for the invoice, and asks a company for it', async () => {
    await open()
    const street = view.billing.getByRole('textbox', { name: 'Ulica' })
    await walk(toPoint, button('Doplniť adresu na faktúru'), [street, 'focused'], 'Dlhá', () =>
      street.clear(),
    )
    await walk([street, 'seen'], tick('Nakupujem na firmu'))
    await expect.poll(() => links('Na faktúru doplňte ešte')).toEqual(['IČO', 'Ulica', 'PSČ', 'Mesto'])
  })
})

it('the checkout says that a chosen delivery is no longer offered, and has its point when it is offered again', async () => {
  const gone = told.getByText('Dopravu „Balíkobox“ už neponúkame, zvolili sme „Slovenská pošta 1. trieda“.')
  await open()
  await walk(
    ...station,
    () => open(DEFAULT_SETTINGS),
    [gone, 'seen'],
    () => open(),
    toPoint,
  )
  await walk([change, 'seen'])
  await walk([told.getByText(/už neponúkame/), 'gone'])
})
