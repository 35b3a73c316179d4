type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Amounts of euros: the only numbers that are not ids or counts. */
const PRICES: readonly string[] = ['price', 'price_before']
/** Ids that are written as texts. */
const IDS: readonly string[] = ['id', 'attribute_id', 'tags']

/** As PHP would write it, every form in turn from `counter` on (src/api/README.md, 'Loose types'). */
export function loosen(json: Json, counter: number): Json {
  let turn = counter
  const next = (forms: readonly Json[]): Json => forms[turn++ % forms.length] ?? null

  function rewrite(value: Json, key: string): Json {
    if (typeof value === 'boolean') return next(value ? ['1', 1, true] : ['0', '', null])
    if (typeof value === 'number') {
      const euros = value.toFixed(2)
      return PRICES.includes(key)
        ? next([euros, euros.replace('.', ','), value])
        : next([String(value), value])
    }
    if (typeof value === 'string')
      return IDS.includes(key) && /^[1-9]\d{0,8}$/.test(value) ? next([value, Number(value)]) : value
    if (value === null) return null
    // No sizes to buy is not the same as nothing known of sizes.
    if (Array.isArray(value))
      return value.length === 0 && key !== 'sizes' ? null : value.map((item) => rewrite(item, key))
    const entries = Object.entries(value)
    return entries.length === 0
      ? []
      : Object.fromEntries(entries.map(([name, item]) => [name, rewrite(item, name)]))
  }
  return rewrite(json, '')
}
