import { readChoice } from '../../islands/product/form-values.ts'
import { formatCount, PIECES } from '../../messages/plural.ts'
import { PRODUCT_HINTS } from '../../messages/product/product-hints.ts'

/** The choice in the words of the form's labels, with the count when it is more than one. */
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
 * The buy bar at the lower edge of a phone's window (rule 120): shown while the form's own button is out of view, it says
 * what is chosen, links to the form, and sends it.
 */
export function startBuyBar(form: HTMLFormElement): void {
  const bar = document.querySelector<HTMLElement>('.buy-bar')
  const choice = bar?.querySelector('.buy-bar-choice')
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!bar || !choice || !button) return

  const update = () => (choice.textContent = choiceText(form))
  form.addEventListener('change', update)
  // `input` of a stepped quantity does not bubble.
  form.addEventListener('input', update, { capture: true })
  update()
  bar.querySelector('a')?.addEventListener('click', (event) => {
    // Not by its address, which would add an entry to the history.
    event.preventDefault()
    form.scrollIntoView()
    form.querySelector<HTMLElement>('.choice :checked')?.focus({ preventScroll: true })
  })

  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    const isInView = entries.at(-1)?.isIntersecting === true
    // Hiding the bar would lose the focus, so it moves to the button that does the same.
    if (isInView && bar.contains(document.activeElement)) button.focus({ preventScroll: true })
    bar.hidden = isInView
  }
  // The margins are the header and the bar itself, which cover the page.
  new IntersectionObserver(follow, { rootMargin: '-64px 0px -48px' }).observe(button)
}
