import type { Cents } from '../../text/money.ts'

export interface DeliveryOption {
  id: number
  name: string
  costCents: Cents
}

export interface PaymentOption {
  id: number
  name: string
  costCents: Cents
  /** Ids of the deliveries for which it is offered. */
  visibleInDelivery: readonly number[]
}

export interface DeliverySettings {
  deliveryFreeFromCents: Cents
  deliveryOptions: readonly DeliveryOption[]
  paymentOptions: readonly PaymentOption[]
}

/** What the shop's configuration may change (rule 406). */
export interface ShopSettings extends DeliverySettings {
  /** Attribute value id to size label, smallest size first. */
  sizeLabels: readonly (readonly [tag: string, label: string])[]
}
