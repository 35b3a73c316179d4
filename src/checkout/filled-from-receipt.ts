import { defineElement } from '../islands/define-element.ts'
import { FROM_RECEIPT } from '../legal/texts/withdrawal-links.ts'

async function findReceipt() {
  try {
    return (await import('./store/receipt-store.ts')).$receipt.get()
  } catch (error) {
    console.warn(error)
    return null
  }
}

/** Fills in a withdrawal from the receipt whose link led to its page (rule 920). */
class FilledFromReceipt extends HTMLElement {
  connectedCallback(): void {
    if (location.hash === FROM_RECEIPT) void this.#fillIn()
  }

  async #fillIn(): Promise<void> {
    const receipt = await findReceipt()
    if (!receipt) return
    const { customer, orderNumber, variableSymbol } = receipt
    const known = {
      name: `${customer.name} ${customer.surname}`.trim(),
      orderNumber: orderNumber ?? variableSymbol ?? '',
      email: customer.email.trim(),
    }
    for (const [name, value] of Object.entries(known)) {
      const field = this.querySelector<HTMLInputElement>(`input[name=${name}]`)
      // The shopper, or the browser's history, may have filled the field already.
      if (field?.value === '') field.value = value
    }
  }
}

defineElement('filled-from-receipt', FilledFromReceipt)
