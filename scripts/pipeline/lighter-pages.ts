import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest.ts'

/** Finds the script that Astro writes into each page with an island. */
const RUNTIME = /<script>((?:(?!<\/script>)[^])*\.define\("astro-island"(?:(?!<\/script>)[^])*)<\/script>/

/** Finds the style that Astro writes before the first island. base.css has it. */
const STYLE = /<style>astro-island,[^<]*<\/style>/

const WAITING_ISLAND =
  /<astro-island\b(?=[^>]*\sclient="intent")[^>]*?\scomponent-url="\/_astro\/([^"]+)\.js"/g

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
 * Makes pages lighter. Puts their styles into one element, and moves Astro's code for islands into one file. A page whose islands all wait names it in
 * `data-islands`, and fetches it at the first reach (decision 1). Each waiting island names its scripts in `data-files`, so
 * that they are fetched at the same moment. @param dir the built shop @returns the function that changes a page
 */
export function lighterPages(dir: string): (html: string) => string {
  const filesOf = readImports(join(dir, '_astro'))
  return (page) => {
    const html = withOneStyle(page)
    const [element, code] = RUNTIME.exec(html) ?? []
    if (element === undefined || code === undefined) return html
    const address = `/_astro/astro-island.${digestOf(code, 'base64url').slice(0, 8)}.js`
    writeFileSync(join(dir, address), code)
    const isWaiting = !/<astro-island\b[^>]*\sclient="load"/.test(html)
    return html
      .replace(STYLE, '')
      .replace(element, isWaiting ? '' : `<script async src="${address}"></script>`)
      .replace(/<html\b/, isWaiting ? `$& data-islands="${address}"` : '$&')
      .replace(WAITING_ISLAND, (tag, name: string) => `${tag} data-files="${[...filesOf(name)].join(' ')}"`)
  }
}
