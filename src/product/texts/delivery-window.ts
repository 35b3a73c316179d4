import { DASH } from '../../text/tie-spaces.ts'

/** As they stand after a day. */
const MONTHS = [
  'januára',
  'februára',
  'marca',
  'apríla',
  'mája',
  'júna',
  'júla',
  'augusta',
  'septembra',
  'októbra',
  'novembra',
  'decembra',
]

function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date}.\u00A0${MONTHS[(month ?? 1) - 1]}`
}

/**
 * @param window days as `YYYY-MM-DD`
 * @example deliveryWindowText({ from: '2026-11-25', to: '2026-11-27' }) // 'Doručenie 25. – 27. novembra'
 */
export function deliveryWindowText({ from, to }: { from: string; to: string }): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const start = isOneMonth ? `${Number(from.slice(8))}.` : formatDay(from)
  return `Doručenie ${from === to ? '' : `${start}${DASH}`}${formatDay(to)}`
}
