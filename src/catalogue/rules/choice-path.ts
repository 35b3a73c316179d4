import { productPath } from './product-path.ts'

interface PathChoice {
  cut?: string | null | undefined
  size?: string | undefined
  color?: string | undefined
}

/**
 * The address that opens a product with a choice. Empty choices are left out.
 * @example choicePath('tricko', { size: 'M', color: '' }) // '/produkt/tricko?size=M'
 */
export function choicePath(slug: string, { cut, size, color }: PathChoice): string {
  const made = Object.entries({ cut, size, color }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return productPath(slug) + (made.length > 0 ? `?${new URLSearchParams(made)}` : '')
}
