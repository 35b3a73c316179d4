import { expect, it } from 'vitest'
import { showHtml } from '../browser/page.ts'
import '../../src/look/aside.css'

it('a text begins below its heading, and its contents stand beside it', () => {
  showHtml(
    `<main class="content-page with-contents"><h1>Podmienky</h1><nav class="contents">Obsah</nav><div>${'Text '.repeat(500)}</div></main>`,
  )
  const [heading, contents, text] = (['h1', 'nav', 'div'] as const).map((part) =>
    document.querySelector(`.with-contents > ${part}`)?.getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect]
  expect(text.top).toBeGreaterThanOrEqual(heading.bottom)
  expect(text.left).toBe(heading.left)
  expect(contents.left).toBeGreaterThanOrEqual(Math.max(text.right, heading.right))
})
