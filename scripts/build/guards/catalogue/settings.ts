import { offeredPayments } from '../../../../src/domain/checkout/delivery.ts'
import { quote } from '../../../../src/domain/quote.ts'
import type { ShopSettings } from '../../../../src/domain/shop/catalogue.ts'

const SETTINGS = "correct it in the shop's settings (get_eshop_config)"

function sharedIds(what: string, options: readonly { id: number; name: string }[]): string[] {
  return options.flatMap((option, i) => {
    const owner = options.slice(0, i).find(({ id }) => id === option.id)
    return owner
      ? [`${what} ${option.id} is both ${quote(owner.name)} and ${quote(option.name)}: ${SETTINGS}`]
      : []
  })
}

/** What keeps orders from being delivered and paid as the settings say (rule 411). */
export function settingsFaults({ deliveryOptions, paymentOptions }: ShopSettings): string[] {
  return [
    ...sharedIds('delivery', deliveryOptions),
    ...sharedIds('payment', paymentOptions),
    ...deliveryOptions
      .filter(({ id }) => offeredPayments(paymentOptions, id).length === 0)
      .map(
        ({ id, name }) =>
          `delivery ${id} ${quote(name)} has no payment: name it in visible_in_delivery of one, or take it off`,
      ),
  ]
}
