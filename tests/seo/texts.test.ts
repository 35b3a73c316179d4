// Rule 918
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { allListingPages } from '../../src/listing/rules/listing-pages.ts'
import { fitDescription, fitTitle, listingSentences, productSentences } from '../../src/seo/texts.ts'
import { catalogue, product } from '../fixtures/builders.ts'
import { iconPng, maskablePng, sharePng, tokenColor } from '../../src/seo/pictures.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

const more = [' od 12,90 €', ', 78 produktov']
it.each([
  ['grows until it is long enough', 'Tričká', more, 'Tričká od 12,90 €, 78 produktov | Nitka'],
  ['does not grow further', 'Dámske tričká', more, 'Dámske tričká od 12,90 € | Nitka'],
  ['is long enough', 'Pánske tričko Pixelový votrelec', more, 'Pánske tričko Pixelový votrelec | Nitka'],
  ['stays short without more facts', 'Tričká', [], 'Tričká | Nitka'],
  ['leaves out what is too long', 'Tričko', [' x'.repeat(30), ' za 9,90 €'], 'Tričko za 9,90 € | Nitka'],
  ["loses the shop's name if there is no room", 'x'.repeat(55), more, 'x'.repeat(55)],
  ['is never cut', 'x'.repeat(80), [], 'x'.repeat(80)],
])('a title: %s', (_, title, parts, whole) => expect(fitTitle(title, parts, 'Nitka')).toBe(whole))

it('a description grows by every sentence that fits', () => {
  const text = 'x'.repeat(140)
  expect(fitDescription(text, ['y'.repeat(20), 'z'.repeat(10)])).toBe(`${text}. ${'z'.repeat(10)}`)
  expect(fitDescription('x'.repeat(160), ['y'])).toBe('x'.repeat(160))
  expect(fitDescription('Pekné!', ['Cena 8,90 €.'])).toBe('Pekné! Cena 8,90 €.')
  expect(fitDescription('', ['Cena 8,90 €.'])).toBe('Cena 8,90 €.')
})

it('a description has the price and the cost of delivery, each once', () => {
  const delivery = 'Doprava od 2,90 €, pri nákupe od 35,00 € zadarmo.'
  expect(productSentences({ priceCents: 890 }, true, DEFAULT_SETTINGS).map(plain)).toEqual([
    'Cena 8,90 €.',
    delivery,
  ])
  expect(productSentences({ priceCents: 890 }, false, DEFAULT_SETTINGS).map(plain)).toEqual([delivery])
  expect(
    productSentences({ priceCents: 890 }, true, { ...DEFAULT_SETTINGS, deliveryOptions: [] }),
  ).toHaveLength(1)
  expect(productSentences({ priceCents: 8900 }, false, DEFAULT_SETTINGS)).toEqual(['Doprava zadarmo.'])
})

it("a description has a listing's lowest price only on the first page", () => {
  const [page] = allListingPages(catalogue([product({ priceCents: 1290 })]), 40)
  if (!page) throw new Error('The listing has no page')
  const said = (number: number) => plain(listingSentences({ ...page, number }, DEFAULT_SETTINGS).join(' '))
  expect(said(1)).toMatch(/^Cena od 12,90 €\. Doprava od 2,90 €/)
  expect(said(2)).toBe('')
})

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
