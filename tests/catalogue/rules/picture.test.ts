// Rule 805
import { expect, it } from 'vitest'
import {
  fittingWidths,
  pictureFiles,
  showablePictures,
  shownPicture,
} from '../../../src/catalogue/rules/picture.ts'

const ROLE = { widths: [340, 600], avifWidths: [340, 600], sizes: '46vw', box: { width: 400, height: 500 } }
const HOST = { mediaUrl: 'https://media.sk', imageCdn: '' }
const FILE = { path: '2024/05/a.jpg', hostPath: '2024/05/t_a.jpg' }
const built = (width: number, height: number) =>
  new Map([[FILE.path, { key: 'k', width, height, ground: 'eceae6' }]])

it.each([
  [1200, [340, 600]],
  [600, [340, 600]],
  [500, [340, 500]],
  [200, [200]],
])('fittingWidths: a picture %d px wide is made in %j', (width, widths) => {
  expect(fittingWidths(ROLE.widths, width)).toEqual(widths)
})

it('a picture is made as WebP, and as AVIF in the widths for AVIF', () => {
  expect(pictureFiles({ widths: [340, 600], avifWidths: [340] }, 500)).toEqual([
    { width: 340, format: 'webp' },
    { width: 500, format: 'webp' },
    { width: 340, format: 'avif' },
  ])
})

it('shownPicture offers AVIF, then WebP, in its own proportions, on the ground that the build has measured', () => {
  expect(shownPicture(FILE, ROLE, HOST, built(1200, 1600))).toEqual({
    sources: [{ type: 'image/avif', srcSet: '/pictures/k-340.avif 340w,/pictures/k-600.avif 600w' }],
    src: '/pictures/k-600.webp',
    srcSet: '/pictures/k-340.webp 340w,/pictures/k-600.webp 600w',
    sizes: '46vw',
    ...{ width: 600, height: 800, ground: 'eceae6' },
  })
})

it('shownPicture offers no AVIF without widths for it, and no width larger than the picture', () => {
  const plain = shownPicture(FILE, { ...ROLE, avifWidths: [] }, HOST, built(1200, 1600))
  expect(plain).toMatchObject({ sources: [], src: '/pictures/k-600.webp' })
  const shown = shownPicture(FILE, ROLE, HOST, built(500, 500))
  expect(shown).toMatchObject({ src: '/pictures/k-500.webp', width: 500, height: 500 })
  expect(shownPicture(FILE, ROLE, HOST, built(200, 200))).not.toHaveProperty('srcSet')
})

it('shownPicture is as large as its largest file, and at least a pixel high', () => {
  const role = { ...ROLE, widths: [100, 340, 600], avifWidths: [] }
  expect(shownPicture(FILE, role, HOST, built(3000, 1))).toMatchObject({ width: 600, height: 1 })
  const imageCdn = '/cdn?url={url}&w={width}'
  expect(shownPicture(FILE, role, { ...HOST, imageCdn })?.src).toMatch(/w=600$/)
})

it.each([
  ['left to the next build', new Map()],
  ['in a browser', undefined],
])('shownPicture shows the media host’s own file: %s', (_, pictures) => {
  expect(shownPicture(FILE, ROLE, HOST, pictures)).toEqual({
    sources: [],
    src: 'https://media.sk/web_files/2024/05/t_a.jpg',
    width: 400,
    height: 500,
  })
})

it('shownPicture asks an image CDN for the original in each width', () => {
  const imageCdn = '/.netlify/images?url={url}&w={width}'
  const original = encodeURIComponent('https://media.sk/web_files/2024/05/a.jpg')
  expect(shownPicture(FILE, { ...ROLE, widths: [100] }, { ...HOST, imageCdn })).toMatchObject({
    sources: [],
    src: `/.netlify/images?url=${original}&w=600`,
    srcSet: `/.netlify/images?url=${original}&w=340 340w,/.netlify/images?url=${original}&w=600 600w`,
    sizes: '46vw',
  })
})

it('shownPicture is null for a picture that cannot be shown, and for none', () => {
  expect(shownPicture(FILE, ROLE, HOST, new Map([[FILE.path, null]]))).toBeNull()
  expect(shownPicture({ path: '', hostPath: '' }, ROLE, HOST)).toBeNull()
})

const all = [{ path: 'bad.jpg' }, { path: 'good.jpg' }]

it('showablePictures leaves out pictures that cannot be shown, and keeps one for the placeholder if none can', () => {
  expect(showablePictures(all, new Map([['bad.jpg', null]]))).toEqual([{ path: 'good.jpg' }])
  const none = new Map(all.map(({ path }) => [path, null]))
  expect(showablePictures(all, none)).toEqual([{ path: 'bad.jpg' }])
  expect(showablePictures([], none)).toEqual([])
})
