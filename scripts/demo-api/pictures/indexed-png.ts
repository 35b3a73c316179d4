import { crc32, deflateSync } from 'node:zlib'

/** Pixels of a palette image, compressed once so that many palettes can share them. */
export interface IndexedPixels {
  width: number
  height: number
  data: Buffer
}

/** One palette entry: red, green, blue 0-255 and alpha 0-1. */
type PaletteEntry = readonly [number, number, number, number]

/** Compresses one byte per pixel, row by row from the top left. */
export function packPixels(width: number, height: number, values: Uint8Array): IndexedPixels {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(values.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return { width, height, data: deflateSync(rows, { level: 6 }) }
}

/** A `data:` address of the PNG that shows the pixels through a 256-entry palette. */
export function pngAddress(pixels: IndexedPixels, entryOf: (value: number) => PaletteEntry): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels.width, 0)
  header.writeUInt32BE(pixels.height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.alloc(768)
  const alphas = Buffer.alloc(256)
  for (let value = 0; value < 256; value++) {
    const [red, green, blue, alpha] = entryOf(value)
    colours.set([red, green, blue], value * 3)
    alphas[value] = Math.round(Math.min(1, Math.max(0, alpha)) * 255)
  }
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('tRNS', alphas),
    chunk('IDAT', pixels.data),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
