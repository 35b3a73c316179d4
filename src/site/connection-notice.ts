import { defineElement, ShopElement } from '../islands/define-element.ts'

/** How long the notice says that the connection is back, in milliseconds. */
const BACK_MS = 4000

/** Tells the shopper that the connection is lost, and later that it is back. */
class ConnectionNotice extends ShopElement {
  connectedCallback(): void {
    const tell = (type: string) => {
      this.textContent = this.dataset[type] ?? ''
      if (navigator.onLine) setTimeout(() => navigator.onLine && (this.textContent = ''), BACK_MS)
    }
    const signal = this.arrive()
    for (const type of ['online', 'offline']) addEventListener(type, () => tell(type), { signal })
    if (!navigator.onLine) tell('offline')
  }
}

defineElement('connection-notice', ConnectionNotice)
