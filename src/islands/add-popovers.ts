/** Popovers for Safari before 17 and Firefox before 125. Presses that came before them are repeated (client-intent.ts). */
import { dropPresses, repeatPresses } from './presses.ts'

function fail(): void {
  addEventListener('click', () => dropPresses(document.body))
  dropPresses(document.body)
}

if (!('popover' in document.body))
  void import('@oddbird/popover-polyfill/fn').then(({ apply }) => {
    // Its styles come before those of the shop, which begin with that layer.
    apply({ layerName: 'tokens' })
    repeatPresses(document.body)
  }, fail)
