/** A build renders islands in Node, which has no `HTMLElement`. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement

/** The base of custom elements. It ends their listeners when they leave the page. */
export class ShopElement extends Base {
  #gone = new AbortController()

  /** `connectedCallback` calls it. @returns a signal that ends listeners when the element leaves its place in the page */
  protected arrive(): AbortSignal {
    return (this.#gone = new AbortController()).signal
  }

  disconnectedCallback(): void {
    this.#gone.abort()
  }
}

/** Defines a custom element once. Astro retries an island's file under a second address, which runs its modules again. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, element)
}
