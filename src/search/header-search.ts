import { QUERY_LIMITS } from '../config/listing-limits.ts'
import { defineElement } from '../islands/define-element.ts'
import { linkStyles } from '../islands/link-styles.ts'
import { Combobox } from '../look/combobox.ts'
import suggestionsStyles from './suggestions.css?url'
import type * as searchStore from './store.ts'

function span(className: string, content = ''): HTMLElement {
  return Object.assign(document.createElement('span'), { className, textContent: content })
}

function option(href: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, tabIndex: -1, role: 'option' })
  link.append(...content)
  return link
}

function productOption({ href, name, price, picture }: searchStore.SuggestedProduct): HTMLElement {
  const shown = picture ? Object.assign(new Image(56, 70), { alt: '', src: picture }) : span('no-picture')
  return option(href, shown, span('suggestion-name', name), ' ', span('price', price))
}

/**
 * The header's search (rules 218, 907): Enter follows the chosen row, the button searches all products. The store is
 * imported when the shopper first focuses the box, because it asks the index of products.
 */
class HeaderSearch extends Combobox {
  #store: Promise<typeof searchStore> | undefined
  #stop: (() => void) | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    const form = this.querySelector('form')
    form?.addEventListener('submit', (event) => {
      // A submit by the browser would add a question mark to the address.
      event.preventDefault()
      const search = this.box?.value.trim() ?? ''
      // The listing completes the address. So the search works although the store may never come.
      const isLong = search.length >= QUERY_LIMITS.minSearchLength
      location.assign(isLong ? `/produkty/all?${new URLSearchParams({ search })}` : '/page-search')
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  protected override prepare(): void {
    this.#reach().then(({ preloadSuggestions }) => preloadSuggestions(), console.warn)
  }

  protected override ask(text: string): void {
    this.#reach().then(({ requestSuggestions }) => requestSuggestions(text), console.warn)
  }

  protected override close(): void {
    // A failure to load the store is reported where it is loaded first.
    this.#store?.then(({ closeSuggestions }) => closeSuggestions()).catch(() => undefined)
  }

  #reach(): Promise<typeof searchStore> {
    this.#store ??= this.#load().catch((error: unknown) => {
      // The next reach tries again.
      this.#store = undefined
      throw error
    })
    return this.#store
  }

  async #load(): Promise<typeof searchStore> {
    const [store] = await Promise.all([import('./store.ts'), linkStyles(suggestionsStyles)])
    this.#stop = store.$suggestions.listen((view) => this.#showSuggestions(view))
    return store
  }

  #showSuggestions(view: searchStore.SuggestionsView): void {
    const { products, page, laterPage, start, isNone, said, isSaidShown, everywhere, listingQuery } = view
    const first = [
      ...(page ? [option(page.href, page.name)] : []),
      ...(listingQuery === '' ? [] : [option(`/produkty/all${listingQuery}`, everywhere)]),
    ]
    const chips = start || isNone ? this.#categoryOptions() : []
    const links = (start ?? []).map(({ href, name }) => {
      const link = option(href, name)
      link.className = 'chip'
      return link
    })
    const last = laterPage ? [option(laterPage.href, laterPage.name)] : []
    this.show({
      rows: [...first, ...chips, ...links, ...products.map(productOption), ...last],
      isFirstChosen: first.length > 0,
      said,
      isSaidShown,
    })
  }

  #categoryOptions(): HTMLElement[] {
    const { content } = this.querySelector('template') ?? {}
    return [...(content?.cloneNode(true).childNodes ?? [])].filter((node) => node instanceof HTMLElement)
  }
}

defineElement('header-search', HeaderSearch)
