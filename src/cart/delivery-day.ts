import type { DeliveryOption } from '../catalogue/rules/settings.ts'
import { nowStore } from '../company/now.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { deliveryDay, type DeliveryPlan } from './rules/delivery-day.ts'
import { promisedDay } from './texts/promised-day.ts'

/** Replaces the number of days by the day of delivery. */
class DeliveryDay extends ShopElement {
  connectedCallback(): void {
    const { option, plan } = JSON.parse(this.dataset['facts'] ?? '') as {
      option: Pick<DeliveryOption, 'kind' | 'days'>
      plan: DeliveryPlan
    }
    const stop = nowStore(plan.sendsUntil).subscribe((now) => {
      const day = deliveryDay(option, plan, now)
      if (day) this.textContent = promisedDay(day)
    })
    this.arrive().addEventListener('abort', stop)
  }
}

defineElement('delivery-day', DeliveryDay)
