/** The base of custom elements that islands import. A build renders islands in Node, which has no `HTMLElement`. */
export const ElementOfIslands =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement

/** Defines a custom element once. Astro retries an island's file under a second address, which runs its modules again. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, element)
}
