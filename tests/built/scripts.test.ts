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

it.each(['/', '/produkty/tricka', '/produkt/tricko-tatry', '/kontakt'])(
  'all that the modules of %s import comes beside them, not a round trip later',
  async (path) => {
    const links = [...(await openPage(path)).querySelectorAll('body [rel=modulepreload]')]
    const named = links.map((link) => attributeOf(link, 'href'))
    const codes = await Promise.all(named.map(textAt))
    const imported = codes.flatMap((code) => [...code.matchAll(/\b(?:from|import)"\.(\/[^"]+)"/g)])
    expect(named).toEqual(expect.arrayContaining(imported.map(([, file = '']) => `/_astro${file}`)))
  },
)
