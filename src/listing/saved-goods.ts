import { productPath } from '../catalogue/rules/product-path.ts'
import { createElement as create } from '../islands/create-element.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { createCard, fillCard } from '../product/card-element.ts'
import { handleHearts } from '../product/hearts.ts'
import { $saved, parseShared, saveAll, type Saved } from '../product/store/saved-store.ts'
import type * as savedGoods from './store/saved-goods.ts'
import { SAVED } from './texts/saved-texts.ts'

/** The parameter of an address that carries a list for a friend. */
const SHARED = 'produkty'

const readShared = () => parseShared(new URLSearchParams(location.search).get(SHARED) ?? '')

function fill(card: HTMLElement, good: savedGoods.SavedGood, buy: typeof savedGoods.buy): void {
  const isFound = typeof good === 'object'
  const note = isFound ? (good.next === 'soldOut' ? SAVED.soldOut : '') : SAVED[good]
  if (isFound) fillCard(card, good.product)
  if (note) card.querySelector('a')?.append(create('p', { className: 'fine-print' }, note))
  if (!isFound || good.next === 'soldOut') return
  const { next, product } = good
  const words = typeof next === 'string' ? SAVED[next] : SAVED.buy
  const button = { className: 'button', ariaLabel: `${words}: ${product.name}` }
  const control =
    typeof next === 'string'
      ? create('a', { ...button, href: `${productPath(product.slug)}#vyber` }, words)
      : create('button', { ...button, type: 'button', onclick: () => buy(next) }, words)
  card.append(create('p', { className: 'saved-buy' }, control))
}

/**
 * The goods that a shopper keeps for later, or the list of a friend, which the address carries and which replaces nothing
 * (rule 138). Their prices and availability are asked for again. A card that is let go stays until the page is left, so
 * that its heart can be pressed again.
 */
class SavedGoods extends ShopElement {
  #shared = readShared()
  #cards = new Map<number, HTMLElement>()

  connectedCallback(): void {
    const signal = this.arrive()
    const isShared = this.#shared.length > 0
    handleHearts(this, signal)
    this.addEventListener('click', ({ target }) => this.#press(target as HTMLElement), { signal })
    this.toggleAttribute('data-shared', isShared)
    if (isShared) {
      this.querySelector('h1')?.replaceChildren(SAVED.friendsTitle)
      this.querySelector('.saved-intro')?.replaceChildren(SAVED.friendsIntro)
      document.title = document.title.replace(SAVED.title, SAVED.friendsTitle)
      void this.#show(this.#shared)
    } else {
      const stop = $saved.subscribe((saved) => void this.#show(saved))
      signal.addEventListener('abort', stop)
    }
  }

  async #show(saved: readonly Saved[]): Promise<void> {
    const added = saved.filter(([id]) => !this.#cards.has(id))
    for (const [id, name] of added) this.#cards.set(id, createCard({ id, name: name || SAVED.nameless }))
    this.querySelector('ul')?.prepend(...added.flatMap(([id]) => this.#cards.get(id) ?? []))
    this.toggleAttribute('data-empty', this.#cards.size === 0)
    if (added.length === 0) return
    const { findSaved, buy } = await import('./store/saved-goods.ts')
    const found = await findSaved(added.map(([id]) => id))
    for (const [at, [id]] of added.entries()) {
      const card = this.#cards.get(id)
      if (card) fill(card, found[at] ?? 'unknown', buy)
    }
  }

  #press(target: HTMLElement): void {
    if (target.matches('.saved-share')) void this.#share()
    if (!target.matches('.saved-save')) return
    saveAll(
      this.#shared.map(([id]) => [id, this.#cards.get(id)?.querySelector('a[href] h3')?.textContent ?? '']),
    )
    this.#say(SAVED.savedNow($saved.get().length))
  }

  async #share(): Promise<void> {
    const ids = $saved.get().map(([id]) => id)
    const url = new URL(`/odlozene?${SHARED}=${ids.join()}`, location.origin).href
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
