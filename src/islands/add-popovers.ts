/** Popovers for Safari before 17 and Firefox before 125. Presses that came before them are repeated (client-intent.ts). */
import type { IntentElement } from './intent-ready.ts'
import { dropPresses, repeatPresses } from './presses.ts'

const body: IntentElement = document.body

async function addPopovers(): Promise<void> {
  try {
    const { apply } = await import('@oddbird/popover-polyfill/fn')
    // Its styles come before those of the shop, which begin with that layer.
    apply({ layerName: 'tokens' })
  } catch {
    addEventListener('click', () => dropPresses(body))
    dropPresses(body)
    return
  }
  body.isUp = true
  repeatPresses(body)
}

if (!('popover' in body)) void addPopovers()
