/** The fewest and the most working days. */
export type DaySpan = readonly [fewest: number, most: number]

/**
 * Splits the time until delivery into handling and transit, which search engines and feeds ask for one by one. Together
 * they take as long as the owner says.
 * @param dispatchDays within how many days an order is sent; `null` when unknown
 * @param deliveryDays how long it takes until an order is delivered; `null` when unknown
 * @example deliveryTimes(1, [2, 4]) // { handling: [0, 1], transit: [2, 3] }
 */
export function deliveryTimes(
  dispatchDays: number | null,
  deliveryDays: DaySpan | null,
): { handling: DaySpan | null; transit: DaySpan | null } {
  if (deliveryDays === null)
    return { handling: dispatchDays === null ? null : [0, dispatchDays], transit: null }
  const [fewest, most] = deliveryDays
  const longestHandling = Math.min(dispatchDays ?? 0, most)
  const longestTransit = most - longestHandling
  const shortestTransit = Math.min(fewest, longestTransit)
  return {
    handling: [fewest - shortestTransit, longestHandling],
    transit: [shortestTransit, longestTransit],
  }
}
