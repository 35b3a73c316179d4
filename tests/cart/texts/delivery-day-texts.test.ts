// Rule 129
import { expect, it } from 'vitest'
import { deliveryDay, type DeliveryPlan, type ReckonedDay } from '../../../src/cart/rules/delivery-day.ts'
import { deliveryDayText } from '../../../src/cart/texts/delivery-day-texts.ts'
import { deliveryTime } from '../../../src/cart/texts/delivery-time-texts.ts'
import { goodsDay, orderDayText } from '../../../src/cart/texts/order-day-texts.ts'
import { closedText } from '../../../src/company/texts/closed-texts.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { slovakTime } from '../../fixtures/slovak-time.ts'

/** A text with `_` for a no-break space and `+` for a word joiner. */
const shown = (text: string | null) => text?.replaceAll('\u00A0', '_').replaceAll('\u2060', '+')

const PLAN: DeliveryPlan = {
  ...{ deliveryDays: [2, 4], sendsUntil: 720, closed: [] },
  ...{ presents: [], pickupDays: [1, 2, 3, 4, 5, 6, 7], sendsTwoParcels: false },
}
const WEDNESDAY = '2026-11-25T08:00'

function said(
  option: Parameters<typeof deliveryDay>[0],
  wording: Partial<Parameters<typeof deliveryDayText>[1]> = {},
  time = WEDNESDAY,
  plan = PLAN,
) {
  const day = deliveryDay(option, plan, slovakTime(time))
  return shown(day && deliveryDayText(day, { isAfterPayment: false, ...wording }))
}

it.each([
  [[1, 1], 'Doručenie za_1_pracovný deň'],
  [[2, 4], 'Doručenie za_2_–+_4 pracovné dni'],
  [[3, 5], 'Doručenie za_3_–+_5 pracovných dní'],
  [[0, 1], 'Doručenie do_1_pracovného dňa'],
  [[0, 2], 'Doručenie do_2_pracovných dní'],
  [[0, 0], 'Doručenie v_ten istý pracovný deň'],
] as const)('delivery in %j working days is written in the right form', (days, text) =>
  expect(shown(deliveryTime(days))).toBe(text),
)

it('goods for a pickup are "ready", not "delivered"', () =>
  expect(shown(deliveryTime([1, 1], true))).toBe('Tovar na vyzdvihnutie pripravíme za_1_pracovný deň'))

it.each([
  ['arrives in the week after', [2, 4], 'Doručíme od piatka_27._11. do utorka_1._12.'],
  ['arrives within the next week', [1, 3], 'Doručíme od štvrtka_26._11. do pondelka_30._11.'],
  ['arrives on one day', [4, 4], 'Doručíme v_utorok_1._12.'],
  ['arrives on a Thursday', [1, 1], 'Doručíme vo_štvrtok_26._11.'],
  ['arrives on a Wednesday', [5, 5], 'Doručíme v_stredu_2._12.'],
  ['arrives on the same day', [0, 0], 'Doručíme dnes'],
  ['arrives from today on', [0, 2], 'Doručíme od dneška do piatka_27._11.'],
  ['arrives after the turn of the year', [22, 27], 'Doručíme od utorka_29._12. do štvrtka_7._1.'],
] as const)('an order of a Wednesday morning %s', (_, days, text) =>
  expect(said({ kind: 'courier', days })).toBe(text),
)

it.each([
  [[0, 0], 'Tovar si môžete vyzdvihnúť ešte dnes'],
  [[0, 1], 'Tovar si môžete vyzdvihnúť od štvrtka_26._11.'],
  [[3, 3], 'Tovar si môžete vyzdvihnúť od soboty_28._11.'],
  [[4, 4], 'Tovar si môžete vyzdvihnúť od nedele_29._11.'],
] as const)('an order of a Wednesday morning that is ready in %j days has its day of pickup', (days, text) =>
  expect(said({ kind: 'pickup', days })).toBe(text),
)

it.each([
  [
    'before the hour',
    { isAfterPayment: true },
    WEDNESDAY,
    'Doručíme za_2_–+_4 pracovné dni od prijatia platby: ak príde dnes do_12:00, od piatka_27._11. do utorka_1._12.',
  ],
  [
    'after the hour',
    { isAfterPayment: true },
    '2026-11-25T12:00',
    'Doručíme za_2_–+_4 pracovné dni od prijatia platby: ak príde dnes, od pondelka_30._11. do stredy_2._12.',
  ],
  [
    'in short',
    { isAfterPayment: true, length: 'short' as const },
    WEDNESDAY,
    'Doručíme za_2_–+_4 pracovné dni od prijatia platby',
  ],
  [
    'on a receipt, which may be read later',
    { isAfterPayment: true, isKept: true },
    WEDNESDAY,
    'Doručíme za_2_–+_4 pracovné dni od prijatia platby: ak príde v_stredu_25._11. do_12:00, od piatka_27._11. do utorka_1._12.',
  ],
])('the day of an order that is paid by transfer, %s', (_, wording, time, text) =>
  expect(said({ kind: 'post' }, wording, time)).toBe(text),
)

it('the day of a pickup that is paid by transfer', () =>
  expect(said({ kind: 'pickup', days: [1, 1] }, { isAfterPayment: true })).toBe(
    'Tovar na vyzdvihnutie pripravíme za_1_pracovný deň od prijatia platby: ak príde dnes do_12:00, tovar si môžete vyzdvihnúť od štvrtka_26._11.',
  ))

it('the day of a delivery on the day of its payment', () =>
  expect(said({ kind: 'courier', days: [0, 0] }, { isAfterPayment: true, length: 'short' })).toBe(
    'Doručíme v_pracovný deň prijatia platby',
  ))

it.each([
  ['post', [2, 4], false, 'od_27._11. do_1._12.'],
  ['post', [2, 4], true, 'za_2_–+_4 pracovné dni od_platby'],
  ['courier', [0, 0], false, 'dnes'],
  ['courier', [0, 0], true, 'v_deň prijatia platby'],
  ['pickup', [1, 1], false, 'od štvrtka_26._11.'],
  ['pickup', [0, 0], false, 'ešte dnes'],
] as const)('the brief day of %s within %j days, after payment %j', (kind, days, isAfterPayment, text) =>
  expect(said({ kind, days }, { isAfterPayment, length: 'brief' }, WEDNESDAY)).toBe(text),
)

it('a receipt does not say "today"', () =>
  expect(said({ kind: 'courier', days: [0, 0] }, { isKept: true })).toBe('Doručíme v_stredu_25._11.'))

it('the sentence for presents is said, except if the payment decides', () => {
  const presents = [{ from: '2026-11-16', to: '2026-12-24', sentence: 'Do Vianoc stihneme.' }]
  const plan = { ...PLAN, presents }
  const courier = { kind: 'courier', days: [2, 2] } as const
  expect(said(courier, {}, WEDNESDAY, plan)).toBe('Doručíme v_piatok_27._11. Do Vianoc stihneme.')
  expect(said({ ...courier, days: [0, 0] }, {}, WEDNESDAY, plan)).toBe('Doručíme dnes. Do Vianoc stihneme.')
  expect(said(courier, { isAfterPayment: true }, WEDNESDAY, plan)).not.toContain('Vianoc')
})

it.each([
  ['2026-12-23', '2027-01-03', 'Zatvorené 23._12._2026_–+_3._1._2027'],
  ['2027-07-05', '2027-07-09', 'Zatvorené 5._7._–+_9._7._2027'],
  ['2026-12-24', '2026-12-24', 'Zatvorené 24._12._2026'],
])('the notice about days from %s to %s', (from, to, text) =>
  expect(shown(closedText({ from, to }))).toBe(text),
)

it('without the hour of dispatch, the days after a payment fit the dates beside them', () =>
  expect(said({ kind: 'courier' }, { isAfterPayment: true }, WEDNESDAY, { ...PLAN, sendsUntil: null })).toBe(
    'Doručíme za_3_–+_5 pracovných dní od prijatia platby: ak príde dnes, od pondelka_30._11. do stredy_2._12.',
  ))

const RECKONED = deliveryDay({ kind: 'courier', days: [1, 2] }, PLAN, slovakTime(WEDNESDAY)) as ReckonedDay
const ONE =
  'Časť tovaru vyrábame na objednávku. Všetko dostanete v_jednom balíku, keď bude hotové, a_deň vám oznámime.'
const TWO = 'Časť tovaru vyrábame na objednávku. Dostanete ju zvlášť, keď bude hotová, a_deň vám oznámime.'
const DAYS = 'doručíme od štvrtka_26._11. do piatka_27._11.'

it.each([
  ['waits for it', false, {}, `${ONE} Ostatné, ak si to objednáte zvlášť: ${DAYS}`],
  ['waits for it, on the receipt', false, { isKept: true }, ONE],
  ['comes earlier', true, {}, `${TWO} Ostatné dostanete skôr: ${DAYS}`],
  ['comes earlier, on the receipt', true, { isKept: true }, `${TWO} Ostatné dostanete skôr: ${DAYS}`],
  ['comes earlier, in short', true, { length: 'short' as const }, TWO],
])(
  'an order of which a part is made to order says of the rest that it %s',
  (_, sendsTwoParcels, wording, text) => {
    const facts = { plan: { ...PLAN, sendsTwoParcels }, madeToOrderIds: [1] }
    const goods = goodsDay([cartLine(), cartLine({ id: 2 })], facts, [])
    expect(shown(orderDayText(RECKONED, goods, facts, { isAfterPayment: false, ...wording }))).toBe(text)
  },
)
