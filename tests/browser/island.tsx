import type { ReactNode } from 'react'
import { cleanup, render } from 'vitest-browser-react'

/** Shows an island as a page does, in its main part, below its heading; it takes the place of the page before. */
export async function showIsland(island: ReactNode, heading: string) {
  await cleanup()
  return render(
    <main>
      <h1 tabIndex={-1}>{heading}</h1>
      {island}
    </main>,
  )
}
