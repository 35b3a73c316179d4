import { expect, it, vi } from 'vitest'
import { CatalogueError } from '../../../../scripts/pipeline/guards/catalogue/catalogue-error.ts'
import type { Row } from '../../../../scripts/pipeline/guards/catalogue/night/step.ts'
import { failureReport, switchLines } from '../../../../scripts/pipeline/report/failure.ts'
import { reportPage } from '../../../../scripts/pipeline/report/report.ts'
import { EnvError, parseBuildEnv } from '../../../../src/config/build-env.ts'
import { DEFAULT_SETTINGS } from '../../../../src/config/checkout-settings.ts'
import { KIND_WORDS } from '../../../../src/config/kind-words.ts'
import type { GivenSettings } from '../../../../src/cart/rules/compare-settings.ts'
import { readSettings } from '../../../../scripts/pipeline/pull/read-settings.ts'
import { FAULTS, sayFault, type FaultReason } from '../../../../scripts/pipeline/report/faults.ts'
import { REPORT } from '../../../../scripts/pipeline/report/texts.ts'
import { readPage } from '../../../fixtures/read-markup.ts'
import { sendReport } from '../../../../scripts/pipeline/report/send-report.ts'
import { ApiError } from '../../../../src/api/errors.ts'
import { answerWith, bodyOf, serveForTest, type Handler } from '../../../fixtures/test-server.ts'

const NOW = '2026-11-25T02:00:00.000Z'
const row: Row = {
  measure: 'moved-prices',
  name: 'Ceny, ktoré sa zmenili',
  isStop: true,
  percent: 67,
  count: 2,
  value: '2 / 3',
  details: ['Tričko <b>: 10,00 € → 8,13 €', 'Mikina'],
}
const stop = new CatalogueError([], [row], '3f2a91')

const report = failureReport(stop, ['CONFIRM=all je nastavené'], NOW)

it('the report of a stopped build begins with the line that confirms it, and lists all details', () => {
  const texts = readPage(reportPage(report)).map(({ text }) => text.trim())
  const place = (text: string) => texts.findIndex((one) => one.includes(text) && !one.includes(':root'))
  expect(report).toMatchObject({ outcome: 'stopped', title: REPORT.stopped })
  expect(texts.find((one) => one.includes('CONFIRM=3f2a91'))).toBeDefined()
  for (const text of ['CONFIRM=all', 'Tričko <b>: 10,00', 'Mikina', '2 / 3', REPORT.stays])
    expect(place(text), text).toBeGreaterThan(-1)
  expect(report.head[0]).toBe(REPORT.confirm('3f2a91'))
})

it('the report of a stopped build lists no changes, because nothing changed online', () => {
  expect(reportPage(report)).not.toContain(REPORT.whatChanged)
})

it('the report of a stopped build has the same text in the terminal', () => {
  expect(report.text).toMatch(/^Ak je všetko z toho správne, zostavte s CONFIRM=3f2a91[^]*- Mikina/)
})

it.each<[string, unknown, string, string]>([
  [
    'faults that nobody can confirm',
    new CatalogueError([{ reason: 'slug', value: '"../x"' }]),
    REPORT.brokenApi,
    'adresa (slug) „../x“ sa nedá',
  ],
  [
    'an API that is down',
    new ApiError('get_products', 'network', 'x'),
    REPORT.apiFaults.network,
    'Pre technika: get_products',
  ],
  [
    'a wrong setting',
    new EnvError('SITE_URL is not an address', 'SITE_URL nie je adresa'),
    REPORT.wrongEnv,
    'SITE_URL nie je adresa',
  ],
  ['a full disk', new Error('ENOSPC: no space left'), REPORT.crash, 'ENOSPC'],
])(
  'the report of a build that failed for %s has a Slovak sentence and the English message',
  (_, error, title, line) => {
    const { outcome, toMend, head } = failureReport(error, [], NOW)
    expect(toMend).toMatchObject([{ title, lines: [{ name: expect.stringContaining(line) as unknown }] }])
    expect([outcome, head]).toEqual(['failed', []])
  },
)

it('a report begins with the switches that are set', () => {
  expect(switchLines({})).toEqual([])
  expect(switchLines({ CONFIRM: 'all', ALLOW_SAMPLES: '1' })).toEqual([
    REPORT.switches(['CONFIRM=all', 'ALLOW_SAMPLES']),
  ])
})

/** Every way in which settings stop a build (rule 411), and a variable that is wrong. */
const DELIVERY = { id: 1, name: 'Pošta', kind: '', carrier: '', points: '', costCents: 290 }
const PAYMENT = { id: 7, name: 'Prevod', kind: 'transfer', costCents: 0, visibleInDelivery: [1] }
it.each<[GivenSettings, string]>([
  [
    { deliveryOptions: [DELIVERY, { ...DELIVERY, id: 2, name: 'GLS' }], paymentOptions: [PAYMENT] },
    'doprava „GLS“ (id 2) nemá platbu',
  ],
  [
    { deliveryOptions: [DELIVERY, { ...DELIVERY, name: 'GLS' }], paymentOptions: [PAYMENT] },
    'dopravy „Pošta“ a „GLS“ majú rovnaké id 1',
  ],
  [
    { deliveryOptions: [DELIVERY], paymentOptions: [PAYMENT, { ...PAYMENT, name: 'Kartou' }] },
    'platby „Prevod“ a „Kartou“ majú rovnaké id 7',
  ],
  [
    {
      deliveryOptions: [DELIVERY],
      paymentOptions: [PAYMENT, { ...PAYMENT, id: 8, name: 'Skip Pay', kind: '' }],
    },
    'platba „Skip Pay“ (id 8) nemá kind, alebo ho obchod nepozná',
  ],
  [
    { deliveryOptions: [{ ...DELIVERY, name: 'Osobný odber' }], paymentOptions: [PAYMENT] },
    'doprava „Osobný odber“ (id 1) stojí 2,90 € a len jej názov hovorí, že je to osobný odber',
  ],
  [
    { deliveryOptions: [{ ...DELIVERY, kind: 'point' }], paymentOptions: [PAYMENT] },
    'obchod nemá žiadnu dopravu',
  ],
])('settings that stop a build are told in Slovak: %#', (given, sentence) => {
  const { faults } = readSettings(given, DEFAULT_SETTINGS, KIND_WORDS, () => undefined)
  const sentences = faults.map((fault) => sayFault(fault, 'sk').replaceAll('\u00A0', ' '))
  expect(sentences).toEqual([expect.stringContaining(sentence)])
})

it('each fault has an English and a Slovak sentence, with every part that it is given', () => {
  const parts = { field: '"Deka"', value: '7', other: '"Box"' }
  for (const reason of Object.keys(FAULTS) as FaultReason[]) {
    const [en, sk] = [sayFault({ reason, ...parts }, 'en'), sayFault({ reason, ...parts }, 'sk')]
    expect(en + sk).not.toMatch(/[{}]|undefined/)
    expect(sk, reason).not.toMatch(/"|\b(the|is|give)\b/)
    expect(sk).not.toBe(en)
  }
  expect(sayFault({ reason: 'wrong', field: 'price', value: '"x"', other: 'expected a number' }, 'sk')).toBe(
    'údaj cena má nesprávnu hodnotu „x“',
  )
})

it.each([
  {},
  { SHOP_API_URL: 'api.example.sk' },
  { SHOP_API_URL: 'ftp://api.example.sk' },
  { SHOP_API_URL: 'https://a.sk', SITE_URL: 'https://a.sk/obchod' },
])('a wrong variable is told in Slovak: %j', (env) => {
  const stopped = (() => {
    try {
      return parseBuildEnv(env)
    } catch (error) {
      return error
    }
  })()
  expect(stopped).toBeInstanceOf(EnvError)
  const { toOwner, message } = stopped as EnvError
  expect(toOwner).toMatch(/[áčďéíľňóšťúýž]/)
  expect(toOwner).not.toBe(message)
})

const FAILED = failureReport(
  new ApiError('get_products', 'network', 'x'),
  ['CONFIRM=all je nastavené'],
  '2026-11-25T02:00:00.000Z',
)

it('a webhook gets the reasons of a stopped build, the findings and the changes', async () => {
  const sent: unknown[] = []
  const hook = await serveForTest((request, response) => {
    void bodyOf(request).then((body) => {
      sent.push([request.method, request.headers['content-type'], JSON.parse(body)])
      response.end()
    })
  })
  await sendReport(FAILED, { REPORT_WEBHOOK: `${hook.url}/tajne?kluc=1` })
  expect(hook.requests).toEqual(['/tajne?kluc=1'])
  expect(sent).toMatchObject([
    [
      'POST',
      'application/json',
      {
        ...{ outcome: 'failed', builtAt: '2026-11-25T02:00:00.000Z', changes: [] },
        ...{ title: FAILED.title, summary: FAILED.summary, head: FAILED.head, toMend: FAILED.toMend },
        text: expect.stringContaining(`${FAILED.title}: ${FAILED.summary}\n\n${FAILED.head[0]}`) as string,
      },
    ],
  ])
})

it('without a webhook nothing is sent', async () => {
  const request = vi.spyOn(globalThis, 'fetch')
  await sendReport(FAILED, {})
  expect(request).not.toHaveBeenCalled()
})

it.each<[how: string, answer: Handler, said: string]>([
  ['refuses', answerWith('', 500), 'odpovedal stavom 500'],
  ['breaks off', (request) => request.socket.destroy(), 'nedá sa naň pripojiť'],
  ['never answers', () => undefined, 'do 0.2 s neodpovedal'],
])('a webhook that %s is reported without its address, and the build goes on', async (_, answer, said) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { url } = await serveForTest(answer)
  // A busy machine may answer slowly.
  await sendReport(FAILED, { REPORT_WEBHOOK: url }, said.startsWith('do ') ? 200 : undefined)
  expect(error.mock.calls).toEqual([[`REPORT_WEBHOOK správu neprijal: ${said}`]])
})
