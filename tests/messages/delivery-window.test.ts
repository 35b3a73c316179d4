import { expect, it } from 'vitest'
import { deliveryWindowText } from '../../src/messages/product/delivery-window.ts'

it.each([
  ['2026-11-25', '2026-11-27', 'Doručenie 25. – 27. novembra'],
  ['2026-11-30', '2026-12-02', 'Doručenie 30. novembra – 2. decembra'],
  ['2026-12-29', '2027-01-07', 'Doručenie 29. decembra – 7. januára'],
  ['2026-11-25', '2026-11-25', 'Doručenie 25. novembra'],
])('from %s to %s', (from, to, text) =>
  expect(deliveryWindowText({ from, to }).replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe(text),
)
