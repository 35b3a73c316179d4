import type { CartBlock } from '../../domain/cart/cart-news.ts'
import { submitBlock, type SubmitBlock } from '../../domain/checkout/checkout.ts'
import { CHECKOUT, SUBMIT_TEXTS } from '../../messages/checkout/checkout.ts'
import { $customer, EMPTY_CUSTOMER } from '../../stores/checkout/checkout.ts'
import { acceptTerms } from '../../stores/checkout/order.ts'
import { CART_NEWS_ID } from '../cart/CartNewsNotice.tsx'
import { sendFocus } from '../cart/focus-return.ts'
import { useClientStore } from '../use-client-store.ts'
import { fieldId } from './TextField.tsx'

interface Props {
  isTermsAccepted: boolean
  /** What the re-check of the cart has against it. */
  cartBlock: CartBlock | null
}

/** Where the focus comes back to: the button itself cannot take it while it is blocked. */
const TERMS_ID = 'terms'

/** Where what blocks the order is mended, when that is not beside the button. */
const WAYS: Partial<Record<SubmitBlock, { text: string; targetId: string }>> = {
  email: { text: CHECKOUT.showEmail, targetId: fieldId('email') },
  unavailable: { text: CHECKOUT.showNews, targetId: CART_NEWS_ID },
  'too-many': { text: CHECKOUT.showNews, targetId: CART_NEWS_ID },
  prices: { text: CHECKOUT.showNews, targetId: CART_NEWS_ID },
}

/** The consent and the button, which says what still keeps the order from being sent (rule 502). */
export function SubmitPanel({ isTermsAccepted, cartBlock }: Props) {
  const { email } = useClientStore($customer, EMPTY_CUSTOMER)
  const block = submitBlock(isTermsAccepted, email, cartBlock)
  const way = block && WAYS[block]

  return (
    <div className="submit-panel">
      <label className="check">
        <input
          id={TERMS_ID}
          type="checkbox"
          checked={isTermsAccepted}
          onChange={(event) => acceptTerms(event.currentTarget.checked)}
        />
        <span>
          {CHECKOUT.termsBefore}{' '}
          <a href="/vseobecne-obchodne-podmienky" target="_blank" rel="noopener">
            {CHECKOUT.termsLink}
          </a>{' '}
          {CHECKOUT.termsAfter}
        </span>
      </label>
      <p className="visually-hidden" role="status">
        {block !== null && block !== 'terms' && SUBMIT_TEXTS[block]}
      </p>
      <button type="submit" className="button" disabled={block !== null}>
        {SUBMIT_TEXTS[block ?? 'ready']}
      </button>
      {way && (
        <button type="button" className="link-button" onClick={() => sendFocus(way.targetId, TERMS_ID)}>
          {way.text}
        </button>
      )}
    </div>
  )
}
