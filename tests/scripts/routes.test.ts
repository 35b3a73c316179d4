import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { DEMO_ROUTES, SHOP_ROUTES } from '../../scripts/screens/routes.ts'

/** The addresses that the template had (rule 914), but for `/page-search`, which is a page of the shop (rule 907). */
const DEMO_OF_THE_TEMPLATE =
  '/home2, /home3, /home-header-2, /product-detail-2, /page-collection-2, /page-collection, /account, /account-savelists, /account-change-password, /account-billing, /account-my-order, /blog, /blog-single, /contact, /about, /signup, /subscription, /kategoria, /category/hocico, /product-detail'

it('holds every demo route of the template, and no other', () => {
  const paths = DEMO_ROUTES.map((route) => route.path)
  expect(paths.toSorted()).toEqual(DEMO_OF_THE_TEMPLATE.split(', ').toSorted())
})

it('knows every page that the shop has', async () => {
  const files = await readdir(new URL('../../src/pages', import.meta.url))
  const pages = files
    .filter((file) => file.endsWith('.astro') && !/^(404|\[.*)\.astro$/.test(file))
    .map((file) => `/${file.replace(/(index)?\.astro$/, '')}`)
  const paths = SHOP_ROUTES.map((route) => route.path)
  expect(paths).toEqual(expect.arrayContaining(pages))
})
