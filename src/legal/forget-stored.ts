import { defineElement } from '../islands/define-element.ts'
import { STORED_KEYS } from '../storage/stored-keys.ts'
import { FORGET_STORED } from './texts/stored-texts.ts'
import { $isStorageLost, forgetStored, readStored, restoreStored } from '../storage/persistence.ts'

/** Clears whatever the shop keeps in this browser. @returns what a shopper is told */
function forgetAllStored(): string {
  const kept = STORED_KEYS.filter((key) => key !== 'cleared' && readStored(key) !== null)
  for (const key of kept) forgetStored(key)
  // Other tabs' own storage is out of reach of this one: they clear it when they see this.
  restoreStored('cleared', String(Date.now()))
  // As if another tab had cleared everything: whatever shows something of it on this page reads it again.
  dispatchEvent(new StorageEvent('storage'))
  if ($isStorageLost.get()) return FORGET_STORED.failed
  return kept.length > 0 ? FORGET_STORED.done : FORGET_STORED.nothing
}

/** The button that clears what is stored, and the line that says so (rule 609). */
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
