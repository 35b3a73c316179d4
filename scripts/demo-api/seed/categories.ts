import type { ProductKind } from './product-plan.ts'

/** A category; `text` is HTML. */
export interface SeedCategory {
  slug: string
  name: string
  text: string
}

/** The slug under which everything is listed; it is no category of its own in `categories`. */
export const ALL_SLUG = 'all'

export const CATEGORIES: readonly SeedCategory[] = [
  {
    slug: ALL_SLUG,
    name: 'Všetky produkty',
    text: '<p>Celá naša ponuka na jednom mieste: <strong>oblečenie s potlačou aj bez nej</strong>, hrnčeky, tašky a darčeky z vašich fotografií.</p>',
  },
  {
    slug: 'tricka',
    name: 'Tričká',
    text: '<p>Bavlnené tričká s potlačou, ktorú navrhujeme a tlačíme <strong>sami</strong>. Pánske, dámske aj detské strihy.</p><p>Neviete si vybrať veľkosť? Zmerajte tričko, ktoré vám sedí, a porovnajte ho s tabuľkou veľkostí.</p>',
  },
  {
    slug: 'mikiny',
    name: 'Mikiny',
    text: '<p>Mäkké mikiny s kapucňou aj bez nej. Zvnútra <em>počesané</em>, zvonku hladké, aby na nich potlač dlho vydržala.</p>',
  },
  {
    slug: 'siltovky',
    name: 'Šiltovky',
    text: '<p>Šiltovky s nastaviteľným zapínaním v jednej veľkosti pre dospelých a v jednej pre deti.</p>',
  },
  {
    slug: 'hrnceky',
    name: 'Hrnčeky',
    text: '<p>Hrnčeky na rannú kávu aj večerný čaj. Potlač znesie umývačku riadu.</p><ul><li>keramické 330 ml</li><li>veľké 450 ml</li><li>plechové 300 ml</li></ul>',
  },
  {
    slug: 'tasky',
    name: 'Tašky',
    text: '<p>Plátené tašky na nákup, na trh aj do knižnice. Unesú viac, než by ste čakali.</p>',
  },
  {
    slug: 'bjk-fotoboxy',
    name: 'BJK Fotoboxy',
    text: '<p>Drevené škatuľky s vašimi fotografiami a ďalšie darčeky. <strong>Fotografie nám pošlete po objednaní e-mailom.</strong></p>',
  },
]

/** The category of each kind of product. */
export const CATEGORY_OF: Readonly<Record<ProductKind, string>> = {
  't-shirt': 'tricka',
  sweatshirt: 'mikiny',
  cap: 'siltovky',
  mug: 'hrnceky',
  bag: 'tasky',
  'photo-box': 'bjk-fotoboxy',
  'mouse-pad': 'bjk-fotoboxy',
}
