import { addLine, type Cart, type CartLine, type QuantityLimits } from './cart.ts'
import { parseEuros, toEuros } from '../../text/money.ts'

/** A cart line as it is stored, with the API's names and its price in euros. */
interface StoredCartLine extends Omit<CartLine, 'priceCents' | 'unplacedImage' | 'isPrinted'> {
  price: number
  /** Only the file's name. */
  image: string
  /** True for goods with the customer's own print. */
  own_print?: true
}

/** The file's name of a line's picture, without its folder. */
export function imageName({ unplacedImage, imagePath }: CartLine): string {
  return unplacedImage ?? imagePath.slice(imagePath.lastIndexOf('/') + 1)
}

export function toStoredCart(cart: Cart): StoredCartLine[] {
  return cart.map((whole) => {
    const { priceCents, unplacedImage: _, isPrinted, ...line } = whole
    const image = imageName(whole)
    return { ...line, price: toEuros(priceCents), image, ...(isPrinted && { own_print: isPrinted }) }
  })
}

/**
 * Reads a stored line; nothing if a required field is unreadable. Every page loads this, so it does without valibot. A line of
 * an older version with a number of printed pieces (`printed`) becomes a plain and a printed one.
 */
function parseStoredLine(json: unknown, maxText: number): CartLine[] {
  const line = (json ?? {}) as Record<keyof StoredCartLine | 'printed', unknown>
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxText) : ''
  const number = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN
  const id = number(line.id)
  const count = number(line.count)
  const name = text(line.name)
  const priceCents = parseEuros(line.price)
  const image = text(line.image)
  // A cart in the specification's form has only `image`, which lacks the folder.
  const imagePath = text(line.imagePath)
  const artwork = text(line.artwork)
  const printed =
    line.own_print === true ? count : Math.min(Math.max(Math.trunc(number(line.printed)) || 0, 0), count)
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(count) || count < 1) return []
  if (!name || priceCents === undefined) return []
  const plain: CartLine = {
    id,
    slug: text(line.slug),
    name,
    priceCents,
    imagePath,
    ...(image && !imagePath && { unplacedImage: image }),
    count,
    size: text(line.size),
    color: text(line.color),
    cut: text(line.cut),
    selectedCut: text(line.selectedCut),
    ...(artwork && { artwork }),
  }
  return [
    { ...plain, count: count - printed },
    { ...plain, count: printed, isPrinted: true as const },
  ].filter((one) => one.count > 0)
}

/** Keeps every readable line and merges equal ones. Texts are cut after `maxText` characters. */
export function parseStoredCart(
  json: unknown,
  limits: QuantityLimits,
  maxLines: number,
  maxText: number,
): Cart {
  if (!Array.isArray(json)) return []
  return json.reduce<Cart>((cart, stored) => {
    const lines = cart.length < maxLines ? parseStoredLine(stored, maxText) : []
    return lines.reduce((all, line) => addLine(all, line, limits, maxLines), cart)
  }, [])
}
