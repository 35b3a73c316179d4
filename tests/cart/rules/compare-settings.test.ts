// Rule 317
import { expect, it } from 'vitest'
import type { DeliveryOption, DeliverySettings, ShopSettings } from '../../../src/catalogue/rules/settings.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { costChanges, refreshSettings, type GivenSettings } from '../../../src/cart/rules/compare-settings.ts'
import { digest } from '../../../src/text/digest.ts'
import { DATABASE_SETTINGS, withDelivery } from '../../fixtures/builders.ts'

const { deliveryOptions, paymentOptions } = DEFAULT_SETTINGS
const POST = 'Slovenská pošta 1. trieda'

const USUAL = { feeCents: 4000, freeCents: { least: 1, most: 50_000 }, times: 3 }

it.each<[string, Partial<ShopSettings>, object[]]>([
  ['nothing', {}, []],
  ['a fee', withDelivery(0, { costCents: 350 }), [{ name: POST, oldCents: 290, newCents: 350 }]],
  ['the free limit', { deliveryFreeFromCents: 4000 }, [{ name: null, oldCents: 3500, newCents: 4000 }]],
  [
    'another name',
    withDelivery(1, { name: 'GLS do zahraničia' }),
    [
      {
        name: 'Kuriér GLS',
        of: 'delivery',
        was: { name: 'Kuriér GLS', days: undefined },
        now: { id: 1, name: 'GLS do zahraničia', days: undefined },
      },
    ],
  ],
  [
    'another time',
    withDelivery(0, { days: [20, 40] }),
    [
      {
        name: POST,
        of: 'delivery',
        was: { name: POST, days: undefined },
        now: { id: 0, name: POST, days: [20, 40] },
      },
    ],
  ],
  [
    'a payment that a delivery does not offer any more',
    {
      paymentOptions: paymentOptions.map((one) => (one.id === 1 ? { ...one, visibleInDelivery: [0] } : one)),
    },
    [{ name: 'Dobierka', delivery: 'Kuriér GLS' }],
  ],
])('a shopper sees the change of %s (rule 317)', (_, change, told) =>
  expect(costChanges(DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, ...change })).toEqual(told),
)

/** A page's settings, of which the API gives what is said beside it. */
const BUILT: DeliverySettings = {
  ...DEFAULT_SETTINGS,
  deliveryOptions: deliveryOptions.map((one) => ({ ...one, carrier: 'Dopravca' })),
}
const BOX = { id: 5, name: 'Box', kind: 'point' as const, costCents: 250 }
type Given = NonNullable<GivenSettings['deliveryOptions']>[number]
const given = (change: Partial<Given> = {}): GivenSettings => ({
  deliveryOptions: deliveryOptions.map(({ id, name, costCents }) => ({
    ...{ id, name, costCents, kind: '', carrier: '', points: '' },
    ...(id === 1 && change),
  })),
})
const refresh = (now: GivenSettings, built = BUILT) => refreshSettings(built, now, USUAL)

it.each<[string, Partial<Given>]>([
  ['kind', { kind: 'pickup' }],
  ['carrier', { carrier: 'Iný dopravca' }],
  ['name, and without a kind', { name: 'Osobný odber v Martine' }],
])(
  'a delivery of another %s is gone for a shopper whose page says what holds for the first one',
  (_, change) => {
    const { now } = refresh(given(change)) ?? { now: BUILT }
    expect(now.deliveryOptions.map(({ id }) => id)).toEqual([0, 2])
    expect(costChanges(BUILT, { ...BUILT, ...now })).toContainEqual({ name: 'Kuriér GLS', isGone: true })
  },
)

it.each<[string, Partial<Given>, Partial<DeliveryOption>]>([
  ['cost', { costCents: 450 }, { costCents: 450 }],
  ['days', { days: '2-4' }, { days: [2, 4] }],
  ['name, with the kind that it had, in any spelling', { name: 'GLS', kind: 'Courier' }, { name: 'GLS' }],
  ['id', { id: 7 }, { id: 7 }],
  ['kind that nobody knows', { kind: 'dron' }, {}],
])('a known delivery gets another %s from the API, and keeps the rest', (_, change, told) => {
  const { deliveryOptions: now } = refresh(given(change))?.now ?? BUILT
  expect(now).toEqual(BUILT.deliveryOptions.map((one) => (one.id === 1 ? { ...one, ...told } : one)))
})

it('a known payment is offered with its deliveries under their ids of today, also where the API sends no payments', () => {
  const { paymentOptions: now } = refresh(given({ id: 7 }))?.now ?? BUILT
  expect(now.map(({ visibleInDelivery }) => visibleInDelivery)).toEqual([[0, 7, 2], [0, 7], [2]])
})

it.each([
  ['the same', 'Packeta', [BOX.name]],
  ['another', 'GLS', []],
])('a delivery to pick-up points of %s carrier (%s) is offered, or gone', (_, carrier, names) => {
  const built = { ...BUILT, deliveryOptions: [...deliveryOptions, { ...BOX, pointsOf: digest('Packeta') }] }
  const payments = paymentOptions.map((one) => ({ ...one, visibleInDelivery: [...one.visibleInDelivery, 5] }))
  const sent = [...(given().deliveryOptions ?? []), { ...BOX, carrier, points: '' }]
  const { now } = refresh({ deliveryOptions: sent }, { ...built, paymentOptions: payments }) ?? { now: built }
  expect(now.deliveryOptions.slice(3).map(({ name }) => name)).toEqual(names)
})

it('a payment that the API no longer has is gone', () => {
  const left = paymentOptions.toSpliced(1, 1).map((one) => ({ ...one, kind: '' }))
  expect(refresh({ paymentOptions: left })?.now.paymentOptions).toEqual(paymentOptions.toSpliced(1, 1))
})

it('settings in any order of the API stay in the order of the page', () =>
  expect(refresh({ deliveryOptions: given().deliveryOptions?.toReversed() })?.now).toMatchObject({
    deliveryOptions: BUILT.deliveryOptions,
  }))

it('a delivery that is new waits for the build', () => {
  const sent = given().deliveryOptions ?? []
  const drone = { id: 9, name: 'Dron', kind: 'courier', costCents: 100, carrier: '', points: '' }
  expect(refresh({ deliveryOptions: [drone, ...sent] })?.now.deliveryOptions).toEqual(BUILT.deliveryOptions)
})

it('settings of which nothing can be ordered, or with two options of one id, are not taken', () => {
  expect(refresh(given({ id: 0 }))).toBeNull()
  expect(
    refresh({ paymentOptions: [{ id: 9, name: 'Iná', kind: 'card', costCents: 0, visibleInDelivery: [0] }] }),
  ).toBeNull()
})

it('a shopper sees nothing of changed ids', () =>
  expect(costChanges(DEFAULT_SETTINGS, DATABASE_SETTINGS)).toEqual([]))
