/** The smallest number with ten digits. */
const FIRST_SYMBOL = 1_000_000_000n
/** How many numbers have ten digits. */
const SYMBOL_COUNT = 9_000_000_000n

/**
 * A variable symbol computed from all bits of the `order_key`, so every retry has the same one (rule 409).
 * @example ownVariableSymbol('3f2504e0-4f89-41d3-9a0c-0305e82c3301') // '6005962497'
 */
export function ownVariableSymbol(orderKey: string): string {
  const bits = BigInt(`0x0${orderKey.replaceAll(/[^\da-f]/gi, '')}`)
  return String(FIRST_SYMBOL + (bits % SYMBOL_COUNT))
}

/** Whether a bank accepts the value as a variable symbol: one to ten digits, not all zero. */
export function isVariableSymbol(value: unknown): value is string {
  return typeof value === 'string' && /^(?!0+$)\d{1,10}$/.test(value)
}
