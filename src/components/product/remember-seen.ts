import { rememberSeen } from '../../stores/product/recently-seen.ts'
import { whenNear, whenSeen } from '../page/on-intent.ts'

/** Remembers the product of this page, and shows those of before when a shopper comes near their place (rule 123). */
const place = document.getElementById('recently-seen')
const slug = place?.dataset['slug']

if (place && slug) {
  whenSeen(() => {
    rememberSeen(slug)
    whenNear(place, () => void import('./recently-seen.ts'))
  })
}
