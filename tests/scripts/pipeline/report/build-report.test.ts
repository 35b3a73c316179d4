import { expect, it } from 'vitest'
import {
  changedPages,
  createStopwatch,
  measureOutput,
  type BuildReport,
} from '../../../../scripts/pipeline/report/build-report.ts'
import { guaranteeFindings, hostFindings } from '../../../../scripts/pipeline/report/finding.ts'
import { reportPage } from '../../../../scripts/pipeline/report/report-page.ts'
import { formatPart } from '../../../../scripts/pipeline/report/report-part.ts'
import { reportParts, reportSummary } from '../../../../scripts/pipeline/report/write-report.ts'
import { ownerReport } from '../../../../scripts/pipeline/report/owner-report.ts'
import { compareCatalogues } from '../../../../scripts/pipeline/report/compare-catalogues.ts'
import type { Fault } from '../../../../src/api/readings.ts'
import { product } from '../../../fixtures/builders.ts'
import { readPage } from '../../../fixtures/read-page.ts'

const detail = (id: number, change = {}) => ({ ...product({ id, name: `P${id}`, ...change }), images: [] })

const changes = compareCatalogues(
  { products: [detail(1), detail(2, { priceCents: 1290 }), detail(3), detail(4)] },
  { products: [detail(1), detail(2, { priceCents: 1390 }), detail(3, { name: 'Iné' }), detail(5)] },
)

const report = (change: Partial<BuildReport> = {}): BuildReport => ({
  outcome: 'built',
  builtAt: '2025-04-13T10:00:00.000Z',
  apiUrl: 'https://api.example.sk',
  siteUrl: 'https://www.example.sk',
  products: 4,
  categories: 2,
  changes,
  shopChanges: [
    { area: 'banner', name: 'Zimná zbierka', what: 'added' },
    { area: 'owner', name: 'phone', what: 'changed', values: ['0900 123 456', '0911 123 456'] },
    { area: 'settings', name: 'deliveryFreeFromCents', what: 'changed', values: ['35,00 €', '40,00 €'] },
  ],
  pagesChanged: ['/', '/produkt/p5'],
  leftOut: [
    {
      key: 'id 9',
      name: 'product 9 "<b>X</b>"',
      faults: [{ reason: 'missing', field: 'price', text: 'price is missing' }],
    },
  ],
  findings: [
    {
      kind: 'removed-html',
      name: 'product 1 "P1"',
      detail: '<script>, onclick',
      about: 'P1',
      path: '/produkt/p1',
      fact: '<script>',
    },
  ],
  pictures: {
    wanted: 7,
    fetched: 1,
    encodedFiles: 8,
    left: 3,
    elapsedMs: 60_000,
    faults: [{ owner: 'P1', address: 'https://m.sk/a.jpg', problem: 'missing', shown: 'placeholder' }],
  },
  output: { files: 12, bytes: 1_250_000, pages: 9 },
  stages: [
    { name: 'pull', ms: 1200 },
    { name: 'pages', ms: 3400 },
  ],
  ...change,
})

it('names what came, went and changed, old and new prices, and what the owner has to mend', () => {
  expect(reportParts(report()).map(formatPart).join('\n')).toBe(
    [
      '1 product added:\n  product 5 "P5"',
      '1 product removed:\n  product 4 "P4"',
      '1 product renamed:\n  product 3 "P3" → product 3 "Iné"',
      '1 price changed:\n  product 2 "P2": 12,90\u00a0€ → 13,90\u00a0€',
      "3 changes of banners, categories, menu, filters, settings and the owner's data:",
      '  banner "Zimná zbierka": added\n  owner "phone": "0900 123 456" → "0911 123 456"',
      '  settings "deliveryFreeFromCents": "35,00 €" → "40,00 €"',
      '2 pages changed:\n  /\n  /produkt/p5',
      'HTML that a shop must not show was taken out of descriptions:\n  product 1 "P1": <script>, onclick',
      '1 picture needs mending:\n  "P1": the media host does not have it; a placeholder stands in\n    https://m.sk/a.jpg',
      "1 product is left out of the shop; correct them in the shop's administration and build again:",
      '  product 9 "<b>X</b>": price is missing',
    ].join('\n'),
  )
})

it.each<[string, Partial<BuildReport>, string]>([
  [
    'pages, files, bytes, pictures that are left, and time',
    {},
    '4 products in 2 categories; 9 pages; 12 files, 1.3 MB; 3 pictures are left: 3 more builds, or 3 minutes of `npm run pictures`; 4.6 s',
  ],
  [
    'that nothing has changed',
    { outcome: 'unchanged', output: null },
    'Nothing has changed: 4 products in 2 categories; 3 pictures are left: 3 more builds, or 3 minutes of `npm run pictures`; 4.6 s',
  ],
])('its summary says %s', (_, change, summary) => expect(reportSummary(report(change))).toBe(summary))

it('compares the first shop with nothing', () =>
  expect(
    reportParts(report({ changes: null, shopChanges: [], pagesChanged: null, findings: [], leftOut: [] })),
  ).toHaveLength(1))

it('tells its owner in Slovak: one sentence a kind, with the names below it, and every change', () => {
  const { title, summary, toMend, changes } = ownerReport(report())
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  expect(title).toBe('Obchod je zostavený')
  expect(plain(summary)).toBe(
    '4 produkty, 2 kategórie, 9 stránok, 2 zmenené stránky, na prípravu čakajú 3 obrázky, pri tomto tempe asi 3 minúty',
  )
  expect(toMend).toEqual([
    {
      title: expect.stringMatching(/^Produkty, ktoré sa do obchodu nedostali\./) as string,
      lines: [{ name: 'produkt 9 "<b>X</b>"', note: 'chýba údaj cena' }],
    },
    {
      title: expect.stringMatching(/^Z popisov sme vynechali HTML/) as string,
      lines: [{ name: 'P1', href: 'https://www.example.sk/produkt/p1', note: '<script>' }],
    },
    {
      title: 'Obrázky, ktoré na serveri nie sú. Nahrajte ich.',
      lines: [{ name: 'P1', href: 'https://m.sk/a.jpg', note: 'ukazuje sa náhradný obrázok' }],
    },
  ])
  const lines = changes.flatMap(({ title, lines }) =>
    lines.map(({ name, note = '' }) => plain(`${title}: ${name} ${note}`).trimEnd()),
  )
  expect(lines).toEqual([
    'Nové produkty: P5',
    'Produkty, ktoré v ponuke už nie sú: P4',
    'Premenované produkty: Iné predtým P3',
    'Zmenené ceny: P2 12,90 € → 13,90 €',
    'Bannery: Zimná zbierka pribudlo',
    'Údaje majiteľa: Telefón 0900 123 456 → 0911 123 456',
    'Doprava, platba a ďalšie nastavenia: Doprava zadarmo od 35,00 € → 40,00 €',
    'Zmenené stránky: /',
    'Zmenené stránky: /produkt/p5',
  ])
  expect(changes[0]?.lines[0]?.href).toMatch(/^https:\/\/www\.example\.sk\/produkt\//)
})

it('has a sentence without names for what concerns the whole shop', () => {
  const findings = hostFindings({})
  const { toMend } = ownerReport(
    report({ findings, leftOut: [], pictures: { ...report().pictures, faults: [] } }),
  )
  expect(toMend.map(({ lines }) => lines)).toEqual([[], []])
})

it('its page says the same, with local time and links, and nothing of the catalogue is markup in it', () => {
  const page = readPage(reportPage(report()))
  const text = (name: string) =>
    page.filter((part) => part.name === name).map((part) => part.text.trim().replaceAll('\u00A0', ' '))
  const { toMend, changes } = ownerReport(report())
  expect(text('summary')).toEqual(
    [...toMend, ...changes].map(({ title, lines }) => `${title} ${lines.length}`),
  )
  expect(text('li')).toContain('produkt 9 "<b>X</b>" chýba údaj cena')
  expect(text('time')).toEqual(['nedeľa 13. apríla 2025 o 12:00'])
  expect(text('td')).toEqual(['1,2 s', '3,4 s'])
  expect(text('a')).toContain('P5')
})

it.each(['unchanged', 'online'] as const)(
  'its page says of a shop that is %s that nothing has changed',
  (outcome) => {
    const nothing = { added: [], removed: [], renamed: [], changed: [], prices: [] }
    const same = report({ outcome, output: null, changes: nothing, shopChanges: [], pagesChanged: [] })
    expect(reportPage(same)).toContain('Od posledného zostavenia sa nezmenilo nič.')
  },
)

it('names the pages whose bytes have changed, by their addresses', () => {
  const before = { 'index.html': [1, 'a'], 'kontakt.html': [1, 'b'], 'x.js': [1, 'c'] } as const
  const after = {
    'index.html': [1, 'z'],
    'kontakt.html': [1, 'b'],
    'produkt/a.html': [1, 'd'],
    'x.js': [1, 'y'],
  } as const
  expect(changedPages(before, after)).toEqual(['/', '/produkt/a'])
})

it('counts files, bytes and pages', () => {
  const files = { 'index.html': [10, 'x'], 'produkt/a.html': [20, 'y'], 'a.js': [5, 'z'] } as const
  expect(measureOutput(files)).toEqual({ files: 3, bytes: 35, pages: 2 })
})

it('times stages that follow each other', () => {
  const times = [100, 350, 351]
  const watch = createStopwatch(() => times.shift() ?? 0)
  watch.lap('pull')
  watch.lap('pages')
  expect(watch.stages).toEqual([
    { name: 'pull', ms: 250 },
    { name: 'pages', ms: 1 },
  ])
})

it.each<[string, Record<string, string>, string[]]>([
  ['on Netlify', { NETLIFY: 'true', URL: 'https://www.example.sk' }, []],
  [
    'elsewhere, complete',
    { SITE_URL: 'https://www.example.sk', WITHDRAWAL_URL: 'https://api.example.sk/w' },
    [],
  ],
  ['elsewhere, with nobody for withdrawals', { SITE_URL: 'https://www.example.sk' }, ['withdrawal']],
  ['with nothing said', {}, ['withdrawal', 'address']],
])('a shop %s has these findings about its host: %j', (_, env, kinds) => {
  expect(hostFindings(env).map(({ kind }) => kind)).toEqual(kinds)
})

it('speaks of the notice of the legal guarantee only where a real shop lacks it', () => {
  const kinds = (notice: Parameters<typeof guaranteeFindings>[0], env = {}) =>
    guaranteeFindings(notice, env).map(({ kind }) => kind)
  expect(kinds(null)).toEqual(['guarantee'])
  expect(kinds(null, { ALLOW_SAMPLES: '1' })).toEqual([])
  expect(kinds({ path: '/zakonna-zaruka.svg', width: 1, height: 1 })).toEqual([])
})

it.each<[Fault, string]>([
  [{ reason: 'wrong', field: 'tags.1', value: '{}', text: '' }, 'údaj štítky.1 má nesprávnu hodnotu {}'],
  [{ reason: 'missing', field: 'cosi', text: '' }, 'chýba údaj cosi'],
  [
    { reason: 'odd-price', value: '"1.234"', text: '' },
    'cena je "1.234": zapíšte ju v eurách s dvoma desatinnými miestami',
  ],
  [
    { reason: 'shared-slug', value: '"tricko"', text: '' },
    'adresu (slug) "tricko" má aj iný produkt, dajte každému vlastnú',
  ],
])('its owner is told in Slovak why a product is left out: %j', (fault, note) => {
  const name = 'a product without id and name'
  const [part] = ownerReport(report({ leftOut: [{ key: 'x', name, faults: [fault] }] })).toMend
  expect(part?.lines).toEqual([{ name: 'produkt bez id a názvu', note }])
})
