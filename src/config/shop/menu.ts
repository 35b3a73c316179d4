import type { Filters } from '../../domain/listing/listing-query.ts'
import type { MenuPlanItem } from '../../domain/shop/menu.ts'

/** What 'Bez potlače' asks for: textile without print (rule 906). */
const WITHOUT_PRINT: Filters = { '100': ['121'] }

/** What `/brand/ems` asks for. */
export const EMS_BRAND: Filters = { '100': ['235'] }

/** The attribute of cuts, and the values that the shop calls so (rule 103). */
const CUTS = [
  { id: 'damske', name: 'Dámske', filters: { '165': ['153'] } },
  { id: 'panske', name: 'Pánske', filters: { '165': ['152'] } },
  { id: 'unisex', name: 'Unisex', filters: { '165': ['174'] } },
  { id: 'detske', name: 'Detské', filters: { '165': ['154', '172', '173'] } },
] as const

/** A category with an entry for each of its cuts. */
function withCuts(category: string): MenuPlanItem {
  return {
    id: category,
    category,
    children: CUTS.map((cut) => ({ ...cut, id: `${category}-${cut.id}`, category })),
  }
}

/** The menu as the shop wants it. Categories that stand nowhere in it come after it. */
export const MENU: readonly MenuPlanItem[] = [
  { id: 'vsetko', name: 'Všetky produkty', category: 'all', isPermanent: true },
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
    filters: WITHOUT_PRINT,
    isPermanent: true,
  },
]
