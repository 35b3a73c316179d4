/**
 * The switch between the light and the dark look. What was chosen is in storage under `theme`, nothing for the system's
 * own; the layout's first script has put it on the page by now, and here it follows the switch and other tabs.
 */
const select = document.querySelector<HTMLSelectElement>('#theme')

if (select) {
  const show = (theme: string) => {
    // The switch takes only what it offers, whatever was stored.
    select.value = theme
    select.value ||= ''
    document.documentElement.dataset['theme'] = select.value
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
      const { scheme } = meta.dataset
      meta.media = select.value
        ? select.value === scheme
          ? ''
          : 'not all'
        : `(prefers-color-scheme:${scheme})`
    }
  }
  /** Storage may be missing or throw; the choice then holds for this page. */
  const withStorage = (use: (storage: Storage) => void) => {
    try {
      use(localStorage)
    } catch {
      return
    }
  }
  const showStored = () => withStorage((storage) => show(storage.getItem('theme') ?? ''))

  select.onchange = () => {
    show(select.value)
    withStorage((storage) =>
      select.value ? storage.setItem('theme', select.value) : storage.removeItem('theme'),
    )
  }
  // Another tab, or this page coming back after another one had changed it.
  onstorage = onpageshow = showStored
  showStored()
}
