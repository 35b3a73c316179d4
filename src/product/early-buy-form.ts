import { chooseFromAddress } from './choice-address.ts'
import { followCommand } from './follow-command.ts'

/** Inline in the page, before `buy-form.ts`: the address's choice (rule 126), `data-step`, the size chart. */
const form = document.querySelector<HTMLFormElement>('[data-buy]')

if (form) {
  chooseFromAddress(form)
  form.onsubmit = (event) => {
    event.preventDefault()
    form.dataset['early'] = ''
  }
  form.onclick = ({ target }) => {
    followCommand(target as HTMLElement)
    const count = form.querySelector<HTMLInputElement>('[name=count]')
    const { step } = (target as HTMLElement).dataset
    if (!count || !step) return
    count[step as 'stepUp' | 'stepDown']()
    count.dispatchEvent(new Event('input'))
  }
}
