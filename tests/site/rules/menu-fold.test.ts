// Rule 905
import { expect, it } from 'vitest'
import { foldMenu, foldStyles, listEntries } from '../../../src/site/rules/menu-fold.ts'
import type { MenuItem } from '../../../src/site/rules/menu.ts'

const item = (name: string): MenuItem => ({ id: name, name, href: `/${name}` })
const menu = (...names: string[]) => foldMenu(names.map(item))

it('a line that has room for all entries folds none', () => {
  const { inLine, widths, wholeWidth } = menu('Med', 'Vosk')
  expect(inLine).toHaveLength(2)
  expect(wholeWidth).toBeLessThan(10)
  expect(foldStyles(menu('Med', 'Vosk'))).toContain(`(width>=${wholeWidth}rem){.menu-more{display:none}}`)
  // Both entries are in the line before it has room for the entry of folded ones, too.
  expect(Math.min(...widths)).toBeGreaterThan(7)
})

it('an entry is in the line from a width on, and below it in the list of folded ones', () => {
  const folded = menu(...Array.from({ length: 60 }, (_, at) => `Kategória ${at}`))
  expect(folded.wholeWidth).toBeNull()
  expect(folded.inLine.length).toBeGreaterThan(4)
  expect(folded.inLine.length).toBeLessThan(12)
  expect(folded.widths).toEqual(folded.widths.toSorted((one, other) => one - other))
  const [first] = folded.widths
  expect(foldStyles(folded)).toContain(
    `(width<${first}rem){.main-menu>ul>li:nth-child(1):not(.menu-more){display:none}}`,
  )
  expect(foldStyles(folded)).toContain(
    `(width>=${first}rem){.menu-more>div>ul>li:nth-child(1){display:none}}`,
  )
})

it('an entry needs more width for wide letters, for unknown scripts, and for the arrow of a list', () => {
  const widthOf = (entry: MenuItem) => foldMenu([entry]).wholeWidth ?? 0
  expect(widthOf(item('WWWW'))).toBeGreaterThan(widthOf(item('aaaa')))
  expect(widthOf(item('aaaa'))).toBeGreaterThan(widthOf(item('iiii')))
  expect(widthOf(item('一二三四'))).toBeGreaterThan(widthOf(item('WWWW')))
  expect(widthOf({ ...item('aaaa'), type: 'dropdown' })).toBeGreaterThan(widthOf(item('aaaa')))
})

it('a list begins with the page of its category, if the category has one', () => {
  const children = [item('Obuv')]
  const names = (entry: MenuItem) => listEntries(entry, (name) => `Všetko: ${name}`).map(({ name }) => name)
  expect(names({ ...item('Ženy'), hasOwnPage: true, children })).toEqual(['Všetko: Ženy', 'Obuv'])
  expect(names({ ...item('Doplnky'), children })).toEqual(['Obuv'])
})
