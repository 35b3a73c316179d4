import { lazy, Suspense, type ComponentProps } from 'react'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import type { PickupPointChoice } from './PickupPointChoice.tsx'

const Choice = lazy(async () => {
  const choice = await import('./PickupPointChoice.tsx')
  await choice.styled
  return { default: choice.PickupPointChoice }
})

/** Lazy: most orders go to an address. */
export function LazyPickupPointChoice(props: ComponentProps<typeof PickupPointChoice>) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="point-choice" />}>
        <Choice {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
