import { DASH } from '../tie-spaces.ts'

const DAY = new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A day with its month, tied. */
function formatDay(day: string): string {
  return DAY.format(new Date(day)).replaceAll(' ', '\u00A0')
}

/**
 * When an order is delivered.
 * @param window days as `YYYY-MM-DD`
 * @example deliveryWindowText({ from: '2026-11-25', to: '2026-11-27' }) // 'Doručenie 25. – 27. novembra'
 */
export function deliveryWindowText({ from, to }: { from: string; to: string }): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const start = isOneMonth ? `${Number(from.slice(8))}.` : formatDay(from)
  return `Doručenie ${from === to ? '' : `${start}${DASH}`}${formatDay(to)}`
}
