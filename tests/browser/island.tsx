import type { ReactNode } from 'react'
import { cleanup, render } from 'vitest-browser-react'

export async function showIsland(island: ReactNode, heading: string) {
  await cleanup()
  return render(
    <main>
      <h1 tabIndex={-1}>{heading}</h1>
      {island}
    </main>,
  )
}
