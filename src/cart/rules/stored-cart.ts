import { addLine, type Cart, type CartLine, type QuantityLimits } from './cart.ts'
import { parseEuros, toEuros } from '../../text/money.ts'

/** A cart line as it is stored, with the API's names and its price in euros. `imagePath`, `artwork`, `printed` and `changedFrom` are not sent. */
export interface StoredCartLine extends Omit<CartLine, 'priceCents' | 'unplacedImage'> {
  price: number
  /** Only the file's name. */
  image: string
}

export function toStoredCart(cart: Cart): StoredCartLine[] {
  return cart.map(({ priceCents, unplacedImage, ...line }) => ({
    ...line,
    price: toEuros(priceCents),
    image: unplacedImage ?? line.imagePath.slice(line.imagePath.lastIndexOf('/') + 1),
  }))
}

/** Reads a stored line; `undefined` if a required field is unreadable. Every page loads this, so it does without valibot. */
function parseStoredLine(json: unknown, maxText: number): CartLine | undefined {
  const line = (json ?? {}) as Record<keyof StoredCartLine, unknown>
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
  const printed = Math.min(number(line.printed), count)
  const changedFrom = (Array.isArray(line.changedFrom) ? line.changedFrom : []).map(text).filter(Boolean)
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(count) || count < 1) return undefined
  if (!name || priceCents === undefined) return undefined
  return {
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
    ...(printed > 0 && Number.isInteger(printed) && { printed }),
    ...(changedFrom.length > 0 && { changedFrom }),
  }
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
    const line = cart.length < maxLines && parseStoredLine(stored, maxText)
    return line ? addLine(cart, line, limits) : cart
  }, [])
}
