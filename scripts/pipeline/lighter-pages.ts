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
const WRITTEN_SCRIPT = /<script>(\s+[^]*?)<\/script>/g

const WAITING_ISLAND =
  /<astro-island\b(?=[^>]*\sclient="intent")[^>]*?\scomponent-url="\/_astro\/([^"]+)\.js"[^>]*/g

const LOADED_ISLAND = /<astro-island\b(?=[^>]*\sclient="load")[^>]*?\scomponent-url="\/_astro\/([^"]+)\.js"/

/** Finds the id of an island, as Astro writes it: a random text. */
const ISLAND_ID = /(?<=<astro-island\b[^>]*)\suid="\w+"/g

/** Finds values with JSON, as Astro and React write them: in single quotes their quotes need no entities. An apostrophe would end them. */
const JSON_VALUE = /(?<= (?:opts|props|data-product)=)"([^"']*&quot;[^"']*)"/g

/** Finds an island's properties, if they are so many that they are fetched with its code. */
const PROPS = /\sprops="([^"]{200,})"/
const STYLES = /&quot;styles&quot;:&quot;\/_astro\/([\w.-]+)/
const ENTITIES: Readonly<Record<string, string>> = { '#39': "'", quot: '"', amp: '&', lt: '<', gt: '>' }

/** Finds the scripts that a page names. */
const NAMED_SCRIPT = /<script type="module" src="\/_astro\/([^"]+)\.js"/g

/** Finds what a script imports with its own start, as the bundler writes it. */
const IMPORT = /\b(?:import|from)\s*"\.\/([^"]+)\.js"/g

/** Finds the script of the first reach in the script of every page. */
const REACH = /\bimport\(`\.\/(reach\.[^`]+)\.js`\)/

/** @returns by the names of scripts without `.js`: these, the scripts that they import, and theirs; and the script of the first reach */
function readImports(dir: string) {
  const direct = new Map<string, string[]>()
  let reach: string | undefined
  for (const file of globSync('*.js', { cwd: dir })) {
    const code = readFileSync(join(dir, file), 'utf8')
    const name = file.replace(/\.js$/, '')
    direct.set(
      name,
      [...code.matchAll(IMPORT)].map(([, imported = '']) => imported),
    )
    if (name.startsWith('Page.')) reach = REACH.exec(code)?.[1]
  }
  const filesOf = (...names: readonly string[]): ReadonlySet<string> => {
    const found = new Set(names)
    for (const one of found) for (const imported of direct.get(one) ?? []) found.add(imported)
    return found
  }
  return { filesOf, reach }
}

const HEAD_STYLE = /<style>([^]*?)<\/style>/g

/**
 * Puts the styles of a page's head into one element, because each element needs a hash in the page's policy. Leaves a page
 * alone where a file has styles for the screen, which might belong between two others.
 */
function withOneStyle(html: string): string {
  const [head = '', ...rest] = html.split('</head>')
  const styles = [...head.matchAll(HEAD_STYLE)]
  if (/<link rel="stylesheet"(?![^>]* media="print")/.test(head)) return html
  const one = `<style>${styles.map(([, css = '']) => css.trim()).join('\n')}</style>`
  const joined = head.replace(HEAD_STYLE, (_, __, at) => (at === styles[0]?.index ? one : ''))
  return [joined, ...rest].join('</head>')
}

/**
 * Makes pages lighter. Puts their styles into one element, shortens their scripts, leaves out the islands' ids, which nothing reads, and most entities, and moves Astro's code for islands into
 * one file. A page whose islands all wait names it in `data-reach`, with what the script of the first reach imports: both are
 * fetched at the first reach (decision 1). Each waiting island names its scripts, styles and data in `data-files`, so that
 * they are fetched at the same moment. Long properties are such data: `data-props` names their file. What the scripts of a
 * page and of an island that starts at once import is asked for with them, not after them. @param dir the built shop
 * @returns the function that changes a page
 */
export function lighterPages(dir: string): (html: string) => string {
  const { filesOf, reach } = readImports(join(dir, '_astro'))
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
    const html = withOneStyle(page).replace(
      WRITTEN_SCRIPT,
      (_, code: string) => `<script>${shorten(code)}</script>`,
    )
    const [element, code] = RUNTIME.exec(html) ?? []
    if (element === undefined || code === undefined) return html
    const islands = write('astro-island', 'js', code)
    const [, loaded] = LOADED_ISLAND.exec(html) ?? []
    const named = [...html.matchAll(NAMED_SCRIPT)].map(([, name = '']) => name)
    const atRest = filesOf(...(loaded === undefined ? named : [loaded, ...named]))
    const early = [...atRest]
      .filter((file) => !named.includes(file))
      .map((file) => `<link rel="modulepreload" href="/_astro/${file}.js">`)
      .join('')
    const later = [...(reach === undefined ? [] : filesOf(reach))]
      .filter((file) => file !== reach && !atRest.has(file))
      .map((file) => `${file}.js`)
    return html
      .replace(STYLE, '')
      .replaceAll(ISLAND_ID, '')
      .replace(element, loaded ? `<script async src="/_astro/${islands}"></script>${early}` : '')
      .replace(loaded ? /$^/ : '<script type="module"', `${early}$&`)
      .replace(/<html\b/, loaded ? '$&' : `$& data-reach="${[islands, ...later].join(' ')}"`)
      .replace(WAITING_ISLAND, withFiles)
      .replaceAll(JSON_VALUE, (_, json: string) => `'${json.replaceAll('&quot;', '"')}'`)
  }
}
