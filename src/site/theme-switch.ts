import { defineElement } from '../islands/define-element.ts'

/** Storage may be missing or throw; a choice then holds for this page. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch {
    return
  }
}

/** The choice of look (rule 707). It is stored under `theme`; the layout's first script has shown what was stored. */
class ThemeSwitch extends HTMLElement {
  #gone = new AbortController()

  connectedCallback(): void {
    const select = this.querySelector('select')
    if (!select) return
    const show = (theme: string) => {
      // The select takes only values that it offers, whatever was stored. Its first one is for shoppers who chose none.
      select.value = theme
      if (!select.value) select.selectedIndex = 0
      document.documentElement.dataset['theme'] = select.value
      for (const meta of document.head.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
        const { scheme } = meta.dataset
        const isSystem = select.value === 'system'
        meta.media = isSystem
          ? `(prefers-color-scheme:${scheme})`
          : select.value === scheme
            ? 'all'
            : 'not all'
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
    // Another tab may change it, or another page before this one comes back.
    const { signal } = (this.#gone = new AbortController())
    for (const type of ['storage', 'pageshow']) addEventListener(type, showStored, { signal })
    showStored()
  }

  disconnectedCallback(): void {
    this.#gone.abort()
  }
}

defineElement('theme-switch', ThemeSwitch)
