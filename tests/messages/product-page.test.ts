import { describe, expect, it } from 'vitest'
import { deliveryFact, deliveryTime } from '../../src/messages/product/product-page.ts'

describe('what delivery costs', () => {
  const settings = { deliveryFreeFromCents: 3500 }
  const nbsp = (text: string) => text.replaceAll('_', '\u00A0')
  it.each([
    ['cheaper than the threshold', 3499, 290, 'Doprava od_2,90_€, pri nákupe od_35,00_€ zadarmo'],
    ['at the threshold', 3500, 290, 'Doprava zadarmo'],
    ['with a delivery that costs nothing', 890, 0, 'Doprava zadarmo'],
  ])('for a product %s', (_, priceCents, cheapestCents, text) => {
    expect(deliveryFact(settings, priceCents, cheapestCents)).toBe(nbsp(text))
  })

  it('is not said where goods can only be picked up', () => {
    expect(deliveryFact(settings, 890, null)).toBeNull()
  })
})

it.each([
  [[1, 1], 'Doručenie za_1_pracovný deň'],
  [[2, 4], 'Doručenie za_2_–\u2060_4_pracovné dni'],
  [[3, 5], 'Doručenie za_3_–\u2060_5_pracovných dní'],
] as const)('delivery in %j working days', (days, text) => {
  expect(deliveryTime(days)).toBe(text.replaceAll('_', '\u00A0'))
})
