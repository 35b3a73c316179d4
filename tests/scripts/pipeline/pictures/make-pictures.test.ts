// Rules 113, 128
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { drawPicture } from '../../../../scripts/demo-api/pictures/draw-picture.ts'
import { placePictures } from '../../../../scripts/pipeline/pictures/cache.ts'
import { pictureColors } from '../../../../scripts/pipeline/pictures/encode.ts'
import {
  makePictures,
  type MadePictures,
  type PictureLimits,
} from '../../../../scripts/pipeline/pictures/make-pictures.ts'
import { DAY_MS } from '../../../../src/company/rules/working-days.ts'
import { serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

const LIMITS: PictureLimits = {
  maxBytes: 200_000,
  maxPixels: 1_000_000,
  fetchTimeoutMs: 60_000,
  fetchedAtOnce: 2,
  keptDays: 30,
}

let cacheDir: string
let server: TestServer
beforeEach(async () => {
  cacheDir = await tempFolder()
})

interface Run {
  avifWidths?: readonly number[]
  budgetMs?: number
  clock?: () => number
  limits?: Partial<PictureLimits>
}

const want = (path: string, avifWidths: readonly number[] = [40, 80]) => ({
  path,
  owner: `Tričko ${path}`,
  widths: [40, 80],
  avifWidths,
})

function make(paths: readonly string[], run: Run = {}): Promise<MadePictures> {
  const { avifWidths, budgetMs = 60_000, clock = Date.now, limits } = run
  return makePictures(
    paths.map((path) => want(path, avifWidths)),
    {
      mediaUrl: server.url,
      cacheDir,
      budgetMs,
      clock,
      encodedAtOnce: 2,
      limits: { ...LIMITS, ...limits },
    },
  )
}

const files = async () => (await readdir(join(cacheDir, 'files'))).sort()

function drawn(width = 100, height = 125, background = '#cc9933'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function pictureHost(headers: Record<string, string> = { etag: '"a"' }): Promise<Handler> {
  const bytes = await drawn().jpeg().toBuffer()
  return ({ headers: asked }, response) => {
    const isKnown =
      (headers['etag'] && asked['if-none-match'] === headers['etag']) ||
      (headers['last-modified'] && asked['if-modified-since'] === headers['last-modified'])
    if (isKnown) response.writeHead(304).end()
    else response.writeHead(200, headers).end(bytes)
  }
}

const sending =
  (body: string | Buffer): Handler =>
  (_, response) =>
    response.end(body)

it('a picture is encoded as AVIF and WebP in the wanted widths, never enlarged, and copied into the shop', async () => {
  server = await serveForTest(sending(await drawn(60, 75).png().toBuffer()))
  const { pictures, colors, faults, encodedFiles } = await make(['a.jpg'], { avifWidths: [40] })
  const key = pictures.get('a.jpg')?.key ?? ''
  expect(pictures.get('a.jpg')).toEqual({ key, width: 60, height: 75, ground: 'cc9933' })
  expect([...colors]).toEqual([['a.jpg', 'c93']])
  expect(faults).toMatchObject([{ kind: 'picture-shape' }])
  const names = ['40.avif', '40.webp', '60.webp'].map((name) => `${key}-${name}`)
  expect(encodedFiles).toBe(3)
  const dist = await tempFolder()
  await placePictures(dist, cacheDir, [want('a.jpg', [40]), want('left.jpg')], pictures)
  expect((await readdir(join(dist, 'pictures'))).sort()).toEqual(names)
  const placed = (name: string) => sharp(join(dist, 'pictures', `${key}-${name}`)).metadata()
  expect(await placed('40.avif')).toMatchObject({ compression: 'av1', width: 40, height: 50 })
  expect(await placed('60.webp')).toMatchObject({ format: 'webp', width: 60, height: 75 })
})

it('a picture is turned upright and loses its metadata', async () => {
  const exif = { IFD0: { Copyright: 'Jana' } }
  const turned = drawn(100, 50).withExif(exif).withMetadata({ orientation: 6 })
  server = await serveForTest(sending(await turned.jpeg().toBuffer()))
  const { pictures } = await make(['a.jpg'])
  expect(pictures.get('a.jpg')).toMatchObject({ width: 50, height: 100 })
  const file = (await files()).find((name) => name.includes('40.webp')) ?? ''
  const webp = await sharp(await readFile(join(cacheDir, 'files', file))).metadata()
  expect(webp).toMatchObject({ width: 40, height: 80 })
  expect(webp.exif ?? webp.orientation).toBeUndefined()
})

it.each([
  ['t-shirt', 'petrol', '156'],
  ['cap', 'white', 'eee'],
] as const)("a picture of a printed %s has the cloth's main colour: %s", async (kind, colour, expected) => {
  const picture = await drawPicture({ kind, colour, motif: 'fox', view: 'front' }, 560)
  expect((await pictureColors(picture)).color).toBe(expected)
})

it.each([
  ['goods on white', '#ffffff', { width: 300, height: 300 }, 'ffffff'],
  ['goods on grey that reach an edge', '#d5d6d7', { width: 500, height: 120 }, 'd5d6d7'],
  ['a photo that fills its frame', '#d5d6d7', { width: 500, height: 500 }, ''],
])('the ground of %s is the colour of its edges: %j', async (_, background, goods, expected) => {
  const photo = await sharp({ create: { ...goods, channels: 3, background: '#134' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 500, height: 600, channels: 3, background } })
    .composite([{ input: photo }])
    .png()
    .toBuffer()
  expect((await pictureColors(picture)).ground).toBe(expected)
})

it('the ground of goods without a background is white', async () => {
  const goods = sharp({ create: { width: 90, height: 90, channels: 4, background: '#0000' } })
  expect((await pictureColors(await goods.png().toBuffer())).ground).toBe('ffffff')
})

it.each([
  ['an ETag', { etag: '"a"' }],
  ['a date', { 'last-modified': 'Fri, 17 May 2024 10:00:00 GMT' }],
])(
  'the next build asks by %s if a picture has changed, and does not fetch or encode it again',
  async (_, headers) => {
    server = await serveForTest(await pictureHost(headers))
    const { pictures, colors } = await make(['a.jpg', 'b.jpg'])
    expect(await make(['a.jpg', 'b.jpg'])).toMatchObject({ fetched: 0, encodedFiles: 0, pictures, colors })
    expect(server.requests).toHaveLength(4)
  },
)

it('the next build does not ask for a picture that is named by its hash', async () => {
  server = await serveForTest(await pictureHost({}))
  const hashed = `${'0123456789abcdef'.repeat(2)}.jpg`
  await make([hashed])
  expect(await make([hashed])).toMatchObject({ fetched: 0, left: 0 })
  expect(server.requests).toHaveLength(1)
})

it('the next build encodes no content twice, and gives a changed picture another name', async () => {
  let colour = 'red'
  server = await serveForTest(
    (_, response) =>
      void drawn(100, 125, colour)
        .png()
        .toBuffer()
        .then((bytes) => response.end(bytes)),
  )
  const before = await make(['a.jpg'])
  expect(await make(['a.jpg', 'same.jpg'])).toMatchObject({ fetched: 2, encodedFiles: 0 })
  colour = 'navy'
  const after = await make(['a.jpg'])
  expect(after.encodedFiles).toBe(4)
  expect(after.pictures.get('a.jpg')?.key).not.toBe(before.pictures.get('a.jpg')?.key)
})

it.each([
  ['a missing file', async () => rm(join(cacheDir, 'files', (await files())[0] ?? '')), 1],
  ['an unreadable list', () => writeFile(join(cacheDir, 'sources.json'), '{"half'), 0],
])('the next build repairs %s', async (_, damage, encodedFiles) => {
  server = await serveForTest(await pictureHost())
  const { pictures } = await make(['a.jpg'])
  await damage()
  expect(await make(['a.jpg'])).toMatchObject({ fetched: 1, encodedFiles, pictures })
})

it('the next build deletes pictures that no build has shown for a month, and half-written files of a killed build', async () => {
  server = await serveForTest(await pictureHost())
  await make(['a.jpg'])
  const kept = await files()
  await writeFile(join(cacheDir, 'files', `${kept[0] ?? ''}.0000.new`), '')
  const after = (days: number) => ({ clock: () => Date.now() + days * DAY_MS })
  await make([], after(29))
  expect(await files()).toEqual(kept)
  await make([], after(31))
  expect(await files()).toEqual([])
})

async function hostWithBad(answer: Handler): Promise<Handler> {
  const good = await drawn().jpeg().toBuffer()
  return (request, response) =>
    request.url?.endsWith('/good.jpg') ? response.end(good) : answer(request, response)
}

const endless: Handler = (_, response) => {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    response.once('drain', more)
  }
  more()
}

const whole = await drawn(600, 600).jpeg({ quality: 100 }).toBuffer()
const wide = await drawn(1200, 1000).jpeg().toBuffer()
const PLACEHOLDER = null
const HOSTS_OWN = undefined

it.each<[string, string, Handler, null | undefined]>([
  ['that is gone', 'missing', (_, response) => response.writeHead(404).end(), PLACEHOLDER],
  ['that is cut off', 'unreadable', sending(whole.subarray(0, 900)), PLACEHOLDER],
  ['of too many pixels', 'too-large', sending(wide), PLACEHOLDER],
  ['that never ends', 'too-large', endless, PLACEHOLDER],
  ['whose connection is cut', 'unreachable', (_, response) => response.destroy(), HOSTS_OWN],
  ['that is too slow', 'unreachable', (_, response) => response.writeHead(200).write('\xff'), HOSTS_OWN],
])(
  'one bad picture is reported, and the others are shown: a picture %s is %s',
  async (what, problem, answer, shown) => {
    server = await serveForTest(await hostWithBad(answer))
    const made = await make(['bad.jpg', 'good.jpg'], {
      limits: what.includes('slow') ? { fetchTimeoutMs: 500 } : {},
    })
    expect(made.faults).toEqual([
      { kind: `picture-${problem}`, about: 'Tričko bad.jpg', href: `${server.url}/web_files/bad.jpg` },
    ])
    expect(made.pictures.get('bad.jpg')).toBe(shown)
    expect(made).toMatchObject({ left: shown === null ? 0 : 1 })
    expect(made.pictures.get('good.jpg')).toMatchObject({ width: 100 })
  },
)

it.each<[string, string, Handler]>([
  ['is down', 'unreachable', (_, response) => response.destroy()],
  ['fails', 'unreachable', (_, response) => response.writeHead(500).end()],
  ['has no picture any more', 'missing', (_, response) => response.writeHead(404).end()],
  ['sends a page for every picture', 'unreadable', sending('<!doctype html><title>Údržba</title>')],
  ['cuts off every picture', 'unreadable', sending(whole.subarray(0, 900))],
])('if the media host %s for a night, the pictures of the last build stay', async (_, problem, answer) => {
  let isBad = false
  const handler = await pictureHost({})
  server = await serveForTest((request, response) => {
    const respond = isBad ? answer : handler
    respond(request, response)
  })
  const before = await make(['a.jpg'])
  isBad = true
  const made = await make(['a.jpg', 'b.jpg'])
  expect(made.pictures.get('a.jpg')).toEqual(before.pictures.get('a.jpg'))
  expect(made.faults.map(({ kind }) => kind)).toEqual([`picture-${problem}`, `picture-${problem}`])
  expect([...made.failed]).toEqual(['a.jpg', 'b.jpg'])
  isBad = false
  expect((await make(['a.jpg'])).faults).toEqual([])
})

it('products whose main picture failed are not those that the build had no time for', async () => {
  server = await serveForTest(await pictureHost())
  const { failed, left } = await make(['a.jpg', 'b.jpg'], { budgetMs: 0 })
  expect([failed.size, left]).toEqual([0, 2])
})

/** Each response takes a second of this clock. */
const clock = () => 1_800_000_000_000 + server.requests.length * 1000

it('the budget ends the work on pictures; the next build goes on from there', async () => {
  server = await serveForTest(await pictureHost())
  const paths = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
  const first = await make(paths, { clock, budgetMs: 2500, limits: { fetchedAtOnce: 1 } })
  expect([...first.pictures.keys()]).toEqual(['a.jpg', 'b.jpg'])
  expect(first).toMatchObject({ left: 2, faults: [] })
  // The third picture came too late; the fourth was never asked for.
  expect(server.requests).toHaveLength(3)
  const second = await make(paths, { clock })
  expect([...second.pictures.keys()]).toEqual(paths)
  expect(second).toMatchObject({ fetched: 2, left: 0 })
  // Without time, only kept pictures are used.
  const asked = server.requests.length
  const third = await make([...paths, 'e.jpg'], { clock, budgetMs: 0 })
  expect([...third.pictures.keys()]).toEqual(paths)
  expect([third.left, server.requests.length]).toEqual([1, asked])
})

it.each([
  [1, 1, ['1 × 1']],
  [2000, 20, ['2000 × 20']],
  [120, 700, ['120 × 700']],
  [100, 500, []],
])(
  'a picture of %i x %i pixels is named if nobody can see what it shows: %j',
  async (width, height, notes) => {
    server = await serveForTest(sending(await drawn(width, height).png().toBuffer()))
    const { faults } = await make(['a.jpg'])
    expect(faults.map(({ kind, note }) => [kind, note])).toEqual(notes.map((note) => ['picture-shape', note]))
  },
)
