/** Defines a custom element once. Astro retries an island's file under a second address, which runs its modules again. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element)
}
