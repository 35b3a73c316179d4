/** The button that keeps a product for later. Its state is told by `aria-pressed`. */
export const keep = (name: string) => `Odložiť: ${name}`

/** The product's name in such a text. A translator may have changed the words before it. */
export const nameIn = (label: string) => label.replace(/^[^:]*:\s*/, '')
