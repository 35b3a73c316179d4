// Rules 129, 402, 411, 413, 414
import { expect, it } from 'vitest'
import { digest } from '../../../../src/text/digest.ts'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout-settings.ts'
import { KIND_WORDS } from '../../../../src/config/kind-words.ts'
import { DATABASE_SETTINGS } from '../../../fixtures/builders.ts'
import type { GivenSettings } from '../../../../src/cart/rules/compare-settings.ts'
import { readSettings, type SettingsFault } from '../../../../scripts/pipeline/pull/read-settings.ts'

type GivenDelivery = NonNullable<GivenSettings['deliveryOptions']>[number]
type GivenPayment = NonNullable<GivenSettings['paymentOptions']>[number]

const delivery = (id: number, name: string, change: Partial<GivenDelivery> = {}): GivenDelivery => ({
  ...{ id, name, kind: '', costCents: 290, carrier: '', points: '' },
  ...change,
})
const payment = (id: number, name: string, change: Partial<GivenPayment> = {}): GivenPayment => ({
  ...{ id, name, kind: '', costCents: 0, visibleInDelivery: [1, 2, 3] },
  ...change,
})
const TRANSFER = payment(1, 'Prevod')
/** Delivery 3 has a file of points, whatever its kind. */
const read = (given: GivenSettings) =>
  readSettings(given, DEFAULT_SETTINGS, KIND_WORDS, ({ id }) => (id === 3 ? '/box.json' : undefined))

/** The settings of the specification with ids of a database. */
const RENUMBERED = {
  deliveryOptions: DATABASE_SETTINGS.deliveryOptions.map(({ id, name, costCents }) =>
    delivery(id, name, { costCents }),
  ),
  paymentOptions: DATABASE_SETTINGS.paymentOptions.map(({ kind: _, ...option }) => ({ ...option, kind: '' })),
}

/** Names by the kind that they say. */
const rowsOf = (kinds: Record<string, string>) =>
  Object.entries(kinds).flatMap(([kind, names]) => names.split(' | ').map((name) => [name, kind] as const))

it.each(
  rowsOf({
    post: 'Slovenská pošta 1. trieda | DORUČENIE NA POŠTU – pošta',
    courier:
      'Kuriér GLS | kurier | Osobný odber v Packeta boxe | Osobné doručenie po Žiline | Balíkovo | Packeta Home | Zásilkovna | DPD Pickup point | Doručenie na odberné miesto v obchode | Balík na adresu | Doručenie domov | Teleport',
    pickup:
      'Osobný odber | osobny odber na predajni | Vyzdvihnutie v predajni | Vyzdvihnem si sám | Osobne | Osobní odběr na prodejně | Odber na prevádzke | Odber osobne | Prídem si | Click & Collect | Pick-up in store',
  }),
)('the name "%s" of a delivery says %s', (name, kind) => {
  const given = { deliveryOptions: [delivery(2, name, { costCents: 0 })], paymentOptions: [TRANSFER] }
  expect(read(given).settings.deliveryOptions).toMatchObject([{ id: 2, name, kind }])
})

it.each([
  ['pickup', 'Kuriér GLS', 'pickup', 'api'],
  ['courier', 'Osobný odber', 'courier', 'api'],
  ['Post', 'Teleport', 'post', 'api'],
  ['box', 'Osobný odber', 'pickup', 'name'],
  ['Pick-up', 'Teleport', 'pickup', 'api'],
  ['point', 'Osobný odber', 'point', 'api'],
  ['', 'Teleport', 'courier', 'none'],
])('a delivery with the kind "%s" and the name "%s" is %s, by %s', (kind, name, expected, from) => {
  const given = { deliveryOptions: [delivery(2, name, { kind, costCents: 0 })], paymentOptions: [TRANSFER] }
  const oddKind = kind === 'box' && { oddKind: 'box' }
  expect(read(given).readings[0]).toEqual({ id: 2, name, kind: expected, from, ...oddKind })
})

it('a delivery with a fee is a pickup only if the API sends that kind (rule 413)', () => {
  const given = (kind: string) =>
    read({
      deliveryOptions: [delivery(3, 'Osobný odber', { kind })],
      paymentOptions: [TRANSFER],
    }).faults
  expect(given('pickup')).toEqual([])
  expect(given('')).toEqual([
    { reason: 'pickup-fee', field: '"Osobný odber"', value: '3', other: '2,90\u00A0€' },
  ])
})

it('a delivery to a pick-up point has its file of points, and no other delivery has one', () => {
  const { settings, readings, faults } = read({
    deliveryOptions: [
      delivery(3, 'Box', { kind: 'point', points: 'https://example.sk/points.json' }),
      delivery(2, 'Pošta'),
    ],
    paymentOptions: [TRANSFER],
  })
  const pointsOf = digest('https://example.sk/points.json')
  expect(settings.deliveryOptions).toEqual([
    { id: 3, name: 'Box', kind: 'point', costCents: 290, pointsFile: '/box.json', pointsOf },
    { id: 2, name: 'Pošta', kind: 'post', costCents: 290 },
  ])
  expect(readings[0]).toEqual({ id: 3, name: 'Box', kind: 'point', from: 'api' })
  expect(faults).toEqual([])
})

it('a delivery to a pick-up point without a file of points is left out, with a payment only for that delivery', () => {
  const { settings, readings, faults } = read({
    deliveryOptions: [
      delivery(1, 'Pošta'),
      delivery(2, 'Z-BOX', { kind: 'point', points: 'https://example.sk/points.json' }),
    ],
    paymentOptions: [
      payment(1, 'Prevod', { visibleInDelivery: [1, 2] }),
      payment(2, 'Kartou', { visibleInDelivery: [2] }),
    ],
  })
  expect(settings.deliveryOptions.map(({ name }) => name)).toEqual(['Pošta'])
  expect(settings.paymentOptions.map(({ name }) => name)).toEqual(['Prevod'])
  expect(readings).toContainEqual({ id: 2, name: 'Z-BOX', kind: 'point', from: 'api' })
  expect(faults).toEqual([])
})

it('a delivery keeps the carrier that the API names', () => {
  const deliveryOptions = [delivery(1, 'Pošta', { carrier: 'EXPRES_KURIER' }), delivery(2, 'Kuriér')]
  expect(read({ deliveryOptions, paymentOptions: [TRANSFER] }).settings.deliveryOptions).toEqual([
    { id: 1, name: 'Pošta', kind: 'post', costCents: 290, carrier: 'EXPRES_KURIER' },
    { id: 2, name: 'Kuriér', kind: 'courier', costCents: 290 },
  ])
})

const readDays = (days: unknown) =>
  read({ deliveryOptions: [delivery(1, 'Pošta', { days })], paymentOptions: [TRANSFER] })

it('the days of a delivery (rule 129) are those of the API; impossible ones are in the report, and the delivery stays', () => {
  expect(readDays('2-4').settings.deliveryOptions).toMatchObject([{ days: [2, 4] }])
  for (const days of [null, 'o týždeň']) {
    const { settings, readings, faults } = readDays(days)
    expect(settings.deliveryOptions).toEqual([{ id: 1, name: 'Pošta', kind: 'post', costCents: 290 }])
    expect(readings[0]).toEqual({
      id: 1,
      name: 'Pošta',
      kind: 'post',
      from: 'name',
      ...(days && { oddDays: days }),
    })
    expect(faults).toEqual([])
  }
})

it.each(
  rowsOf({
    transfer:
      'Bankový prevod vopred | Platba na účet | Bankovním převodem | QR platba | Online prevod (TrustPay)',
    'cash-on-delivery':
      'DOBIERKA | Hotovosť pri prevzatí | Kartou pri prevzatí | Dobírka | Cash on delivery | Platba pri prebratí',
    'in-store': 'Platba v predajni | Kartou v predajni | V hotovosti pri osobnom odbere',
    card: 'Platobná karta | Platba kartou online | GoPay | Google Pay',
  }),
)('the name "%s" of a payment says %s', (name, kind) => {
  const given = { deliveryOptions: [delivery(1, 'Pošta')], paymentOptions: [payment(0, name)] }
  expect(read(given).settings.paymentOptions).toMatchObject([{ id: 0, name, kind }])
})

it('the kind of a payment (rule 413) is the kind that the API sends, even if the name says another', () => {
  const given = {
    deliveryOptions: [delivery(1, 'Pošta')],
    paymentOptions: [payment(0, 'Dobierka', { kind: 'Cash_on_delivery' }), payment(1, 'X', { kind: 'card' })],
  }
  expect(read(given).settings.paymentOptions.map(({ kind }) => kind)).toEqual(['cash-on-delivery', 'card'])
})

it.each(['Na faktúru', 'V hotovosti', 'Darčeková poukážka'])(
  'the name "%s" of a payment tells no kind',
  (name) => {
    const given = { deliveryOptions: [delivery(1, 'Pošta')], paymentOptions: [payment(0, name)] }
    expect(read(given).faults).toHaveLength(1)
  },
)

it('the kind of a payment (rule 413) is a fault if nothing tells it, with any id', () => {
  const given = { deliveryOptions: [delivery(1, 'Pošta')], paymentOptions: [payment(0, 'Skip Pay')] }
  expect(read(given).faults).toEqual([{ reason: 'no-kind', field: '"Skip Pay"', value: '0' }])
  expect(read(given).readings).toContainEqual({ id: 0, name: 'Skip Pay', kind: null, from: 'none' })
})

it('settings sent in part (rule 406) get the shop’s own values for the rest', () => {
  const { settings, readings, faults } = read({ deliveryOptions: [], paymentOptions: null })
  const { deliveryFreeFromCents, deliveryOptions, paymentOptions } = DEFAULT_SETTINGS
  expect(settings).toEqual({ deliveryFreeFromCents, deliveryOptions, paymentOptions })
  expect(new Set(readings.map(({ from }) => from))).toEqual(new Set(['shop']))
  expect(faults).toEqual([])
})

it('settings sent in part (rule 406) read the shop’s own settings correctly with a database’s ids and without kinds', () => {
  const { settings, faults } = read(RENUMBERED)
  expect(faults).toEqual([])
  expect(DATABASE_SETTINGS).toMatchObject(settings)
})

it('settings sent in part (rule 406) offer the shop’s own payments for deliveries of the same kind, with any ids', () => {
  const { deliveryOptions } = RENUMBERED
  const offered = read({ deliveryOptions }).settings.paymentOptions
  expect(offered.map(({ kind, visibleInDelivery }) => [kind, visibleInDelivery])).toEqual([
    ['transfer', [1, 2, 3]],
    ['cash-on-delivery', [1, 2]],
    ['in-store', [3]],
  ])
})

it('settings sent in part (rule 406) offer the shop’s own payments for a pick-up point as for a courier', () => {
  const deliveryOptions = [delivery(3, 'Box', { kind: 'point', points: 'https://example.sk/points.json' })]
  const offered = read({ deliveryOptions }).settings.paymentOptions
  expect(
    offered.filter(({ visibleInDelivery }) => visibleInDelivery.includes(3)).map(({ kind }) => kind),
  ).toEqual(['transfer', 'cash-on-delivery'])
})

it('settings sent in part (rule 406) keep the page’s deliveries to pick-up points that have a file', () => {
  const box = { id: 7, name: 'Box', kind: 'point', costCents: 290 } as const
  const readFor = (pointsFile?: string) => {
    const deliveryOptions = [
      ...DEFAULT_SETTINGS.deliveryOptions,
      { ...box, ...(pointsFile && { pointsFile }) },
    ]
    return readSettings({}, { ...DEFAULT_SETTINGS, deliveryOptions }, KIND_WORDS, () => undefined).settings
  }
  expect(readFor('/box.json').deliveryOptions).toContainEqual({ ...box, pointsFile: '/box.json' })
  expect(readFor().deliveryOptions).toEqual(DEFAULT_SETTINGS.deliveryOptions)
})

const post = delivery(1, 'Pošta')
const point = delivery(2, 'Box', { kind: 'point', points: 'x' })
it.each<[GivenSettings, SettingsFault]>([
  [
    { deliveryOptions: [post, delivery(7, 'DHL')], paymentOptions: [TRANSFER] },
    { reason: 'no-payment', field: '"DHL"', value: '7' },
  ],
  [
    { deliveryOptions: [post, delivery(1, 'DHL')], paymentOptions: [TRANSFER] },
    { reason: 'delivery-id', field: '"Pošta"', value: '1', other: '"DHL"' },
  ],
  [
    { deliveryOptions: [post], paymentOptions: [TRANSFER, payment(1, 'Kartou')] },
    { reason: 'payment-id', field: '"Prevod"', value: '1', other: '"Kartou"' },
  ],
  [{ deliveryOptions: [point], paymentOptions: [TRANSFER] }, { reason: 'no-delivery' }],
])('settings without a way to deliver and pay are a fault (rule 411): %j', (given, fault) => {
  expect(read(given).faults).toEqual([fault])
})
