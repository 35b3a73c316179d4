import { deliveryWindow, slovakDay } from '../../domain/shop/working-days.ts'
import { deliveryWindowText } from '../../messages/product/delivery-window.ts'
import { SHARE } from '../../messages/product/gallery.ts'

/** What a product's page gains when it is loaded: the days of delivery, and a button that shares it. */

const SVG = 'http://www.w3.org/2000/svg'

/** Says the days of delivery in place of their number (rule 129). */
function showDeliveryWindow(place: HTMLElement): void {
  const [fewest = 0, most = 0] = (place.dataset['deliveryDays'] ?? '').split(' ').map(Number)
  place.textContent = deliveryWindowText(deliveryWindow(slovakDay(Date.now()), [fewest, most]))
}

/** A button on the picture that opens the system's sheet for sharing the page as it is chosen (rule 126). */
function createShareButton(): HTMLElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'icon-button share-button', ariaLabel: SHARE })
  const icon = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', width: '22', height: '22' }))
    icon.setAttribute(name, value)
  line.setAttribute('d', 'M12 14V4m0 0L8 8m4-4 4 4M6 12v7h12v-7')
  icon.append(line)
  button.append(icon)
  button.onclick = () => {
    // It rejects when the sheet is closed without sharing, which is no error.
    navigator.share({ title: document.title, url: location.href }).catch(() => undefined)
  }
  return button
}

const place = document.querySelector<HTMLElement>('[data-delivery-days]')
if (place) showDeliveryWindow(place)
if ('share' in navigator) document.querySelector('.gallery-main')?.append(createShareButton())
