import { lazy, Suspense, type ComponentProps } from 'react'
import type { CartChangesNotice, LineChanges } from './CartChangesNotice.tsx'

const Notice = lazy(async () => ({ default: (await import('./CartChangesNotice.tsx')).CartChangesNotice }))
const OfLine = lazy(async () => ({ default: (await import('./CartChangesNotice.tsx')).LineChanges }))

/** Lazy, because changes are known only after the API has answered. */
export function LazyCartChangesNotice(props: ComponentProps<typeof CartChangesNotice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  )
}

/** `LineChanges`, lazy for the same reason. */
export function LazyLineChanges(props: ComponentProps<typeof LineChanges>) {
  return (
    <Suspense>
      <OfLine {...props} />
    </Suspense>
  )
}
