import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first rendered. Without that code its place is empty, and the next render, as
 * with a change of the cart, tries again.
 * @param tell what hears of the failure; `null` for the notice of trouble, where a press asked for it
 */
function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  tell: ((error: unknown) => void) | null = console.warn,
) {
  let fetched: { Part: ComponentType<Props> } | null = null
  const fetchPart = async () => (fetched ??= { Part: await load() })
  return function Lazily(props: Props) {
    const [code, setCode] = useState(() => fetched)
    useEffect(() => {
      if (!code) void fetchPart().then(setCode, tell)
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
export const LazyChangeOptions = lazily(async () => (await import('./ChangeLine.tsx')).ChangeOptions, null)
export const LazyUndo = lazily(async () => (await import('./Undo.tsx')).Undo, null)
export const LazyFillUp = lazily(async () => (await import('./FillUp.tsx')).FillUp)
