import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

/** Shows an island as a page does: in its main part, below its heading. */
export function showIsland(island: ReactNode, heading: string) {
  return render(
    <main>
      <h1>{heading}</h1>
      {island}
    </main>,
  )
}
