import { useEffect, useState } from 'react'

/** Longer than a held arrow key rests on a choice. Under 500 ms, so a layout shift still counts as caused by the key. */
const REST_MS = 400

/** False for a moment after each change. A live region is busy until then, so it reads out only the last of quick choices. */
export function useSettled(value: unknown): boolean {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(settle, REST_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}
