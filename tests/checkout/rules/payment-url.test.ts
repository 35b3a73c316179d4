// Rule 412
import { expect, it } from 'vitest'
import { toPaymentUrl } from '../../../src/checkout/rules/payment-url.ts'

it.each([
  ['https://gate.example.sk/pay?order=7', 'https://gate.example.sk/pay?order=7'],
  ['http://gate.example.sk/', null],
  ['https://gate.example.sk:8443/', null],
  ['https://gate.example.sk.evil.example/', null],
  ['https://evilgate.example.sk/', null],
  ['https://evil.gate.example.sk/', null],
  ['https://gate.example.sk@evil.example/', null],
  ['javascript:alert(1)//https://gate.example.sk/', null],
  ['/pay', null],
  ['', null],
  [null, null],
])('the payment link %j is read as %j', (text, url) =>
  expect(toPaymentUrl(text, ['gate.example.sk'])).toBe(url),
)
