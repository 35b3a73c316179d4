import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { openBuiltSite } from '../build/guards/site/built-site.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { copyShop, type ShopCopy } from './shop-copy.ts'

/** The style sheet of a page; before it come the layers' order and the font, after it the islands' one rule. */
const SHEET = /<style>(@layer page\{[\s\S]*?)<\/style>/
const LAYER = /^@layer [\w-]+\{/
const WIDTHS = [360, 768, 1440]
/** Of a selector: what a shopper brings about, and parts that no element is. */
const STATES =
  ':(?:hover|focus-visible|focus-within|focus|active|disabled|checked|user-invalid|invalid|popover-open|open|modal|placeholder-shown)|::[\\w-]+'

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

/** Of a page's rules, those that something on the screen of one of the widths has, before a shopper does anything. */
async function shownRules(browser: Browser, url: string, rules: readonly string[]): Promise<string[]> {
  const shown = new Set<string>()
  const page = await browser.newPage()
  await page.goto(url)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const rule of await page.evaluate(findShown, { rules, states: STATES })) shown.add(rule)
  }
  await page.close()
  return [...shown]
}

/** Runs in a page: the rules that an element has which is not hidden, whatever state it is in. */
function findShown({ rules, states }: { rules: readonly string[]; states: string }): string[] {
  const isShown = (rule: CSSRule): boolean => {
    const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : []
    // What is no rule for elements, such as a font, is needed at once.
    if (!(rule instanceof CSSStyleRule)) return inner.length === 0 || inner.some(isShown)
    const anyState = rule.selectorText.replaceAll(
      new RegExp(`(^|[\\s,(>+~])?(?:${states})+`, 'g'),
      (_, before?: string) => (before === undefined ? '' : `${before}*`),
    )
    try {
      return [...document.querySelectorAll(anyState)].some((element) => element.checkVisibility())
    } catch {
      return true
    }
  }
  return rules.filter((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return [...sheet.cssRules].some(isShown)
  })
}

/**
 * A copy of a shop in which pages have inline what they show at first; the rules that none of the given ones shows
 * before a shopper does something are in one file for all of them, which a browser keeps for a year. A page names it at
 * its end, where it holds up nothing.
 * @throws Error when there are no such rules
 */
export async function moveStyles(browser: Browser, dir: string, paths: readonly string[]): Promise<ShopCopy> {
  const site = await openBuiltSite(dir)
  const server = await startStaticServer({ dir, port: 0 })
  const all = new Set<string>()
  const first = new Set<string>()
  for (const path of paths) {
    const rules = rulesOf(sheetOf((await site.page(path)).html))
    for (const rule of rules) all.add(rule)
    for (const rule of await shownRules(browser, server.url + path, rules)) first.add(rule)
  }
  await server.close()
  const later = [...all].filter((rule) => !first.has(rule))
  if (later.length === 0) throw new Error('The pages have no styles to move: has their place changed?')
  const css = later.join('')
  const name = `shop.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  const copy = await copyShop(dir)
  await writeFile(join(copy.dir, '_astro', name), css)
  await copy.changePages((html) =>
    html
      .replace(SHEET, (_, sheet: string) => {
        const own = rulesOf(sheet).filter((rule) => !later.includes(rule))
        return `<style>${own.join('')}</style>`
      })
      .replace('</body>', `<link rel="stylesheet" href="/_astro/${name}"></body>`),
  )
  // Its hashes are of the styles as they were.
  await copy.change('/_headers', (headers) => headers.replaceAll(/^ *Content-Security-Policy:.*\n/gm, ''))
  return copy
}
