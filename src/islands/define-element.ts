/** The class that an element extends whose module an island imports too: the build renders islands without `HTMLElement`. */
export const ElementOfIslands =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement

/** Defines a custom element once. Astro retries an island's file under a second address, which runs its modules again. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, element)
}
