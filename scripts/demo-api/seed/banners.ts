/** A banner of the shop; `path` is below `web_files/`. */
export interface SeedBanner {
  path: string
  link: string
  name: string
  placement: 'hero' | 'bottom-home' | 'bottom-product'
  /** The text beside the picture, if any. */
  words?: { heading: string; subHeading: string; btnText: string; fullSize: boolean }
}

export const BANNERS: readonly SeedBanner[] = [
  {
    path: 'banners/tricka-pre-celu-rodinu.jpg',
    link: '/produkty/tricka?search=ve%C4%BEryba&productsCount=40',
    name: 'Tričká s veľrybou',
    placement: 'hero',
    words: {
      heading: 'Tričká pre celú rodinu',
      subHeading: 'Veľryba od veľkosti 110 až po 5XL.',
      btnText: 'Vybrať tričko',
      fullSize: true,
    },
  },
  {
    path: 'banners/mikiny-na-chladne-rana.jpg',
    link: '/produkty/mikiny',
    name: 'Mikiny na chladné rána',
    placement: 'hero',
  },
  {
    path: 'banners/hrnceky-na-prvu-kavu.jpg',
    link: '/produkty/hrnceky',
    name: 'Štyri hrnčeky na polici',
    placement: 'hero',
    words: {
      heading: 'Hrnčeky na prvú kávu',
      subHeading: 'S potlačou, ktorá vydrží aj umývačku.',
      btnText: 'Pozrieť hrnčeky',
      fullSize: false,
    },
  },
  {
    path: 'banners/fotoboxy.jpg',
    link: '/produkty/bjk-fotoboxy',
    name: 'Fotobox: vaše fotografie v drevenej škatuľke',
    placement: 'bottom-home',
  },
  {
    path: 'banners/siltovky-na-vylet.jpg',
    link: '/produkty/siltovky',
    name: 'Šiltovky na výlet aj do mesta',
    placement: 'bottom-product',
  },
]
