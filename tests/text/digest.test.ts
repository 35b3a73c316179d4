import { expect, it } from 'vitest'
import { digest } from '../../src/text/digest.ts'

it('a text has the same digest in each build, because browsers store it', () => {
  expect([digest(''), digest('tričko')]).toEqual(['wvjl67o803', 'pqsu24hred'])
})
