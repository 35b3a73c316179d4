import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { DEMO_ROUTES, SHOP_ROUTES } from '../../src/config/routes.ts'

/** Word for word from section 2; `/page-search` is a real page by design decision 7. */
const DEMO_OF_THE_SPEC =
  '/home2, /home3, /home-header-2, /product-detail-2, /page-collection-2, /page-collection, /page-search, /account, /account-savelists, /account-change-password, /account-billing, /account-my-order, /blog, /blog-single, /contact, /about, /signup, /subscription, /kategoria, /category/{slug}, /product-detail'

it('holds every demo route of the spec, and no other', () => {
  const wanted = DEMO_OF_THE_SPEC.replace('{slug}', 'hocico').split(', ')
  const paths = [...DEMO_ROUTES.map((route) => route.path), '/page-search']
  expect(paths.toSorted()).toEqual(wanted.toSorted())
})

it('knows every page that the shop has', async () => {
  const files = await readdir(new URL('../../src/pages', import.meta.url))
  const pages = files
    .filter((file) => file.endsWith('.astro') && !/^(404|\[.*)\.astro$/.test(file))
    .map((file) => `/${file.replace(/(index)?\.astro$/, '')}`)
  const paths = SHOP_ROUTES.map((route) => route.path)
  expect(paths).toEqual(expect.arrayContaining(pages))
})
