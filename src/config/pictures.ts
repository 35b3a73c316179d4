import type { PictureRole } from '../catalogue/rules/picture.ts'

/**
 * The sizes of pictures in the layouts, measured at 360, 768 and 1440 px and 1 to 2 device pixels (`npm run bench`). At
 * 2 device pixels no file is more than 1.3 times as wide as it is shown. Each width costs a file for every picture and
 * time in the first build (decision 13). So there are few widths, and AVIF only where a page has many pictures.
 * Browsers before 2023 take no AVIF and get one width of WebP for cards and two for banners; another width would add 4
 * bytes to every page for each picture.
 */
export const PICTURE_ROLES = {
  /** A card of a listing's grid: 158 px on a phone, 220 on a tablet, 202 to 301 on a desktop. */
  card: {
    widths: [560],
    avifWidths: [340, 560],
    sizes: '(min-width:1300px) 225px,(min-width:1000px) calc(31vw - 105px),(min-width:700px) 31vw,46vw',
    box: { width: 400, height: 500 },
  },
  /** A card of the slider of the newest: 190 px at most, and 40 % of a phone. */
  newest: {
    widths: [560],
    avifWidths: [340, 560],
    sizes: '(min-width:1281px) 190px,(min-width:769px) 21vw,40vw',
    box: { width: 400, height: 500 },
  },
  /** The large picture of a product's page: 259 px on a phone, less on a low one, up to 645 on a desktop. */
  main: {
    widths: [740, 1200],
    avifWidths: [],
    sizes: '(min-width:700px) min(48vw,645px),92vw',
    box: { width: 1200, height: 1500 },
  },
  /** A thumbnail, one of five in a row below the main picture: 55 to 120 px, 88 in a low window. */
  thumb: {
    widths: [140, 220],
    avifWidths: [],
    sizes: '(min-width:700px) min(9vw,120px),17vw',
    box: { width: 120, height: 150 },
  },
  /** A banner, as wide as the page: 328 to 1,240 px. */
  banner: {
    widths: [960, 1920],
    avifWidths: [720, 960, 1440, 1920],
    // Where the banner lies beside or above words, its sides are cut off: the picture is wider than its visible part.
    sizes: '(min-width:1320px) 1240px,(min-width:890px) 92vw,131vw',
    box: { width: 1920, height: 720 },
  },
} as const satisfies Record<string, PictureRole>

/** AVIF's effort 1 takes a third of the time of effort 3 and a tenth of that of 4, for 5 to 10 % more bytes. */
export const ENCODING = {
  avif: { quality: 55, effort: 1, chromaSubsampling: '4:2:0' },
  /** The width from which `largeAvif` is used, in pixels. */
  largeFrom: 1000,
  largeAvif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 2 },
} as const

/** How long a build may encode pictures, in milliseconds. The next build encodes the rest. */
export const PICTURE_BUDGET_MS = 120_000

/** The same limit for a start of the demo shop, in seconds. */
export const DEMO_PICTURE_SECONDS = { firstStart: 8, laterStart: 2 } as const

export const PICTURE_LIMITS = {
  maxBytes: 15_000_000,
  maxPixels: 40_000_000,
  /** The time limit for fetching one picture. */
  fetchTimeoutMs: 15_000,
  /** How many pictures are fetched at the same time. */
  fetchedAtOnce: 6,
  /** A cached file that no build has used for so many days is deleted. */
  keptDays: 30,
} as const

/** The owner's logo. All icons are made from it. */
export const LOGO_FILE = 'src/config/brand/logo.svg'

export const COLORS_FILE = 'src/config/brand/colors.css'
