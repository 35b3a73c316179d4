import { rememberSeen } from '../product/store/recently-seen-store.ts'
import { whenNear, whenSeen } from '../islands/on-intent.ts'

/** Remembers the page's product, and shows those seen before when a shopper scrolls near their row (rule 123). */
const place = document.getElementById('recently-seen')

if (place)
  whenSeen(() => {
    rememberSeen(place.dataset['slug'] ?? '')
    whenNear(place, () => void import('./recently-seen.ts'))
  })
