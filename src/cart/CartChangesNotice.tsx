import type { ReactNode } from 'react'
import { MAX_NAMED_CHANGES } from '../config/order-limits.ts'
import { totalPriceCents, lineKey, type CartLine } from './rules/cart.ts'
import { cartBlock, type CartChanges } from './rules/cart-changes.ts'
import type { CostChange } from './rules/compare-settings.ts'
import { feeChange } from './rules/find-changes.ts'
import { lineTitle } from './texts/cart-texts.ts'
import { $cart } from './store/cart-store.ts'
import { agreeToChanges, removeUnavailable } from './store/cart-check.ts'
import { $cartChanges } from './store/cart-changes-store.ts'
import { $shownCheckout } from './store/checkout-store.ts'
import { $costsBefore } from './store/cost-changes.ts'
import { CART_CHANGES_ID, returnFocus } from './focus-return.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { CART_CHANGES, promiseText, unavailableText } from './texts/cart-changes-texts.ts'

export function LineChanges({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const isThis = (found: { line: CartLine }) => lineKey(found.line) === lineKey(line)
  const gone = changes.unavailable.find(isThis)
  const price = changes.prices.find(isThis)
  const exchanged = changes.others.find(isThis)
  const unprinted = changes.prints.find(isThis)
  return (
    <>
      {gone && <p className="line-changes line-gone">{unavailableText(gone.reason, line)}</p>}
      {exchanged && (
        <p className="line-changes">{CART_CHANGES.productChanged(line.name, exchanged.other.name)}</p>
      )}
      {unprinted && <p className="line-changes">{CART_CHANGES.noPrint}</p>}
      {price && <p className="line-changes">{CART_CHANGES.priceChanged(price.oldCents, line.priceCents)}</p>}
    </>
  )
}

/** Runs a button's action. The button may disappear with it, so the focus moves on. */
function act(action: () => void): void {
  action()
  if ($cart.get().length > 0 && cartBlock($cartChanges.get()) !== null)
    document.getElementById(CART_CHANGES_ID)?.focus()
  else returnFocus()
}

interface ChangesListProps<T> {
  changes: readonly T[]
  textOf: (one: T) => string
  /** Replaces the names of lines when they are many. */
  summary: () => string
}

function ChangesList<T extends { line: CartLine }>({
  changes,
  textOf,
  summary,
}: ChangesListProps<T>): ReactNode {
  if (changes.length === 0) return null
  if (changes.length > MAX_NAMED_CHANGES) return <p>{summary()}</p>
  return (
    <ul>
      {changes.map((one) => (
        <li key={lineKey(one.line)}>
          <strong>{lineTitle(one.line)}</strong>
          <span>{`: ${textOf(one)}`}</span>
        </li>
      ))}
    </ul>
  )
}

function UnavailableChanges({ unavailable }: Pick<CartChanges, 'unavailable'>) {
  return (
    <div className="changes-group">
      <ChangesList
        changes={unavailable}
        textOf={({ line, reason }) => unavailableText(reason, line)}
        summary={() => CART_CHANGES.manyUnavailable(unavailable.length)}
      />
      <p>{CART_CHANGES.removeBeforeOrder}</p>
      <button type="button" className="button button-quiet" onClick={() => act(removeUnavailable)}>
        {CART_CHANGES.removeUnavailable}
      </button>
    </div>
  )
}

function CostChanges({ costs }: Pick<CartChanges, 'costs'>) {
  if (costs.length === 0) return null
  const textOf = (change: CostChange) => {
    if ('isGone' in change) return CART_CHANGES.isGone
    if ('delivery' in change) return CART_CHANGES.notOffered(change.delivery)
    if ('of' in change) return promiseText(change.was, change.now)
    const { oldCents, newCents } = change
    return change.name === null
      ? CART_CHANGES.freeFromPrices(oldCents, newCents)
      : CART_CHANGES.prices(oldCents, newCents)
  }
  return (
    <ul>
      {costs.map((change) => (
        <li key={JSON.stringify(change)}>
          <strong>{change.name ?? CART_CHANGES.freeFrom}</strong>
          <span>{`: ${textOf(change)}`}</span>
        </li>
      ))}
    </ul>
  )
}

/** Changes that the shopper has to see before ordering: products, prices and costs. */
function SeenChanges({ prices, prints, others, costs: costsNow }: Omit<CartChanges, 'unavailable'>) {
  const { costs } = useClientStore($shownCheckout, $shownCheckout.get())
  const before = useClientStore($costsBefore, costs)
  const fees = feeChange(before, costs)
  const lines = prices.map(({ line }) => line)
  return (
    <div className="changes-group">
      <ChangesList
        changes={others}
        textOf={({ other }) => CART_CHANGES.isOther(other.name)}
        summary={() => CART_CHANGES.manyOthers(others.length)}
      />
      <ChangesList
        changes={prints}
        textOf={() => CART_CHANGES.noPrint}
        summary={() => CART_CHANGES.manyPrints(prints.length)}
      />
      <ChangesList
        changes={prices}
        textOf={({ line, oldCents }) => CART_CHANGES.prices(oldCents, line.priceCents)}
        summary={() =>
          CART_CHANGES.manyPrices(
            prices.length,
            totalPriceCents(prices.map(({ line, oldCents }) => ({ ...line, priceCents: oldCents }))),
            totalPriceCents(lines),
          )
        }
      />
      <CostChanges costs={costsNow} />
      {fees && (
        <p>
          <strong>{CART_CHANGES.fees[fees](before.totalCents, costs.totalCents)}</strong>
        </p>
      )}
      <p>{others.length > 0 ? CART_CHANGES.acceptBeforeOrder : CART_CHANGES.agreeBeforeOrder}</p>
      <button type="button" className="button button-quiet" onClick={() => act(agreeToChanges)}>
        {CART_CHANGES.agree}
      </button>
    </div>
  )
}

/** The findings of the re-check, each with a way to settle it. Only the title is announced. */
export function CartChangesNotice({ changes }: { changes: CartChanges }) {
  const { unavailable, ...seen } = changes
  const isShown = cartBlock(changes) !== null
  return (
    <div className="cart-changes">
      <p className="visually-hidden" role="status">
        {isShown && CART_CHANGES.title}
      </p>
      {isShown && (
        <section className="notice">
          <h2 id={CART_CHANGES_ID} tabIndex={-1}>
            {CART_CHANGES.title}
          </h2>
          {unavailable.length > 0 && <UnavailableChanges unavailable={unavailable} />}
          {Object.values(seen).some(({ length }) => length > 0) && <SeenChanges {...seen} />}
        </section>
      )}
    </div>
  )
}
