import { LANDING_PAGES } from '../../src/config/landing-pages.ts'
import { DEMO_PAGES } from '../../src/site/texts/demo.ts'

/** A page of the shop by its address (rule 901). */
export interface Route {
  path: string
  /** The page's main heading; missing when the heading comes from the catalogue. */
  heading?: string
  /** True if search engines may list it. */
  isIndexed: boolean
  /** The canonical address, if it is another page's. */
  canonicalPath?: string
}

/** Slugs of the categories in rule 901. */
const LISTING_SLUGS = ['tricka', 'mikiny', 'siltovky', 'hrnceky', 'tasky', 'bjk-fotoboxy']

/** The shop's pages, without products and without `/brand/ems`, which redirects. */
export const SHOP_ROUTES: readonly Route[] = [
  { path: '/', isIndexed: true },
  { path: '/produkty', isIndexed: true },
  { path: '/produkty/all', isIndexed: true, canonicalPath: '/produkty' },
  ...LISTING_SLUGS.map((slug) => ({ path: `/produkty/${slug}`, isIndexed: true })),
  ...LANDING_PAGES.map(({ slug, name }) => ({ path: `/produkty/${slug}`, heading: name, isIndexed: true })),
  { path: '/cart', heading: 'Nákupný košík', isIndexed: false },
  { path: '/checkout', heading: 'Objednávka', isIndexed: false },
  { path: '/ochrana-osobnych-udajov', heading: 'Ochrana osobných údajov', isIndexed: true },
  { path: '/pristupnost', heading: 'Prístupnosť', isIndexed: true },
  { path: '/vseobecne-obchodne-podmienky', heading: 'Všeobecné obchodné podmienky', isIndexed: true },
  { path: '/vratenie-tovaru', heading: 'Vrátenie tovaru', isIndexed: true },
  { path: '/odstupenie-od-zmluvy', heading: 'Odstúpenie od zmluvy', isIndexed: true },
  {
    path: '/odstupenie-od-zmluvy-prijate',
    heading: 'Po odoslaní odstúpenia',
    isIndexed: false,
  },
  { path: '/zakonna-zaruka', heading: 'Zákonná záruka', isIndexed: true },
  { path: '/kontakt', heading: 'Kontakt', isIndexed: true },
  { path: '/doprava-a-platba', heading: 'Doprava a platba', isIndexed: true },
  { path: '/vlastna-potlac', heading: 'Vlastná potlač', isIndexed: true },
  { path: '/tabulka-velkosti', heading: 'Tabuľka veľkostí', isIndexed: true },
  { path: '/login', heading: 'Prihlásenie', isIndexed: false },
  { path: '/forgot-pass', heading: 'Zabudli ste heslo?', isIndexed: false },
  { path: '/page-search', heading: 'Hľadať v produktoch', isIndexed: false },
]

/** The placeholder pages of the design template. */
export const DEMO_ROUTES: readonly Route[] = [
  ...DEMO_PAGES.map(({ path, title }) => ({ path: `/${path}`, heading: title, isIndexed: false })),
  { path: '/category/hocico', heading: 'Category', isIndexed: false },
]
