import { defineElement } from '../islands/define-element.ts'
import { $saved } from '../product/store/saved-store.ts'
import { SAVED_LINK, savedLinkName } from './texts/saved-link.ts'

/** The header's link to the goods that are kept for later, with their number (rule 138). */
class SavedLink extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    const link = this.querySelector('a')
    this.#stop = $saved.subscribe(({ length }) => {
      link?.toggleAttribute('data-empty', length === 0)
      link?.setAttribute('aria-label', length === 0 ? SAVED_LINK : savedLinkName(length))
      link?.querySelector('span')?.replaceChildren(length === 0 ? '' : String(length))
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}

defineElement('saved-link', SavedLink)
