import {
  WITHDRAWAL_REQUIRED,
  withdrawalFaults,
  type Withdrawal,
  type WithdrawalFault,
} from './rules/withdrawal.ts'
import {
  receivedRows,
  WITHDRAWAL,
  WITHDRAWAL_FAULTS,
  WITHDRAWAL_TROUBLE,
  withdrawalRows,
} from './texts/withdrawal-texts.ts'
import { referenceOf, sendWithdrawal } from './store.ts'

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}

function read(form: HTMLFormElement): Withdrawal {
  const text = (name: string) => fieldOf(form, name).value.trim()
  return { name: text('name'), orderNumber: text('orderNumber'), email: text('email'), items: text('items') }
}

function sayFault(form: HTMLFormElement, name: WithdrawalFault, isWrong: boolean): void {
  fieldOf(form, name).setAttribute('aria-invalid', String(isWrong))
  const place = document.getElementById(`withdrawal-${name}-fault`)
  if (place) place.textContent = isWrong ? WITHDRAWAL_FAULTS[name] : ''
}

/** Says what is wrong with a field that was left; an empty one only once it has been called wrong before. */
function followField(form: HTMLFormElement, { name, value, ariaInvalid }: HTMLInputElement): void {
  const field = WITHDRAWAL_REQUIRED.find((required) => required === name)
  if (!field || (value === '' && ariaInvalid !== 'true')) return
  sayFault(form, field, withdrawalFaults(read(form)).includes(field))
}

function showTrouble(text: string): void {
  const place = document.getElementById('withdrawal-trouble')
  const said = place?.querySelector('p')
  if (!place || !said) return
  said.textContent = text
  place.hidden = text === ''
}

function focusHeading(part: Element | null): void {
  part?.querySelector<HTMLElement>('h2')?.focus()
}

function show(form: HTMLFormElement, step: 'fill' | 'review'): void {
  form.dataset['step'] = step
  showTrouble('')
}

function fillRows(part: Element | null, rows: readonly (readonly [name: string, value: string])[]): void {
  const elements = rows.flatMap(([name, value]) => [
    Object.assign(document.createElement('dt'), { textContent: name }),
    Object.assign(document.createElement('dd'), { textContent: value }),
  ])
  part?.querySelector('dl')?.replaceChildren(...elements)
}

/** A part of the page as text, a line for each of its sentences and rows. */
function textOf(part: Element): string {
  const parts = [...part.querySelectorAll('h2, [data-kept], dt')].map((element) => {
    const value = element.nextElementSibling
    return element.matches('dt') ? `${element.textContent}: ${value?.textContent ?? ''}` : element.textContent
  })
  return parts.map((line) => line.trim().replaceAll(/[ \n\t]+/g, ' ')).join('\r\n')
}

/** Makes the part's link give its text as a file, named after the order. */
function offerDownload(part: Element, orderNumber: string): void {
  const link = part.querySelector<HTMLAnchorElement>('a[download]')
  if (!link) return
  // With the byte order mark every editor reads it as UTF-8.
  const file = new Blob([`\uFEFF${textOf(part)}\r\n`], { type: 'text/plain;charset=utf-8' })
  link.href = URL.createObjectURL(file)
  link.download = `odstupenie-od-zmluvy-${orderNumber.replaceAll(/[^\w-]+/g, '-')}.txt`
}

function review(form: HTMLFormElement): void {
  const withdrawal = read(form)
  const faults = withdrawalFaults(withdrawal)
  for (const name of WITHDRAWAL_REQUIRED) sayFault(form, name, faults.includes(name))
  if (faults[0]) {
    fieldOf(form, faults[0]).focus()
    return
  }
  const part = form.querySelector('.withdrawal-review')
  fillRows(part, withdrawalRows(withdrawal))
  show(form, 'review')
  focusHeading(part)
}

function acknowledge(form: HTMLFormElement, receivedAt: Date, reference: string): void {
  const done = document.getElementById('withdrawal-done')
  if (!done) return
  const withdrawal = read(form)
  const rows = [...withdrawalRows(withdrawal), ...receivedRows(receivedAt, reference)]
  fillRows(done, rows)
  offerDownload(done, withdrawal.orderNumber)
  done.querySelector('.print')?.addEventListener('click', () => print())
  for (const part of document.querySelectorAll<HTMLElement>('[data-before-withdrawal]')) part.hidden = true
  done.hidden = false
  focusHeading(done)
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

async function confirm(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('.confirm')
  if (!button || form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  button.textContent = WITHDRAWAL.sending
  showTrouble('')
  addEventListener('beforeunload', stay)
  const reference = referenceOf(JSON.stringify(read(form)))
  fieldOf(form, 'reference').value = reference
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  const outcome = await sendWithdrawal(
    { address: form.action, isNetlify: 'takenByNetlify' in form.dataset },
    fields,
  )
  removeEventListener('beforeunload', stay)
  form.ariaBusy = 'false'
  button.textContent = WITHDRAWAL.confirm
  if (outcome.type === 'accepted') acknowledge(form, outcome.receivedAt, reference)
  else showTrouble(WITHDRAWAL_TROUBLE[outcome.type])
}

/** @returns takes the form's next step. Only a press on the button that confirms does confirm, and no second half of a double one. */
export function startWithdrawal(form: HTMLFormElement): (submitter?: HTMLElement | null) => void {
  form.querySelector('.confirm')?.addEventListener('click', (event) => {
    if ((event as MouseEvent).detail > 1) event.preventDefault()
  })
  form.addEventListener('focusout', ({ target }) => followField(form, target as HTMLInputElement))
  form.querySelector('.back')?.addEventListener('click', () => {
    if (form.ariaBusy === 'true') return
    show(form, 'fill')
    fieldOf(form, WITHDRAWAL_REQUIRED[0]).focus()
  })
  return (submitter) => {
    if (form.dataset['step'] !== 'review') review(form)
    else if (submitter?.matches('.confirm')) void confirm(form)
  }
}
