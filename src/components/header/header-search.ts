import { MEDIA_URL } from '../../config/media-host.ts'
import { mediaAddress, thumbnailPath } from '../../domain/product/image-path.ts'
import { formatPrice } from '../../domain/money.ts'
import type { SuggestedProduct } from '../../domain/listing/suggestions.ts'
import { searchEverywhere, suggestedCount } from '../../messages/shop/header-search.ts'
import {
  $suggestions,
  askSuggestions,
  closeSuggestions,
  loadSuggestions,
  type SuggestionsView,
} from '../../stores/listing/suggestions.ts'

/** The header's search as a combobox: focus stays in the box, the arrows walk the suggestions, Enter follows one. */

/** The chosen suggestion; -1 for none. */
let chosen = -1

function text(tag: string, className: string, content: string): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: content })
}

function option(id: number, href: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { id: `suggestion-${id}`, href, tabIndex: -1 })
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  link.append(...content)
  return link
}

function picture(path: string): HTMLElement {
  if (path === '') return text('span', 'no-picture', '')
  const src = mediaAddress(MEDIA_URL, thumbnailPath(path))
  return Object.assign(new Image(40, 50), { alt: '', src })
}

function productOption({ slug, name, priceCents, imagePath }: SuggestedProduct, id: number): HTMLElement {
  return option(
    id,
    `/produkt/${slug}`,
    picture(imagePath),
    text('span', 'suggestion-name', name),
    ' ',
    text('span', 'price', formatPrice(priceCents)),
  )
}

/** Connects the search box with its suggestions. */
export function startHeaderSearch(form: HTMLFormElement, box: HTMLInputElement): void {
  const list = form.querySelector('#suggestions')
  const count = form.querySelector('#suggestions-count')
  if (!list || !count) return
  const options = () => [...list.children] as HTMLElement[]

  const choose = (index: number) => {
    chosen = index
    for (const [i, one] of options().entries()) one.setAttribute('aria-selected', String(i === index))
    const active = options()[index]
    active?.scrollIntoView({ block: 'nearest' })
    if (active) box.setAttribute('aria-activedescendant', active.id)
    else box.removeAttribute('aria-activedescendant')
  }

  const show = ({ phrase, products, total, listingQuery }: SuggestionsView) => {
    const isNone = total === 0
    const everywhere =
      listingQuery === '' || isNone
        ? []
        : [option(products.length, `/produkty/all${listingQuery}`, searchEverywhere(phrase))]
    list.replaceChildren(...products.map(productOption), ...everywhere)
    const isOpen = list.childElementCount > 0
    list.toggleAttribute('hidden', !isOpen)
    box.setAttribute('aria-expanded', String(isOpen))
    const said = phrase === '' ? '' : suggestedCount(products.length, total)
    // The same words again would be read out again.
    if (count.textContent !== said) count.textContent = said
    count.className = isNone ? 'suggestions' : 'visually-hidden'
    choose(-1)
  }

  const ask = () => void askSuggestions(box.value)
  const onFocus = () => {
    // A failure is not told here: asking for suggestions tries again, and tells it then.
    loadSuggestions().catch(() => undefined)
    ask()
  }
  const keys: Record<string, (size: number) => void> = {
    // From the box into the list, along it, and back into the box.
    ArrowDown: (size) => choose(chosen + 1 < size ? chosen + 1 : -1),
    ArrowUp: (size) => choose(chosen < 0 ? size - 1 : chosen - 1),
    Escape: closeSuggestions,
    Enter: () => options()[chosen]?.click(),
  }

  $suggestions.listen(show)
  box.addEventListener('input', ask)
  box.addEventListener('focus', onFocus)
  box.addEventListener('keydown', (event) => {
    const size = options().length
    if (event.isComposing || (event.key === 'Enter' && chosen < 0)) return
    if (size === 0) {
      if (event.key === 'ArrowDown') ask()
      return
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act(size)
  })
  form.addEventListener('submit', (event) => {
    // A submit by the browser would add a question mark to the address.
    event.preventDefault()
    location.assign(form.action)
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const isKept = relatedTarget === box || (relatedTarget instanceof Node && list.contains(relatedTarget))
    if (!isKept) closeSuggestions()
  })
  if (document.activeElement === box) onFocus()
}
