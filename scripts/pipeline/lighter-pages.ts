import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { PRODUCT_INDEX_NAME } from '../../src/product-index/rules/product-index.ts'
import { digestOf } from './digest.ts'

/** Finds the script that Astro writes into each page with an island. */
const RUNTIME = /<script>((?:(?!<\/script>)[^])*\.define\("astro-island"(?:(?!<\/script>)[^])*)<\/script>/

/** Finds the style that Astro writes before the first island. base.css has it. */
const STYLE = /<style>astro-island,[^<]*<\/style>/

/** Finds a script as a component writes it: it begins with a new line. The others are short already. */
const WRITTEN_SCRIPT = /(?<=<script>)\s+[^]*?(?=<\/script>)/g

const WAITING_ISLAND =
  /<astro-island\b(?=[^>]*\sclient="intent")[^>]*?\scomponent-url="\/_astro\/([^"]+)\.js"[^>]*/g

const LOADED_ISLAND = /<astro-island\b(?=[^>]*\sclient="load")[^>]*?\scomponent-url="\/_astro\/([^"]+)\.js"/

/** Finds an island's properties, if they are so many that they are fetched with its code. */
const PROPS = /\sprops="([^"]{200,})"/
const STYLES = /&quot;styles&quot;:&quot;\/_astro\/([\w.-]+)/
const ENTITIES: Readonly<Record<string, string>> = { '#39': "'", quot: '"', amp: '&', lt: '<', gt: '>' }

/** Finds what a script imports with its own start, as the bundler writes it. */
const IMPORT = /\b(?:import|from)\s*"\.\/([^"]+)\.js"/g

/** @returns by the name of a script without `.js`: it, the scripts that it imports, and theirs */
function readImports(dir: string): (name: string) => ReadonlySet<string> {
  const direct = new Map(
    globSync('*.js', { cwd: dir }).map((file) => [
      file.replace(/\.js$/, ''),
      [...readFileSync(join(dir, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
    ]),
  )
  return (name) => {
    const found = new Set([name])
    for (const one of found) for (const imported of direct.get(one) ?? []) found.add(imported)
    return found
  }
}

/**
 * Puts the styles of a page's head into one element, because each element needs a hash in the page's policy. Leaves a page
 * alone where a file has styles for the screen, which might belong between two others.
 */
function withOneStyle(html: string): string {
  const [head = '', ...rest] = html.split('</head>')
  const styles = [...head.matchAll(/<style>([^]*?)<\/style>/g)]
  if (/<link rel="stylesheet"(?![^>]* media="print")/.test(head)) return html
  const one = `<style>${styles.map(([, css = '']) => css.trim()).join('\n')}</style>`
  const joined = styles.reduce((left, [style], at) => left.replace(style, () => (at === 0 ? one : '')), head)
  return [joined, ...rest].join('</head>')
}

/**
 * Makes pages lighter. Puts their styles into one element, shortens their scripts, and moves Astro's code for islands into
 * one file. A page whose islands all wait names it in `data-islands`, and fetches it at the first reach (decision 1). Each
 * waiting island names its scripts, styles and data in `data-files`, so that they are fetched at the same moment. Long
 * properties are such data: `data-props` names their file. A page with an island that starts at once asks for its scripts
 * beside Astro's code, not after it. @param dir the built shop @returns the function that changes a page
 */
export function lighterPages(dir: string): (html: string) => string {
  const filesOf = readImports(join(dir, '_astro'))
  const short = new Map<string, string>()
  const shorten = (script: string) =>
    short.get(script) ?? short.set(script, minifySync('inline.js', script).code).get(script) ?? script
  const write = (name: string, extension: string, content: string) => {
    const file = `${name}.${digestOf(content, 'base64url').slice(0, 8)}.${extension}`
    const path = join(dir, '_astro', file)
    // Many pages share a file.
    if (!existsSync(path)) writeFileSync(path, content)
    return file
  }
  const withFiles = (tag: string, name: string) => {
    const files = [...filesOf(name)].map((file) => `${file}.js`)
    files.push(...(STYLES.exec(tag)?.slice(1) ?? []))
    // That script file asks for the product index (src/listing/load-index-early.ts).
    if (files.some((file) => file.startsWith('index.'))) files.push(`../listing/${PRODUCT_INDEX_NAME}.json`)
    const [attribute = '', escaped] = PROPS.exec(tag) ?? []
    if (escaped === undefined) return `${tag} data-files="${files.join(' ')}"`
    const props = write(
      'props',
      'json',
      escaped.replace(/&(#?\w+);/g, (entity, code: string) => ENTITIES[code] ?? entity),
    )
    return `${tag.replace(attribute, '')} data-files="${[...files, props].join(' ')}" data-props="/_astro/${props}"`
  }
  return (page) => {
    const html = withOneStyle(page).replace(WRITTEN_SCRIPT, shorten)
    const [element, code] = RUNTIME.exec(html) ?? []
    if (element === undefined || code === undefined) return html
    const address = `/_astro/${write('astro-island', 'js', code)}`
    const [, loaded] = LOADED_ISLAND.exec(html) ?? []
    const early = [...(loaded === undefined ? [] : filesOf(loaded))].map(
      (file) => `<link rel="modulepreload" href="/_astro/${file}.js">`,
    )
    return html
      .replace(STYLE, '')
      .replace(element, loaded ? `<script async src="${address}"></script>${early.join('')}` : '')
      .replace(/<html\b/, loaded ? '$&' : `$& data-islands="${address}"`)
      .replace(WAITING_ISLAND, withFiles)
  }
}
