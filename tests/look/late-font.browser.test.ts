// Rule 716
import { expect, it, onTestFinished, vi } from 'vitest'
import { showLateFont } from '../../src/look/late-font.ts'
import address from '../../src/assets/fonts/figtree.woff2?url'
import { showHtml } from '../browser/page.ts'

/** Takes the shop's font out of the page, as if it were not there in time. */
function leaveOutFont() {
  for (const sheet of document.styleSheets)
    for (const [at, rule] of [...sheet.cssRules].entries())
      if (rule instanceof CSSFontFaceRule && rule.style.fontFamily === 'Figtree') {
        sheet.deleteRule(at)
        onTestFinished(() => void sheet.insertRule(rule.cssText, at))
      }
}

const WORDS = 'Ľahučké tričko iii lll WWW '.repeat(8)

it.each([
  { outcome: 'shown if no line moves', width: '900em', isShown: true },
  { outcome: 'left out if a line would move', width: '20em', isShown: false },
])('a font that comes after the first paint is $outcome', async ({ width, isShown }) => {
  leaveOutFont()
  showHtml(
    `<link rel="preload" as="font" href="${address}" crossorigin><p id="words">${WORDS}</p><p>Pod nimi</p>`,
  )
  const words = document.getElementById('words') as HTMLElement
  Object.assign(words.style, { font: '16px/1.5 Figtree, monospace', width })
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([])
  const fonts = [...document.fonts]
  const added = () => [...document.fonts].filter((font) => !fonts.includes(font))
  onTestFinished(() => added().forEach((font) => document.fonts.delete(font)))
  const { height } = words.getBoundingClientRect()
  await showLateFont()
  expect(added()).toHaveLength(isShown ? 1 : 0)
  expect(words.getBoundingClientRect().height).toBe(height)
})
