const made = new Map<string, Promise<unknown>>()

/** Something that is the same on many pages. A build makes it once for each name, a dev server anew each time. */
export function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = import.meta.env.PROD ? made.get(name) : undefined
  const result = (known as Promise<T> | undefined) ?? make()
  made.set(name, result)
  return result
}
