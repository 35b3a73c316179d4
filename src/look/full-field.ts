import { fieldIsFull } from './texts.ts'

// A browser cuts what is pasted into a full field, and takes no further key, without a word. Its own bubble says it beside the
// field, and a screen reader reads it (rule 718).
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const isFull = target.maxLength > 0 && target.value.length >= target.maxLength
  target.setCustomValidity(isFull ? fieldIsFull(target.maxLength) : '')
  if (isFull) target.reportValidity()
})
