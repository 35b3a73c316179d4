import { readChoice } from '../../islands/product/form-values.ts'
import { formatCount, PIECES } from '../../messages/plural.ts'
import { PRODUCT_HINTS } from '../../messages/product/product-hints.ts'

/** What is chosen, as the form's labels say it, and how many when it is more than one. */
function choiceText(form: HTMLFormElement): string {
  const choice = readChoice(form)
  if (!choice) return PRODUCT_HINTS.chooseSize
  const chosen = [...form.querySelectorAll<HTMLInputElement>('.choice :checked')].map(
    ({ name, nextElementSibling }) => {
      const label = nextElementSibling?.textContent.trim() ?? ''
      return name === 'size' ? PRODUCT_HINTS.sizeIs(label) : label
    },
  )
  if (choice.count > 1) chosen.push(formatCount(choice.count, PIECES))
  const text = chosen.join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The buy bar at the lower edge of a phone's window (rule 120): it is there while the form's own button is not, says what
 * is chosen, leads to where that can be changed, and sends the same form.
 */
export function startBuyBar(form: HTMLFormElement): void {
  const bar = document.querySelector<HTMLElement>('.buy-bar')
  const choice = bar?.querySelector('.buy-bar-choice')
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!bar || !choice || !button) return

  const tell = () => (choice.textContent = choiceText(form))
  form.addEventListener('change', tell)
  // A step of the quantity tells its field alone.
  form.addEventListener('input', tell, { capture: true })
  tell()
  bar.querySelector('a')?.addEventListener('click', (event) => {
    // No entry of the history.
    event.preventDefault()
    form.scrollIntoView()
    form.querySelector<HTMLElement>('.choice :checked')?.focus({ preventScroll: true })
  })

  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    const isInView = entries.at(-1)?.isIntersecting === true
    // Whoever has the focus here goes on with the button that does the same.
    if (isInView && bar.contains(document.activeElement)) button.focus({ preventScroll: true })
    bar.hidden = isInView
  }
  // Out of view is also what the header covers, and what the bar itself would cover.
  new IntersectionObserver(follow, { rootMargin: '-64px 0px -48px' }).observe(button)
}
