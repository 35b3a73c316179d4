/** Calls `make` once for each key and keeps its results. */
export function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const made = new Map<string, Promise<unknown>>()

/** Something that is the same on many pages. A build makes it once for each name, a dev server anew each time. */
export function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = import.meta.env.PROD ? made.get(name) : undefined
  const result = (known as Promise<T> | undefined) ?? make()
  made.set(name, result)
  return result
}
