import { defineElement } from '../islands/define-element.ts'

async function findFields(madeToOrderIds: readonly number[]) {
  try {
    return (await import('./store/withdrawal-of-receipt.ts')).withdrawalOfReceipt(madeToOrderIds)
  } catch (error) {
    console.warn(error)
    return null
  }
}

/**
 * Fills in a withdrawal from the receipt whose link led to its page (rule 920). `data-link` is the end of that link, `data-made`
 * has the ids of goods made to order.
 */
class FilledFromReceipt extends HTMLElement {
  connectedCallback(): void {
    if (location.hash === this.dataset['link']) void this.#fillIn()
  }

  async #fillIn(): Promise<void> {
    const made = JSON.parse(this.dataset['made'] ?? '[]') as number[]
    for (const [name, value] of Object.entries((await findFields(made)) ?? {})) {
      const field = this.querySelector<HTMLInputElement>(`[name=${name}]`)
      // The shopper, or the browser's history, may have filled the field already.
      if (field?.value === '') field.value = value
    }
  }
}

defineElement('filled-from-receipt', FilledFromReceipt)
