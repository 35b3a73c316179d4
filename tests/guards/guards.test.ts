// Rule 918
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { BuiltSite } from '../../scripts/pipeline/built-site.ts'
import type { Guard } from './guard.ts'
import { head } from './head.ts'
import { headers } from './headers.ts'
import { pictures, validHtml } from './html.ts'
import { links } from './links.ts'
import { structuredData } from './structured-data.ts'
import { headersFile } from '../../scripts/pipeline/headers/headers-file.ts'
import { addPagePolicy } from '../../scripts/pipeline/headers/page-policies.ts'
import { BUY_FACTS } from '../../src/product/texts/product-page.ts'
import { tempFolder } from '../fixtures/temp-folder.ts'

const ORIGINS = { api: 'https://api.sk', pictures: [] }
const ADDRESS = '/produkt/x'
const DATA = ['BreadcrumbList', 'Product']
  .map(
    (type) => `<script type="application/ld+json">${JSON.stringify({ '@type': type, offers: {} })}</script>`,
  )
  .join('')
const PAGE = addPagePolicy(
  `<!DOCTYPE html><html lang="sk"><head><title>Tričko</title>
<link rel="canonical" href="https://shop.sk${ADDRESS}"><meta name="description" content="Popis">
<meta property="og:image" content="https://media.sk/a.jpg">${DATA}<script>a()</script><style>b{}</style></head>
<body><h1 id="top">Tričko</h1><a href="#top">Hore</a><img src="/a.webp" width="1" height="1" alt=""></body></html>`,
  ORIGINS,
)

function site(html: string): BuiltSite {
  const page = (path: string) => Promise.resolve({ path, html })
  return { paths: [ADDRESS], page, files: new Set([`${ADDRESS}.html`, '/a.webp']) }
}

const faultsOf = async ({ check }: Guard, html: string) => check({ path: ADDRESS, html }, site(html))
async function writtenHeaders(file = headersFile('https://shop.sk')) {
  const dir = await tempFolder()
  await writeFile(join(dir, '_headers'), file)
  return headers(dir)
}

it('a sound page passes every guard', async () => {
  const guards = [head, pictures, validHtml, links, structuredData, await writtenHeaders()]
  for (const guard of guards) expect(await faultsOf(guard, PAGE), guard.name).toEqual([])
})

it.each<[fault: string, guard: Guard, from: string, to: string, told: string]>([
  ['an empty title', validHtml, '<title>Tričko', '<title>', 'empty-title'],
  ['two titles', validHtml, '<title>', '<title>a</title><title>', 'element-permitted-occurrences'],
  ['no canonical address', head, 'rel="canonical"', '', 'canonical address is ""'],
  [
    'an address that is not there',
    head,
    `sk${ADDRESS}"><meta name`,
    'sk/y"><meta name',
    'address /y is not there',
  ],
  ['no description', head, 'name="description"', '', 'has no description'],
  ['half an address of a picture', head, 'https://media.sk', '', 'give it a full one'],
  ['a shared picture that is not there', head, 'media.sk/a', 'shop.sk/b', '/b.jpg is not there'],
  ['a picture without its size', pictures, 'width="1"', '', 'give it width, height and alt'],
  ['an inline style', validHtml, '<h1', '<h1 style="color:red"', 'no-inline-style'],
  ['an inline handler', validHtml, '<h1', '<h1 onclick="x()"', 'refuses handlers'],
  ['a button without a name', validHtml, '<img', '<button type="button"></button><img', 'text-content'],
  ['a link that leads nowhere', links, '#top', '/nic', 'leads to /nic, which is not there'],
  ['a part that nothing has', links, '#top', '#dole', 'nothing has that id'],
  ['a picture that is not there', links, 'src="/a', 'srcset="/b.webp 1w" src="/a', 'leads to /b.webp'],
  ['a font that is not there', links, 'b{}', 'b{src:url("/c.woff2")}', 'leads to /c.woff2'],
  ['no structured data of a product', structuredData, '"Product"', '"Service"', 'has no Product'],
  ['structured data that is no JSON', structuredData, '{"@type"', '{', 'is no JSON'],
  [
    'a text that the data deny',
    structuredData,
    '<img',
    `<ul class="buy-facts"><li>${BUY_FACTS.noReturn}</li></ul><img`,
    'that goods cannot be returned is said in its text alone',
  ],
])('a page with %s is refused', async (_, guard, from, to, told) => {
  const html = PAGE.replaceAll(from, to)
  expect(html).not.toBe(PAGE)
  expect((await faultsOf(guard, html)).join()).toContain(told)
})

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/

it.each<[fault: string, bend: (html: string) => string, told: string]>([
  [
    'a policy that refuses inline code of the page',
    (html) => `${html}<script>c()</script>`,
    'its policy refuses the inline code',
  ],
  [
    'a policy that allows the code of another page',
    (html) => html.replace('<script>a()</script>', ''),
    'which is not in the page',
  ],
  [
    'a script before the policy',
    (html) => html.replace('<head>', '<head><script>a()</script>'),
    'before its policy',
  ],
  [
    'a link before the policy',
    (html) => html.replace('<head>', '<head><link rel="preload" href="/a">'),
    'before its policy',
  ],
  ['a second policy', (html) => html.replace(POLICY, '$&$&'), 'has two policies'],
  [
    'a page without a policy',
    (html) => html.replace(POLICY, ''),
    'has no content security policy of its own',
  ],
])('a page with %s is refused', async (_, bend, told) => {
  expect((await faultsOf(await writtenHeaders(), bend(PAGE))).join()).toContain(told)
})

it('refuses a page without a policy in its headers', async () => {
  expect(await faultsOf(await writtenHeaders(''), PAGE)).toEqual(['has no policy in its headers'])
})
