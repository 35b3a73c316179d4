import type { DaySpan } from '../../company/rules/working-days.ts'
import type { Cents } from '../../text/money.ts'

/** How goods reach the shopper: by post or courier to an address, at a carrier's pick-up point, or by pickup in the shop. */
export const DELIVERY_KINDS = ['post', 'courier', 'point', 'pickup'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** How an order is paid. */
export const PAYMENT_KINDS = ['transfer', 'cash-on-delivery', 'in-store', 'card'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export interface DeliveryOption {
  id: number
  name: string
  /** Texts and sums depend on the kind, never on the id. */
  kind: DeliveryKind
  costCents: Cents
  /** The carrier's name in feeds, where the API gives one. */
  carrier?: string
  /** How many working days it takes; if missing, the owner's number counts (rule 129). */
  days?: DaySpan
  /** The address of its file of pick-up points, on this site. A delivery to a point always has one, no other ever. */
  pointsFile?: string
  /** Whose points these are: a digest of the carrier's name, else of its list's address. A chosen point belongs to it (rule 416). */
  pointsOf?: string
}

export interface PaymentOption {
  id: number
  name: string
  kind: PaymentKind
  costCents: Cents
  /** Ids of the deliveries with which it can be chosen. */
  visibleInDelivery: readonly number[]
}

export interface DeliverySettings {
  deliveryFreeFromCents: Cents
  deliveryOptions: readonly DeliveryOption[]
  paymentOptions: readonly PaymentOption[]
}

/** Settings that `get_eshop_config` can change (rule 406). */
export interface ShopSettings extends DeliverySettings {
  /** Attribute value id to size label, smallest size first. */
  sizeLabels: readonly (readonly [tag: string, label: string])[]
}

/** Whether one of the options is of the kind. */
export function hasKind<TKind extends string>(
  options: readonly { kind: TKind }[],
  kind: NoInfer<TKind>,
): boolean {
  return options.some((option) => option.kind === kind)
}
