import { expect, it } from 'vitest'
import { openPage, textAt } from './served-shop.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'
const attributeOf = (element: Element | null, name: string) => element?.getAttribute(name) ?? ''

it('what a filter needs is compiled while it comes, and what a page brings is not', async () => {
  const page = await openPage('/produkty/tricka')
  const listing = await textAt(attributeOf(page.querySelector('.listing astro-island'), 'component-url'))
  const [, react = ''] = /"\.\/(react\..*?)"/.exec(listing) ?? []
  expect(listing.startsWith(HINT)).toBe(true)
  expect((await textAt(`/_astro/${react}`)).startsWith(HINT)).toBe(true)
  const modules = page.querySelectorAll('body [rel=modulepreload]')
  expect(modules.length).toBeGreaterThan(0)
  for (const module of modules) expect(await textAt(attributeOf(module, 'href'))).not.toContain(HINT)
})
