import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { BuiltPage, BuiltSite } from './built-site.ts'

/** What a first visitor of a page downloads before any interaction, in brotli bytes. */
export interface PageWeight {
  /** The page as it is sent: with the styles, scripts and data that are inline in it, in one compression. */
  document: number
  /** The scripts that come by themselves, inline ones too. */
  scripts: number
  /** Addresses of the scripts that come by themselves. */
  scriptFiles: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** True for a script that no browser runs. */
const isData = (attributes: string) => attributes.includes('application/')

const compress = promisify(brotliCompress)

/**
 * Replaces the hashes in files' names by stable ones. The real ones change with the API's address, and with them the
 * compressed size by a few bytes: a page near its budget would be too heavy in one build and not in the next.
 */
function withStableHashes(text: string): string {
  return text.replaceAll(
    /([\w-]+)\.[\w-]{8}\.js/g,
    (_, name: string) => `${name}.${hash('sha256', name, 'base64url').slice(0, 8)}.js`,
  )
}

async function brotli(text: string): Promise<number> {
  return text === '' ? 0 : (await compress(withStableHashes(text))).length
}

const shared = new Map<string, Promise<number>>()

/** As `brotli`, but a text that many pages share is compressed once. */
function brotliOfShared(text: string): Promise<number> {
  const known = shared.get(text) ?? brotli(text)
  shared.set(text, known)
  return known
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}

/** Static imports of a built module, as addresses. */
function staticImports(address: string, code: string): string[] {
  const specifiers = matches(
    code,
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^'"();]*?from\s*)?["']([^"']+)["']/g,
  )
  return specifiers.map((specifier) => new URL(specifier, `http://shop${address}`).pathname)
}

async function withImports(site: BuiltSite, entries: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const queue = [...entries]
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (found.has(address)) continue
    const code = await site.read(address)
    found.set(address, code)
    queue.push(...staticImports(address, code))
  }
  return found
}

/** Islands that hydrate by themselves: their component and their renderer. */
function eagerIslands(html: string): string[] {
  return matches(html, /<astro-island\b([^>]*)>/g)
    .filter((attributes) => /client="(load|idle|visible|only)"/.test(attributes))
    .flatMap((attributes) => matches(attributes, /(?:component|renderer)-url="([^"]+)"/g))
}

/** Weighs a page as a first visitor's phone downloads it. */
export async function weighPage(site: BuiltSite, page: BuiltPage): Promise<PageWeight> {
  const scripts = [...page.html.matchAll(SCRIPT)].map(([, attributes = '', code = '']) => ({
    attributes,
    code,
  }))
  const entries = [
    ...scripts.flatMap(({ attributes }) => matches(attributes, /\bsrc="([^"]+)"/g)),
    ...matches(page.html, /<link\b[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...eagerIslands(page.html),
    ...scripts
      .filter(({ attributes }) => attributes.includes('type="module"'))
      .flatMap(({ code }) => staticImports(page.path, code)),
  ]
  const files = await withImports(site, entries)
  const inline = scripts.filter(({ attributes }) => !isData(attributes)).map(({ code }) => code)
  // Browsers fetch a sheet for print after everything else.
  const sheets = matches(page.html, /<link\b(?![^>]*media="print")[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  const styles = await Promise.all(sheets.map(site.read))
  const weights = await Promise.all([inline.join('\n'), ...files.values()].map(brotliOfShared))
  return {
    document: (await brotli(page.html)) + (await brotliOfShared(styles.join('\n'))),
    scripts: weights.reduce((sum, weight) => sum + weight, 0),
    scriptFiles: [...files.keys()],
  }
}
