import { useEffect, useState } from 'react'
import { afterPaint } from '../../stores/listing/after-paint.ts'
import type { ListingView } from '../../stores/listing/listing.ts'
import { isReturning } from '../../stores/listing/scroll.ts'

/**
 * Whether all of a list is shown: its first screen is at once and the rest after that was painted, because a deferred
 * value would still come before; all of it at once where a place in the list is gone back to.
 */
export function useIsWhole({ result }: ListingView): boolean {
  const [painted, setPainted] = useState(result)
  useEffect(() => afterPaint(() => setPainted(result)), [result])
  return painted === result || isReturning()
}
