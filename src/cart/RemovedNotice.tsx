import { LazyUndo } from './lazy-parts.tsx'
import { $justOrdered, $removed, $restored } from './store/removed.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** The place of what is said of removed, changed and ordered lines, which must be there before its words. */
export function RemovedNotice() {
  const removed = useClientStore($removed, [])
  const restored = useClientStore($restored, null)
  const ordered = useClientStore($justOrdered, [])
  return (
    <div className="removed" role="status">
      {(removed.length > 0 || restored || ordered.length > 0) && (
        <LazyUndo {...{ removed, restored, ordered }} />
      )}
    </div>
  )
}
