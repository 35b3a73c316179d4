import { defineElement } from '../islands/define-element.ts'
import { STORED_KEYS } from '../storage/stored-keys.ts'
import { FORGET_STORED } from './texts/stored-texts.ts'
import { $isStorageLost, forgetStored, readStored, restoreStored } from '../storage/persistence.ts'

/** Clears everything that the shop keeps in this browser. @returns the text for the shopper */
function forgetAllStored(): string {
  const kept = STORED_KEYS.filter((key) => key !== 'cleared' && readStored(key) !== null)
  for (const key of kept) forgetStored(key)
  // This tab cannot reach the session storage of other tabs. They clear it when they see this key.
  restoreStored('cleared', String(Date.now()))
  // Parts of this page that show stored values read them again, as if another tab had cleared everything.
  dispatchEvent(new StorageEvent('storage'))
  if ($isStorageLost.get()) return FORGET_STORED.failed
  return kept.length > 0 ? FORGET_STORED.done : FORGET_STORED.nothing
}

/** The button that clears stored data, and the line about the result. */
class ForgetStored extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    const said = this.querySelector('[role=status]')
    if (!button || !said) return
    button.onclick = () => {
      said.textContent = forgetAllStored()
    }
    button.hidden = false
  }
}

defineElement('forget-stored', ForgetStored)
