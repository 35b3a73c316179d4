/**
 * Everything that answers a shopper, on every page. It comes with the first reach (when-reached.ts), in one file. Until then
 * native controls answer by themselves, and client-intent.ts holds presses on the others.
 */
import '../cart/cart-button.ts'
import '../search/header-search.ts'
import './main-menu.ts'
import './theme-switch.ts'
import './saved-link.ts'
import '../product/hearts.ts'
import '../checkout/expire-stored-customer.ts'
import '../look/full-field.ts'
import '../look/popovers.ts'
import '../cart/watch-quantities.ts'
import '../home/product-slider.ts'
import '../listing/card-colors.ts'
import '../listing/listing-bar.ts'
import '../listing/load-index-early.ts'
import '../listing/recently-seen.ts'
// Last: it drops presses on elements whose code has not come.
import '../islands/wake.ts'
import '../islands/add-popovers.ts'
import { readStored } from '../storage/persistence.ts'

const token = readStored('token')
if (token)
  import('../checkout/store/load-login.ts').then(
    ({ loadLogin }) => loadLogin(token),
    // The shopper is told neither of this failure nor of an API that does not answer.
    () => undefined,
  )
