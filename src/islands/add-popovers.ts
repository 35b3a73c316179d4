/** Popovers for Safari before 17 and Firefox before 125. What was pressed before they came is repeated (client-intent.ts). */
import { repeatHeld } from './intent-ready.ts'

function tell({ target }: Event): void {
  if ((target as Element).closest('[popovertarget]')) throw new Error('popover')
}

if (!('popover' in document.body))
  void import('@oddbird/popover-polyfill/fn')
    .then(
      // Its styles come before those of the shop, which begin with that layer.
      ({ apply }) => apply({ layerName: 'tokens' }),
      () => addEventListener('click', tell),
    )
    .then(() => repeatHeld(document.body))
