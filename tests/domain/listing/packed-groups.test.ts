import { expect, it } from 'vitest'
import { packGroups, unpackGroups } from '../../../src/domain/listing/packed-groups.ts'
import { fc } from '../../fixtures/properties.ts'

it('filters come out of their text as they went in, but for white space', () => {
  const id = fc.stringMatching(/^\w{1,9}$/)
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll(/\s+/g, ' '))
  const values = fc.array(fc.record({ id, name, count: fc.nat() }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(fc.record({ id, name, values }), { maxLength: 4 }), (groups) => {
      expect(unpackGroups(packGroups(groups))).toEqual(groups)
    }),
  )
  const spaced = [{ id: '1', name: 'Pri\tso\nstrihom', values: [] }]
  expect(unpackGroups(packGroups(spaced))).toEqual([{ ...spaced[0], name: 'Pri so strihom' }])
})
