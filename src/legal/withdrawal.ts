import { onIntent } from '../islands/on-intent.ts'

/** Loads the withdrawal's steps on intent; a form that was sent before that takes its step once they are loaded. */

const form = document.querySelector<HTMLFormElement>('#withdrawal')

if (form) {
  let submit: ((submitter?: HTMLElement | null) => void) | undefined
  const start = async () => {
    const steps = await import('./withdrawal-steps.ts')
    submit ??= steps.startWithdrawal(form)
  }
  const go = (submitter?: HTMLElement | null) =>
    start().then(
      () => submit?.(submitter),
      () => {
        const notLoaded = document.getElementById('withdrawal-not-loaded')
        if (notLoaded) notLoaded.hidden = false
      },
    )
  onIntent([form], start)
  form.onsubmit = (event) => {
    event.preventDefault()
    void go(event.submitter)
  }
  if ('early' in form.dataset) void go()
}
