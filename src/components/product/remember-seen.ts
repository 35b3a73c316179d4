import { whenIdle, whenNear, whenSeen } from '../page/on-intent.ts'

/**
 * Remembers the page's product, and shows those seen before when a shopper scrolls near their row (rule 123). What may wait
 * until the page is loaded is fetched then.
 */
const place = document.getElementById('recently-seen')

if (place)
  whenSeen(() => {
    void import('../../stores/product/recently-seen.ts').then(({ rememberSeen }) =>
      rememberSeen(place.dataset['slug'] ?? ''),
    )
    whenNear(place, () => void import('./recently-seen.ts'))
  })
whenIdle(() => void import('./after-load.ts'))
