import type { ClientDirective } from 'astro'

/** Sent to an island's element, it hydrates the island as a shopper's reach for it does. */
const WAKE = 'wake'

/**
 * `client:intent`: downloads and hydrates an island when a pointer, a finger or the focus reaches it, or when it is
 * sent a `wake` event. A click that comes before it is ready is held and done again once it is.
 */
const clientIntent: ClientDirective = (load, _options, element) => {
  let isStarted = false
  let heldClick: HTMLElement | undefined

  const hold = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLElement) heldClick = event.target
    void start()
  }

  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      // Offline just now: the next intent tries again.
      isStarted = false
      throw error
    }
    element.removeEventListener('click', hold, true)
    heldClick?.click()
  }

  for (const intent of ['pointerenter', 'touchstart', 'focusin', WAKE])
    element.addEventListener(intent, () => void start(), { passive: true })
  element.addEventListener('click', hold, true)
}

export default clientIntent
