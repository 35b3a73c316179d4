import { useEffect, useState } from 'react'

/** Longer than a held arrow key takes to the next choice; what moves sooner than half a second after a press is its effect. */
const REST_MS = 400

/** False for a moment after each change: a live region that is busy until then tells only of the choice that keys rest on. */
export function useSettled(value: unknown): boolean {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(settle, REST_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}
