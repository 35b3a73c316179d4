import { MEDIA_URL } from '../config/browser-env.ts'
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import { formatPrice } from '../text/money.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import { HEADER_SEARCH, searchEverywhere, suggestedCount } from './texts.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { linkStyles } from '../islands/link-styles.ts'
import suggestionsStyles from './suggestions.css?url'
import {
  $suggestions,
  askSuggestions,
  closeSuggestions,
  preloadSuggestions,
  searchQuery,
  type SuggestionsView,
} from './store.ts'

/** ARIA Authoring Practices: a combobox with automatic selection, whose focus stays in the box. */

const CATEGORY_LINKS = '#menu a[href^="/produkty"]:not([href*="?"], ul ul ul a)'

/** The chosen row; -1 for none. */
let chosen = -1

function element(tag: string, className: string, content = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: content })
}

function option(href: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, tabIndex: -1, role: 'option' })
  link.append(...content)
  return link
}

function picture(path: string): HTMLElement {
  if (path === '') return element('span', 'no-picture')
  const src = mediaAddress(MEDIA_URL, thumbnailPath(path))
  return Object.assign(new Image(40, 50), { alt: '', src })
}

function productOption({ slug, name, priceCents, imagePath }: ListedProduct): HTMLElement {
  const price = element('span', 'price', formatPrice(priceCents))
  return option(
    `/produkt/${slug}`,
    picture(imagePath),
    element('span', 'suggestion-name', tieSpaces(name)),
    ' ',
    price,
  )
}

function categoryOptions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(CATEGORY_LINKS)].map(({ href, text }) =>
    Object.assign(option(href, text), { className: 'chip' }),
  )
}

export async function startHeaderSearch(box: HTMLInputElement): Promise<void> {
  const { form } = box
  if (!form) return
  await linkStyles(suggestionsStyles)
  // A live region has to be there before it says anything, so a closed panel is only out of sight.
  const panel = element('div', 'visually-hidden')
  const count = Object.assign(element('p', 'visually-hidden'), { role: 'status' })
  const list = Object.assign(element('div', ''), {
    id: 'suggestions',
    role: 'listbox',
    ariaLabel: HEADER_SEARCH.suggestions,
    hidden: true,
  })
  panel.append(count, list)
  form.append(panel)
  Object.assign(box, { ariaAutoComplete: 'list', maxLength: QUERY_LIMITS.maxSearchLength })
  Object.assign(box, { autocapitalize: 'off', spellcheck: false })
  box.setAttribute('aria-controls', list.id)

  const choose = (index: number) => {
    chosen = index
    for (const [i, row] of [...list.children].entries()) {
      row.id = `suggestion-${i}`
      row.ariaSelected = String(i === index)
    }
    const active = list.children[index]
    if (active) box.setAttribute('aria-activedescendant', active.id)
    else box.removeAttribute('aria-activedescendant')
  }
  const move = (step: 1 | -1) => {
    const size = list.childElementCount
    // When no row is chosen, the first step leads to the first row or to the last.
    choose((Math.max(chosen, step > 0 ? -1 : 0) + step + size) % size)
    list.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }

  let lastSaid = ''
  const show = ({ phrase, products, total, isPartial, listingQuery }: SuggestionsView) => {
    const isNone = total === 0
    const first =
      listingQuery === '' ? [] : [option(`/produkty/all${listingQuery}`, searchEverywhere(phrase))]
    list.replaceChildren(...first, ...(isNone ? categoryOptions() : products.map(productOption)))
    const isOpen = list.childElementCount > 0
    list.hidden = !isOpen
    list.className = isNone ? 'ways-on' : ''
    panel.className = isOpen ? 'suggestions' : 'visually-hidden'
    box.ariaExpanded = String(isOpen)
    const said = phrase === '' ? '' : suggestedCount(phrase, products.length, total, isPartial)
    // Writing the same text again would have it read out again.
    if (lastSaid !== said) count.textContent = lastSaid = said
    count.className = isNone || isPartial ? '' : 'visually-hidden'
    choose(first.length > 0 ? 0 : -1)
  }

  const ask = () => void askSuggestions(box.value)
  const onFocus = () => {
    preloadSuggestions()
    ask()
  }
  const openKeys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: closeSuggestions,
  }
  const closedKeys: Record<string, () => void> = {
    ArrowDown: ask,
    Escape: () => {
      box.value = ''
      closeSuggestions()
    },
  }

  $suggestions.listen(show)
  box.addEventListener('input', ask)
  box.addEventListener('focus', onFocus)
  box.addEventListener('keydown', (event) => {
    const act = (list.hidden ? closedKeys : openKeys)[event.key]
    if (!act || event.isComposing) return
    event.preventDefault()
    act()
  })
  // Keeps the focus in the box: else the list would close before the press has become a click.
  panel.addEventListener('mousedown', (event) => event.preventDefault())
  let isButtonPressed = false
  // Enter in the box clicks the button too, but not with a pointer.
  form.querySelector('button')?.addEventListener('click', ({ detail }) => (isButtonPressed = detail > 0))
  form.addEventListener('submit', (event) => {
    // A submit by the browser would add a question mark to the address.
    event.preventDefault()
    const isByEnter = document.activeElement === box && !isButtonPressed
    const row = list.children[chosen]
    // Enter in the box follows the chosen row, the button searches everything for what was typed.
    if (isByEnter && row instanceof HTMLElement) row.click()
    else {
      const query = searchQuery(box.value)
      location.assign(query === '' ? form.action : `/produkty/all${query}`)
    }
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && panel.contains(relatedTarget))) closeSuggestions()
  })
  if (document.activeElement === box) onFocus()
}
