import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, PICKUP_DELIVERY_ID } from '../../src/config/checkout/settings.ts'
import type { DeliveryOption } from '../../src/domain/checkout/delivery.ts'
import { deliveryNote } from '../../src/messages/cart/delivery.ts'

const COURIER = { id: 1, name: 'Kuriér GLS', costCents: 390 }
const PICKUP = { id: PICKUP_DELIVERY_ID, name: 'Osobný odber', costCents: 0 }

it.each<[string, readonly DeliveryOption[]]>([
  ['Osobný odber zadarmo, doprava od 2,90 €', DEFAULT_SETTINGS.deliveryOptions],
  ['Doprava od 3,90 €', [COURIER]],
  ['Osobný odber zadarmo', [PICKUP]],
  [
    'Osobný odber 1,00 €, doprava zadarmo',
    [
      { ...COURIER, costCents: 0 },
      { ...PICKUP, costCents: 100 },
    ],
  ],
])('says "%s"', (text, options) =>
  expect(deliveryNote(options, PICKUP_DELIVERY_ID).replaceAll('\u00A0', ' ')).toBe(text),
)
