// Rules 905, 928
import { expect, it } from 'vitest'
import { categoryFindings } from '../../../../../scripts/pipeline/guards/catalogue/category-findings.ts'
import { category } from '../../../../fixtures/builders.ts'

const PLAN = [{ id: 'tricka', category: 'tricka' }]
const findings = (...slugs: string[]) =>
  categoryFindings(
    ['all', ...slugs].map((slug) => category({ slug, name: slug.slice(0, 3), productIds: [1] })),
    PLAN,
  )

it('the report counts the filled categories that the plan of the menu does not name', () => {
  expect(findings('tricka')).toEqual([])
  expect(findings('tricka', 'caje', 'medy')).toEqual([{ kind: 'unplanned', about: '2\u00A0kategórie' }])
  expect(categoryFindings([category({ slug: 'caje' })], PLAN)).toEqual([])
})

it('the report names categories that no parent tells apart', () => {
  expect(findings('medy', 'medovina').slice(1)).toEqual([
    { kind: 'same-name', about: 'med', href: '/produkty/medy' },
    { kind: 'same-name', about: 'med', href: '/produkty/medovina' },
  ])
})
