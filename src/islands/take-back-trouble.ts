import type { TroubleNotice } from './watch-trouble.ts'

/** Closes the notice of trouble (rule 709) where it tells of one of these errors, which a new try has overcome. */
export function takeBackTrouble(overcome: ReadonlySet<unknown>): void {
  const notice = document.getElementById('trouble') as TroubleNotice | null
  if (notice?.popover && overcome.has(notice.told)) notice.hidePopover()
}
