// Rule 416
import { describe, expect, it } from 'vitest'
import { findPoints, toSearchedPoints } from '../../../src/pickup-points/rules/find-points.ts'
import type { PickupPoint } from '../../../src/pickup-points/rules/pickup-point.ts'

const point = (name: string, street: string, postalCode: string, city: string): PickupPoint => ({
  ...{ id: name, name, street, postalCode, city },
})
const POINTS = toSearchedPoints([
  point('Tesco', 'Bysterecká 2180', '026 01', 'Dolný Kubín'),
  point('Box pri stanici', 'Martina Hattalu 12', '026 01', 'Dolný Kubín'),
  point('Z-BOX Coop Jednota', 'Hlavná 2', '026 03', 'Dolný Kubín'),
  point('Potraviny', 'Oravská 7', '027 32', 'Zuberec'),
  point('Trafika', 'Námestie 5', '027 44', 'Tvrdošín'),
  point('Kvety', 'Hlavná 80', '027 41', 'Oravský Podzámok'),
  point('Kocka', 'Dolná 3', '976 13', 'Dolná Lehota'),
  point('Aupark', 'Einsteinova 18', '851 01', 'Bratislava - Petržalka'),
  point('Central', 'Metodova 6', '821 08', 'Bratislava – Ružinov'),
  point('Hlavná stanica', 'Predstaničné nám. 1', '811 04', 'Bratislava'),
  point('Optima', 'Moldavská cesta 32', '040 11', 'Košice 11 - Západ'),
  point('Box Váh', 'Hviezdoslavova 1', '915 01', 'Nové Mesto n. Váhom'),
  point('Martinus', 'Obchodná 26', '811 06', 'Bratislava'),
  point('Kiosk', 'Martinská 1', '036 01', 'Martin'),
  point('Bez PSČ', '', '', 'Martin'),
])
const find = (typed: string, limit = 20) => findPoints(POINTS, typed, limit)
const names = (typed: string, limit?: number) => find(typed, limit).points.map(({ name }) => name)
const KUBIN = ['Box pri stanici', 'Tesco', 'Z-BOX Coop Jednota']
const NEAR_KUBIN = ['Potraviny', 'Kvety', 'Trafika']

describe('the pick-up points found for a text', () => {
  it.each(['Dolný Kubín', 'dolny kubin', '  DOLNY   KUBIN ', 'obec Dolný Kubín', 'dolny-kubin'])(
    'are those of the town %j, then the nearest ones by postal code',
    (typed) => {
      expect(find(typed)).toMatchObject({ total: 3, near: 3 })
      expect(names(typed)).toEqual([...KUBIN, ...NEAR_KUBIN])
    },
  )

  it.each(['026 01', '02601', 'PSČ 026 01', '026 01 Dolný Kubín', 'dolny kubin 02601'])(
    'begin with those of the typed postal code: %j',
    (typed) => expect(names(typed).slice(0, 3)).toEqual(KUBIN),
  )

  it('are also those of the town under its other postal codes', () => {
    expect(find('026 03')).toMatchObject({ total: 3, near: 3 })
    expect(names('026 03')).toEqual(['Z-BOX Coop Jednota', 'Box pri stanici', 'Tesco', ...NEAR_KUBIN])
  })

  it.each(['026', '026 0', '0260'])('are those whose postal code begins with %j', (typed) => {
    expect(find(typed)).toMatchObject({ total: 3 })
    expect(names(typed)).toEqual([...KUBIN, ...NEAR_KUBIN])
  })

  it('are the nearest ones if the postal code has none', () => {
    expect(find('027 05')).toMatchObject({ total: 0, near: 6 })
    expect(names('027 05')).toEqual([...NEAR_KUBIN, 'Z-BOX Coop Jednota', 'Box pri stanici', 'Tesco'])
  })

  it.each([
    ['dolny kub', KUBIN],
    ['kubin', KUBIN],
    ['podzamok', ['Kvety']],
  ])('are found by a part of the town: %j', (typed, expected) => {
    expect(find(typed).total).toBe(expected.length)
    expect(names(typed).slice(0, expected.length)).toEqual(expected)
  })

  it('are only those of the towns that begin with the text, town by town', () => {
    expect(find('dol')).toMatchObject({ total: 4, near: 0 })
    expect(names('dol')).toEqual(['Kocka', ...KUBIN])
  })

  it.each([
    ['bratislava', ['Hlavná stanica', 'Martinus', 'Aupark', 'Central']],
    ['petrzalka', ['Aupark']],
    ['bratislava petrzalka', ['Aupark']],
    ['bratislava-ruz', ['Central']],
    ['kosice', ['Optima']],
    ['kosice zapad', ['Optima']],
    ['nove mesto nad vahom', ['Box Váh']],
    ['Nové Mesto n. Váhom', ['Box Váh']],
  ])('are found in a town with districts or a shortened name: %j', (typed, expected) => {
    expect(find(typed).total).toBe(expected.length)
    expect(names(typed).slice(0, expected.length)).toEqual(expected)
  })

  it.each([
    ['bysterecka', ['Tesco']],
    ['hlavna 8', ['Kvety']],
    ['dolny kubin hlavna', ['Z-BOX Coop Jednota']],
    ['aupark', ['Aupark']],
    ['z box', ['Z-BOX Coop Jednota']],
    ['martinus', ['Martinus']],
  ])('are found by a street or a name: %j', (typed, expected) => {
    expect(find(typed)).toMatchObject({ total: expected.length, near: 0 })
    expect(names(typed)).toEqual(expected)
  })

  it.each([
    ['KE', ['Optima']],
    ['BA', ['Hlavná stanica', 'Martinus', 'Aupark', 'Central']],
    ['Bratislva', ['Hlavná stanica', 'Martinus', 'Aupark', 'Central']],
    ['dolny kubim', [...KUBIN, ...NEAR_KUBIN]],
  ])('are found by the letters of a town, or with one wrong letter: %j', (typed, found) => {
    expect(names(typed).slice(0, found.length)).toEqual(found)
  })

  it('are those of a town, and not those in a street of the same name', () => {
    expect(names('martin')).toEqual(['Bez PSČ', 'Kiosk'])
    expect(names('bratislava obchodna')).toEqual(['Martinus'])
  })

  it.each(['dolny kubin nemocnicna 5', 'okres Dolný Kubín', 'Nemocničná 5, 026 01 Dolný Kubín'])(
    'are the nearest ones if the text names a town, and in it what has no point: %j',
    (typed) => {
      expect(find(typed)).toMatchObject({ total: 0, near: 6 })
      expect(names(typed)).toEqual([...KUBIN, ...NEAR_KUBIN])
    },
  )

  it('are the nearest ones of the longest town that the text names', () => {
    const martins = toSearchedPoints([
      point('A', 'Hlavná 1', '036 01', 'Martin'),
      point('B', 'Hlavná 1', '900 27', 'Svätý Martin'),
      point('C', 'Hlavná 1', '900 28', '–'),
    ])
    const found = findPoints(martins, 'svaty martin dlha', 1)
    expect(found.points.map(({ name }) => name)).toEqual(['B'])
  })

  describe('of a list with coordinates', () => {
    const at = (city: string, latitude: string, longitude: string, postalCode = '026 01'): PickupPoint => ({
      ...{ ...point(city, 'Hlavná 1', postalCode, city), latitude, longitude },
    })
    const around = toSearchedPoints([
      at('Dolný Kubín', '49.21', '19.30'),
      at('Zuberec', '49.26', '19.61', '027 32'),
      at('Istebné', '49.22', '19.22', '027 53'),
      at('Ružomberok', '49.08', '19.31', '034 01'),
      at('Bratislava', '48.15', '17.11', '811 01'),
      point('Bez miesta', 'Hlavná 1', '026 01', 'Oravská Poruba'),
    ])
    it.each(['dolny kubin', '02601 dolny kubin'])(
      'are followed by the nearest ones, with their kilometres: %j',
      (typed) => {
        const { points, total, near, away } = findPoints(around, typed, 20)
        expect(points.slice(total).map((one) => [one.name, Math.round(away.get(one) ?? NaN)])).toEqual([
          ['Istebné', 6],
          ['Ružomberok', 14],
          ['Zuberec', 23],
        ])
        expect(near).toBe(3)
      },
    )

    it('are those of the town itself first, if it has no such street', () => {
      const { points, total, away } = findPoints(around, 'dolny kubin nemocnicna 5', 2)
      expect(points.map((one) => [one.name, Math.round(away.get(one) ?? NaN)])).toEqual([
        ['Dolný Kubín', 0],
        ['Istebné', 6],
      ])
      expect(total).toBe(0)
    })

    it('are those with similar postal codes, without any distance, if nobody knows where the named ones are', () => {
      expect(findPoints(around, '027', 20).away.size).toBe(0)
      expect(findPoints(around, 'oravska poruba', 20)).toMatchObject({ total: 1, near: 3, away: new Map() })
    })
  })

  it('are at most as many as the limit, with the number of all', () => {
    expect(find('bratislava', 2)).toMatchObject({ total: 4, near: 0 })
    expect(names('bratislava', 2)).toEqual(['Hlavná stanica', 'Martinus'])
    expect(names('dolny kubin', 4)).toEqual([...KUBIN, 'Potraviny'])
  })

  it.each(['', '   ', '.-', 'xyzzy', 'dolny xyzzy', '9999999'])('are none for %j', (typed) => {
    expect(find(typed)).toEqual({ points: [], total: 0, near: 0, away: new Map() })
  })
})
