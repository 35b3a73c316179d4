import { keep } from './texts/heart.ts'
import { $saved, isKept, toggleSaved } from './store/saved-store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** The button that keeps a product for later (rule 138). On static pages, `hearts.ts` handles it, and finds the id around it. */
export function Heart({ id, name }: { id: number; name: string }) {
  const isPressed = isKept(useClientStore($saved, []), id)
  return (
    <button
      type="button"
      className="heart icon-button needs-script"
      aria-label={keep(name)}
      aria-pressed={isPressed}
      onClick={() => toggleSaved(id, name)}
      data-press=""
    />
  )
}
