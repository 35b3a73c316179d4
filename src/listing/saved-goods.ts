import { MEDIA_URL } from '../config/browser-env.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import { productPath } from '../catalogue/rules/product-path.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { showTitle } from '../islands/show-title.ts'
import { $saved, parseIds, saveAll, toggleSaved } from '../product/store/saved-store.ts'
import { formatPrice } from '../text/money.ts'
import type * as savedGoods from './store/saved-goods.ts'
import { SAVED } from './texts/saved-texts.ts'

/** The parameter of an address that carries a list for a friend. */
const SHARED = 'produkty'

function readShared(): readonly number[] {
  return parseIds(new URLSearchParams(location.search).get(SHARED)?.split(',').map(Number))
}

function fill(row: Element, good: savedGoods.SavedGood): void {
  const [link, price, note, buy] = ['.saved-link', '.price', '.saved-note', '.button'].map((part) =>
    row.querySelector<HTMLAnchorElement>(part),
  )
  const picture = row.querySelector('img')
  if (typeof good === 'string') {
    note?.replaceChildren(SAVED[good])
    for (const part of [link, price, buy, picture]) part?.remove()
    return
  }
  const { name, slug, priceCents, imagePath } = good.product
  if (link) link.href = productPath(slug)
  if (imagePath) picture?.setAttribute('src', mediaAddress(MEDIA_URL, thumbnailPath(imagePath)))
  else picture?.replaceWith(Object.assign(document.createElement('span'), { className: 'no-picture' }))
  row.querySelector('h2')?.replaceChildren(name)
  price?.replaceChildren(formatPrice(priceCents))
  note?.replaceChildren(good.canBeBought ? '' : SAVED.soldOut)
  if (!good.canBeBought) buy?.remove()
  else if (buy) Object.assign(buy, { href: `${productPath(slug)}#vyber`, ariaLabel: SAVED.buyOf(name) })
  row.querySelector('.link-button')?.setAttribute('aria-label', SAVED.removeOf(name))
}

/**
 * The goods that a shopper keeps for later, or the list of a friend, which the address carries and which replaces nothing
 * (rule 138). Their prices and availability are asked for again.
 */
class SavedGoods extends ShopElement {
  #shared = readShared()
  /** By id: what is shown, so that a removed row asks for nothing again. */
  #rows = new Map<number, Element>()

  connectedCallback(): void {
    const signal = this.arrive()
    this.addEventListener('click', ({ target }) => this.#press(target as HTMLElement), { signal })
    this.toggleAttribute('data-shared', this.#shared.length > 0)
    if (this.#shared.length > 0) {
      this.querySelector('h1')?.replaceChildren(SAVED.friendsTitle)
      this.querySelector('.saved-intro')?.replaceChildren(SAVED.friendsIntro)
      signal.addEventListener('abort', showTitle(SAVED.friendsTitle))
      void this.#show(this.#shared)
    } else
      signal.addEventListener(
        'abort',
        $saved.subscribe((saved) => void this.#show(saved)),
      )
  }

  async #show(ids: readonly number[]): Promise<void> {
    const list = this.querySelector('ul')
    this.toggleAttribute('data-empty', ids.length === 0)
    const added = ids.filter((id) => !this.#rows.has(id))
    for (const id of added) this.#rows.set(id, this.#makeRow(id))
    list?.replaceChildren(...ids.flatMap((id) => this.#rows.get(id) ?? []))
    if (added.length === 0) return
    const { findSaved } = await import('./store/saved-goods.ts')
    const found = await findSaved(added)
    for (const [at, id] of added.entries()) {
      const row = this.#rows.get(id)
      if (row) fill(row, found[at] ?? 'unknown')
    }
  }

  #makeRow(id: number): Element {
    const row = this.querySelector('template')?.content.firstElementChild?.cloneNode(true) as HTMLElement
    const remove = row.querySelector('button')
    if (remove) remove.value = String(id)
    return row
  }

  #press(target: HTMLElement): void {
    const button = target.closest('button')
    if (button?.matches('.link-button')) this.#remove(button)
    if (button?.matches('.saved-share')) void this.#share()
    if (!button?.matches('.saved-save')) return
    saveAll(this.#shared)
    this.#say(SAVED.savedNow($saved.get().length))
  }

  /** The focus goes to the neighbour's button, or to the heading. */
  #remove(button: HTMLButtonElement): void {
    const row = button.closest('li')
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
    this.#rows.delete(Number(button.value))
    toggleSaved(Number(button.value))
    ;(next ?? this.querySelector('h1'))?.focus()
  }

  async #share(): Promise<void> {
    const url = new URL(`/odlozene?${SHARED}=${$saved.get().join()}`, location.origin).href
    try {
      // On a phone the system asks to whom.
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ url })
      else {
        await navigator.clipboard.writeText(url)
        this.#say(SAVED.copied)
      }
    } catch (error) {
      // The shopper has closed the system's question. Where nothing can be copied, the address itself is shown.
      if ((error as Error).name !== 'AbortError') this.#say(url)
    }
  }

  #say(words: string): void {
    this.querySelector('[role=status]')?.replaceChildren(words)
  }
}

defineElement('saved-goods', SavedGoods)
