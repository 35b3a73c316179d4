type Rgb = readonly [number, number, number]

/** The red, green and blue of `#rrggbb`, each 0-255. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `from` moved towards `to` by `share` (0 keeps `from`, 1 gives `to`); both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)]
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** Relative luminance of `#rrggbb` as WCAG defines it, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** How different two `#rrggbb` colours look: their distance in OKLab, 0 (same) to about 1 (black and white). */
export function perceivedDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function oklab(hex: string): Rgb {
  const [red, green, blue] = rgbOf(hex).map(linear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
