// Rule 119
import { expect, it } from 'vitest'
import { sizeAge } from '../../../src/product/texts/size-age.ts'
import { SIZE_CHARTS } from '../../../src/config/size-charts.ts'

it("every size of the children's chart has its age, and no other size has one", () => {
  expect(SIZE_CHARTS.detsky_strih.map(([label]) => sizeAge(label))).not.toContain('')
  expect(SIZE_CHARTS.unisex_strih.map(([label]) => sizeAge(label)).join('')).toBe('')
  expect(sizeAge('134')).toBe('asi\u00A08 až\u00A09\u00A0rokov')
})
