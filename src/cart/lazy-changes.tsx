import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** A component whose code is fetched when it is first rendered. `fallback` keeps its room until then. */
function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return function Lazily({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as Props)} />
      </Suspense>
    )
  }
}

/** Lazy, because changes are known only after the API has answered. */
export const LazyCartChangesNotice = lazily(
  async () => (await import('./CartChangesNotice.tsx')).CartChangesNotice,
)
export const LazyLineChanges = lazily(async () => (await import('./CartChangesNotice.tsx')).LineChanges)

/** If this code cannot be fetched, the cart lacks only a button. */
const importChangeLine = () =>
  import('./ChangeLine.tsx').catch((error: unknown) => {
    console.warn(error)
    return { ChangeButton: () => null, ChangeOptions: () => null, ChangedNotice: () => null }
  })
export const LazyChangeButton = lazily(async () => (await importChangeLine()).ChangeButton)
export const LazyChangeOptions = lazily(async () => (await importChangeLine()).ChangeOptions)
export const LazyChangedNotice = lazily(async () => (await importChangeLine()).ChangedNotice)
