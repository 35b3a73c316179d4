import { defineElement, ShopElement } from '../islands/define-element.ts'

/** Storage may be missing or throw. A choice then applies to this page only. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch {
    return
  }
}

/** The choice of theme (rule 707), stored under `theme`. The first script of the page (Page.astro) has already applied it. */
class ThemeSwitch extends ShopElement {
  connectedCallback(): void {
    const select = this.querySelector('select')
    if (!select) return
    const show = (theme: string) => {
      // The select takes only its own values, so a wrong stored value leaves it empty. Then its first value is used.
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
    // The shopper may have chosen before this code ran.
    if (select.selectedIndex > 0) choose()
    // Another tab may change the theme. So may another page while this one waits in the back/forward cache.
    const signal = this.arrive()
    for (const type of ['storage', 'pageshow']) addEventListener(type, showStored, { signal })
    showStored()
  }
}

defineElement('theme-switch', ThemeSwitch)
