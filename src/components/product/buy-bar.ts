import { readChoice } from '../../islands/product/form-values.ts'
import { PRODUCT_HINTS } from '../../messages/product/product-hints.ts'

/** What is chosen, as the form's labels say it. */
function choiceText(form: HTMLFormElement): string {
  if (!readChoice(form)) return PRODUCT_HINTS.chooseSize
  const chosen = [...form.querySelectorAll('.choice :checked')]
  return chosen.map((input) => input.nextElementSibling?.textContent.trim()).join(' · ')
}

/**
 * The buy bar at the lower edge of a phone's window (rule 120): it is there while the form's own button is not, says what
 * is chosen, and sends the same form.
 */
export function startBuyBar(form: HTMLFormElement): void {
  const bar = document.querySelector<HTMLElement>('.buy-bar')
  const choice = bar?.querySelector('.buy-bar-choice')
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!bar || !choice || !button) return

  const tell = () => (choice.textContent = choiceText(form))
  form.addEventListener('change', tell)
  tell()

  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    const isInView = entries.at(-1)?.isIntersecting === true
    // Whoever has the focus here goes on with the button that does the same.
    if (isInView && bar.contains(document.activeElement)) button.focus({ preventScroll: true })
    bar.hidden = isInView
  }
  // Out of view is also what the header covers, and what the bar itself would cover.
  new IntersectionObserver(follow, { rootMargin: '-64px 0px -48px' }).observe(button)
}
