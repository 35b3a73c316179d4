import { lazy, Suspense, type ComponentProps } from 'react'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import type { PickupPointChoice } from './PickupPointChoice.tsx'

/** Id of the box that finds a point. It gets the focus when a point is missing. */
export const POINT_BOX_ID = 'pickup-point-box'

const Choice = lazy(async () => {
  const choice = await import('./PickupPointChoice.tsx')
  await choice.styled
  return { default: choice.PickupPointChoice }
})

/** Lazy, because most orders go to an address. */
export function LazyPickupPointChoice(props: Omit<ComponentProps<typeof PickupPointChoice>, 'boxId'>) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="point-choice" />}>
        <Choice {...props} boxId={POINT_BOX_ID} />
      </Suspense>
    </ErrorBoundary>
  )
}
