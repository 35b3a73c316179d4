/** @param day `YYYY-MM-DD` @example formatDate('2026-12-01') // '1. 12.' */
export function formatDate(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date}.\u00A0${month}.`
}

/** @example formatWholeDate('2026-12-01') // '1. 12. 2026' */
export function formatWholeDate(day: string): string {
  return `${formatDate(day)}\u00A0${day.slice(0, 4)}`
}

/** @param minutes after midnight @example formatTime(510) // '8:30' */
export function formatTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
