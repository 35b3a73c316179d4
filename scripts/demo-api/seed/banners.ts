import type { BannerPicture } from '../pictures/picture.ts'

/** A banner of the shop; `path` lies below `web_files/`. */
export interface SeedBanner {
  path: string
  link: string
  name: string
  placement: 'hero' | 'bottom-home' | 'bottom-product'
  scene: BannerPicture['scene']
}

export const BANNERS: readonly SeedBanner[] = [
  {
    path: 'banners/tricka-pre-celu-rodinu.jpg',
    link: '/produkty/tricka',
    name: 'Tričká pre celú rodinu',
    placement: 'hero',
    scene: 'family-t-shirts',
  },
  {
    path: 'banners/mikiny-na-chladne-rana.jpg',
    link: '/produkty/mikiny',
    name: 'Mikiny na chladné rána',
    placement: 'hero',
    scene: 'sweatshirt-rail',
  },
  {
    path: 'banners/hrnceky-na-prvu-kavu.jpg',
    link: '/produkty/hrnceky',
    name: 'Hrnčeky na prvú kávu',
    placement: 'hero',
    scene: 'mugs-on-shelf',
  },
  {
    path: 'banners/fotoboxy.jpg',
    link: '/produkty/bjk-fotoboxy',
    name: 'Fotobox: vaše fotografie v drevenej škatuľke',
    placement: 'bottom-home',
    scene: 'photo-box-on-table',
  },
  {
    path: 'banners/siltovky-na-vylet.jpg',
    link: '/produkty/siltovky',
    name: 'Šiltovky na výlet aj do mesta',
    placement: 'bottom-product',
    scene: 'caps-wall',
  },
]
