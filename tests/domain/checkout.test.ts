import { describe, expect, it } from 'vitest'
import { submitBlock } from '../../src/domain/checkout.ts'

describe('submitBlock', () => {
  it.each([
    [false, 'a@b.sk', null, 'terms'],
    [false, 'x', 'prices', 'terms'],
    [true, 'x', null, 'email'],
    [true, 'x', 'unavailable', 'email'],
    [true, 'a@b.sk', 'unavailable', 'unavailable'],
    [true, 'a@b.sk', 'prices', 'prices'],
    [true, 'a@b.sk', null, null],
  ] as const)('terms %j, e-mail %j, cart %j: %j', (terms, email, cart, block) =>
    expect(submitBlock(terms, email, cart)).toBe(block),
  )
})
