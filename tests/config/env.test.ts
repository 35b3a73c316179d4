import { expect, it } from 'vitest'
import {
  parseBuildEnv,
  parseListingSource,
  parsePictureEnv,
  parseReportWebhook,
  parseSwitch,
} from '../../src/config/build-env.ts'

it('parseBuildEnv takes the API’s origin for pictures without SHOP_MEDIA_URL', () => {
  expect(parseBuildEnv({ SHOP_API_URL: 'https://api.example.sk/shop/' })).toEqual({
    apiUrl: 'https://api.example.sk/shop',
    mediaUrl: 'https://api.example.sk',
    siteUrl: 'http://localhost:4321',
    withdrawalUrl: '',
    isNetlify: false,
    areUnprovenDiscountsShown: false,
  })
})

it('parseBuildEnv takes the given values', () => {
  const env = {
    SHOP_API_URL: 'https://api.example.sk',
    SHOP_MEDIA_URL: 'https://media.example.sk/',
    SITE_URL: 'https://www.example.sk/',
    WITHDRAWAL_URL: 'https://forms.example.sk/odstupenie?shop=1',
  }
  expect(parseBuildEnv(env)).toMatchObject({
    mediaUrl: 'https://media.example.sk',
    siteUrl: 'https://www.example.sk',
    withdrawalUrl: 'https://forms.example.sk/odstupenie?shop=1',
  })
})

it.each([
  [{}, 'SHOP_API_URL is missing'],
  [{ SHOP_API_URL: 'api.example.sk' }, 'SHOP_API_URL is not an address'],
  [{ SHOP_API_URL: 'ftp://api.example.sk' }, 'SHOP_API_URL must begin with https://'],
  [{ SHOP_API_URL: 'https://a.sk', SHOP_MEDIA_URL: 'x' }, 'SHOP_MEDIA_URL is not an address'],
  [{ SHOP_API_URL: 'https://a.sk', SITE_URL: 'x' }, 'SITE_URL is not an address'],
  [{ SHOP_API_URL: 'https://a.sk', WITHDRAWAL_URL: 'x' }, 'WITHDRAWAL_URL is not an address'],
  [
    { SHOP_API_URL: 'https://a.sk', SITE_URL: 'https://www.firma.sk/obchod' },
    'SITE_URL must be the address of a whole host, such as https://www.firma.sk, not "https://www.firma.sk/obchod"',
  ],
  [{ SHOP_API_URL: 'https://a.sk', URL: 'https://meno.github.io/obchod/' }, 'cannot lie in a folder'],
  [{ SHOP_API_URL: 'https://a.sk', SITE_URL: 'https://firma.sk/?a=1' }, 'whole host'],
])('parseBuildEnv refuses %j', (env, message) => expect(() => parseBuildEnv(env)).toThrow(message))

it.each(['hooks.example.sk/secret', 'mailto:secret@example.sk'])(
  'parseReportWebhook takes an address or nothing, refuses %s and keeps it secret',
  (value) => {
    const address = 'https://hooks.example.sk/a?b=c'
    expect([undefined, address].map((given) => parseReportWebhook({ REPORT_WEBHOOK: given }))).toEqual([
      '',
      address,
    ])
    const refusal = () => parseReportWebhook({ REPORT_WEBHOOK: value })
    expect(refusal).toThrow('REPORT_WEBHOOK is not an address')
    expect(refusal).not.toThrow('secret')
  },
)

it('parseListingSource knows two sources, and decides by itself without a value', () => {
  expect([undefined, '', 'static', 'api'].map(parseListingSource)).toEqual(['auto', 'auto', 'static', 'api'])
  expect(() => parseListingSource('both')).toThrow('not "both"')
})

const cdn = '/.netlify/images?url={url}&w={width}'

it.each([
  [{}, { imageCdn: '', budgetMs: 120_000 }],
  [{ PICTURE_BUDGET_SECONDS: '0' }, { imageCdn: '', budgetMs: 0 }],
  [
    { PICTURE_BUDGET_SECONDS: '15', IMAGE_CDN: cdn },
    { imageCdn: cdn, budgetMs: 15_000 },
  ],
])('parsePictureEnv reads %j', (env, expected) => expect(parsePictureEnv(env)).toEqual(expected))

it.each([
  [{ IMAGE_CDN: '/.netlify/images' }, 'IMAGE_CDN must be an address with {url} and {width}'],
  [{ IMAGE_CDN: `javascript:${cdn}` }, 'IMAGE_CDN must be'],
  [{ IMAGE_CDN: '/a?u={url}&w={width},b' }, 'IMAGE_CDN must be'],
  [{ PICTURE_BUDGET_SECONDS: '-1' }, 'PICTURE_BUDGET_SECONDS must be a whole number'],
  [{ PICTURE_BUDGET_SECONDS: '2m' }, 'not "2m"'],
])('parsePictureEnv refuses %j', (env, message) => expect(() => parsePictureEnv(env)).toThrow(message))

it('a switch is on by 1, off by 0 or nothing, and refuses any other value', () => {
  const read = (value?: string) => parseSwitch({ FORCE_BUILD: value }, 'FORCE_BUILD')
  expect([undefined, '', '0', '1'].map(read)).toEqual([false, false, false, true])
  expect(() => read('yes')).toThrow('FORCE_BUILD must be 1 or nothing, not "yes"')
})
