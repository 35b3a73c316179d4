/** Adds popovers to Safari before 17 and Firefox before 125. client-intent.ts holds presses until then. */
import type { IntentElement } from './intent-ready.ts'
import { dropPresses, repeatPresses } from './wake.ts'

const body: IntentElement = document.body

async function addPopovers(): Promise<void> {
  try {
    const { apply } = await import('@oddbird/popover-polyfill/fn')
    // The shop's styles begin with this layer, so they override those of the polyfill.
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
