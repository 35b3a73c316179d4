/**
 * The buy bar at the lower edge of a phone's window (rule 120): shown while the form's own button is out of view, it says
 * what is chosen (buy-form-reached.ts), links to the form, and sends it.
 */
export function startBuyBar(form: HTMLFormElement): void {
  const bar = document.querySelector<HTMLElement>('.buy-bar')
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!bar || !button) return

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
