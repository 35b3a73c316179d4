import sharp from 'sharp'
import { expect, it } from 'vitest'
import { iconPng, maskablePng, sharePng, tokenColor } from '../../src/seo/pictures.ts'

it('icons have the size in their name, and the one that phones crop is opaque', async () => {
  expect(await sharp(await iconPng(192)).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' })
  const maskable = sharp(await maskablePng(512))
  expect(await maskable.metadata()).toMatchObject({ width: 512, height: 512 })
  expect((await maskable.stats()).isOpaque).toBe(true)
  const corner = await maskable.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect(`#${corner.subarray(0, 3).toString('hex')}`, 'the accent of the stylesheet').toBe(
    tokenColor('accent'),
  )
})

it.each([
  'Nitka',
  'Obchod <b>&"\'',
  'Veľmi dlhé meno obchodu, ktoré sa nikam nezmestí, a ešte jeden riadok '.repeat(4),
])("the shared picture has the right size with the shop's name %s", async (name) => {
  const picture = sharp(await sharePng(name, 'Oblečenie a darčeky s potlačou'))
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  // An area with text has entropy.
  expect(
    (await picture.extract({ left: 400, top: 100, width: 700, height: 430 }).stats()).entropy,
  ).toBeGreaterThan(0)
})
