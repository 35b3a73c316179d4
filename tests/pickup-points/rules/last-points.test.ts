// Rule 416
import { expect, it } from 'vitest'
import {
  lastPointOf,
  parseLastPoints,
  parsePoint,
  withoutChoice,
  type LastPoints,
} from '../../../src/pickup-points/rules/last-points.ts'
import { isSamePoint, lostPointOf } from '../../../src/pickup-points/rules/listed-points.ts'
import { pointAddress, type PickupPoint } from '../../../src/pickup-points/rules/pickup-point.ts'

const BOX: PickupPoint = {
  ...{ id: '7', name: 'Box', street: 'Hlavná 1', city: 'Dolný Kubín', postalCode: '026 01' },
  hours: 'nonstop',
}
const DESK: PickupPoint = { id: '7', name: 'Pult', street: '', city: 'Martin', postalCode: '' }
const POINTS: LastPoints = {
  balikobox: { point: BOX, isChosen: true, delivery: 'Balíkobox' },
  vydajna: { point: DESK, isChosen: true, delivery: 'Výdajňa' },
}
const read = (json: unknown) => parseLastPoints(json, 300)

it('the last pick-up points come back from storage as they were', () => {
  expect(read(JSON.parse(JSON.stringify(POINTS)))).toEqual(POINTS)
})

it.each([
  ['a text', 'x'],
  ['a list', [1, null, 'x']],
  ['no point', { Balíkobox: { isChosen: true } }],
  ['a point without an id', { Balíkobox: { point: { ...BOX, id: '' }, isChosen: true } }],
  ['a point without a town', { Balíkobox: { point: { ...BOX, city: 7 }, isChosen: true } }],
  ['a name longer than any delivery has', { ['x'.repeat(301)]: POINTS['balikobox'] }],
])('stored pick-up points are read without %s', (_, json) => expect(read(json)).toEqual({}))

it('the texts of a stored pick-up point are cut, and a damaged mark means that it is not chosen', () => {
  expect(parsePoint({ ...BOX, name: 'x'.repeat(400), hours: 5 }, 300)).toEqual({
    ...{ id: '7', street: 'Hlavná 1', city: 'Dolný Kubín', postalCode: '026 01' },
    name: 'x'.repeat(300),
  })
  expect(read({ balikobox: { point: BOX, isChosen: 'yes', delivery: 5 } })).toEqual({
    balikobox: { point: BOX, isChosen: false, delivery: '' },
  })
})

const to = (pointsOf: string, name = 'Balíkobox') => ({ name, pointsOf })

it('a delivery has no last pick-up point before a choice, even if its carrier has the name of a method', () => {
  expect(lastPointOf(POINTS, to('kurier'))).toBeNull()
  expect(lastPointOf(POINTS, to('constructor'))).toBeNull()
  expect(lastPointOf(POINTS, to('balikobox'))?.point).toBe(BOX)
})

it('a pick-up point belongs to its carrier: a renamed delivery keeps it, one with another carrier has lost it', () => {
  expect(lastPointOf(POINTS, to('balikobox', 'Box na rohu'))?.point).toBe(BOX)
  expect(lostPointOf(POINTS, to('balikobox'))).toBeNull()
  expect(lastPointOf(POINTS, to('packeta'))).toBeNull()
  expect(lostPointOf(POINTS, to('packeta'))?.point).toBe(BOX)
})

it('a pick-up point is no longer chosen for its delivery, unless another one was chosen meanwhile', () => {
  expect(withoutChoice(POINTS, to('balikobox'), BOX)).toMatchObject({
    ...POINTS,
    balikobox: { point: BOX, isChosen: false },
  })
  expect(withoutChoice(POINTS, to('balikobox'), { ...BOX, id: '8' })).toBe(POINTS)
  expect(withoutChoice(POINTS, to('kurier'), BOX)).toBe(POINTS)
})

it.each<[string, Partial<PickupPoint>, boolean]>([
  ['that has other hours', { hours: 'Po – Pi 8:00 – 16:00' }, true],
  ['that has another name', { name: 'Box pri stanici' }, true],
  ['whose address is written otherwise', { street: 'Hlavná ul. 1' }, true],
  ['of another carrier that has its id', { name: 'Trafika', city: 'Martin' }, false],
  ['with another id', { id: '8' }, false],
])('a stored pick-up point is looked for in the list: one %s', (_, change, isSame) =>
  expect(isSamePoint(BOX, { ...BOX, ...change })).toBe(isSame),
)

it.each([
  [BOX, 'Hlavná 1, 026 01 Dolný Kubín'],
  [DESK, 'Martin'],
])('the address of a pick-up point is one line', (point, address) =>
  expect(pointAddress(point)).toBe(address),
)
