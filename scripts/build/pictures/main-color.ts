import sharp from 'sharp'

type Rgb = readonly [red: number, green: number, blue: number]

interface Point {
  rgb: Rgb
  /** What lies in the middle counts most: there is the product. */
  weight: number
  isAtEdge: boolean
}

const WIDTH = 48
const HEIGHT = 60
/** How fast the weight falls from the middle: at the edges it is a twentieth. */
const SPREAD = 0.08
/** Colours that are nearer to each other are shades of one cloth. */
const SAME_CLOTH = 40
/** Light and shade of one cloth differ in brightness more than in hue. */
const BRIGHTNESS_SHARE = 0.65
const RGB = [0, 1, 2] as const

async function readPoints(picture: string | Uint8Array): Promise<Point[]> {
  const pixels = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    const fromMiddle = ((x + 0.5) / WIDTH - 0.5) ** 2 + ((y + 0.5) / HEIGHT - 0.5) ** 2
    return {
      rgb: RGB.map((channel) => pixels[i * 3 + channel] ?? 0) as unknown as Rgb,
      weight: Math.exp(-fromMiddle / SPREAD),
      isAtEdge: x < 2 || y < 2 || x >= WIDTH - 2 || y >= HEIGHT - 2,
    }
  })
}

function isSameCloth(one: Rgb, other: Rgb): boolean {
  const differences = RGB.map((channel) => one[channel] - other[channel])
  const brightness = differences.reduce((sum, difference) => sum + difference, 0) / 3
  const hue = differences.map((difference) => difference - brightness)
  return Math.hypot(...hue, Math.sqrt(3) * BRIGHTNESS_SHARE * brightness) < SAME_CLOTH
}

const totalWeight = (points: readonly Point[]) => points.reduce((sum, { weight }) => sum + weight, 0)

function average(points: readonly Point[]): Rgb {
  const total = totalWeight(points)
  return RGB.map(
    (channel) => points.reduce((sum, { rgb, weight }) => sum + rgb[channel] * weight, 0) / total,
  ) as unknown as Rgb
}

/** The colour that most points have, and the points that are of its cloth. */
function findCloth(points: readonly Point[]): { rgb: Rgb; points: readonly Point[] } {
  const alike = Map.groupBy(points, ({ rgb }) => rgb.map((value) => value >> 4).join())
  const first = [...alike.values()].reduce((most, some) =>
    totalWeight(some) > totalWeight(most) ? some : most,
  )
  let rgb = average(first)
  let cloth: readonly Point[] = first
  // The average moves the circle of what is alike, and that the average: a few rounds are enough.
  for (let round = 0; round < 4; round++) {
    const inside = points.filter((point) => isSameCloth(point.rgb, rgb))
    if (inside.length === 0) break
    cloth = inside
    rgb = average(cloth)
  }
  return { rgb, points: cloth }
}

const toHex = (rgb: Rgb) => rgb.map((value) => Math.round(value / 17).toString(16)).join('')

/**
 * The main colour of what a picture shows, as three hex digits: what most of its middle is of. The colour of its edges is
 * the background's and is passed over for the next, unless so much of the middle has it that the product has it too, as
 * white cloth on white.
 * @throws what sharp says of a picture that cannot be read
 */
export async function measureMainColor(picture: string | Uint8Array): Promise<string> {
  const points = await readPoints(picture)
  const most = findCloth(points)
  const members = new Set(most.points)
  const atEdge = points.filter(({ isAtEdge }) => isAtEdge)
  const isBackground = atEdge.filter((point) => members.has(point)).length > atEdge.length / 2
  const others = points.filter((point) => !members.has(point))
  if (!isBackground || others.length === 0) return toHex(most.rgb)
  const next = findCloth(others)
  return toHex(totalWeight(next.points) * 2 > totalWeight(most.points) ? next.rgb : most.rgb)
}
