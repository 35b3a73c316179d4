import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first rendered. Without that code its place is empty, and the next render, as
 * with a change of the cart, tries again.
 */
function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: { Part: ComponentType<Props> } | null = null
  const fetchPart = async () => (fetched ??= { Part: await load() })
  return function Lazily(props: Props) {
    const [code, setCode] = useState(() => fetched)
    useEffect(() => {
      if (!code) fetchPart().then(setCode, console.warn)
    }, [code, props])
    return code && <code.Part {...props} />
  }
}

/** Their code is in the file of the re-check: whoever has found changes can show them (scripts/astro/script-files.ts). */
export const LazyCartChangesNotice = lazily(
  async () => (await import('./CartChangesNotice.tsx')).CartChangesNotice,
)
export const LazyLineChanges = lazily(async () => (await import('./CartChangesNotice.tsx')).LineChanges)
export const LazyLineParts = lazily(async () => (await import('./ChangeLine.tsx')).LineParts)
export const LazyChangeOptions = lazily(async () => (await import('./ChangeLine.tsx')).ChangeOptions)
export const LazyChangedNotice = lazily(async () => (await import('./ChangeLine.tsx')).ChangedNotice)
export const LazyFillUp = lazily(async () => (await import('./FillUp.tsx')).FillUp)
