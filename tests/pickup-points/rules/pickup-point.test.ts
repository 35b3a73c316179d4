import { expect, it } from 'vitest'
import { pointLine, type PickupPoint } from '../../../src/pickup-points/rules/pickup-point.ts'
import { readPoints, writePoints } from '../../../src/pickup-points/rules/points-file.ts'

const BOX: PickupPoint = {
  ...{ id: '7001', name: 'Box pri tržnici', street: 'Hviezdoslavovo námestie 12' },
  ...{ city: 'Dolný Kubín', postalCode: '026 01', hours: 'nonstop' },
}
const POINTS: readonly PickupPoint[] = [
  { ...BOX, id: '9', city: 'Žilina', postalCode: '010 01' },
  BOX,
  { id: 'b-12', name: 'Trafika', street: '', city: 'Dolný Kubín', postalCode: '026 01' },
  { ...BOX, id: '0', latitude: '49.21', longitude: '19.30' },
]
const asFile = (points: readonly PickupPoint[]) =>
  JSON.parse(JSON.stringify(writePoints(points))) as unknown[]

it.each([
  ['Box pri tržnici', 'Box pri tržnici, Hviezdoslavovo námestie 12, 026 01 Dolný Kubín'],
  [
    'Dolný Kubín, Hviezdoslavovo námestie 12, Kvety',
    'Dolný Kubín, Hviezdoslavovo námestie 12, Kvety, 026 01 Dolný Kubín',
  ],
])('a sentence says the street of a pick-up point once: %s', (name, line) =>
  expect(pointLine({ ...BOX, name })).toBe(line),
)

it('the file of pick-up points has every point unchanged, in the order of postal codes', () => {
  const read = readPoints(asFile(POINTS))
  expect(read).toHaveLength(POINTS.length)
  expect(read).toEqual(expect.arrayContaining([...POINTS]))
  expect(read.map(({ postalCode }) => postalCode)).toEqual(['010 01', '026 01', '026 01', '026 01'])
})

it('the file of pick-up points is the same for any order of the sent list', () => {
  expect(asFile(POINTS.toReversed())).toEqual(asFile(POINTS))
})

it.each([
  ['is no list', { points: [] }, 'no pick-up points'],
  ['is empty', [], 'no pick-up points'],
  ['has another format', [['id', 'name'], 7], 'another format'],
  ['has a column that is no list', asFile([BOX]).with(2, null), 'city'],
  ['lacks a column', asFile([BOX]).slice(0, -1), 'id'],
  ['has a shorter column', asFile([BOX]).with(3, []), 'street'],
  ['has something else than text', asFile([BOX]).with(4, [7]), 'name'],
])('the file of pick-up points cannot be read if it %s', (_, file, reason) => {
  expect(() => readPoints(file)).toThrow(reason)
})
