import { expect, it } from 'vitest'
import { missingLandings } from '../../../../../scripts/pipeline/guards/catalogue/findings.ts'
import { MIN_LANDING_PRODUCTS } from '../../../../../src/config/landing-pages.ts'
import { catalogue, category, product } from '../../../../fixtures/builders.ts'

it('missingLandings finds pages with too few products, so that the owner knows why they are missing', () => {
  const products = [1, 2].map((id) => product({ id, tags: ['153'] }))
  const found = missingLandings(catalogue(products, { categories: [category({ productIds: [1, 2] })] }))
  expect(found.map(({ note }) => note?.split(',')[0])).toEqual(
    ['damske', 'panske', 'unisex', 'detske'].map((cut) => `/produkty/tricka/${cut}`),
  )
  expect(found[0]).toMatchObject({
    kind: 'landing',
    about: 'Dámske tričká',
    note: `/produkty/tricka/damske, 2 < ${MIN_LANDING_PRODUCTS} (165: 153)`,
  })
  expect(found[1]).toMatchObject({ kind: 'ids', note: '/produkty/tricka/panske, 165: 152' })
})
