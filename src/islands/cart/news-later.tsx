import { lazy, Suspense, type ComponentProps } from 'react'
import type { CartNewsNotice } from './CartNewsNotice.tsx'
import type { LineNews } from './LineNews.tsx'

const Notice = lazy(async () => ({ default: (await import('./CartNewsNotice.tsx')).CartNewsNotice }))
const OfLine = lazy(async () => ({ default: (await import('./LineNews.tsx')).LineNews }))

/**
 * `CartNewsNotice`, whose code lies in one file with the code that asks for news (`CHUNKS` in astro.config.mjs): it is
 * there before there are any, and the page is up without it.
 */
export function CartNewsNoticeLater(props: ComponentProps<typeof CartNewsNotice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  )
}

/** `LineNews`, likewise. */
export function LineNewsLater(props: ComponentProps<typeof LineNews>) {
  return (
    <Suspense>
      <OfLine {...props} />
    </Suspense>
  )
}
