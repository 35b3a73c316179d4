import { useState } from 'react'
import { cameMore, LISTING } from '../../messages/listing/listing.ts'
import type { ListingView } from '../../stores/listing/listing.ts'
import { isMore } from './is-more.ts'

/** What a screen reader is told of an answer beside the count of its products: that there are none, or how many came. */
export function useAnnouncement(view: ListingView): string {
  const { answered, result } = view
  const [said, setSaid] = useState({ answered, text: '' })
  if (said.answered === answered) return said.text
  const text = (() => {
    if (result?.total === 0) return LISTING.empty
    if (!result || !isMore(said.answered, view)) return ''
    return cameMore(result.products.length - said.answered.page * answered.productsCount)
  })()
  setSaid({ answered, text })
  return text
}
