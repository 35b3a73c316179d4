import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBuiltSite } from '../guards/built-site.ts'
import { copyShop, type ShopCopy } from './shop-copy.ts'

/** The style sheet of a page; before it come the layers' order and the font, after it the islands' one rule. */
const SHEET = /<style>(@layer page\{[\s\S]*?)<\/style>/
const LAYER = /^@layer [\w-]+\{/

/** The statements of a piece of CSS, each with its block. */
function statements(css: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}') depth--
    if (depth > 0 || (css[at] !== '}' && css[at] !== ';')) continue
    found.push(css.slice(from, at + 1))
    from = at + 1
  }
  return found
}

/** The rules of a sheet, each in its own layer. */
function rulesOf(sheet: string): string[] {
  return statements(sheet).flatMap((statement) => {
    const [layer] = LAYER.exec(statement) ?? []
    if (layer === undefined) return [statement]
    return statements(statement.slice(layer.length, -1)).map((rule) => `${layer}${rule}}`)
  })
}

function sheetOf(html: string): string {
  return SHEET.exec(html)?.[1] ?? ''
}

/**
 * A copy of a shop in which the rules that all the given pages have are in one file, which a browser keeps for a year;
 * what only some of them have stays inline.
 * @throws Error when they have none in common
 */
export async function moveStyles(dir: string, paths: readonly string[]): Promise<ShopCopy> {
  const site = await openBuiltSite(dir)
  const sheets = await Promise.all(
    paths.map(async (path) => new Set(rulesOf(sheetOf((await site.page(path)).html)))),
  )
  const [first = new Set<string>(), ...others] = sheets
  const common = new Set([...first].filter((rule) => others.every((sheet) => sheet.has(rule))))
  if (common.size === 0) throw new Error('The pages have no styles in common: has their place changed?')
  const css = [...common].join('')
  const name = `shop.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  const copy = await copyShop(dir)
  await writeFile(join(copy.dir, '_astro', name), css)
  await copy.changePages((html) =>
    html.replace(SHEET, (_, sheet: string) => {
      const own = rulesOf(sheet).filter((rule) => !common.has(rule))
      return `<link rel="stylesheet" href="/_astro/${name}"><style>${own.join('')}</style>`
    }),
  )
  // Its hashes are of the styles as they were.
  await copy.change('/_headers', (headers) => headers.replaceAll(/^ *Content-Security-Policy:.*\n/gm, ''))
  return copy
}
