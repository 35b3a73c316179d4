import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { PRODUCT_INDEX_NAME } from '../../../src/product-index/rules/product-index.ts'
import { expect, it } from 'vitest'
import { lighterPages } from '../../../scripts/pipeline/lighter-pages.ts'
import { finishFiles } from '../../../scripts/pipeline/finish-files.ts'
import { readPage } from '../../fixtures/read-markup.ts'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'

const RUNTIME = 'customElements.define("astro-island",class{})'

/** A page as Astro writes it, with islands of these kinds. */
const pageWith = (...kinds: string[]) =>
  `<!doctype html><html lang="sk"><head></head><body><style>astro-island,astro-slot{display:contents}</style><script>${RUNTIME}</script>` +
  `${kinds.map((kind) => `<astro-island component-url="/_astro/Popup.1.js" client="${kind}"></astro-island>`).join('')}</body></html>`

async function shopWithScripts(): Promise<string> {
  const dir = await tempFolder()
  await writeFiles(dir, {
    '_astro/Popup.1.js': 'import{a}from"./lines.2.js";import"./Page.3.js";export{a as default}',
    '_astro/lines.2.js': 'import{b as c}from"./react.4.js";const a=()=>import("./later.5.js");export{a}',
    '_astro/Page.3.js': '',
    '_astro/react.4.js': 'export{b}',
    '_astro/later.5.js': '',
  })
  return dir
}

it('a page whose islands wait names their code, and fetches none of it at rest', async () => {
  const dir = await shopWithScripts()
  const page = lighterPages(dir)(pageWith('intent'))
  const runtime = (await readdir(join(dir, '_astro'))).find((file) => file.startsWith('astro-island.'))
  expect(await readFile(join(dir, '_astro', runtime ?? ''), 'utf8')).toBe(RUNTIME)
  expect(page).toContain(`<html data-reach="${runtime ?? ''}" lang="sk">`)
  expect(page).not.toMatch(/<script|<style/)
  expect(page).toContain('data-files="Popup.1.js lines.2.js Page.3.js react.4.js"')
})

it('a page asks for all files of its own scripts at once, and names all files of the first reach', async () => {
  const dir = await shopWithScripts()
  await writeFiles(dir, {
    '_astro/Page.3.js': 'const a=()=>import(`./reach.6.js`)',
    '_astro/reach.6.js': 'import"./Page.3.js";import{a}from"./lines.2.js";import"./notices.7.js"',
    '_astro/notices.7.js': '',
    '_astro/product.8.js': 'import{a}from"./lines.2.js";import"./Page.3.js"',
  })
  const scripts = ['product.8', 'Page.3'].map(
    (name) => `<script type="module" src="/_astro/${name}.js"></script>`,
  )
  const page = lighterPages(dir)(pageWith('intent').replace('</body>', `${scripts.join('')}$&`))
  const early = ['lines.2', 'react.4'].map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`)
  expect(page).toContain(early.join('') + scripts.join(''))
  expect(page).toMatch(/<html data-reach="astro-island\.[\w-]{8}\.js notices\.7\.js"/)
})

it('names styles and data with the code, and takes long properties out of the page', async () => {
  const dir = await shopWithScripts()
  await writeFiles(dir, { '_astro/Popup.1.js': 'import"./index.2.js"', '_astro/index.2.js': '' })
  const props = { name: [0, `Tričko & "iné" ${'x'.repeat(500)}`] }
  const attributes = [`{"value":{"styles":"/_astro/a.1.css"}}`, JSON.stringify(props)].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  )
  const page = lighterPages(dir)(
    pageWith('intent').replace(
      '<astro-island',
      `$& opts="${attributes[0] ?? ''}" props="${attributes[1] ?? ''}"`,
    ),
  )
  const file = (await readdir(join(dir, '_astro'))).find((name) => name.startsWith('props.')) ?? ''
  expect(JSON.parse(await readFile(join(dir, '_astro', file), 'utf8'))).toEqual(props)
  expect(page).toContain(
    ` data-files="Popup.1.js index.2.js a.1.css ../listing/${PRODUCT_INDEX_NAME}.json ${file}"`,
  )
  expect(page).toContain(` data-props="/_astro/${file}"`)
  expect(page).not.toContain(' props=')
})

it('writes the JSON of islands and products without entities, and leaves out the ids of islands', async () => {
  const json = { value: { name: 'Tričko "Šťastie" & d\'Artagnan' } }
  const text = JSON.stringify(json)
  const escaped = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;')
  const page = lighterPages(await shopWithScripts())(
    pageWith('intent').replace(
      '<astro-island',
      `<p title="&quot;" data-product="1"><buy-form data-product="${escaped}"></buy-form><astro-island uid="Z1abc" opts="${escaped}"`,
    ),
  )
  const part = (name: string) => readPage(page).find((one) => one.name === name)?.attributes
  expect(part('buy-form')?.['data-product']).toBe(text)
  expect(part('astro-island')?.['opts']).toBe(text)
  expect(page).toContain('<p title="&quot;" data-product="1">')
  expect(page.match(/&quot;/g)).toHaveLength(1)
  expect(page).not.toContain('uid=')
})

it('keeps JSON with a plain apostrophe, as in the name of a product, in double quotes', async () => {
  const text = JSON.stringify({ name: "Men's beanie" })
  const form = `<buy-form data-product="${text.replaceAll('"', '&quot;')}"></buy-form>`
  const page = lighterPages(await shopWithScripts())(
    pageWith('intent').replace('<astro-island', `${form}<astro-island`),
  )
  expect(readPage(page).find(({ name }) => name === 'buy-form')?.attributes['data-product']).toBe(text)
})

it('shortens a script that a component wrote', async () => {
  const page = lighterPages(await shopWithScripts())(
    '<script>\n  {\n    const one = 1\n    look(one)\n  }\n</script>',
  )
  expect(page).toBe('<script>look(1);</script>')
})

it('a page with an island that starts by itself fetches its code at once', async () => {
  const page = lighterPages(await shopWithScripts())(pageWith('load', 'intent'))
  expect(page).toMatch(/<script async src="\/_astro\/astro-island\.[\w-]{8}\.js"><\/script>/)
  expect(page).not.toContain('data-reach')
  expect(page.match(/data-files/g)).toHaveLength(1)
})

it('a page without islands stays as it is', async () => {
  expect(lighterPages(await shopWithScripts())('<p>Nič</p>')).toBe('<p>Nič</p>')
})

const ENV = { SHOP_API_URL: 'https://api.sk' }
const SAME = 'Tričko Tatry '.repeat(100)
const NEW = 'Tričko Kriváň '.repeat(100)
const YESTERDAY = new Date('2026-11-26T03:00:00Z')

it('a file with the very content of the shop before keeps its time and its .br, and any other gets its own', async () => {
  const [dir, before] = [await tempFolder(), await tempFolder()]
  const changed = { 'changed.html': NEW, 'broken.html': SAME, 'first.html': SAME, 'changed.woff2': NEW }
  await writeFiles(dir, { ...changed, 'same.html': SAME, 'same.woff2': SAME })
  const old = ['same.html', 'changed.html', 'broken.html', 'same.woff2', 'changed.woff2']
  await writeFiles(before, Object.fromEntries(old.map((file) => [file, SAME])))
  // Worse compressed than a build does, so that the test knows it again.
  const kept = brotliCompressSync(SAME, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
  for (const file of ['same.html', 'changed.html']) await writeFile(join(before, `${file}.br`), kept)
  await writeFile(join(before, 'broken.html.br'), Buffer.alloc(kept.length, 1))
  for (const file of [...old, 'same.html.br']) await utimes(join(before, file), YESTERDAY, YESTERDAY)
  await finishFiles(dir, ENV, before)

  const written = (file: string) => readFile(join(dir, `${file}.br`))
  const timeOf = async (file: string) => (await stat(join(dir, file))).mtime
  expect(await written('same.html')).toEqual(kept)
  for (const file of ['same.html', 'same.html.br', 'same.woff2'])
    expect(await timeOf(file), file).toEqual(YESTERDAY)
  for (const [file, text] of Object.entries(changed)) {
    expect(await timeOf(file), file).not.toEqual(YESTERDAY)
    if (file.endsWith('.html')) expect(brotliDecompressSync(await written(file)).toString()).toBe(text)
  }
})

it('what many pages fetch is compressed as well as it can be, but a large file so that no build waits for it', async () => {
  const dir = await tempFolder()
  const text = (await readFile('package-lock.json', 'utf8')).slice(0, 300_000)
  await writeFiles(dir, { '_astro/client.js': text, 'listing/all.json': text.repeat(2), 'index.html': text })
  await finishFiles(dir, ENV, '')

  const at = (file: string) => readFile(join(dir, `${file}.br`))
  expect(await at('_astro/client.js')).toEqual(brotliCompressSync(text))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  expect(await at('listing/all.json')).toEqual(brotliCompressSync(text.repeat(2), { params }))
})

it('a file that has its .br is finished', async () => {
  const dir = await tempFolder()
  await writeFiles(dir, { 'index.html': SAME, 'feeds/heureka.xml': SAME, 'feeds/heureka.xml.br': 'finished' })
  await finishFiles(dir, ENV, '')
  expect(await readFile(join(dir, 'feeds/heureka.xml.br'), 'utf8')).toBe('finished')
})

it('Netlify gets no .br', async () => {
  const dir = await tempFolder()
  await writeFiles(dir, { 'first.html': SAME })
  await finishFiles(dir, { ...ENV, NETLIFY: 'true' }, '')
  await expect(readFile(join(dir, 'first.html.br'))).rejects.toThrow('ENOENT')
})

it('an attribute of a page holds no <, so that no host takes words of a product for a command', async () => {
  const dir = await tempFolder()
  const page = `<!doctype html><html><head><meta content="<!--#exec cmd=&quot;id&quot; -->"><style>a>b{c:"<"}</style></head>
<body><!-- "<" --><img alt='<?php' hidden src=a.jpg><p title="a > b < c">1 &lt; 2</p><script>if("a"<b)c="<b>"</script></body></html>`
  await writeFiles(dir, { 'first.html': page })
  await finishFiles(dir, ENV, '')
  const written = await readFile(join(dir, 'first.html'), 'utf8')
  expect(written).toContain('content="&lt;!--#exec cmd=&quot;id&quot; -->"')
  expect(written).toContain('<img alt=\'&lt;?php\' hidden src=a.jpg><p title="a > b &lt; c">1 &lt; 2</p>')
  expect(written).toContain('<script>if("a"<b)c="<b>"</script>')
  expect(written).toContain('{c:"<"}')
  expect(written).toContain('<!-- "<" -->')
})
