import { Fragment } from 'react'
import { ARTWORKS } from '../config/artwork.ts'
import type { Cart } from './rules/cart.ts'
import { goodsSentences, sendText, type SendSentence } from './texts/goods-sentences.ts'

/** What each of several lines needs. */
export function SendItems({ items }: Pick<SendSentence, 'items'>) {
  if (items.length < 2) return null
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

interface Props {
  cart: Cart
  madeToOrderIds: readonly number[]
}

/** Says above the order button what to send after the order, and what nobody may return. */
export function GoodsNotes({ cart, madeToOrderIds }: Props) {
  const { send, returns } = goodsSentences(cart, 'before', ARTWORKS, madeToOrderIds)
  if (send.length === 0 && returns === '') return null
  return (
    <div className="notice notice-quiet artwork-note">
      {send.map((one) => (
        <Fragment key={`${one.group.isRequired} ${one.address}`}>
          <p>{sendText(one)}</p>
          <SendItems items={one.items} />
        </Fragment>
      ))}
      {returns && <p>{returns}</p>}
    </div>
  )
}
