import { defineElement, ShopElement } from '../islands/define-element.ts'
import { ZOOM } from './texts/zoom-texts.ts'

/** Events by which form and gallery tell each other of a colour. Both bubble; `detail` is the colour's name. */
export const COLOR_CHOSEN = 'color-chosen'

/** The gallery has stopped at a picture of another colour. */
export const COLOR_SHOWN = 'color-shown'

/** The article or dialog around an element, which shows one product; else the page's body. */
export function productAround(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('article, dialog') ?? document.body
}

declare global {
  interface HTMLElementEventMap {
    [COLOR_CHOSEN]: CustomEvent<string>
    [COLOR_SHOWN]: CustomEvent<string>
  }
}

/** A strip without scroll events for so long counts as stopped, in milliseconds. */
const REST_MS = 120

/** `sizes` of a zoomed picture, which makes the browser load the largest file. */
const ZOOMED_SIZES = '200vw'

function enlarge(picture: Element): void {
  for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img'))
    part.sizes = ZOOMED_SIZES
}

/**
 * `<product-gallery>`: keeps picture, thumbnails and chosen colour in step, and zooms. It handles the markup
 * of Gallery.tsx, on pages and in islands. `data-color` is the first colour.
 */
class ProductGallery extends ShopElement {
  /** The colour that was last chosen or shown. */
  #color: string | undefined
  /** The picture at which the strip last stopped. A new window width makes it stop there again, which is no choice. */
  #settled: Element | null = null
  #resting: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    const signal = this.arrive()
    const strip = this.#strip
    strip.addEventListener('scroll', () => this.#follow(), { signal })
    this.addEventListener('click', (event) => this.#press(event), { signal })
    for (const type of ['pointermove', 'pointerleave'] as const)
      this.addEventListener(type, (event) => this.#zoomUnderMouse(event), { signal })
    const around = productAround(this)
    for (const type of ['pointerover', 'focusin'])
      around.addEventListener(type, ({ target }) => this.#reach(target as Element), { signal })
    around.addEventListener(COLOR_CHOSEN, ({ detail }) => this.#showColor(detail), { signal })
    // A quick view shows the card's picture before it knows the others.
    const observer = new MutationObserver(() => this.#showColor(this.#color))
    observer.observe(strip, { childList: true })
    signal.addEventListener('abort', () => observer.disconnect())
    // The shopper may have scrolled already, or the browser has restored the position.
    if (strip.scrollLeft > 0) this.#follow()
    this.#showColor(this.dataset['color'])
  }

  override disconnectedCallback(): void {
    clearTimeout(this.#resting)
    super.disconnectedCallback()
  }

  get #strip(): HTMLElement {
    return this.querySelector('.gallery-strip') as HTMLElement
  }

  get #place(): number {
    return Math.round(this.#strip.scrollLeft / this.#strip.clientWidth)
  }

  /** The other pictures are fetched when a shopper reaches for the gallery, or for the form, whose colours show them. */
  #reach(target: Element): void {
    if (target.closest('product-gallery, buy-form')) this.dataset['reached'] = ''
  }

  /** Scrolls to a picture at once: a smooth scroll would pass other colours and could choose one. */
  #show(picture: HTMLElement | null): void {
    this.dataset['reached'] = ''
    if (picture) this.#strip.scrollLeft = picture.offsetLeft
  }

  #showColor(color: string | undefined): void {
    this.#color = color
    if (color === undefined) return
    const picture = this.#strip.querySelector<HTMLElement>(`[data-color="${CSS.escape(color)}"]`)
    this.#show(picture)
    // A quick press on another picture is a choice, even before the strip has come to rest here.
    if (picture) this.#settled = picture
  }

  #follow(): void {
    this.dataset['reached'] = ''
    const shown = this.#place
    this.querySelectorAll('.gallery-thumbs a').forEach(
      (thumb, place) => (thumb.ariaCurrent = place === shown ? 'true' : null),
    )
    if (!this.#settled?.isConnected) this.#settled = this.#strip.firstElementChild
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#rest(), REST_MS)
  }

  /** Chooses the colour of the picture in view. A strip that a finger holds between two pictures chooses nothing. */
  #rest(): void {
    const picture = this.#strip.children[this.#place] as HTMLElement | undefined
    if (!picture || picture === this.#settled) return
    if (Math.abs(picture.offsetLeft - this.#strip.scrollLeft) > 2) return
    this.#settled = picture
    const { color } = picture.dataset
    if (color === undefined || color === this.#color) return
    this.#color = color
    this.dispatchEvent(new CustomEvent(COLOR_SHOWN, { bubbles: true, detail: color }))
  }

  /** A press on a thumbnail scrolls to its picture. Any other press opens the shown picture large. */
  #press(event: Event): void {
    const pressed = (event.target as Element).closest<HTMLAnchorElement>('a, .gallery-strip')
    if (!pressed) return
    event.preventDefault()
    if (pressed.hash) this.#show(this.querySelector(pressed.hash))
    else this.#openZoom()
  }

  /** Shows the picture under the mouse twice as large and moves it with the pointer. */
  #zoomUnderMouse({ type, target, pointerType, clientX, clientY }: PointerEvent): void {
    const isOver = type === 'pointermove' && pointerType === 'mouse'
    const picture = isOver ? (target as Element).closest<HTMLElement>('.gallery-picture') : null
    for (const zoomed of this.querySelectorAll('[data-zoomed]'))
      if (zoomed !== picture) zoomed.removeAttribute('data-zoomed')
    if (!picture) return
    if (!picture.hasAttribute('data-zoomed')) enlarge(picture)
    picture.toggleAttribute('data-zoomed', true)
    const { left, top, width, height } = picture.getBoundingClientRect()
    picture.style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`)
    picture.style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`)
  }

  #openZoom(): void {
    const picture = this.#strip.children[this.#place]?.querySelector('picture, img')?.cloneNode(true)
    if (!picture) return
    const dialog = document.createElement('dialog')
    const close = document.createElement('button')
    const view = document.createElement('div')
    Object.assign(dialog, { className: 'zoom', ariaLabel: ZOOM.name, onclose: () => dialog.remove() })
    Object.assign(close, { className: 'icon-button', ariaLabel: ZOOM.close, textContent: '×' })
    Object.assign(view, { className: 'zoom-view', ariaLabel: ZOOM.hint, role: 'group', tabIndex: 0 })
    close.onclick = () => dialog.close()
    view.append(picture)
    enlarge(view)
    dialog.append(close, view)
    this.querySelector('.gallery-main')?.append(dialog)
    dialog.showModal()
    view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
  }
}

defineElement('product-gallery', ProductGallery)
