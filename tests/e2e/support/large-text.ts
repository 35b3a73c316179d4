import { expect, type Page } from '@playwright/test'
import { SHOP_SCREENS } from '../../../scripts/screens/screens.ts'
import { forget } from './checkout.ts'

/** Deals screens out to tests of five at most: a new window takes longer than a screen. Slow screens lie side by side. */
export function inRounds(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / 5)
  return Array.from({ length: count }, (_, round) => names.filter((_name, at) => at % count === round))
}

/** Opens a screen in the first of these windows, and expects that no text of it is lost in any of them, in either font. */
export async function expectWhole(
  page: Page,
  name: string,
  windows: readonly { width: number; height: number }[],
): Promise<void> {
  await forget(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (windows[0]) await page.setViewportSize(windows[0])
  await SHOP_SCREENS[name]?.open(page)
  for (const size of windows) {
    await page.setViewportSize(size)
    for (const font of ['own', 'wide'] as const) {
      await showIn(page, font)
      const lost = await findLost(page)
      expect.soft(lost, `${name}, ${font} font, ${size.width} x ${size.height}`).toEqual([])
    }
  }
}

/** Shows the page in the shop's own font, or in the wide system font (tests/fixtures/system-font.ts). */
async function showIn(page: Page, font: 'own' | 'wide'): Promise<void> {
  await page.evaluate(async (isOwn) => {
    // Under another name, because the page ignores its font after the first paint.
    const address = document.querySelector<HTMLLinkElement>('[rel=preload][as=font]')?.href ?? ''
    const face = new FontFace('Own', `url(${address})`, { weight: '300 900' })
    if (isOwn) document.fonts.add(await face.load())
    document.documentElement.style.setProperty('--font', isOwn ? 'Own' : 'system-ui')
  }, font === 'own')
}

/** Elements whose text the catalogue, an owner or a shopper chooses. */
const NAMES = `
  h1, .breadcrumbs li > a, .breadcrumbs [aria-current], .card h3, .badge, .tabs a, .tiles a, .menu-list a,
  .listing-header p, .filter-value > span, .filters legend, .active-filters button, .chip, .empty-state p,
  .suggestion-name, .cart-line-text a, .cart-line-facts dd, .toast p, .fill-up a, .cart-changes p,
  .removed p, .choice > span, .choices legend, .buy-facts li, .facts :is(td, dd),
  .quick-view h2, .rich-text p, .option > span:not(.price), .order-contents li > span, .banner-words :is(h2, p, a), .slide-menu a,
  .notice
`

/** Replaces every such text by one long word. */
export async function lengthenNames(page: Page): Promise<void> {
  await page.evaluate(
    ([names, word]) => {
      for (const name of document.querySelectorAll(names))
        for (const node of name.childNodes)
          if (node instanceof Text && /\p{L}{2}/u.test(node.data)) node.data = ` ${word} `
    },
    [NAMES, 'najneobhospodarovávateľnejšie'.repeat(6)] as const,
  )
}

/** Finds form controls with smaller text than the page: iOS zooms in on text below 16 pixels. */
export function findSmallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter(
        (field) =>
          parseFloat(getComputedStyle(field).fontSize) < parseFloat(getComputedStyle(document.body).fontSize),
      )
      .map((field) => field.outerHTML),
  )
}

/** Left out: texts for screen readers, and elements that scroll sideways on purpose. */
const APART = [
  ...['.visually-hidden', 'svg', '.tabs', '.slider-view', '.gallery-strip', '.gallery-thumbs'],
  ...['.active-filters', '.recently-seen ul', '.size-chart table', '.zoom'],
]

/** Text on one line, which may end with an ellipsis: its link is heard with all of its words, and leads to them (rule 120). */
const SHORTENED = '.buy-bar-choice'

/**
 * Finds text that is hard to read: outside its box or the window, cut off, covered, or broken inside a word that fits on a
 * line. Also finds a page that scrolls sideways, and a bar that is higher than a quarter of the window.
 */
export function findLost(page: Page): Promise<string[]> {
  return page.evaluate(
    ([apart, shortened, window]) => {
      const TOLERANCE = 1.5
      const overlapOf = (a: DOMRect, b: DOMRect) => [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ]
      const overlaps = (a: DOMRect, b: DOMRect) => overlapOf(a, b).every((size) => size > TOLERANCE)
      const sticksOut = (inner: DOMRect, outer: DOMRect, isScrolled: boolean) => {
        const [width = 0, height = 0] = overlapOf(inner, outer)
        return width < inner.width - TOLERANCE || (!isScrolled && height < inner.height - TOLERANCE)
      }
      /** The part of a line's box that its letters fill. */
      const letters = ({ x, y, width, height }: DOMRect) =>
        new DOMRect(x, y + height / 5, width, height * 0.6)

      const styles = new Map<Element, CSSStyleDeclaration>()
      const styleOf = (element: Element) => {
        const style = styles.get(element) ?? getComputedStyle(element)
        styles.set(element, style)
        return style
      }
      /** An element and its ancestors, with `isPositionHeeded` only up to the first positioned one. */
      const chain = (element: Element | null, isPositionHeeded: boolean): Element[] => {
        if (!element || element === document.body) return []
        const isOut = isPositionHeeded && /absolute|fixed/.test(styleOf(element).position)
        return [element, ...(isOut ? [] : chain(element.parentElement, isPositionHeeded))]
      }
      const layerOf = (element: Element) =>
        chain(element, false).find((above) => {
          const { position, zIndex } = styleOf(above)
          return /fixed|sticky/.test(position) || zIndex !== 'auto'
        })
      const isPainted = (element: Element) => {
        const { backgroundColor, borderTopWidth, borderLeftWidth, overflowX } = styleOf(element)
        const isEdged = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0
        return !/^transparent|, 0\)$/.test(backgroundColor) || isEdged || overflowX !== 'visible'
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(apart) &&
        !chain(element, false).some((above) => styleOf(above).clipPath === 'inset(50%)')
      const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`

      const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(isShown)
      const shown = new Set<Element>(elements)
      const texts: {
        words: string
        node: Text
        parent: Element
        layer: Element | undefined
        rects: DOMRect[]
      }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const parent = node.parentElement
        if (!parent || !node.data.trim() || !shown.has(parent) || parent.closest('select, textarea, code'))
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { right: end = Infinity } = parent.closest(shortened)?.getBoundingClientRect() ?? {}
        const rects = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(letters)
          .map(({ x, y, width, height }) => new DOMRect(x, y, Math.min(width, end - x), height))
        // Leave out texts above the page: nobody can scroll there.
        if (rects.some(({ bottom }) => bottom + scrollY > 0))
          texts.push({
            words: `${name(parent)} '${node.data.trim().slice(0, 50)}'`,
            layer: layerOf(parent),
            ...{ node, parent, rects },
          })
      }
      const controls = elements
        .filter((element) => element.matches('button, .button, input, select, textarea, progress'))
        .map((control) => ({ control, layer: layerOf(control), box: control.getBoundingClientRect() }))

      const lost: string[] = []
      const { scrollWidth } = document.documentElement
      if (scrollWidth > window.width) lost.push(`the page is ${scrollWidth} px wide`)

      for (const element of elements) {
        if (element.matches(`input, textarea, select, ${shortened}`)) continue
        const { overflowX, overflowY, position } = styleOf(element)
        if (
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
          lost.push(`cut off: ${name(element)} '${element.textContent.trim().slice(0, 50)}'`)
        const { width, height } = element.getBoundingClientRect()
        const isBar = /fixed|sticky/.test(position) && !element.matches('[popover], dialog, .toasts')
        if (isBar && width > window.width / 2 && height > window.height / 4)
          lost.push(`${Math.round(height)} px high: ${name(element)}`)
      }

      const whole = new DOMRect(0, -scrollY, window.width, 1e6)
      for (const [at, { words, node, parent, layer, rects }] of texts.entries()) {
        if (rects.some((rect) => sticksOut(rect, whole, true))) lost.push(`outside of the page: ${words}`)
        for (const box of chain(parent, true).filter(isPainted)) {
          const frame = box.getBoundingClientRect()
          if (rects.some((rect) => sticksOut(rect, frame, /auto|scroll/.test(styleOf(box).overflowY))))
            lost.push(`outside of ${name(box)}: ${words}`)
        }
        const cover =
          texts
            .slice(at + 1)
            .find(
              (other) =>
                other.layer === layer && other.rects.some((rect) => rects.some((own) => overlaps(own, rect))),
            )?.words ??
          controls.find(
            ({ control, box, ...other }) =>
              other.layer === layer &&
              !control.contains(parent) &&
              !parent.contains(control) &&
              rects.some((rect) => overlaps(rect, box)),
          )?.control.className
        if (cover !== undefined) lost.push(`${words} and ${cover} lie over each other`)
        if (rects.length < 2) continue
        // The width of the text at the size of the page's text.
        const scale = Math.min(
          1,
          parseFloat(styleOf(document.body).fontSize) / parseFloat(styleOf(parent).fontSize),
        )
        for (const { 0: word, index } of node.data.matchAll(/[^ \n\t/–-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
          const width = parts.reduce((sum, part) => sum + part.width, 0)
          if (new Set(parts.map(({ top }) => top)).size > 1 && width * scale < window.width * 0.75)
            lost.push(`broken: ${word} of ${words}`)
        }
      }
      return lost
    },
    [APART.join(), SHORTENED, page.viewportSize() ?? { width: 0, height: 0 }] as const,
  )
}
