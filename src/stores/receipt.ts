import { atom } from 'nanostores'
import { parseReceipt, type Receipt } from '../domain/receipt.ts'

const KEY = 'receipt'

/** Does something with this tab's storage, which may be missing or throw; the receipt then lasts as long as the page. */
function withSession<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}

/** The last order sent from this tab, so that a reload does not lose how to pay for it; `null` for none. */
export const $receipt = atom<Receipt | null>(
  withSession((storage) => parseReceipt(JSON.parse(storage.getItem(KEY) ?? 'null'))) ?? null,
)

/** Keeps the receipt of an order until the tab is closed or the next checkout begins. */
export function keepReceipt(receipt: Receipt): void {
  withSession((storage) => storage.setItem(KEY, JSON.stringify(receipt)))
  $receipt.set(receipt)
}

/** Forgets it. */
export function forgetReceipt(): void {
  withSession((storage) => storage.removeItem(KEY))
  $receipt.set(null)
}
