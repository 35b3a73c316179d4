import type { MenuPlanItem } from '../rules/menu.ts'
import { ATTRIBUTES, WITHOUT_PRINT } from '../../config/ids.ts'
import { CUT_FILTERS } from '../../config/landing-pages.ts'

const CUTS = [
  ['damske', 'Dámske'],
  ['panske', 'Pánske'],
  ['unisex', 'Unisex'],
  ['detske', 'Detské'],
] as const

/** A category with an entry for each of its cuts. The entry leads to the landing page if there is one. */
function withCuts(category: string): MenuPlanItem {
  return {
    id: category,
    category,
    children: CUTS.map(([cut, name]) => ({
      id: `${category}-${cut}`,
      name,
      category,
      filters: CUT_FILTERS[cut],
      landing: `${category}/${cut}`,
    })),
  }
}

/** The plan of the menu. Categories that it does not name are added at the end. */
export const MENU: readonly MenuPlanItem[] = [
  { id: 'vsetko', name: 'Všetky produkty', category: 'all' },
  {
    id: 'oblecenie',
    name: 'Oblečenie',
    type: 'megaMenu',
    children: ['tricka', 'mikiny', 'siltovky'].map(withCuts),
  },
  {
    id: 'doplnky',
    name: 'Doplnky a darčeky',
    type: 'dropdown',
    children: ['hrnceky', 'tasky', 'bjk-fotoboxy'].map((category) => ({ id: category, category })),
  },
  {
    id: 'bez-potlace',
    name: 'Bez potlače',
    category: 'all',
    filters: { [ATTRIBUTES.collection]: [WITHOUT_PRINT] },
  },
]
