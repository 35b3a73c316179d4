import { deliveryWindow, slovakDay } from '../company/rules/working-days.ts'
import { deliveryWindowText } from './texts/delivery-window.ts'

/** Says the days of delivery in place of their number (rule 129). */
const place = document.querySelector<HTMLElement>('[data-delivery-days]')

if (place) {
  const [fewest = 0, most = 0] = (place.dataset['deliveryDays'] ?? '').split(' ').map(Number)
  place.textContent = deliveryWindowText(deliveryWindow(slovakDay(Date.now()), [fewest, most]))
}
