import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { missingForFree } from './rules/delivery.ts'
import type { Cents } from '../text/money.ts'
import { whenNear } from '../islands/on-intent.ts'

const FillUp = lazy(async () => ({ default: (await import('./FillUp.tsx')).FillUp }))
const INTENTS = ['pointermove', 'touchstart', 'keydown', 'scroll']

interface Props {
  goodsCents: Cents
  freeFromCents: Cents
}

/** Fetched once a shopper does something and it is near; the popup has to be open for that. */
export function LazyFillUp({ goodsCents, freeFromCents }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const missingCents = missingForFree(goodsCents, freeFromCents)
  useEffect(() => {
    const ending = new AbortController()
    const wait = () => {
      ending.abort()
      if (place.current) whenNear(place.current, () => setWanted(true))
    }
    if (place.current?.closest('[popover]')) wait()
    else
      for (const intent of INTENTS) addEventListener(intent, wait, { passive: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
  return (
    <div ref={place} className="fill-up">
      {isWanted && missingCents > 0 && (
        <Suspense>
          <FillUp missingCents={missingCents} />
        </Suspense>
      )}
    </div>
  )
}
