import { expect, it } from 'vitest'
import { parseFilterGroups, printFilterGroups } from '../../../src/domain/listing/filter-groups.ts'
import { fc } from '../../fixtures/properties.ts'

const id = fc.integer({ min: 0 }).map(String)
const name = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '))
const values = fc.array(fc.record({ id, name, count: fc.nat() }))

it('reads the filters that it has printed, whatever they are called', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id, name, values })), (groups) => {
      expect(parseFilterGroups(printFilterGroups(groups))).toEqual(groups)
    }),
  )
})

it('takes a break of a line in a name for the space that HTML shows', () => {
  const group = { id: '1', name: 'Dva\nriadky', values: [{ id: '2', name: 'Tri\n\nriadky', count: 3 }] }
  expect(parseFilterGroups(printFilterGroups([group]))).toEqual([
    { id: '1', name: 'Dva riadky', values: [{ id: '2', name: 'Tri  riadky', count: 3 }] },
  ])
})
