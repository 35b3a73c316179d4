// Rule 129
import { expect, it } from 'vitest'
import { deliveryDay, type DeliveryPlan, type ReckonedDay } from '../../../src/cart/rules/delivery-day.ts'
import { deliveryDayText, type Wording } from '../../../src/cart/texts/delivery-day-texts.ts'
import { deliveryTime } from '../../../src/cart/texts/delivery-time-texts.ts'
import { goodsDay, orderDayText } from '../../../src/cart/texts/order-day-texts.ts'
import type { DeliveryKind } from '../../../src/catalogue/rules/settings.ts'
import type { DaySpan } from '../../../src/company/rules/working-days.ts'
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
  wording: Partial<Wording> = {},
  time = WEDNESDAY,
  plan = PLAN,
) {
  const day = deliveryDay(option, plan, slovakTime(time))
  return shown(day && deliveryDayText(day, { isAfterPayment: false, ...wording }))
}

it.each([
  [[1, 1], false, 'Doručenie za_1_pracovný deň'],
  [[2, 4], false, 'Doručenie za_2_–+_4 pracovné dni'],
  [[3, 5], false, 'Doručenie za_3_–+_5 pracovných dní'],
  [[0, 1], false, 'Doručenie do_1_pracovného dňa'],
  [[0, 2], false, 'Doručenie do_2_pracovných dní'],
  [[0, 0], false, 'Doručenie v_ten istý pracovný deň'],
  [[1, 1], true, 'Tovar na vyzdvihnutie pripravíme za_1_pracovný deň'],
] as const)(
  'delivery in %j working days, a pickup (%j), is written in the right form',
  (days, isPickup, text) => expect(shown(deliveryTime(days, isPickup))).toBe(text),
)

const [PAID, BRIEF] = [{ isAfterPayment: true }, { length: 'brief' }] as const
const PAID_BRIEF = { ...PAID, ...BRIEF }
const FRIDAY = 'od piatka_27._11. do utorka_1._12.'
const MONDAY = 'od pondelka_30._11. do stredy_2._12.'
const PICKUP = 'Tovar si môžete vyzdvihnúť'
const READY = 'Tovar na vyzdvihnutie pripravíme za_1_pracovný deň od prijatia platby: ak príde dnes do_12:00'
const AFTER = 'Doručíme za_2_–+_4 pracovné dni od prijatia platby'
const LATER = 'Doručíme za_3_–+_5 pracovných dní od prijatia platby'

it.each<[kind: DeliveryKind, days: DaySpan, wording: Partial<Wording>, text: string, plan?: object]>([
  ['courier', [2, 4], {}, `Doručíme ${FRIDAY}`],
  ['courier', [1, 3], {}, 'Doručíme od štvrtka_26._11. do pondelka_30._11.'],
  ['courier', [4, 4], {}, 'Doručíme v_utorok_1._12.'],
  ['courier', [1, 1], {}, 'Doručíme vo_štvrtok_26._11.'],
  ['courier', [5, 5], {}, 'Doručíme v_stredu_2._12.'],
  ['courier', [0, 0], {}, 'Doručíme dnes'],
  // A receipt may be read later.
  ['courier', [0, 0], { isKept: true }, 'Doručíme v_stredu_25._11.'],
  ['courier', [0, 2], {}, 'Doručíme od dneška do piatka_27._11.'],
  ['courier', [22, 27], {}, 'Doručíme od utorka_29._12. do štvrtka_7._1.'],
  ['pickup', [0, 0], {}, `${PICKUP} ešte dnes`],
  ['pickup', [0, 1], {}, `${PICKUP} od štvrtka_26._11.`],
  ['pickup', [3, 3], {}, `${PICKUP} od soboty_28._11.`],
  ['pickup', [4, 4], {}, `${PICKUP} od nedele_29._11.`],
  ['post', [2, 4], PAID, `${AFTER}: ak príde dnes do_12:00, ${FRIDAY}`],
  ['post', [2, 4], { ...PAID, length: 'short' }, AFTER],
  ['post', [2, 4], { ...PAID, isKept: true }, `${AFTER}: ak príde v_stredu_25._11. do_12:00, ${FRIDAY}`],
  ['post', [2, 4], PAID, `${LATER}: ak príde dnes, ${MONDAY}`, { sendsUntil: null }],
  ['pickup', [1, 1], PAID, `${READY}, tovar si môžete vyzdvihnúť od štvrtka_26._11.`],
  ['courier', [0, 0], { ...PAID, length: 'short' }, 'Doručíme v_pracovný deň prijatia platby'],
  ['post', [2, 4], BRIEF, 'od_27._11. do_1._12.'],
  ['post', [2, 4], PAID_BRIEF, 'za_2_–+_4 pracovné dni od_platby'],
  ['courier', [0, 0], BRIEF, 'dnes'],
  ['courier', [0, 0], PAID_BRIEF, 'v_deň prijatia platby'],
  ['pickup', [1, 1], BRIEF, 'od štvrtka_26._11.'],
  ['pickup', [0, 0], BRIEF, 'ešte dnes'],
])('an order of a Wednesday morning by %s within %j days, worded %j, is told as: %s', (...row) => {
  const [kind, days, wording, text, plan = {}] = row
  expect(said({ kind, days }, wording, WEDNESDAY, { ...PLAN, ...plan })).toBe(text)
})

it('an order after the hour of dispatch counts the days of its transfer from the next day', () =>
  expect(said({ kind: 'post' }, PAID, '2026-11-25T12:00')).toBe(`${AFTER}: ak príde dnes, ${MONDAY}`))

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
