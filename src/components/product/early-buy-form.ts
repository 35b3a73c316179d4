/**
 * What the product's form does before `buy-form.ts` is there, in the page itself: it takes a choice from the address (rule
 * 126), steps the quantity (`data-step` names a method of the input) and notes that it was sent.
 */
const form = document.querySelector<HTMLFormElement>('[data-buy]')

if (form) {
  for (const [name, value] of new URLSearchParams(location.search))
    for (const one of form.querySelectorAll<HTMLInputElement>(`[type=radio][name=${CSS.escape(name)}]`))
      if (one.value === value && !one.disabled) one.checked = true
  form.onsubmit = (event) => {
    event.preventDefault()
    form.dataset['early'] = ''
  }
  form.onclick = ({ target }) => {
    const count = form.querySelector<HTMLInputElement>('[name=count]')
    const { step } = (target as HTMLElement).dataset
    if (!count || !step) return
    count[step as 'stepUp' | 'stepDown']()
    count.dispatchEvent(new Event('input'))
  }
}
