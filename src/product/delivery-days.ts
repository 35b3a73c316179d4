import { deliveryWindow, slovakDay } from '../company/rules/working-days.ts'
import { defineElement } from '../islands/define-element.ts'
import { deliveryWindowText } from './texts/delivery-window.ts'

/** Says the days of delivery in place of their number (rule 129). `data-span` is the fewest and the most working days. */
class DeliveryDays extends HTMLElement {
  connectedCallback(): void {
    const [fewest = 0, most = 0] = (this.dataset['span'] ?? '').split(' ').map(Number)
    this.textContent = deliveryWindowText(deliveryWindow(slovakDay(Date.now()), [fewest, most]))
  }
}

defineElement('delivery-days', DeliveryDays)
