import { defineElement } from '../islands/define-element.ts'
import { FROM_RECEIPT } from '../legal/texts/withdrawal-links.ts'
import { $receipt } from './store/receipt-store.ts'

/** Fills a withdrawal in from the receipt that led to its page (rule 920). */
class FilledFromReceipt extends HTMLElement {
  connectedCallback(): void {
    const receipt = location.hash === FROM_RECEIPT ? $receipt.get() : null
    if (!receipt) return
    const { customer, orderNumber, variableSymbol } = receipt
    const known = {
      name: `${customer.name} ${customer.surname}`.trim(),
      orderNumber: orderNumber ?? variableSymbol ?? '',
      email: customer.email.trim(),
    }
    for (const [name, value] of Object.entries(known)) {
      const field = this.querySelector<HTMLInputElement>(`input[name=${name}]`)
      // A shopper, or the browser's history, may have been quicker.
      if (field?.value === '') field.value = value
    }
  }
}

defineElement('filled-from-receipt', FilledFromReceipt)
