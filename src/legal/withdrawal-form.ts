import type { WithdrawalTaker } from '../config/browser-env.ts'
import { defineElement } from '../islands/define-element.ts'
import {
  WITHDRAWAL_REQUIRED,
  withdrawalFaults,
  type WithdrawalFields,
  type WithdrawalFault,
} from './rules/withdrawal.ts'
import {
  confirmationText,
  receivedRows,
  WITHDRAWAL,
  WITHDRAWAL_FAULTS,
  WITHDRAWAL_TROUBLE,
  withdrawalRows,
  type WithdrawalRows,
} from './texts/withdrawal-texts.ts'
import { postWithdrawal } from '../api/post-withdrawal.ts'
import { WITHDRAWAL_TIMEOUT_MS } from '../config/withdrawal-limits.ts'

let lastFields = ''
let lastReference = ''

/** The reference of a withdrawal. The same fields get the same reference, so that a repeat is recognised. */
function referenceOf(fields: string): string {
  if (fields !== lastFields) lastReference = crypto.getRandomValues(new Uint32Array(4)).join('-')
  lastFields = fields
  return lastReference
}

function fillRows(part: Element | null, rows: WithdrawalRows): void {
  const elements = rows.flatMap(([name, value]) => [
    Object.assign(document.createElement('dt'), { textContent: name }),
    Object.assign(document.createElement('dd'), { textContent: value }),
  ])
  part?.querySelector('dl')?.replaceChildren(...elements)
}

/** Makes a link that saves the confirmation as a file, named after the order. */
function offerDownload(link: HTMLAnchorElement, text: string, orderNumber: string): void {
  // The byte order mark makes every editor read the file as UTF-8.
  const file = new Blob([`\uFEFF${text}`], { type: 'text/plain;charset=utf-8' })
  link.href = URL.createObjectURL(file)
  link.download = `odstupenie-od-zmluvy-${orderNumber.replaceAll(/[^\w-]+/g, '-')}.txt`
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * A withdrawal in two steps: the form is filled in, then reviewed and sent. Only a press on the confirm
 * button sends it. `data-taker` says who receives it, `data-shop` who sells.
 */
class WithdrawalForm extends HTMLElement {
  #ownTitle = document.title

  /** The fields as the shopper reviewed them. */
  #reviewed = ''

  connectedCallback(): void {
    const form = this.#form
    form.noValidate = true
    form.onsubmit = (event) => {
      event.preventDefault()
      if (form.dataset['step'] !== 'review') this.#review()
      else if (event.submitter?.matches('.confirm')) void this.#confirm()
    }
    form.addEventListener('focusout', this.#leave)
    this.#find('.back').onclick = () => {
      if (form.ariaBusy === 'true') return
      this.#showStep('fill')
      this.#field(WITHDRAWAL_REQUIRED[0]).focus()
    }
    this.#find('.print').onclick = () => print()
  }

  disconnectedCallback(): void {
    removeEventListener('beforeunload', stay)
  }

  #find(selector: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(selector)
    if (!part) throw new Error(`The withdrawal form has no ${selector}.`)
    return part
  }

  get #form(): HTMLFormElement {
    return this.#find('form') as HTMLFormElement
  }

  #field(name: string): HTMLInputElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement
  }

  #read(): WithdrawalFields {
    const text = (name: string) => this.#field(name).value.trim()
    return {
      name: text('name'),
      orderNumber: text('orderNumber'),
      email: text('email'),
      items: text('items'),
    }
  }

  #showFault(name: WithdrawalFault, isWrong: boolean): void {
    this.#field(name).setAttribute('aria-invalid', String(isWrong))
    this.#find(`#withdrawal-${name}-fault`).textContent = isWrong ? WITHDRAWAL_FAULTS[name] : ''
  }

  /** Shows the fault of a field that was left. An empty field is at fault only if it was marked before. */
  #leave = ({ target }: FocusEvent): void => {
    const { name, value, ariaInvalid } = target as HTMLInputElement
    const field = WITHDRAWAL_REQUIRED.find((required) => required === name)
    if (!field || (value === '' && ariaInvalid !== 'true')) return
    this.#showFault(field, withdrawalFaults(this.#read()).includes(field))
  }

  /** The page's title follows the state of the withdrawal, and still ends with the shop's name. */
  #showTitle(text: string): void {
    document.title = text + this.#ownTitle.slice(this.#ownTitle.lastIndexOf(' | '))
  }

  #focusHeading(part: Element | null): void {
    const heading = part?.querySelector('h2')
    heading?.focus()
    this.#showTitle(heading?.textContent.trim() ?? '')
  }

  #showTrouble(text: string): void {
    const place = this.#find('#withdrawal-trouble')
    place.querySelector('p')?.replaceChildren(text)
    place.hidden = text === ''
    if (text !== '') this.#showTitle(text.slice(0, text.indexOf('.')))
  }

  #showStep(step: 'fill' | 'review'): void {
    this.#form.dataset['step'] = step
    this.#showTrouble('')
    document.title = this.#ownTitle
  }

  #review(): void {
    const withdrawal = this.#read()
    const faults = withdrawalFaults(withdrawal)
    for (const name of WITHDRAWAL_REQUIRED) this.#showFault(name, faults.includes(name))
    if (faults[0]) {
      this.#field(faults[0]).focus()
      return
    }
    this.#reviewed = JSON.stringify(withdrawal)
    const part = this.querySelector('.withdrawal-review')
    fillRows(part, withdrawalRows(withdrawal))
    this.#showStep('review')
    this.#focusHeading(part)
  }

  async #confirm(): Promise<void> {
    const form = this.#form
    if (form.ariaBusy === 'true') return
    const withdrawal = this.#read()
    const text = JSON.stringify(withdrawal)
    // An extension may have changed a field since. Only what was reviewed is sent.
    if (text !== this.#reviewed) {
      this.#review()
      return
    }
    const button = this.#find('.confirm')
    form.ariaBusy = 'true'
    button.textContent = WITHDRAWAL.sending
    this.#showTrouble('')
    this.#showTitle(WITHDRAWAL.sending)
    addEventListener('beforeunload', stay)
    try {
      const reference = referenceOf(text)
      this.#field('reference').value = reference
      const fields = new URLSearchParams()
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') fields.append(name, value)
      const taker = JSON.parse(this.dataset['taker'] ?? '') as WithdrawalTaker
      const outcome = await postWithdrawal(taker, fields, WITHDRAWAL_TIMEOUT_MS)
      if (outcome.type === 'accepted') this.#acknowledge(withdrawal, outcome.receivedAt, reference)
      else this.#showTrouble(WITHDRAWAL_TROUBLE[outcome.type])
    } finally {
      removeEventListener('beforeunload', stay)
      form.ariaBusy = 'false'
      button.textContent = WITHDRAWAL.confirm
    }
  }

  #acknowledge(withdrawal: WithdrawalFields, receivedAt: Date, reference: string): void {
    const done = this.#find('#withdrawal-done')
    const rows = [...withdrawalRows(withdrawal), ...receivedRows(receivedAt, reference)]
    fillRows(done, rows)
    const link = this.#find('a[download]') as HTMLAnchorElement
    offerDownload(link, confirmationText(rows, this.dataset['shop'] ?? ''), withdrawal.orderNumber)
    link.onclick = () => this.#find('.saved').replaceChildren(WITHDRAWAL.savedTo(link.download))
    for (const part of this.querySelectorAll<HTMLElement>('[data-before-withdrawal]')) part.hidden = true
    done.hidden = false
    this.#focusHeading(done)
  }
}

defineElement('withdrawal-form', WithdrawalForm)
