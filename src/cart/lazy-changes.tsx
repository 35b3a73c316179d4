import { lazy, Suspense, useEffect, type ComponentType } from 'react'

/** A component whose code is fetched when it is first rendered. */
function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return function Lazily(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Lazy, because changes are known only after the API has answered. */
export const LazyCartChangesNotice = lazily(
  async () => (await import('./CartChangesNotice.tsx')).CartChangesNotice,
)
export const LazyLineChanges = lazily(async () => (await import('./CartChangesNotice.tsx')).LineChanges)

function NoParts({ onKnown }: { onKnown: (parts: []) => void }) {
  useEffect(() => onKnown([]), [onKnown])
  return null
}

/** If this code cannot be fetched, the cart lacks only a button. */
const importChangeLine = () =>
  import('./ChangeLine.tsx').catch((error: unknown) => {
    console.warn(error)
    return { LineParts: NoParts, ChangeOptions: () => null, ChangedNotice: () => null }
  })
export const LazyLineParts = lazily(async () => (await importChangeLine()).LineParts)
export const LazyChangeOptions = lazily(async () => (await importChangeLine()).ChangeOptions)
export const LazyChangedNotice = lazily(async () => (await importChangeLine()).ChangedNotice)
export const LazyFillUp = lazily(async () => (await import('./FillUp.tsx')).FillUp)
