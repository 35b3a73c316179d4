import { watch } from 'node:fs'
import { readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  makePictures,
  type MadePictures,
  type PictureLimits,
} from '../../../../scripts/pipeline/pictures/make-pictures.ts'
import { PICTURE_LIMITS } from '../../../../src/config/product/pictures.ts'
import { serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

/** Generous limits, so that a busy machine does not look like a silent host. */
const LIMITS: PictureLimits = {
  maxBytes: 200_000,
  maxPixels: 1_000_000,
  fetchTimeoutMs: 60_000,
  fetchedAtOnce: 2,
  failuresInARow: 6,
  silenceMs: 120_000,
  retryPauseMs: 5,
  longestRetryPauseMs: 50,
  missingCheckMs: 60_000,
  keptDays: 30,
}
const DAY_MS = 86_400_000

let cacheDir: string
let server: TestServer

beforeEach(async () => {
  cacheDir = await tempFolder()
})

interface Run {
  widths?: readonly number[]
  /** All widths unless given. */
  avifWidths?: readonly number[]
  budgetMs?: number
  clock?: () => number
  limits?: Partial<PictureLimits>
}

function make(paths: readonly string[], run: Run = {}): Promise<MadePictures> {
  const { widths = [40, 80], avifWidths = widths, budgetMs = 60_000, clock = Date.now, limits } = run
  return makePictures(
    paths.map((path) => ({ path, owner: `Tričko ${path}`, widths, avifWidths })),
    {
      fetch,
      mediaUrl: server.url,
      cacheDir,
      budgetMs,
      clock,
      encodedAtOnce: 2,
      limits: { ...LIMITS, ...limits },
    },
  )
}

/** Names of the kept files, without the hashes at their ends. */
const files = async () => (await keptNames()).map((name) => name.replace(/\.[0-9a-f]{16}$/, ''))
const keptNames = async () => (await readdir(join(cacheDir, 'files'))).sort()
const readKept = async (name: string) =>
  readFile(join(cacheDir, 'files', (await keptNames()).find((kept) => kept.startsWith(name)) ?? ''))

function drawn(width = 100, height = 125, red = 200): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 40 } } })
}

const jpeg = (width?: number, height?: number, red?: number) => drawn(width, height, red).jpeg().toBuffer()

/** Answers with a picture of one colour, and with 304 to whoever has it. */
async function pictureHost(headers: Record<string, string> = { etag: '"a"' }): Promise<Handler> {
  const bytes = await jpeg()
  return (request, response) => {
    const isKnown =
      (headers['etag'] && request.headers['if-none-match'] === headers['etag']) ||
      (headers['last-modified'] && request.headers['if-modified-since'] === headers['last-modified'])
    if (isKnown) response.writeHead(304).end()
    else response.writeHead(200, headers).end(bytes)
  }
}

describe('a picture', () => {
  it('is encoded as AVIF and WebP in each width, and in no wider one than it has', async () => {
    server = await serveForTest(await pictureHost())
    const { pictures, faults, encodedFiles } = await make(['a.jpg'], { widths: [40, 80, 500] })
    const picture = pictures.get('a.jpg')
    expect(picture).toMatchObject({ width: 100, height: 125 })
    expect(faults).toEqual([])
    expect(encodedFiles).toBe(6)
    const key = picture?.key ?? ''
    expect(await files()).toEqual(
      ['100.avif', '100.webp', '40.avif', '40.webp', '80.avif', '80.webp'].map((name) => `${key}-${name}`),
    )
    const avif = await sharp(await readKept(`${key}-80.avif`)).metadata()
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 80, height: 100 })
    const webp = await sharp(await readKept(`${key}-40.webp`)).metadata()
    expect(webp).toMatchObject({ format: 'webp', width: 40, height: 50 })
  })

  it('is encoded as AVIF only in the widths that are worth it', async () => {
    server = await serveForTest(await pictureHost())
    const { pictures } = await make(['a.jpg'], { widths: [40, 80], avifWidths: [40] })
    const key = pictures.get('a.jpg')?.key ?? ''
    expect(await files()).toEqual(['40.avif', '40.webp', '80.webp'].map((name) => `${key}-${name}`))
    const again = await make(['a.jpg'], { widths: [40, 80], avifWidths: [40, 80] })
    expect(again.encodedFiles).toBe(1)
  })

  it('stands upright and carries no metadata', async () => {
    const turned = await drawn(100, 50)
      .withExif({ IFD0: { Copyright: 'Jana' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    server = await serveForTest((_, response) => response.end(turned))
    const { pictures } = await make(['a.jpg'], { widths: [40] })
    expect(pictures.get('a.jpg')).toMatchObject({ width: 50, height: 100 })
    const webp = await sharp(await readKept((await files())[1] ?? '')).metadata()
    expect(webp).toMatchObject({ width: 40, height: 80 })
    expect(webp.exif).toBeUndefined()
    expect(webp.orientation).toBeUndefined()
  })

  it('is known by its content, whatever its name says', async () => {
    const png = await drawn().png().toBuffer()
    server = await serveForTest((_, response) => response.end(png))
    expect((await make(['a.jpg'])).pictures.get('a.jpg')).toMatchObject({ width: 100 })
  })
})

describe('the next build', () => {
  it.each([
    ['an ETag', { etag: '"a"' }],
    ['a date', { 'last-modified': 'Fri, 17 May 2024 10:00:00 GMT' }],
  ])('asks whether a picture changed by %s, and neither fetches nor encodes it again', async (_, headers) => {
    server = await serveForTest(await pictureHost(headers))
    const first = await make(['a.jpg', 'b.jpg'])
    const again = await make(['a.jpg', 'b.jpg'])
    expect(first).toMatchObject({ fetched: 2 })
    expect(again).toMatchObject({ fetched: 0, encodedFiles: 0, pictures: first.pictures })
    expect(server.requests).toHaveLength(4)
  })

  it('does not even ask for what the host calls immutable, or names by its content', async () => {
    const hashed = `${'0123456789abcdef'.repeat(2)}.jpg`
    server = await serveForTest((request, response) => {
      const isFixed = request.url?.endsWith('/fixed.jpg')
      void jpeg().then((bytes) =>
        response.writeHead(200, isFixed ? { 'cache-control': 'max-age=1, immutable' } : {}).end(bytes),
      )
    })
    await make(['fixed.jpg', hashed])
    expect(await make(['fixed.jpg', hashed])).toMatchObject({ fetched: 0, encodedFiles: 0, left: 0 })
    expect(server.requests).toHaveLength(2)
  })

  it('writes its list of sources once, however many pictures are unchanged', async () => {
    server = await serveForTest(await pictureHost({ 'cache-control': 'immutable' }))
    const paths = Array.from({ length: 350 }, (_, i) => `${i}.jpg`)
    await make(paths)
    const written: (string | null)[] = []
    const isOver = Promise.withResolvers<string>()
    const watcher = watch(cacheDir, (_, name) => {
      written.push(name)
      if (name === 'over') isOver.resolve(name)
    })
    await make(paths)
    await writeFile(join(cacheDir, 'over'), '')
    await isOver.promise
    watcher.close()
    expect(written.filter((name) => name === 'sources.json')).toHaveLength(1)
  })

  it('encodes no content twice, even where the host ignores conditional requests', async () => {
    const bytes = await jpeg()
    server = await serveForTest((_, response) => response.end(bytes))
    const { pictures } = await make(['a.jpg'])
    expect(await make(['a.jpg', 'same.jpg'])).toMatchObject({ fetched: 2, encodedFiles: 0 })
    expect((await make(['same.jpg'])).pictures.get('same.jpg')).toEqual(pictures.get('a.jpg'))
  })

  it('shows a changed picture under another name', async () => {
    let red = 200
    server = await serveForTest(
      (_, response) => void jpeg(100, 125, red).then((bytes) => response.end(bytes)),
    )
    const before = await make(['a.jpg'])
    red = 20
    const after = await make(['a.jpg'])
    expect(after.encodedFiles).toBe(4)
    expect(after.pictures.get('a.jpg')?.key).not.toBe(before.pictures.get('a.jpg')?.key)
  })

  it('fetches a picture anew when one of its files is gone, and makes that one', async () => {
    server = await serveForTest(await pictureHost())
    await make(['a.jpg'])
    await rm(join(cacheDir, 'files', (await keptNames())[0] ?? ''))
    expect(await make(['a.jpg'])).toMatchObject({ fetched: 1, encodedFiles: 1 })
  })

  it.each([
    ['is cut short', (file: string) => truncate(file, 10)],
    ['was edited', async (file: string) => writeFile(file, (await readFile(file)).reverse())],
  ])('makes a file again that %s', async (_, damage) => {
    server = await serveForTest(await pictureHost())
    await make(['a.jpg'])
    const file = join(cacheDir, 'files', (await keptNames())[0] ?? '')
    const whole = await readFile(file)
    await damage(file)
    expect(await make(['a.jpg'])).toMatchObject({ fetched: 1, encodedFiles: 1 })
    expect(await readFile(file)).toEqual(whole)
  })

  it('starts afresh from a cache that cannot be read', async () => {
    server = await serveForTest(await pictureHost())
    await make(['a.jpg'])
    await writeFile(join(cacheDir, 'sources.json'), '{"half')
    expect(await make(['a.jpg'])).toMatchObject({ fetched: 1, encodedFiles: 0 })
  })

  it('forgets what a killed build left half written', async () => {
    server = await serveForTest(await pictureHost())
    await make(['a.jpg'])
    const whole = await files()
    const half = join(cacheDir, 'files', `${whole[0] ?? ''}.0123456789abcdef.0000.new`)
    await writeFile(half, '')
    const longAgo = new Date(Date.now() - 31 * DAY_MS)
    await utimes(half, longAgo, longAgo)
    await make(['a.jpg'])
    expect(await files()).toEqual(whole)
  })

  it('forgets pictures that no build has shown for a month', async () => {
    server = await serveForTest(await pictureHost())
    await make(['a.jpg'])
    const [kept, stray] = [await files(), join(cacheDir, 'files', 'left-by-somebody-1.avif')]
    await writeFile(stray, '')
    const later = () => Date.now() + 31 * DAY_MS
    await make([], { clock: later, limits: { keptDays: 40 } })
    expect(await files()).toEqual(expect.arrayContaining(kept))
    const longAgo = new Date(Date.now() - DAY_MS)
    for (const name of await keptNames()) await utimes(join(cacheDir, 'files', name), longAgo, longAgo)
    await make([], { clock: later })
    expect(await files()).toEqual([])
  })
})

/** A host with `good.jpg`, which answers for every other picture in the given way. */
async function hostWithBad(answer: Handler): Promise<Handler> {
  const good = await jpeg()
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

describe('a bad picture has a placeholder and is named, and the others are shown', async () => {
  const send =
    (body: string | Buffer): Handler =>
    (_, response) =>
      response.end(body)
  const whole = await drawn(600, 600).jpeg({ quality: 100 }).toBuffer()

  it.each<[string, string, Handler]>([
    ['missing.jpg', 'missing', (_, response) => response.writeHead(404).end()],
    ['html.jpg', 'not-a-picture', send('<h1>Nenašlo sa</h1>')],
    ['svg.jpg', 'not-a-picture', send('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['empty.jpg', 'not-a-picture', send('')],
    ['cut.jpg', 'corrupt', send(whole.subarray(0, 900))],
    ['heading.jpg', 'corrupt', send(Buffer.from('ffd8ffe000', 'hex'))],
    ['wide.jpg', 'too-many-pixels', send(await jpeg(1200, 1000))],
    ['heavy.jpg', 'too-heavy', send(Buffer.alloc(LIMITS.maxBytes + 1, 1))],
    [
      'said-heavy.jpg',
      'too-heavy',
      (_, response) => response.writeHead(200, { 'content-length': 9e9 }).write('a'),
    ],
    ['endless.jpg', 'too-heavy', endless],
  ])('%s: %s', async (path, _, answer) => {
    server = await serveForTest(await hostWithBad(answer))
    const made = await make([path, 'good.jpg'])
    expect(made.faults).toEqual([
      {
        kind: expect.any(String) as string,
        about: `Tričko ${path}`,
        href: `${server.url}/web_files/${path}`,
      },
    ])
    expect(made.pictures.get(path)).toBeNull()
    expect(made.left).toBe(0)
    expect(made.pictures.get('good.jpg')).toMatchObject({ width: 100 })
  })
})

describe('a picture that the host fails to give', () => {
  /** Waits until so many pictures were asked for, and then moves the clock past their time limit. */
  async function runOutOfTime(count: number): Promise<void> {
    await expect.poll(() => server.requests).toHaveLength(count)
    vi.advanceTimersByTime(LIMITS.fetchTimeoutMs)
    vi.useRealTimers()
  }

  it.each<[string, string, Handler]>([
    ['slow.jpg', 'timeout', (_, response) => response.writeHead(200).write('\xff')],
    ['fails.jpg', 'unreachable', (_, response) => response.writeHead(500).end()],
    ['refused.jpg', 'unreachable', (_, response) => response.writeHead(403).end()],
    ['reset.jpg', 'unreachable', (_, response) => response.destroy()],
  ])('%s is left to the host, not called missing, and named: %s', async (path, problem, answer) => {
    server = await serveForTest(await hostWithBad(answer))
    if (problem === 'timeout') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const making = make([path, 'good.jpg'], { limits: { fetchedAtOnce: 1 } })
    if (problem === 'timeout') await runOutOfTime(1)
    const made = await making
    expect(made.faults).toEqual([
      {
        kind: expect.any(String) as string,
        about: `Tričko ${path}`,
        href: `${server.url}/web_files/${path}`,
      },
    ])
    expect([...made.pictures.keys()]).toEqual(['good.jpg'])
    expect(made).toMatchObject({ left: 1, isHostDown: false })
  })

  it('keeps its files of an earlier build', async () => {
    const good = await jpeg()
    let isFailing = false
    server = await serveForTest((request, response) => {
      if (isFailing && request.url?.endsWith('/a.jpg')) response.writeHead(503).end()
      else response.end(good)
    })
    const before = await make(['a.jpg'])
    isFailing = true
    const after = await make(['a.jpg', 'b.jpg'])
    expect(after.pictures.get('a.jpg')).toEqual(before.pictures.get('a.jpg'))
    expect(after.faults).toMatchObject([{ kind: 'picture-unreachable' }])
  })

  it('does not take the others with it, however many are slow side by side', async () => {
    const good = await jpeg()
    server = await serveForTest((request, response) => {
      if (!request.url?.includes('slow')) response.end(good)
    })
    const slow = Array.from({ length: PICTURE_LIMITS.fetchedAtOnce }, (_, index) => `slow-${index}.jpg`)
    const fast = Array.from({ length: 30 }, (_, index) => `${index}.jpg`)
    const { fetchedAtOnce, failuresInARow } = PICTURE_LIMITS
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const making = make([...slow, ...fast], { limits: { fetchedAtOnce, failuresInARow }, widths: [8] })
    await runOutOfTime(slow.length)
    const made = await making
    expect([...made.pictures.keys()]).toEqual(fast)
    expect(made).toMatchObject({ left: slow.length, isHostDown: false })
    expect(made.faults.map(({ about }) => about)).toEqual(slow.map((path) => `Tričko ${path}`))
  })
})

describe('a media host that is down', () => {
  const many = Array.from({ length: 50 }, (_, index) => `${index}.jpg`)

  it('is asked a few times and no more; its pictures are left to it, not called missing', async () => {
    server = await serveForTest((_, response) => response.destroy())
    const made = await make(many)
    expect(made).toMatchObject({ isHostDown: true, left: 50 })
    expect([...made.pictures]).toEqual([])
    const asked = new Set(server.requests).size
    expect(asked).toBeLessThanOrEqual(LIMITS.failuresInARow + LIMITS.fetchedAtOnce)
    expect(made.faults).toHaveLength(asked)
  })

  it('takes nothing away that is encoded already', async () => {
    let isDown = false
    const handler = await pictureHost()
    server = await serveForTest((request, response) => {
      if (isDown) response.destroy()
      else handler(request, response)
    })
    const before = await make(many)
    isDown = true
    expect((await make(many)).pictures).toEqual(before.pictures)
  })
})

describe('the budget', () => {
  const asked = () => server.requests.filter((request) => !request.startsWith('HEAD '))

  it('ends the work; the rest is left, and the next build goes on from there', async () => {
    server = await serveForTest(await pictureHost())
    const paths = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
    // Each answer takes a second of this clock.
    const clock = () => 1_800_000_000_000 + asked().length * 1000
    const first = await make(paths, { clock, budgetMs: 2500, limits: { fetchedAtOnce: 1 } })
    expect([...first.pictures.keys()]).toEqual(['a.jpg', 'b.jpg'])
    expect(first.left).toBe(2)
    // The third came too late, and the fourth was not asked for.
    expect(asked()).toHaveLength(3)
    const second = await make(paths, { clock, budgetMs: 60_000 })
    expect([...second.pictures.keys()]).toEqual(paths)
    expect(second).toMatchObject({ fetched: 2, left: 0 })
  })

  it('once it is spent, the rest is asked for by HEAD, so that no page points to a missing one', async () => {
    const host = await pictureHost()
    server = await serveForTest((request, response) => {
      if (request.url?.endsWith('gone.jpg')) response.writeHead(404).end()
      else if (request.url?.endsWith('torn.jpg')) response.destroy()
      else host(request, response)
    })
    const clock = () => 1_800_000_000_000 + asked().length * 1000
    const paths = ['a.jpg', 'gone.jpg', 'b.jpg', 'torn.jpg']
    const made = await make(paths, { clock, budgetMs: 1000, limits: { fetchedAtOnce: 1 } })
    expect(asked()).toEqual(['/web_files/a.jpg'])
    expect([...made.pictures]).toEqual([['gone.jpg', null]])
    expect(made.faults).toMatchObject([{ about: 'Tričko gone.jpg', kind: 'picture-missing' }])
    expect(made.left).toBe(3)
  })

  it('once it is spent, those requests have a time limit, too', async () => {
    server = await serveForTest((request, response) => {
      if (request.method === 'GET') response.writeHead(404).end()
    })
    const clock = () => 1_800_000_000_000 + asked().length * 1000
    const limits = { fetchedAtOnce: 1, missingCheckMs: 50 }
    const made = await make(['a.jpg', 'b.jpg', 'c.jpg'], { clock, budgetMs: 1000, limits })
    expect(made).toMatchObject({ left: 2 })
    expect(server.requests).toEqual(['/web_files/a.jpg', 'HEAD /web_files/b.jpg'])
  })

  it('once it is spent, what is encoded already is shown without asking', async () => {
    server = await serveForTest(await pictureHost())
    const { pictures } = await make(['a.jpg'])
    const times = [0, 0, 99_999]
    const clock = () => 1_800_000_000_000 + (times.length > 1 ? (times.shift() ?? 0) : 99_999)
    expect((await make(['a.jpg'], { clock, budgetMs: 1000 })).pictures).toEqual(pictures)
    expect(server.requests).toEqual(['/web_files/a.jpg'])
  })

  it('of 0 seconds leaves every picture to the media host', async () => {
    server = await serveForTest(await pictureHost())
    expect(await make(['a.jpg'], { budgetMs: 0 })).toMatchObject({ left: 1, encodedFiles: 0 })
    expect(server.requests).toEqual([])
  })
})
