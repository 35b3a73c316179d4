/** The form's fields that have several options; one that has a single option is no `RadioNodeList`. */
function choiceLists(form: HTMLFormElement): [name: string, list: RadioNodeList][] {
  return ['cut', 'size', 'color'].flatMap((name): [string, RadioNodeList][] => {
    const field = form.elements.namedItem(name)
    return field instanceof RadioNodeList ? [[name, field]] : []
  })
}

/** Chooses what the page's address asks for; options that the product does not have are ignored (rule 126). */
export function chooseFromAddress(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search)
  for (const [name, list] of choiceLists(form))
    for (const radio of list as Iterable<HTMLInputElement>)
      if (radio.value === asked.get(name) && !radio.disabled) radio.checked = true
}

/** Writes the choice into the page's address, where a reload finds it, without an entry in the history (rule 126). */
export function keepInAddress(form: HTMLFormElement): void {
  const chosen = choiceLists(form).map(([name, { value }]) => [name, value])
  const query = new URLSearchParams(chosen.filter(([, value]) => value !== ''))
  history.replaceState(history.state, '', `?${query}${location.hash}`)
}
