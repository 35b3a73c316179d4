import { lazy, Suspense, type ComponentProps } from 'react'
import type { CartChangesNotice } from './CartChangesNotice.tsx'
import type { LineChanges } from './LineChanges.tsx'

const Notice = lazy(async () => ({ default: (await import('./CartChangesNotice.tsx')).CartChangesNotice }))
const OfLine = lazy(async () => ({ default: (await import('./LineChanges.tsx')).LineChanges }))

/**
 * `CartChangesNotice`, whose code lies in one file with the code that asks for changes (`CHUNKS` in astro.config.mjs): it is
 * there before there are any, and the page is up without it.
 */
export function CartChangesNoticeLater(props: ComponentProps<typeof CartChangesNotice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  )
}

/** `LineChanges`, likewise. */
export function LineChangesLater(props: ComponentProps<typeof LineChanges>) {
  return (
    <Suspense>
      <OfLine {...props} />
    </Suspense>
  )
}
