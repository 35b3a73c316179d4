import { expect, it } from 'vitest'
import {
  countCommon,
  hasProduct,
  intersect,
  toProductSet,
  unite,
} from '../../../src/domain/listing/product-set.ts'
import { fc } from '../../fixtures/properties.ts'

it('sets of products are united, met and counted as sets are', () => {
  const anyOrdinals = fc.integer({ min: 1, max: 200 }).chain((size) => {
    const some = fc.uniqueArray(fc.nat(size - 1))
    return fc.record({ size: fc.constant(size), one: some, other: some, third: some })
  })
  fc.assert(
    fc.property(anyOrdinals, ({ size, one, other, third }) => {
      const [a, b, c] = [one, other, third].map((ordinals) => toProductSet(size, ordinals))
      if (!a || !b || !c) throw new Error('three sets were made')
      const all = Array.from({ length: size }, (_, ordinal) => ordinal)
      const listed = (set: Uint32Array) => all.filter((ordinal) => hasProduct(set, ordinal))
      expect(a).toHaveLength(Math.ceil(size / 32))
      expect(listed(a)).toEqual(one.toSorted((x, y) => x - y))
      expect(new Set(listed(unite(size, [a, b, c])))).toEqual(new Set([...one, ...other, ...third]))
      const common = one.filter((ordinal) => other.includes(ordinal))
      expect(new Set(listed(intersect(a, [b])))).toEqual(new Set(common))
      expect(countCommon(a, b)).toBe(common.length)
      expect(listed(intersect(a, [b, c]))).toEqual(listed(intersect(intersect(a, [b]), [c])))
    }),
  )
})
