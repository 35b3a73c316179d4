import { chooseFromAddress } from './choice-address.ts'
import { followCommand } from './follow-command.ts'

/**
 * What the product's form does before `buy-form.ts` has loaded: it takes a choice from the address (rule 126), steps the
 * quantity (`data-step` names a method of the input), opens the size chart in older browsers, and notes that it was sent. It is inline in the page.
 */
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
