import type { FaultyProduct } from '../../src/api/readings.ts'
import { describeLeftOut } from '../../src/catalogue/guards/left-out.ts'

/** The products that are online and have something to mend; '' when there is none. */
export function flawedReport(flawed: readonly FaultyProduct[]): string {
  if (flawed.length === 0) return ''
  return [
    `${flawed.length} ${flawed.length === 1 ? 'product has' : 'products have'} something to mend in the shop's ` +
      'administration:',
    ...flawed.map((product) => `  ${describeLeftOut(product)}`),
  ].join('\n')
}

/** The products that the shop goes online without, for the owner to mend; '' when there is none. */
export function leftOutReport(leftOut: readonly FaultyProduct[]): string {
  if (leftOut.length === 0) return ''
  return [
    `${leftOut.length} ${leftOut.length === 1 ? 'product is' : 'products are'} left out of the shop; ` +
      "correct them in the shop's administration and build again:",
    ...leftOut.map((product) => `  ${describeLeftOut(product)}`),
  ].join('\n')
}
