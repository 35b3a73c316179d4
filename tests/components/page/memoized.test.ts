import { expect, it } from 'vitest'
import { memoized } from '../../../src/components/page/memoized.ts'

const counted = (html: string) => {
  let times = 0
  return { render: () => Promise.resolve(`${html} ${++times}`), times: () => times }
}

it('pages that show the same object have it rendered once', async () => {
  const menu = {}
  const { render, times } = counted('menu')
  const pages = await Promise.all([1, 2, 3].map(() => memoized(menu, 'header /', render)))
  expect(pages).toEqual(['menu 1', 'menu 1', 'menu 1'])
  expect(times()).toBe(1)
})

it('another object, and the same under another name, is rendered anew', async () => {
  const menu = {}
  const { render } = counted('menu')
  await memoized(menu, 'header /', render)
  expect(await memoized(menu, 'header /cart', render)).toBe('menu 2')
  expect(await memoized({ ...menu }, 'header /', render)).toBe('menu 3')
})

it.each(['<p>a</p><astro-island uid="1"></astro-island>', '<link rel="modulepreload" href="/_astro/a.js">'])(
  'what a page has to bring itself is refused: %s',
  async (html) => {
    await expect(memoized({}, 'header', () => Promise.resolve(html))).rejects.toThrow(
      '"header" has a script or an island, which only one page would get: render it for each',
    )
  },
)
