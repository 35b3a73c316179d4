import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/config/checkout/settings.ts'
import { deliveryNote } from '../../src/messages/cart/delivery-note.ts'

const [post, courier, pickup] = DEFAULT_SETTINGS.deliveryOptions.map((option) => option)
const note = (...options: (typeof post)[]) =>
  deliveryNote(
    options.flatMap((option) => option ?? []),
    2,
  ).replaceAll('\u00A0', ' ')

it('says what delivery costs, from the settings', () => {
  expect(note(post, courier, pickup)).toBe('Osobný odber zadarmo, doprava od 2,90 €')
  expect(note(courier)).toBe('Doprava od 3,90 €')
  expect(note(pickup)).toBe('Osobný odber zadarmo')
  expect(note(post && { ...post, costCents: 0 }, pickup && { ...pickup, costCents: 100 })).toBe(
    'Osobný odber 1,00 €, doprava zadarmo',
  )
})
