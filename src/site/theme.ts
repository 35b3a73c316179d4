/** What was chosen is in storage under `theme`, and on the page by the layout's first script. */
const select = document.querySelector<HTMLSelectElement>('#theme')

if (select) {
  const show = (theme: string) => {
    // The switch takes only values that it offers, whatever was stored; its first one is for shoppers who chose none.
    select.value = theme
    if (!select.value) select.selectedIndex = 0
    document.documentElement.dataset['theme'] = select.value
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
      const { scheme } = meta.dataset
      const isSystem = select.value === 'system'
      meta.media = isSystem ? `(prefers-color-scheme:${scheme})` : select.value === scheme ? 'all' : 'not all'
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

  const choose = () => {
    show(select.value)
    withStorage((storage) => storage.setItem('theme', select.value))
  }
  select.onchange = choose
  // A shopper may have been quicker than this module.
  if (select.selectedIndex > 0) choose()
  // Another tab, or this page coming back after another one had changed it.
  onstorage = onpageshow = showStored
  showStored()
}

// Makes this file a module, which tests import once its page is there.
export {}
