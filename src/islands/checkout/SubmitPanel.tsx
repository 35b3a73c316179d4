import { useLayoutEffect, useRef } from 'react'
import { submitBlock } from '../../domain/customer.ts'
import { CHECKOUT, SUBMIT_TEXTS } from '../../messages/checkout.ts'
import { $customer, EMPTY_CUSTOMER } from '../../stores/checkout.ts'
import { acceptTerms } from '../../stores/order.ts'
import { useClientStore } from '../use-client-store.ts'

/** The consent and the button, which says what still keeps the order from being sent (spec section 5). */
export function SubmitPanel({ isTermsAccepted }: { isTermsAccepted: boolean }) {
  const { email } = useClientStore($customer, EMPTY_CUSTOMER)
  const block = submitBlock(isTermsAccepted, email)
  const terms = useRef<HTMLInputElement>(null)

  // It may have been ticked before the island was there.
  useLayoutEffect(() => {
    if (terms.current?.checked) acceptTerms(true)
  }, [])

  return (
    <div className="submit-panel">
      <label className="check">
        <input
          ref={terms}
          id="terms"
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
        {block === 'email' && SUBMIT_TEXTS.email}
      </p>
      <button type="submit" className="button" disabled={block !== null}>
        {SUBMIT_TEXTS[block ?? 'ready']}
      </button>
    </div>
  )
}
