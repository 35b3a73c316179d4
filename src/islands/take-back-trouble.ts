import type { TroubleNotice } from './watch-trouble.ts'

/** Closes the notice of trouble (rule 709) if it shows one of these errors: a later attempt has succeeded. */
export function takeBackTrouble(overcome: ReadonlySet<unknown>): void {
  const notice = document.getElementById('trouble') as TroubleNotice | null
  if (notice?.popover && overcome.has(notice.told)) notice.hidePopover()
}
