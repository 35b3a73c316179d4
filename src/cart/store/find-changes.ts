import { computed } from 'nanostores'
import { ARTWORKS } from '../../config/artwork.ts'
import { toCartChanges } from '../rules/find-changes.ts'
import { $cartChanges } from './cart-changes-store.ts'
import { $cart } from './cart-store.ts'
import { $costChanges } from './settings-store.ts'
import { $today } from './today-store.ts'

computed([$cart, $today, $costChanges], (cart, today, costs) =>
  toCartChanges(cart, today, costs, ARTWORKS),
).subscribe((changes) => $cartChanges.set(changes))
