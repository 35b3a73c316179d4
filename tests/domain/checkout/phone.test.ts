import { expect, it } from 'vitest'
import { isPhone, phoneHref } from '../../../src/domain/checkout/phone.ts'

it.each([
  ['0900 123 456', 'tel:+421900123456'],
  ['02/1234 5678', 'tel:+421212345678'],
  ['+421 900 123 456', 'tel:+421900123456'],
  ['00421 900 123 456', 'tel:+421900123456'],
  ['+420 601 234 567', 'tel:+420601234567'],
  ['00420 601 234 567', 'tel:+420601234567'],
  ['(+1) 234-567', 'tel:+1234567'],
  ['+123456789012345', 'tel:+123456789012345'],
])('%j is dialled as %s', (text, href) => {
  expect(isPhone(text)).toBe(true)
  expect(phoneHref(text)).toBe(href)
})

it.each([
  ...['', '900 123 456', '0900 123 45', '0900 123 4567', '0000 123 456', '+421 0900 123 456', 'zavolajte'],
  ...['tel. 0900 123 456', '0900 123 456 Jana', 'tel: +420 601 234 567', '+420 601 234 567 Jana'],
  ...['+123456', '+1234567890123456', '+0420 601 234', '+421 90', '420 601 234 567'],
])('%j is no number', (text) => expect(isPhone(text)).toBe(false))
