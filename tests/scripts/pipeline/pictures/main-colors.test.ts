import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawPicture } from '../../../../scripts/demo-api/pictures/draw-picture.ts'
import { openPictureCache } from '../../../../scripts/pipeline/pictures/cache.ts'
import { measureMainColor, readMainColors } from '../../../../scripts/pipeline/pictures/main-colors.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

/** A picture of something in the middle of a background. */
function picture(background: string, color: string, size = 60): Promise<Buffer> {
  const middle = { create: { width: size, height: size, channels: 3 as const, background: color } }
  return sharp({ create: { width: 100, height: 100, channels: 3, background } })
    .composite([{ input: middle }])
    .webp({ lossless: true })
    .toBuffer()
}

describe('the main colour of a picture', () => {
  it.each([
    ['of what stands on white', '#ffffff', '#223355', '235'],
    ['of what stands on something dark', '#333333', '#cc9933', 'c93'],
    ['of white on white', '#ffffff', '#fafafa', 'fff'],
  ])('is that %s', async (_, background, color, expected) => {
    expect(await measureMainColor(await picture(background, color))).toBe(expected)
  })

  it('is the background’s where something small stands on it', async () => {
    expect(await measureMainColor(await picture('#ffffff', '#aa5533', 20))).toBe('fff')
  })

  it.each([
    ['t-shirt', 'petrol', '256'],
    ['t-shirt', 'white', 'eee'],
    ['sweatshirt', 'grey-melange', 'aaa'],
    ['mug', 'forest', '344'],
    ['cap', 'white', 'eee'],
  ] as const)('is the cloth of a printed %s in %s', async (kind, colour, expected) => {
    expect(
      await measureMainColor(await drawPicture({ kind, colour, motif: 'fox', view: 'front' }, 140)),
    ).toBe(expected)
  })
})

describe('the colours of a build’s pictures', () => {
  let dir: string
  beforeEach(async () => {
    dir = await tempFolder()
    const cache = await openPictureCache(dir)
    await cache.writeFile('k1-140.webp', await picture('#ffffff', '#223355'))
    await cache.writeFile('k1-1200.webp', await picture('#ffffff', '#aa5533'))
    await cache.writeFile('k2-560.webp', Buffer.from('no picture'))
  })

  const built = (key: string) => ({ key, width: 1200, height: 1500 })
  const pictures = new Map([
    ['a.jpg', built('k1')],
    ['broken.jpg', built('k2')],
    ['missing.jpg', null],
  ])
  const read = (...paths: string[]) => readMainColors(paths, pictures, dir)

  it('are measured in the smallest file; a picture without one has none', async () => {
    expect([...(await read('a.jpg', 'broken.jpg', 'missing.jpg', 'left.jpg'))]).toEqual([['a.jpg', '235']])
  })

  it('are measured once', async () => {
    await read('a.jpg')
    const kept = join(dir, 'main-colors-1.json')
    expect(await readFile(kept, 'utf8')).toBe('{"k1":"235"}')
    await writeFile(kept, '{"k1":"fff"}')
    expect([...(await read('a.jpg'))]).toEqual([['a.jpg', 'fff']])
  })
})
