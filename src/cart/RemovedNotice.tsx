import { LazyUndo } from './lazy-parts.tsx'
import { $removed, $restored } from './store/removed.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** The place of what is said of removed and changed lines, which must be there before its words. */
export function RemovedNotice() {
  const removed = useClientStore($removed, [])
  const restored = useClientStore($restored, null)
  return (
    <div className="removed" role="status">
      {(removed.length > 0 || restored) && <LazyUndo {...{ removed, restored }} />}
    </div>
  )
}
