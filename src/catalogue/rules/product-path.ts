/** @param slug safe in an address (guards/slugs.ts) @example productPath('tricko') // '/produkt/tricko' */
export function productPath(slug: string): string {
  return `/produkt/${slug}`
}

/** @param path may contain a choice. @example withColor('/produkt/a?size=M', 'biela') // '/produkt/a?size=M&color=biela' */
export function withColor(path: string, color: string): string {
  const [page = '', query] = path.split('?')
  const choice = new URLSearchParams(query)
  choice.set('color', color)
  return `${page}?${choice}`
}

const PRODUCT_PATH = /^\/produkt\/([^/]+?)(?:\.html)?\/?$/

/**
 * The slug in a product's address; `null` for any other address, a broken escape or too long a slug.
 * @example parseProductPath('/produkt/tri%C4%8Dko', 200) // 'tričko'
 */
export function parseProductPath(path: string, maxLength: number): string | null {
  const escaped = PRODUCT_PATH.exec(path)?.[1]
  if (escaped === undefined) return null
  try {
    const slug = decodeURIComponent(escaped)
    return slug.length > maxLength ? null : slug
  } catch {
    return null
  }
}

interface PathChoice {
  cut?: string | null | undefined
  size?: string | undefined
  color?: string | undefined
  /** True for goods with the customer's own print. The address has it as `print=1`. */
  isPrinted?: boolean | undefined
}

/**
 * The address that opens a product with a choice. Empty choices are left out.
 * @example choicePath('tricko', { size: 'M', color: '' }) // '/produkt/tricko?size=M'
 */
export function choicePath(slug: string, { cut, size, color, isPrinted }: PathChoice): string {
  const made = Object.entries({ cut, size, color, print: isPrinted && '1' }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return productPath(slug) + (made.length > 0 ? `?${new URLSearchParams(made)}` : '')
}
