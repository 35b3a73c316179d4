import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { budgets } from '../../../../../scripts/pipeline/guards/site/budgets.ts'
import type { BuiltSite, Guard } from '../../../../../scripts/pipeline/guards/site/built-site.ts'
import { chunks, links } from '../../../../../scripts/pipeline/guards/site/links.ts'
import { firstScreen } from '../../../../../scripts/pipeline/guards/site/first-screen.ts'
import { head } from '../../../../../scripts/pipeline/guards/site/head.ts'
import {
  pictures,
  strictMarkup,
  parsedHtml,
  validHtml,
} from '../../../../../scripts/pipeline/guards/site/html.ts'
import { secrets } from '../../../../../scripts/pipeline/guards/site/secrets.ts'
import { sitemap } from '../../../../../scripts/pipeline/guards/site/sitemap.ts'
import { structuredData } from '../../../../../scripts/pipeline/guards/site/structured-data.ts'

/** A built shop of these pages and scripts, each by its address. */
function site(pages: Record<string, string>, scripts: Record<string, string> = {}): BuiltSite {
  const htmlFiles = Object.keys(pages).map((path) => (path === '/' ? '/index.html' : `${path}.html`))
  return {
    paths: Object.keys(pages),
    page: (path) => Promise.resolve({ path, html: pages[path] ?? '' }),
    files: new Set([...htmlFiles, ...Object.keys(scripts)]),
    read: (address) => Promise.resolve(scripts[address] ?? ''),
    readBytes: (address) => Promise.resolve(Buffer.from(scripts[address] ?? '')),
  }
}

/** Text that looks random: brotli makes it smaller by a quarter at most. */
const noise = (length: number) => createHash('shake256', { outputLength: (length * 3) / 4 }).digest('base64')

async function messages({ check }: Guard, built: BuiltSite): Promise<string[]> {
  const found = await Promise.all(
    built.paths.map(async (path) =>
      (await check(await built.page(path), built)).map((fault) => `${path}: ${fault}`),
    ),
  )
  return found.flat()
}

describe('budgets', () => {
  const page = '<script type="module" src="/_astro/a.js"></script>'

  it('lets a light page through', async () => {
    expect(await messages(budgets, site({ '/produkty': page }, { '/_astro/a.js': 'x()' }))).toEqual([])
  })

  it('counts what a script imports, and what that imports', async () => {
    const scripts = {
      '/_astro/a.js': 'import{b}from"./b.js";b()',
      '/_astro/b.js': 'import"./c.js"',
      '/_astro/c.js': `"${noise(11_000)}"`,
    }
    expect(await messages(budgets, site({ '/produkty': page }, scripts))).toEqual([
      expect.stringMatching(/^\/produkty: scripts are \d+ B, at most 5700 B/),
    ])
  })

  it('does not count what is fetched only when asked for', async () => {
    const scripts = { '/_astro/a.js': 'import("./c.js")', '/_astro/c.js': noise(11_000) }
    expect(await messages(budgets, site({ '/produkty': page }, scripts))).toEqual([])
  })

  it('counts data in scripts as a part of the document', async () => {
    const html = `<script type="application/ld+json">"${noise(30_000)}"</script>`
    expect(await messages(budgets, site({ '/kontakt': html }))).toEqual([
      expect.stringMatching(/^\/kontakt: the document is \d+ B/),
    ])
  })

  it('counts inline scripts and eager islands', async () => {
    const inline = `<script>"${noise(11_000)}"</script>`
    const island = '<astro-island component-url="/_astro/a.js" client="load"></astro-island>'
    expect(
      await messages(budgets, site({ '/a': inline, '/b': island }, { '/_astro/a.js': noise(11_000) })),
    ).toHaveLength(2)
  })

  it('refuses a heavy document and React on a static page, but not at the checkout', async () => {
    const scripts = { '/_astro/a.js': 'Symbol.for("react.transitional.element")' }
    expect(await messages(budgets, site({ '/produkt/x': page, '/checkout': page }, scripts))).toEqual([
      '/produkt/x: loads React before a shopper asked for anything',
    ])
    expect(await messages(budgets, site({ '/produkt/x': noise(20_000) }))).toHaveLength(1)
  })
})

describe('HTML without parse errors', () => {
  it('refuses what comes after the body, and what a browser has to mend', async () => {
    const late = '<!doctype html><html><body></body></html><script src="/a.js"></script>'
    expect(await messages(parsedHtml, site({ '/': late }))).toEqual([
      '/: after </body> comes </html><script src="/a.js"></script>: put it before',
    ])
    const torn = '<!doctype html><html><body><a id="a" id="b">c</a></body></html>'
    expect(await messages(parsedHtml, site({ '/': torn }))).toEqual([expect.stringContaining('line 1')])
  })

  it('lets a whole page through', async () => {
    const whole = '<!doctype html><html lang="sk"><head><title>a</title></head><body><p>b</body></html>\n'
    expect(await messages(parsedHtml, site({ '/': whole }))).toEqual([])
  })
})

describe('links', () => {
  it('refuses a link that leads nowhere', async () => {
    const pages = {
      '/': '<a href="/produkty">a</a><a href="/nic?x#y">b</a><a href="https://x.sk">c</a>',
      '/produkty': '',
    }
    expect(await messages(links, site(pages))).toEqual(['/: leads to /nic, which is not there'])
  })

  it('refuses a picture that is not there, whichever width it is', async () => {
    const html =
      '<source srcset="/pictures/a-1.avif 1w,/pictures/a-2.avif 2w"><img srcset="https://cdn.sk/a 2w,/cdn?w=2 2w">'
    expect(await messages(links, site({ '/': html }, { '/pictures/a-1.avif': '' }))).toEqual([
      '/: leads to /pictures/a-2.avif, which is not there',
    ])
  })
})

describe('links to a part of a page', () => {
  it('lead to an id, there or on the same page', async () => {
    const pages = {
      '/': '<a href="#a">a</a><a href="/produkty#b">b</a><p id="a">',
      '/produkty': '<p id="b"><a href="/#a">a</a>',
    }
    expect(await messages(links, site(pages))).toEqual([])
  })

  it('are refused where nothing has it', async () => {
    const pages = { '/': '<a href="#a">a</a><a href="/produkty#b">b</a>', '/produkty': '<p id="a">' }
    expect(await messages(links, site(pages))).toEqual([
      '/: leads to #a, where nothing has that id',
      '/: leads to /produkty#b, where nothing has that id',
    ])
  })
})

describe('first screen', () => {
  const cards = Array.from({ length: 8 }, (_, i) => `<li class="card">${i}</li>`).join('')
  const grid = `<div class="static-grid"><ul>${cards}</ul></div>`
  const tiles = '<ul class="category-tiles"><li>Tričká</li></ul>'

  it('lets pages through whose first 12 kB show it', async () => {
    const html = noise(8000) + tiles + noise(8000)
    const pages = {
      '/': html + grid,
      '/produkty': noise(8000) + grid + noise(8000),
      '/kontakt': noise(20_000),
    }
    expect(await messages(firstScreen, site(pages))).toEqual([])
  })

  it('refuses home without its categories there, and a listing without its first row', async () => {
    const pages = { '/': noise(20_000) + tiles + grid, '/produkty': noise(20_000) + grid }
    const found = await messages(firstScreen, site(pages))
    expect(found[0]).toMatch(/^\/: the first 12000 B as sent end before "<ul class="category-tiles">/)
    expect(found.slice(1)).toHaveLength(2)
    expect(found.at(-1)).toMatch(/^\/produkty: .* end before "<li class="card">1/)
  })
})

describe('assets', () => {
  it.each([
    ['an island', '<astro-island component-url="/_astro/a.js"></astro-island>'],
    ["a listing's index", '<section data-index="/listing/all.js"></section>'],
    ['a font of an inline style', '<style>@font-face{src:url("/_astro/a.woff2")}</style>'],
    ['a relative script', '<script src="nic.js"></script>'],
  ])('%s that is not there is refused', async (_, html) =>
    expect(await messages(links, site({ '/': html }))).toHaveLength(1),
  )

  it('a chunk that another asks for must be there', async () => {
    const scripts = {
      '/_astro/a.js': 'import{b}from"./b.js";const d=["_astro/c.js"];import(`./d.js`)',
      '/_astro/b.js': '',
    }
    expect(await chunks.checkSite(site({}, scripts))).toEqual([
      '/_astro/a.js asks for /_astro/c.js, which is not there',
      '/_astro/a.js asks for /_astro/d.js, which is not there',
    ])
    expect(await chunks.checkSite(site({}, { '/_astro/a.js': '"./styles.json"' }))).toEqual([])
  })
})

describe('title, description, canonical address and sharing', () => {
  const title = '<title>Tričko</title>'
  const canonical = '<link rel="canonical" href="https://shop.sk/produkt/x">'
  const shared = [
    '<meta name="description" content="Popis"><meta property="og:type" content="product">',
    '<meta property="og:title" content="Tričko"><meta property="og:description" content="Popis">',
    '<meta property="og:url" content="https://shop.sk/produkt/x">',
    '<meta property="og:image" content="https://media.sk/a.jpg"><meta property="og:image:alt" content="a">',
    '<meta name="twitter:card" content="summary">',
  ].join('')

  it.each([
    ['all of them', title + canonical + shared],
    ['a title and noindex', `${title}<meta name="robots" content="noindex">`],
  ])('lets %s through', async (_, html) =>
    expect(await messages(head, site({ '/produkt/x': html }))).toEqual([]),
  )

  it.each([
    ['no title', canonical + shared, 'has 0 titles: give it one'],
    ['an empty title', `<title> </title>${canonical}${shared}`, 'its title is empty: say what the page is'],
    ['two titles', title + title + canonical + shared, 'has 2 titles: give it one'],
    ['two addresses', title + canonical + canonical + shared, 'has two canonical addresses'],
    [
      'an address that is not there',
      title + canonical.replace('/x', '/y') + shared.replace('produkt/x', 'produkt/y'),
      'leads to /produkt/y, which is not there',
    ],
    [
      'no description',
      title + canonical + shared.replace('name="description"', ''),
      'says no description: give it one',
    ],
    [
      'an empty description',
      title +
        canonical +
        shared.replace('name="description" content="Popis"', 'name="description" content=" "'),
      'says no description: give it one',
    ],
    [
      'half the address of a picture',
      title + canonical + shared.replace('content="https://media.sk/a.jpg"', 'content="/a.jpg"'),
      'its og:image /a.jpg is not a full address',
    ],
    [
      'a picture of its own that is not there',
      title + canonical + shared.replace('https://media.sk/a.jpg', 'https://shop.sk/a.jpg'),
      'its og:image /a.jpg is not there',
    ],
    [
      "another page's address where it is shared",
      title + canonical + shared.replace('produkt/x', ''),
      'its og:url is not its canonical address',
    ],
  ])('refuses %s', async (_, html, fault) => {
    const faults = await messages(head, site({ '/produkt/x': html }))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })

  it.each([
    ['no canonical address', title + shared, 'has no canonical address: give it one, or noindex'],
    ['half an address', `${title}${shared}<link rel="canonical" href="/produkt/x">`, 'is not a full one'],
  ])('refuses %s', async (_, html, fault) =>
    expect((await messages(head, site({ '/produkt/x': html }))).join()).toContain(fault),
  )
})

describe('structured data', () => {
  const data = (...things: object[]) =>
    things
      .map((thing) => ({ '@context': 'https://schema.org', ...thing }))
      .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
      .join('')
  const way = { '@type': 'BreadcrumbList', itemListElement: [1] }
  const list = { '@type': 'ItemList', itemListElement: [1] }

  it('is let through where it says what it must', async () => {
    expect(await messages(structuredData, site({ '/produkty/x': data(way, list) }))).toEqual([])
    expect(await messages(structuredData, site({ '/login': '' }))).toEqual([])
  })

  it.each([
    ['is missing', data(way), 'has no ItemList'],
    [
      'is no JSON',
      `${data(way, list)}<script type="application/ld+json">{"a":</script>`,
      'is no JSON: {"a":',
    ],
    ['lacks a field', data(way, { ...list, itemListElement: [] }), 'its ItemList has no itemListElement'],
    ['is of another dictionary', data(way, { ...list, '@context': 'x' }), 'its ItemList has no @context'],
    [
      'is of a type nobody has thought of',
      data(way, list, { '@type': 'Recipe' }),
      'its Recipe is of no type',
    ],
  ])('is refused where it %s', async (_, html, fault) =>
    expect((await messages(structuredData, site({ '/produkty/x': html }))).join()).toContain(fault),
  )
})

describe('the sitemap', () => {
  const page = (path: string) => `<link rel="canonical" href="https://shop.sk${path}">`
  const pages = {
    '/': page('/'),
    '/produkty': page('/produkty'),
    '/produkty/all': page('/produkty'),
    '/cart': '<meta name="robots" content="noindex">',
  }
  const xml = (...entries: string[]) => ({
    '/sitemap.xml': `<urlset>${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>`,
  })
  const [home, all] = ['<loc>https://shop.sk/</loc>', '<loc>https://shop.sk/produkty</loc>']
  const faults = (files: Record<string, string>) => sitemap.checkSite(site(pages, files))

  it('names each page that may be known, once', async () => {
    expect(await faults(xml(home, `${all}<lastmod>2024-05-17</lastmod>`))).toEqual([])
  })

  it('may be in several files', async () => {
    const part = { '/sitemap-1.xml': `<urlset>${home}</urlset>`, '/sitemap-2.xml': `<urlset>${all}</urlset>` }
    const names = Object.keys(part).map((path) => `<loc>https://shop.sk${path}</loc>`)
    expect(await faults({ '/sitemap.xml': `<sitemapindex>${names.join('')}`, ...part })).toEqual([])
  })

  it.each([
    ['is not there', {}, 'there is no sitemap'],
    ['leaves one out', xml(home), 'does not name https://shop.sk/produkty'],
    ['names one twice', xml(home, all, all), 'names an address twice'],
    [
      'names what must not be known',
      xml(home, all, '<loc>https://shop.sk/cart</loc>'),
      'names https://shop.sk/cart',
    ],
    [
      'says a day to come',
      xml(home, `${all}<lastmod>2999-01-01</lastmod>`),
      'says 2999-01-01, which is no day',
    ],
    ['says no day', xml(home, `${all}<lastmod>dnes</lastmod>`), 'says dnes, which is no day'],
  ])('is refused where it %s', async (_, files, fault) =>
    expect((await faults(files)).join()).toContain(fault),
  )
})

describe('secrets', () => {
  const env = {
    BUILD_HOOK_URL: 'https://hooks.sk/kanarik',
    NODE_OPTIONS: '--enable-source-maps',
    AUTH_TOKEN: '1',
  }

  it('of the environment are found in whichever file they are', async () => {
    const files = { '/_astro/a.js': `fetch("https://hooks.sk/kanarik")`, '/pictures/a.avif': 'kanarik' }
    expect(await secrets(env).checkSite(site({}, files))).toEqual([
      '/_astro/a.js holds the value of BUILD_HOOK_URL: keep it on the machine that builds',
    ])
  })

  it('are not seen in what is no secret, or in what is too short to tell', async () => {
    const files = { '/_astro/a.js': '--enable-source-maps 1' }
    expect(await secrets(env).checkSite(site({}, files))).toEqual([])
  })
})

describe('markup', () => {
  it.each(['<p style="color:red">', '<a onclick="x()">', '<IMG ONERROR=x>'])('refuses %s', async (html) => {
    expect(await messages(strictMarkup, site({ '/': html }))).toHaveLength(1)
  })

  it('lets words be words', async () => {
    const html = '<p title="style = on top">onclick="x"</p><style>p{}</style><option value="on">'
    expect(await messages(strictMarkup, site({ '/': html }))).toEqual([])
  })
})

describe('valid HTML', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="sk"><head><title>x</title></head><body>${body}</body></html>`

  it.each([
    ['a button without a name', '<button type="button"></button>'],
    ['a picture without words', '<img src="/a.jpg">'],
    ['an id twice', '<p id="a"></p><p id="a"></p>'],
    ['a heading level left out', '<h1>a</h1><h3>b</h3>'],
    ['what is not closed', '<div><p>a</div></p>'],
  ])('refuses %s', async (_, body) => {
    expect(await messages(validHtml, site({ '/': page(body) }))).not.toEqual([])
  })

  it('lets through what React writes', async () => {
    const body =
      '<form noValidate="" aria-label="a"><label>a <input type="text"/></label><button type="submit">b</button></form>'
    expect(await messages(validHtml, site({ '/': page(body) }))).toEqual([])
  })
})

describe('pictures', () => {
  it.each(['<img src="a" alt="">', '<img src="a" width="1" height="1">', '<IMG width=1 alt>'])(
    'refuses %s',
    async (html) => expect(await messages(pictures, site({ '/': html }))).toHaveLength(1),
  )

  it.each(['<img src="a" width="1" height="1" alt="">', '<img width=1 height=1 alt>'])(
    'lets %s through',
    async (html) => expect(await messages(pictures, site({ '/': html }))).toEqual([]),
  )
})
