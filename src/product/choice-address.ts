/** Chooses what the page's address asks for, of which the form then says that it came along; options that the product does not have are ignored (rule 126). */
export function chooseFromAddress(form: HTMLFormElement, search = location.search): void {
  for (const [name, value] of new URLSearchParams(search))
    for (const radio of form.querySelectorAll<HTMLInputElement>(`[type=radio][name="${CSS.escape(name)}"]`))
      if (radio.value === value && !radio.disabled) {
        radio.checked = true
        form.dataset['chosen'] = ''
      }
}

/** Writes the choice into the page's address, where a reload finds it, without an entry in the history (rule 126). */
export function keepInAddress(form: HTMLFormElement): void {
  const query = new URLSearchParams()
  for (const name of ['cut', 'size', 'color']) {
    const field = form.elements.namedItem(name)
    // A field with a single option, which nobody has to choose, is not a list.
    if (field instanceof RadioNodeList && field.value !== '') query.append(name, field.value)
  }
  history.replaceState(history.state, '', `?${query}${location.hash}`)
}
