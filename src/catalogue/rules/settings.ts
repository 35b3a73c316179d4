import type { DaySpan } from '../../company/rules/working-days.ts'
import type { Cents } from '../../text/money.ts'

/** Where an order goes: by post or with a courier to an address, to a carrier's pick-up point, or nowhere, because the shopper comes for it. */
export const DELIVERY_KINDS = ['post', 'courier', 'point', 'pickup'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** How the money changes hands. */
export const PAYMENT_KINDS = ['transfer', 'cash-on-delivery', 'in-store', 'card'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export type WordsByKind<TKind> = readonly (readonly [kind: TKind, words: readonly string[]])[]

/** Words by which a name tells a kind. */
export interface KindWords {
  deliveries: WordsByKind<DeliveryKind>
  payments: WordsByKind<PaymentKind>
}

export interface DeliveryOption {
  id: number
  name: string
  /** Everything that is said or reckoned hangs on it, and nothing on the id (rule 413). */
  kind: DeliveryKind
  costCents: Cents
  /** The name under which feeds know who brings it, where the API gives one. */
  carrier?: string
  /** How many working days it takes; without them the owner's own count (rule 129). */
  days?: DaySpan
  /** The address, on this site, of the file with its pick-up points. A delivery to a point always has one, others never. */
  pointsFile?: string
}

export interface PaymentOption {
  id: number
  name: string
  kind: PaymentKind
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

/** True where one of the options is of the kind. */
export function hasKind<TKind extends string>(
  options: readonly { kind: TKind }[],
  kind: NoInfer<TKind>,
): boolean {
  return options.some((option) => option.kind === kind)
}
