// Rule 705
import { expect, it } from 'vitest'
import { deadLinks } from '../../../../../scripts/pipeline/guards/catalogue/dead-links.ts'
import { catalogue, category, product } from '../../../../fixtures/builders.ts'

const SITE = {
  paths: [],
  page: () => Promise.reject(new Error('No page is read')),
  files: new Set([
    '/index.html',
    '/kontakt.html',
    '/produkty.html',
    '/produkty/tricka.html',
    '/produkty/zima.html',
  ]),
}
const REDIRECTS = [{ from: '/stara/*', to: '/', status: 301 }]

function kindsOf(link: string, descriptionHtml = '') {
  const shirt = product({ id: 1, tags: ['121'], descriptionHtml })
  const given = catalogue([shirt], {
    categories: [
      category({ slug: 'all', productIds: [1] }),
      category({ slug: 'tricka', productIds: [1] }),
      category({ slug: 'zima', productIds: [] }),
    ],
    banners: [{ imagePath: 'a.jpg', link, name: 'Zima', words: null, placement: 'hero' }],
  })
  return deadLinks(given, SITE, REDIRECTS, 'https://obchod.sk').map(({ kind, about }) => `${kind}: ${about}`)
}

it.each<[string, string, string[]]>([
  ['a missing page', '/akcia-black-friday', ['dead-link: Zima']],
  ['a missing page, by a full address', 'https://obchod.sk/nic', ['dead-link: Zima']],
  ['a category without goods', '/produkty/zima', ['empty-link: Zima']],
  ['a filter without results', '/produkty/tricka?filters={"100":["999"]}', ['empty-link: Zima']],
  ['a category with goods', '/produkty/tricka?filters={"100":["121"]}', []],
  ['all products', '/produkty', []],
  ['a part of a page', '/kontakt#hodiny', []],
  ['a redirected address', '/stara/zima', []],
  ['another host', 'https://example.org/nic', []],
])('a link to %s', (_, link, told) => expect(kindsOf(link)).toEqual(told))

it('a dead link in a description is found, as one in a banner is', () =>
  expect(kindsOf('/', '<p><a href="/nic?a=1&amp;b=2">x</a></p>')).toEqual([
    expect.stringMatching(/^dead-link: /) as string,
  ]))

it('a dead link of an own page is found, with its file and line', () => {
  const more = [{ about: 'Vlastná stránka, riadok 5', link: '/nic' }]
  const found = deadLinks(catalogue([]), SITE, REDIRECTS, 'https://obchod.sk', more)
  expect(found).toMatchObject([{ kind: 'dead-link', about: 'Vlastná stránka, riadok 5', note: '/nic' }])
})
