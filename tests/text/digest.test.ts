import { expect, it } from 'vitest'
import { digest } from '../../src/text/digest.ts'

it('is the same for the same text, also after the shop was built anew: a browser keeps it', () => {
  expect([digest(''), digest('tričko')]).toEqual(['wvjl67o803', 'pqsu24hred'])
})
