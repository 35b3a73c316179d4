import { HEART } from './texts/card.ts'
import { $saved, toggleSaved } from './store/saved-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** The button that keeps a product for later (rule 138). On static pages, `hearts.ts` handles it, and finds the id around it. */
export function Heart({ id, name }: { id: number; name: string }) {
  const isSaved = useClientStore($saved, []).includes(id)
  return (
    <button
      type="button"
      className="heart"
      aria-label={HEART.keep(name)}
      aria-pressed={isSaved}
      onClick={() => toggleSaved(id)}
      data-press=""
    />
  )
}
