/** What a shopper can choose between, by the names of its fields; of one alone there is nothing to choose. */
function choiceLists(form: HTMLFormElement): [name: string, list: RadioNodeList][] {
  return ['cut', 'size', 'color'].flatMap((name): [string, RadioNodeList][] => {
    const field = form.elements.namedItem(name)
    return field instanceof RadioNodeList ? [[name, field]] : []
  })
}

/** Makes the choice that the page's address asks for; what the product does not have is passed over (rule 126). */
export function chooseFromAddress(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search)
  for (const [name, list] of choiceLists(form))
    for (const radio of list as Iterable<HTMLInputElement>)
      if (radio.value === asked.get(name) && !radio.disabled) radio.checked = true
}

/** Writes the choice into the page's address, as a reload needs it; a choice is no entry of the history (rule 126). */
export function keepInAddress(form: HTMLFormElement): void {
  const chosen = choiceLists(form).map(([name, { value }]) => [name, value])
  const query = new URLSearchParams(chosen.filter(([, value]) => value !== ''))
  history.replaceState(history.state, '', `?${query}${location.hash}`)
}
