// Rules 104, 131, 413, 909, 921
import { expect, it } from 'vitest'
import { compareShops, thingsOf } from '../../../../scripts/pipeline/report/changes.ts'
import { measureCatalogue } from '../../../../scripts/pipeline/guards/catalogue/measures.ts'
import { movedPriceFindings, sharedTexts } from '../../../../scripts/pipeline/guards/catalogue/findings.ts'
import {
  hostFindings,
  leftOutFindings,
  ownerFindings,
  sampleFindings,
  type Finding,
} from '../../../../scripts/pipeline/report/finding.ts'
import { findingParts, formatPart, reportPage, toReport } from '../../../../scripts/pipeline/report/report.ts'
import type { Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout-settings.ts'
import { FINDING_SENTENCES, REPORT } from '../../../../scripts/pipeline/report/texts.ts'
import type { OwnerSettings } from '../../../../src/company/rules/owner.ts'
import { FIRM } from '../../../fixtures/owners.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'
import { readPage } from '../../../fixtures/read-markup.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const detail = (id: number, change = {}) => product({ id, name: `P${id}`, slug: `p${id}`, ...change })
const banner = { imagePath: 'a.jpg', link: '/', name: 'Zima', words: null, placement: 'hero' } as const
const shop = { ...catalogue([detail(1), detail(2, { priceCents: 1290 }), detail(3)]), banners: [banner] }
const TEXTS = { pristupnost: 'a' }
const OWNER = { phone: '0900 123 456', logDays: 30 }
const factsOf = (catalogue: Catalogue, texts: Record<string, string> = TEXTS, owner: object = OWNER) => ({
  ...measureCatalogue({ catalogue, givenSettings: [], pointLists: [] }),
  things: thingsOf(catalogue, texts, owner as Record<string, unknown>),
})
const before = factsOf(shop)
const FINDINGS: readonly Finding[] = [
  { kind: 'address' },
  { kind: 'removed-html', about: '<b>P1</b>', href: '/produkt/p1', note: '<script>' },
]

const report = (change: Partial<Parameters<typeof toReport>[0]> = {}) =>
  toReport({
    outcome: 'built',
    head: [],
    siteUrl: 'https://www.example.sk',
    catalogue: shop,
    changes: [],
    findings: [],
    readings: [],
    pictures: { left: 3, fetched: 1, elapsedMs: 60_000 },
    ...change,
  })

const [post, ...otherDeliveries] = shop.settings.deliveryOptions
it.each<[string, Partial<Catalogue>, string[]]>([
  ['nothing', {}, []],
  [
    'new, gone, repriced and renamed products',
    { products: [detail(1, { name: 'Iné' }), detail(2, { priceCents: 1390 }), detail(4)] },
    [
      'Produkty: Iné predtým P1',
      'Produkty: P2 12,90 € → 13,90 €',
      'Produkty: P4 pribudlo',
      'Produkty: P3 zmizlo',
    ],
  ],
  ['a banner with another link', { banners: [{ ...banner, link: '/x' }] }, ['Bannery: Zima zmenené']],
  [
    'prices of delivery',
    {
      settings: {
        ...shop.settings,
        deliveryFreeFromCents: 4000,
        deliveryOptions: post ? [{ ...post, costCents: 350 }, ...otherDeliveries] : [],
      },
    },
    [
      'Doprava, platba a ďalšie nastavenia: Doprava zadarmo od 35,00 € → 40,00 €',
      'Doprava, platba a ďalšie nastavenia: Slovenská pošta 1. trieda 2,90 € → 3,50 €',
    ],
  ],
  [
    'no change for a delivery with a new list of pick-up points',
    {
      settings: {
        ...shop.settings,
        deliveryOptions: shop.settings.deliveryOptions.map((one) => ({
          ...one,
          pointsFile: '/listing/b.json',
        })),
      },
    },
    [],
  ],
])('lists the changes of the shop: %s', (_, change, told) => {
  const lines = compareShops(before, factsOf({ ...shop, ...change })).flatMap(({ title, lines }) =>
    lines.map(({ name, note = '' }) => plain(`${title}: ${name} ${note}`)),
  )
  expect(lines).toEqual(told)
})

it("lists the owner's old and new data", () => {
  const changes = compareShops(before, factsOf(shop, TEXTS, { ...OWNER, phone: '0911 123 456' }))
  expect(changes[0]?.lines).toEqual([{ name: 'phone', note: '0900 123 456 → 0911 123 456' }])
})

it('lists new and changed pages of the owner’s own, and changed texts', () => {
  const texts = { ...TEXTS, 'pages/o-nas': '---\ntitle: O nás\n---\nŠijeme.', pristupnost: 'x' }
  const after = factsOf(shop, texts)
  expect(report({ changes: compareShops(before, after) }).changes).toEqual([
    {
      title: 'Stránky a texty (src/content)',
      lines: [
        { name: 'pristupnost', note: 'zmenené' },
        { name: 'O nás', href: 'https://www.example.sk/o-nas', note: 'pribudlo' },
      ],
    },
  ])
})

it('counts products and waiting pictures, and links the things to mend', () => {
  const { title, summary, toMend } = report({ findings: FINDINGS })
  expect(plain(`${title}: ${summary}`)).toBe(
    'Obchod je zostavený: 3 produkty, 1 kategória, na prípravu čakajú 3 obrázky, pri tomto tempe asi 3 minúty',
  )
  expect(toMend).toEqual([
    { title: FINDING_SENTENCES.address, lines: [] },
    {
      title: FINDING_SENTENCES['removed-html'].sk,
      lines: [{ name: '<b>P1</b>', href: 'https://www.example.sk/produkt/p1', note: '<script>' }],
    },
  ])
})

it('tells products of one name apart, as feeds do', () => {
  const twins = [detail(1, { name: 'Deka', code: 'D-1' }), detail(2, { name: 'Deka', code: 'D-2' })]
  const findings = twins.map(({ slug }): Finding => ({
    kind: 'material',
    about: 'Deka',
    href: `/produkt/${slug}`,
  }))
  const { toMend } = report({ catalogue: catalogue(twins), findings })
  expect(toMend[0]?.lines.map(({ name }) => name)).toEqual(['Deka D-1', 'Deka D-2'])
})

it('names the kind of each delivery and payment, and its source', () => {
  const { kinds, text } = report({
    readings: [
      { id: 3, name: 'Osobný odber', kind: 'pickup', from: 'name' },
      { id: 4, name: 'Teleport', kind: 'courier', from: 'none' },
      { id: 5, name: 'Box', kind: 'courier', from: 'none', oddKind: 'locker' },
      { id: 1, name: 'Prevod', kind: 'transfer', from: 'api' },
      { id: 2, name: 'Kartou', kind: 'card', from: 'api' },
      { id: 6, name: 'Dobierka', kind: 'cash-on-delivery', from: 'api' },
    ],
  })
  const lines = kinds.lines.map(({ name, note = '' }) => plain(`${name}: ${note}`))
  expect(lines).toEqual([
    'Osobný odber (id 3): osobný odber u vás: podľa názvu, API to nehovorí',
    'Teleport (id 4): kuriérom na adresu: API ani názov to nehovoria; ak je to inak, doplňte kind',
    'Box (id 5): kuriérom na adresu: kind „locker“ obchod nepozná; druhy sú v src/api/README.md',
    'Prevod (id 1): bankový prevod: podľa API',
    'Kartou (id 2): kartou: podľa API',
    'Dobierka (id 6): pri prevzatí zásielky: podľa API',
  ])
  expect(plain(text)).toContain('- Dobierka (id 6)')
  expect(plain(text)).toContain('- Teleport (id 4)')
})

it('the page of a report shows markup of the catalogue as text', () => {
  const page = readPage(reportPage(report({ findings: FINDINGS, changes: null })))
  const texts = page.map(({ text }) => plain(text.trim()))
  const first = 'Toto je prvé zostavenie, nie je s čím porovnávať.'
  for (const text of [FINDING_SENTENCES.address, '<b>P1</b> <script>', first])
    expect(texts).toContain(plain(text))
})

it('the terminal gets the count and the beginning of a long part, without control characters', () => {
  const many = Array.from({ length: 27 }, (_, at) => ({ kind: 'price' as const, about: `P${at}\u001b` }))
  const lines = findingParts(many)
    .map((part) => formatPart(part))
    .join()
    .split('\n')
  const names = [0, 1, 2, 3, 4].map((at) => String.raw`- P${at}\u001b`)
  expect(lines).toEqual([`${FINDING_SENTENCES.price.sk} (27)`, ...names, ''])
})

const KINDS = Object.keys(FINDING_SENTENCES) as Finding['kind'][]
const ALL_KINDS = KINDS.flatMap((kind) =>
  Array.from({ length: 80 }, (_, at) => ({ kind, about: `${kind} ${at}` })),
)
const READINGS = Array.from({ length: 40 }, (_, id) => ({
  id,
  name: `Doprava ${id}`,
  kind: 'post' as const,
  from: 'api' as const,
}))

it('the report of any catalogue has at most 150 lines, and the page beside it has all', () => {
  const changed = {
    ...shop,
    products: Array.from({ length: 300 }, (_, id) => detail(id + 1, { priceCents: 1 })),
    banners: [],
  }
  const full = report({
    findings: ALL_KINDS,
    readings: READINGS,
    catalogue: changed,
    changes: compareShops(before, factsOf(changed)),
    head: ['Prvé', 'Druhé'],
  })
  expect(full.text.split('\n').length).toBeLessThanOrEqual(150)
  expect(full.text).toContain(`${FINDING_SENTENCES.landing} (80)`)
  const page = reportPage(full)
  expect(page.split('\n').length).toBeLessThanOrEqual(150)
  expect(page).toContain('href="build-report-whole.html"')
  expect(page).not.toContain('landing 5<')
  const whole = reportPage(full, true)
  expect(ALL_KINDS.filter(({ about }) => !whole.includes(`${about} <`))).toEqual([])
})

it.each<[string, Record<string, string>, string[]]>([
  ['on Netlify, on trial', { NETLIFY: 'true', URL: 'https://www.example.sk', ALLOW_SAMPLES: '1' }, []],
  ['elsewhere, complete', { SITE_URL: 'https://a.sk', WITHDRAWAL_URL: 'https://b.sk' }, ['guarantee']],
  ['without any setting', {}, ['withdrawal', 'address', 'guarantee']],
])('the report for a shop %s names the missing settings', (_, env, kinds) => {
  expect(hostFindings(env, null).map(({ kind }) => kind)).toEqual(kinds)
  const notice = { path: '/zakonna-zaruka.svg', width: 1, height: 1 }
  expect(hostFindings(env, notice).map(({ kind }) => kind)).not.toContain('guarantee')
})

it('the report names missing settings that the law asks for', () => {
  const { deliveryOptions } = DEFAULT_SETTINGS
  const told = (owner: OwnerSettings, options = deliveryOptions) =>
    ownerFindings(owner, options, '2026-11-25').map(({ kind, about }) => about ?? kind)
  expect(told(FIRM)).toEqual([])
  const bare = {
    sendsOrderEmails: false,
    sendsWithdrawalEmails: false,
    termsSince: null,
    logDays: null,
    deliveryDays: null,
  }
  expect(told({ ...FIRM, ...bare })).toEqual([
    'sendsOrderEmails',
    'sendsWithdrawalEmails',
    'terms',
    'log-days',
    'delivery-days',
  ])
  // A pickup needs no days of delivery.
  const days = deliveryOptions.map((one) => (one.kind === 'pickup' ? one : { ...one, days: [1, 2] as const }))
  expect(told({ ...FIRM, deliveryDays: null }, days)).toEqual([])
})

it('the report names days on which the shop is open and nobody answers the telephone, or the reverse', () => {
  const saturday = { days: [6, 6], times: ['9:00', '12:00'] } as const
  const note = (owner: OwnerSettings) =>
    ownerFindings(owner, [], '2026-11-25').map(({ kind, note }) => [kind, note])
  const phoneHours = [FIRM.phoneHours, saturday].flat()
  expect(note({ ...FIRM, phoneHours })).toEqual([['hours', 'sobota']])
  expect(note({ ...FIRM, phoneHours, shopHours: [FIRM.shopHours, saturday].flat() })).toEqual([])
})

it('the report of a shop on trial says first which of its facts are samples', () => {
  const file = 'src/config/size-charts.ts: tabuľka veľkostí je ukážka'
  const findings = sampleFindings({ ...FIRM, exchangeSentence: '', shopHours: [] }, [file])
  expect(findings).toEqual([
    { kind: 'sample', about: 'src/config/owner.ts', note: 'exchangeSentence, shopHours' },
    { kind: 'sample', about: file },
  ])
  expect(findingParts([{ kind: 'withdrawal' }, ...findings])[0]?.title).toBe(FINDING_SENTENCES.sample)
  expect(sampleFindings(FIRM, [])).toEqual([])
})

it('the report names days of the owner’s data that are past', () => {
  const dated = (from: string, to: string) => ({ from, to, sentence: `Od ${from}.` })
  const owner = {
    ...FIRM,
    closed: [dated('2025-12-24', '2026-01-01'), dated('2026-11-20', '2026-11-25')],
    presents: [dated('2025-11-16', '2025-12-24')],
  }
  expect(ownerFindings(owner, [], '2026-11-25')).toEqual([
    { kind: 'past-days', about: 'closed', note: '2026-01-01, Od 2025-12-24.' },
    { kind: 'past-days', about: 'presents', note: '2025-12-24, Od 2025-11-16.' },
  ])
})

it('the report names a price whose decimal point may have slipped, and no sale', () => {
  const online = [890, 2970, 89].map((cents, i) => ({ id: i + 1, cents }))
  const now = [89, 990, 890, 1490].map((priceCents, i) => detail(i + 1, { priceCents }))
  expect(movedPriceFindings(now, online).map(({ about, note = '' }) => [about, plain(note)])).toEqual([
    ['P1', '8,90 € → 0,89 €'],
    ['P3', '0,89 € → 8,90 €'],
  ])
  expect(movedPriceFindings(now)).toEqual([])
})

it('the report says why a product is left out', () => {
  const faults = [
    { reason: 'wrong', field: 'tags.1', value: '{}', other: 'expected an id' },
    { reason: 'missing', field: 'cosi' },
  ] as const
  const findings = leftOutFindings([{ key: 'x', name: 'product 9 "X"', faults }])
  const told = (['sk', 'en'] as const).flatMap((language) => findingParts(findings, language)[0]?.lines)
  expect(told).toEqual([
    { name: 'produkt 9 „X“', note: 'údaj štítky.1 má nesprávnu hodnotu {}; chýba údaj cosi' },
    { name: 'product 9 "X"', note: 'tags.1 is {}: expected an id; cosi is missing' },
  ])
})

it('a wrong EAN is told with its right last digit, in both languages', () => {
  const fault = { reason: 'ean-digit', value: '"4006381333932"', other: '1' } as const
  const findings: Finding[] = [{ kind: 'information', about: 'Deka', note: 'ean', faults: [fault] }]
  const told = (['sk', 'en'] as const).map((language) => findingParts(findings, language)[0]?.lines[0]?.note)
  expect(told).toEqual([
    'ean, posledná číslica „4006381333932“ má byť 1',
    'ean, the last digit of "4006381333932" should be 1',
  ])
})

it('the report names products that share a description', () => {
  const texts = ['<p>A</p>', '<p>B</p>', '<p> A</p>', '', '']
  const told = sharedTexts(texts.map((descriptionHtml, i) => detail(i + 1, { descriptionHtml })))
  expect(told.map(({ kind, about }) => [kind, about])).toEqual([
    ['shared-text', 'P1'],
    ['shared-text', 'P3'],
  ])
})

it.each([
  [0, /nepripravuje žiadne obrázky \(PICTURE_BUDGET_SECONDS je 0\)/],
  [300, /: 1.sekunda\./],
  [60_000, /: 1.minúta\./],
])('a build without pictures yet says that its time for them is %i ms', (ms, sentence) =>
  expect(REPORT.firstPictures(ms)).toMatch(sentence),
)
