import { expect, it } from 'vitest'
import { digest } from '../../src/text/digest.ts'
import { fc } from '../fixtures/properties.ts'

it('is the same for the same text, also after the shop was built anew: a browser keeps it', () => {
  expect([digest(''), digest('tričko')]).toEqual(['wvjl67o803', 'pqsu24hred'])
})

it('is short, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), (text) => {
      expect(digest(text)).toMatch(/^[0-9a-z]{1,11}$/)
    }),
  )
})
